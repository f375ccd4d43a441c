"""`pigskin league sheet`, `log`, `why`, `correct` and `strike`: a team, and where its numbers come
from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape

from pigskin.cli.house import JsonOption, bare, count, print_json, say
from pigskin.cli.league.door import (
    AsOption,
    FileArgument,
    LeagueOption,
    PlayerOption,
    TeamArgument,
    named,
    opened,
    tell_begun_again,
    wearing,
)
from pigskin.console import SafeConsole
from pigskin.errors import LeagueError

if TYPE_CHECKING:
    from pigskin.league.log import Change, Entry
    from pigskin.league.sheet import Sheet


def sheet(
    file: FileArgument,
    team: TeamArgument,
    json_: JsonOption = False,
    html: Annotated[bool, typer.Option("--html", help="Print a page to print or show.")] = False,
    forum: Annotated[bool, typer.Option("--forum", help="Print it for a forum.")] = False,
    league: LeagueOption = "",
) -> None:
    """Show the sheet of a team as it is now."""
    from pigskin.league import papers

    if json_ + html + forum > 1:
        raise LeagueError("a sheet is printed as one of --json, --html and --forum")
    with opened(file, league) as office:
        id = office.team_id(team)
        found = office.sheet(id)
    if json_:
        print_json({"id": id, **sheet_json(found)})
    elif html or forum:
        made = papers.team_sheet_html if html else papers.team_sheet_forum
        typer.echo(made(found), nl=False)
    else:
        SafeConsole(highlight=False).print(papers.team_sheet_grid(found))


def sheet_json(sheet: Sheet) -> dict[str, Any]:
    """A sheet as plain values: everybody who was ever on it."""
    return {
        "name": sheet.name, "edition": sheet.edition, "roster": sheet.roster_id,
        "coach": sheet.coach, "treasury": sheet.treasury, "value": sheet.value,
        "total_value": sheet.total_value, "rerolls": sheet.rerolls, "fan_factor": sheet.fan_factor,
        "assistant_coaches": sheet.assistant_coaches, "cheerleaders": sheet.cheerleaders,
        "apothecary": sheet.apothecary, "season": sheet.season, "retired": sheet.retired,
        "chosen_rule": sheet.chosen_rule, "bought_fans": sheet.bought_fans,
        "record": {"won": sheet.record.won, "drawn": sheet.record.drawn,
                   "lost": sheet.record.lost, "friendlies": sheet.record.friendlies},
        "trophies": [each.name for each in sheet.trophies],
        "players": [
            {
                "key": each.key, "number": each.number, "name": each.name,
                "position": each.position, "state": each.state,
                **{stat: sheet.stat(each, stat) for stat in sheet.rules.stats},
                "skills": list(sheet.skills_of(each)), "earned": each.earned, "spp": each.spp,
                "value": sheet.value_of(each), "niggling": each.niggling,
                "losses": list(each.losses), "misses_next": each.misses_next,
                "resting": each.resting, "matches": each.matches, "feats": each.feats,
                "seasons": each.seasons, "how": each.how,
                "advances": [
                    {"what": it.what, "how": it.how, "spp": it.spp, "value": it.value}
                    for it in each.advances
                ],
            }
            for each in sheet.players.values()
        ],
    }  # fmt: skip


def log(
    file: FileArgument, team: TeamArgument, json_: JsonOption = False, league: LeagueOption = ""
) -> None:
    """Everything that has happened to a team, oldest first."""
    from pigskin.league.log import told
    from pigskin.league.plain import to_tree

    with opened(file, league) as office:
        found = list(told(office.log(office.team_id(team))))
    if json_:
        print_json(
            [{"n": each.number, "text": each.words, "counts": each.counts, **to_tree(each.entry)}
             for each in found]
        )  # fmt: skip
        return
    shown = bare("entry", "when", "what")
    for each in found:
        words = escape(each.words) + _dice(each.entry)
        if not each.counts:
            words = f"[strike]{words}[/] [dim](withdrawn)[/]"
        shown.add_row(str(each.number), escape(_place(each.entry)), words)
    SafeConsole(highlight=False).print(shown)


def _place(entry: Entry) -> str:
    """Where an entry comes from."""
    return f"{entry.match} {entry.step}".strip()


def _dice(entry: Entry) -> str:
    return f" [dim](rolled {' '.join(map(str, entry.dice))})[/]" if entry.dice else ""


def why(
    file: FileArgument,
    team: TeamArgument,
    field: Annotated[
        str,
        typer.Argument(metavar="FIELD", help="Such as treasury or value; of a player, spp."),
    ],
    player: PlayerOption = "",
    json_: JsonOption = False,
    league: LeagueOption = "",
) -> None:
    """Where a number of a sheet comes from: everything that has changed it."""
    with opened(file, league) as office:
        id = office.team_id(team)
        found = office.why(id, field, wearing(office, id, player))
    if json_:
        print_json([_change_json(each) for each in found])
        return
    shown = bare("entry", "when", "what", "then", "by")
    for each in found:
        what = escape(each.told) + _dice(each.entry)
        shown.add_row(
            str(each.number), escape(_place(each.entry)), what, _number(each.after),
            escape(each.entry.by),
        )  # fmt: skip
    if found:
        shown.columns[3].no_wrap = True
        SafeConsole(highlight=False).print(shown)
    count(len(found), "changes")


def _number(value: object) -> str:
    from pigskin.league.sheet import Record

    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, Record):
        return f"won {value.won}, drawn {value.drawn}, lost {value.lost}"
    if isinstance(value, tuple):
        words = [str(getattr(each, "what", getattr(each, "name", each))) for each in value]
        return escape(", ".join(words) or "none")
    if isinstance(value, dict):
        return escape(", ".join([f"{name} {value[name]}" for name in value]) or "none")
    return escape(str(value))


def _change_json(change: Change) -> dict[str, Any]:
    entry = change.entry
    return {
        "n": change.number, "match": entry.match, "step": entry.step, "text": change.told,
        "dice": list(entry.dice), "by": entry.by, "at": entry.at,
        "before": _plain(change.before), "after": _plain(change.after),
    }  # fmt: skip


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | bool | None) else _number(value)


def correct(
    file: FileArgument,
    team: TeamArgument,
    field: Annotated[
        str, typer.Argument(metavar="FIELD", help="Such as treasury.", show_default=False)
    ],
    value: Annotated[
        str, typer.Argument(metavar="VALUE", help="What it is to be.", show_default=False)
    ],
    reason: Annotated[str, typer.Option("--reason", help="Why; it stays in the log.")],
    player: PlayerOption = "",
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Put a number of a sheet right."""
    with opened(file, league, by) as office:
        id = office.team_id(team)
        key = wearing(office, id, player)
        found = office.correct(id, field, value, reason, key)
        whose = f"{id}, {named(found, key)}" if key else id
        now = getattr(found.player(key) if key else found, field)
        say(f"{whose}: {field} is {_number(now)}")
        tell_begun_again(office)


def strike(
    file: FileArgument,
    team: TeamArgument,
    entry: Annotated[
        int, typer.Argument(metavar="ENTRY", help="Its number in the log.", show_default=False)
    ],
    reason: Annotated[str, typer.Option("--reason", help="Why; it stays in the log.")],
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Let a single entry of a log count no more."""
    with opened(file, league, by) as office:
        id = office.team_id(team)
        office.strike(id, entry, reason)
        say(f"{id}: entry {entry} counts no more")
        tell_begun_again(office)
