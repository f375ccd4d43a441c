"""`pigskin league table`, `stats`, `history`, `paper` and `check`: how a league stands."""

from __future__ import annotations

import dataclasses
import datetime
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.markup import escape

from pigskin.cli.house import FAILED, JsonOption, bare, print_json, say
from pigskin.cli.league.door import FileArgument, LeagueOption, opened
from pigskin.console import SafeConsole
from pigskin.errors import LeagueError
from pigskin.showing import counted

if TYPE_CHECKING:
    from pigskin.league.office import Office
    from pigskin.league.seasons import StageTable

SHORT: Final = {
    "td": "touchdowns", "cas": "casualties", "comp": "completions", "int": "interceptions",
}  # fmt: skip
SeasonOption = Annotated[int | None, typer.Option("--season", help="Of another season.")]


def table(
    file: FileArgument,
    season: SeasonOption = None,
    json_: JsonOption = False,
    league: LeagueOption = "",
) -> None:
    """Show the table, or the ladder, and how it is counted."""
    from pigskin.league.seasons import tables
    from pigskin.league.standings import formula

    with opened(file, league, season=season) as office:
        with office.reading() as rows:
            switches = rows.info_of(rows.info().season if season is None else season).switches
        names = {each.id: each.name for each in office.teams()}
        found = tables(office, season)
        if not found:
            _ladder(office, names, season, json_)
            return
    if json_:
        print_json([_row_json(each, row, names) for each in found for row in each.rows])
        return
    console = SafeConsole(highlight=False)
    for each in found:
        if len(found) > 1:
            console.print(f"[bold]{escape(each.stage.name)}[/]")
        _print_table(console, each, names)
    console.print(f"[dim]{escape(formula(switches))}[/]")


def _row_json(table: StageTable, row: Any, names: dict[str, str]) -> dict[str, Any]:
    return {"stage": table.stage.id, "name": names[row.team], **dataclasses.asdict(row)}


def _print_table(console: SafeConsole, table: StageTable, names: dict[str, str]) -> None:
    headings = ("", "team", "played", "won", "drawn", "lost", "TD", "CAS", "points")
    shown = bare(*headings)
    for column in (0, *range(2, len(headings))):
        shown.columns[column].justify = "right"
        shown.columns[column].no_wrap = True
    for row in table.rows:
        less = f" (-{row.deductions})" if row.deductions else ""
        shown.add_row(
            str(row.place), escape(names[row.team]), str(row.played), str(row.won), str(row.drawn),
            str(row.lost), f"{row.touchdowns}:{row.touchdowns_against}",
            f"{row.casualties}:{row.casualties_against}", f"[bold]{row.points}[/]{less}",
        )  # fmt: skip
    console.print(shown)


def _ladder(office: Office, names: dict[str, str], season: int | None, json_: bool) -> None:
    from pigskin.league.seasons import ladder

    try:
        order = ladder(office, season)
    except LeagueError:
        raise LeagueError("there is no table yet; see schedule") from None
    if json_:
        print_json([{"place": n, "team": id, "name": names[id]} for n, id in enumerate(order, 1)])
        return
    for place, id in enumerate(order, 1):
        say(f"{place:>3} {names[id]}")


def stats(
    file: FileArgument,
    by: Annotated[
        str,
        typer.Option(
            "--by", help="td, cas, comp, int, kills, mvp, spp, passes, blocks, fouls or matches."
        ),
    ] = "spp",
    season: Annotated[
        int | None, typer.Option("--season", help="Of one season; for ever if not given.")
    ] = None,
    most: Annotated[int, typer.Option("--most", min=1, help="So many players.")] = 10,
    json_: JsonOption = False,
    league: LeagueOption = "",
) -> None:
    """Who has most of something."""
    from pigskin.league.leaders import careers, leaders

    with opened(file, league, season=season) as office:
        logs = {each.id: office.log(each.id) for each in office.teams()}
    category = SHORT.get(by, by)
    found = leaders(careers(logs, season), category, most)
    if json_:
        print_json(
            [{"place": each.place, "count": each.count, **dataclasses.asdict(each.career)}
             for each in found]
        )  # fmt: skip
        return
    shown = bare("", category, "player", "position", "team")
    for each in found:
        who = each.career
        gone = "" if who.state == "active" else f" [dim]({who.state})[/]"
        shown.add_row(str(each.place), str(each.count), f"{who.number} {escape(who.name)}{gone}",
                      escape(who.position), escape(who.team_name))  # fmt: skip
    if found:
        SafeConsole(highlight=False).print(shown)
    else:
        say(f"nobody has any {category} yet")


def history(file: FileArgument, json_: JsonOption = False, league: LeagueOption = "") -> None:
    """Who did what in the league, and the champions of every season."""
    from pigskin.league.seasons import champions

    with opened(file, league) as office:
        acts, winners = office.acts(), champions(office)
        names = {each.id: each.name for each in office.teams()}
    if json_:
        print_json(
            {
                "champions": [{"season": season, "team": team} for season, team in winners],
                "acts": [dataclasses.asdict(each) for each in acts],
            }
        )
        return
    shown = bare("when", "who", "what")
    for act in acts:
        when = datetime.datetime.fromtimestamp(act.at).strftime("%Y-%m-%d %H:%M")
        shown.add_row(when, escape(act.by), escape(act.text))
    SafeConsole(highlight=False).print(shown)
    for season, team in winners:
        say(f"champions of season {season}: {names[team]}")


def paper(file: FileArgument, season: SeasonOption = None, league: LeagueOption = "") -> None:
    """Print a season as a page of HTML: tables, results, plots, leaders, teams."""
    from pigskin.league.papers import league_report_html

    with opened(file, league, season=season) as office:
        text = league_report_html(office, season)
    typer.echo(text, nl=False)


def check(file: FileArgument, json_: JsonOption = False, league: LeagueOption = "") -> None:
    """Fold every log and say all that is wrong with the sheets."""
    with opened(file, league) as office:
        wrong, teams = office.check(), len(office.teams())
        name = office.league
    if json_:
        print_json({"league": name, "teams": teams, "problems": wrong})
    else:
        for each in wrong:
            say(each)
        say(f"{name}: {counted(teams, 'team')}, {counted(len(wrong), 'problem')}")
    if wrong:
        raise typer.Exit(FAILED)
