"""`pigskin league teams`, `records`, `cemetery`, `fame` and `rates`: who plays in a league, or did,
and how they have fared."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape

from pigskin.cli.house import JsonOption, bare, count, print_json, say
from pigskin.cli.league.door import FileArgument, LeagueOption, opened
from pigskin.console import SafeConsole

if TYPE_CHECKING:
    from pigskin.league.leaders import Career, Grave, Logs
    from pigskin.league.office import Office

MostOption = Annotated[int, typer.Option("--most", min=1, help="So many.")]
WIDE, NARROW = 41, 15  # characters of a plot: at best, and in a narrow window
GAP = 2  # between columns


def teams(file: FileArgument, json_: JsonOption = False, league: LeagueOption = "") -> None:
    """Where the league stands, and its teams with their ids."""
    with opened(file, league) as office:
        info = office.info
        sheets = {each.id: office.sheet(each.id) for each in office.teams()}
        with office.reading() as kept:
            drafts = kept.drafts()
    rows = [
        {
            "id": id, "name": each.name, "coach": each.coach, "roster": each.roster_id,
            "players": len(each.active), "value": each.value, "treasury": each.treasury,
            "season": each.season, "retired": each.retired,
        }
        for id, each in sheets.items()
    ]  # fmt: skip
    about = {
        "id": info.id, "name": info.name, "edition": info.edition, "season": info.season,
        "state": info.state,
    }  # fmt: skip
    if json_:
        named = [{"name": each.name, "coach": each.coach, "roster": each.roster} for each in drafts]
        print_json({"league": about, "teams": rows, "drafts": named})
        return
    say(f"{info.name} ({info.id}), {info.edition}, season {info.season}: {info.state}")
    if rows:
        shown = bare("id", "team", "coach", "roster", "players", "value", "treasury")
        _right(shown, 4, 5, 6)
        for row in rows:
            gone = " [dim](plays no more)[/]" if row["retired"] else ""
            shown.add_row(
                str(row["id"]), f"{escape(str(row['name']))}{gone}", escape(str(row["coach"])),
                escape(str(row["roster"])), str(row["players"]), f"{row['value']:,}",
                f"{row['treasury']:,}",
            )  # fmt: skip
        SafeConsole(highlight=False).print(shown)
    count(len(rows), "teams")
    for draft in drafts:
        say(f"being drafted: {draft.name} ({draft.roster})")


def _right(shown: Any, *columns: int) -> None:
    """Columns of numbers."""
    for each in columns:
        shown.columns[each].justify = "right"
        shown.columns[each].no_wrap = True


def _logs(office: Office) -> Logs:
    return {each.id: office.log(each.id) for each in office.teams()}


def records(
    file: FileArgument,
    season: Annotated[
        int | None, typer.Option("--season", help="Of one season; for ever if not given.")
    ] = None,
    json_: JsonOption = False,
    league: LeagueOption = "",
) -> None:
    """How teams have fared over all seasons, and what they have won."""
    from pigskin.league.leaders import team_records

    with opened(file, league, season=season) as office:
        found = team_records(_logs(office), season)
    if json_:
        print_json([dataclasses.asdict(each) for each in found])
        return
    shown = bare("team", "played", "won", "drawn", "lost", "TD", "friendlies", "trophies")
    _right(shown, 1, 2, 3, 4, 5, 6)
    for each in found:
        shown.add_row(
            escape(each.name), str(each.played), str(each.won), str(each.drawn), str(each.lost),
            f"{each.touchdowns}:{each.touchdowns_against}", str(each.friendlies),
            escape(", ".join(each.trophies)),
        )  # fmt: skip
    SafeConsole(highlight=False).print(shown)
    count(len(found), "teams")


def cemetery(
    file: FileArgument,
    season: Annotated[int | None, typer.Option("--season", help="Who died in this one.")] = None,
    json_: JsonOption = False,
    league: LeagueOption = "",
) -> None:
    """The dead, the latest first."""
    from pigskin.league.leaders import cemetery as graves
    from pigskin.league.leaders import season_of

    with opened(file, league, season=season) as office:
        with office.reading() as rows:
            meetings = {each.id: (each.home, each.away) for each in rows.fixtures()}
        names = {each.id: each.name for each in office.teams()}
        found = [
            each
            for each in graves(_logs(office), meetings)
            if season is None or season_of(each.match) == season
        ]
    if json_:
        print_json([dataclasses.asdict(each) for each in found])
        return
    shown = bare("player", "position", "team", "matches", "SPP", "died in", "killed by")
    _right(shown, 3, 4)
    for each in found:
        shown.add_row(*_about(each.career), each.match, escape(_killer(each, names)))
    if found:
        SafeConsole(highlight=False).print(shown)
    say(f"{len(found)} dead")


def _about(who: Career) -> list[str]:
    name = f"{who.number} {escape(who.name)}"
    team = escape(who.team_name)
    return [name, escape(who.position), team, str(who.matches), str(who.spp)]


def _killer(grave: Grave, names: dict[str, str]) -> str:
    if grave.killer_name:
        return f"{grave.killer_name}, {names.get(grave.killer_team, grave.killer_team)}"
    return f"somebody hired ({grave.killer})" if grave.killer else ""


def fame(
    file: FileArgument,
    most: MostOption = 10,
    json_: JsonOption = False,
    league: LeagueOption = "",
) -> None:
    """The hall of fame: who plays no more, and had earned most."""
    from pigskin.league.leaders import hall_of_fame

    with opened(file, league) as office:
        found = hall_of_fame(_logs(office), most)
    if json_:
        print_json([dataclasses.asdict(each) for each in found])
        return
    shown = bare("player", "position", "team", "matches", "SPP", "TD", "CAS", "went")
    _right(shown, 3, 4, 5, 6)
    for each in found:
        feats = [str(each.career.count(what)) for what in ("touchdowns", "casualties")]
        shown.add_row(*_about(each.career), *feats, each.how)
    if found:
        SafeConsole(highlight=False).print(shown)
    count(len(found), "players")


def rates(
    file: FileArgument,
    season: Annotated[
        int | None, typer.Option("--season", help="Of one season; of all if not given.")
    ] = None,
    json_: JsonOption = False,
    league: LeagueOption = "",
) -> None:
    """How often teams of each roster win, with intervals, drawn to compare."""
    from pigskin.league.balance import tallies

    with opened(file, league, season=season) as office:
        found = [each for each in tallies(office, season=season) if each.matches]
    if json_:
        print_json([each.to_dict() for each in found])
        return
    if not found:
        say("no match has been played yet")
        return
    rows = [["roster", "matches", "won", "drawn", "lost", "win rate"]]
    for each in found:
        low, high = each.interval
        figures = [str(number) for number in (each.matches, each.won, each.drawn, each.lost)]
        rows.append([each.name, *figures, f"{each.rate:.0%} ({low:.0%} to {high:.0%})"])
    console = SafeConsole(highlight=False)
    used = sum([max([len(cell) for cell in column]) + GAP for column in zip(*rows, strict=True)])
    wide = max(NARROW, min(WIDE, console.width - used))
    shown = bare(*rows[0], ruler(wide))
    for column in shown.columns:
        column.no_wrap = True
    _right(shown, 1, 2, 3, 4, 5)
    for each, cells in zip(found, rows[1:], strict=True):
        low, high = each.interval
        shown.add_row(*[escape(cell) for cell in cells], interval(low, each.rate, high, wide))
    console.print(shown)
    say("Intervals for 95 of 100, as if matches of a team did not hang together.")


def ruler(wide: int) -> str:
    """The scale above intervals.

    >>> ruler(41)
    '0%                50%                100%'
    """
    return "0%" + "50%".center(wide - 6) + "100%"


def interval(low: float, rate: float, high: float, wide: int) -> str:
    """An interval as a line, with the rate on it.

    >>> interval(0.25, 0.5, 0.75, 41)
    '          |---------o---------|          '
    """
    first, at, last = (round(each * (wide - 1)) for each in (low, rate, high))
    line = [" "] * wide
    line[first : last + 1] = "-" * (last + 1 - first)
    line[first] = line[last] = "|"
    line[at] = "o"
    return "".join(line)
