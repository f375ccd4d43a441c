"""What `pigskin tournament` shows of games that were played."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

import typer
from rich.markup import escape
from rich.table import Table as Grid

from pigskin.cli.house import FAILED, complain, print_json, say, writable
from pigskin.console import SafeConsole
from pigskin.errors import PigskinError
from pigskin.teams.near import hint

if TYPE_CHECKING:
    from pigskin.sim.tournament import Played, Table, Tournament
    from pigskin.sim.tournament.sheets import Sheet

_SHOWN: Final = 20  # games in a list
_HEADING: Final = 11  # letters of a heading in a line, if the figures below have no more
_NAME: Final = 11  # letters of a name in a line, at least


def check_plot(plot: Path | None) -> None:
    """Refuse a plot that could not be drawn before anything is played."""
    from pigskin.sim.tournament.plots import check_kind

    if plot is not None:
        check_kind(plot)
        writable(plot)


def plan_in(file: Path) -> Tournament:
    """What is played in a file."""
    from pigskin.sim.tournament import read

    return read(file)[0]


def show_kept(file: Path, plot: Path | None, by_roster: bool, json_: bool) -> None:
    """The table of the games in a file."""
    from pigskin.sim.tournament import Table, read

    plan, games = read(file)
    show(Table(plan, games.values()), file, plot, by_roster, json_)


def show(table: Table, file: Path, plot: Path | None, by_roster: bool, json_: bool) -> None:
    """A table and its plot; the games are kept in a file."""
    from pigskin.sim.tournament.plots import draw

    if plot is not None:
        draw(table, plot)
    if json_:
        print_json({**table.to_dict(), "file": str(file)})
    else:
        _print(table, file, by_roster)


def _print(table: Table, file: Path, by_roster: bool) -> None:
    from pigskin.sim.tournament import claims
    from pigskin.sim.tournament.sheets import footing, sheets_of

    console = SafeConsole()
    for sheet in sheets_of(table, by_roster):
        console.print(_grid(sheet))
    for line in (*claims(table), f"{footing(table)}; kept in {file}"):
        console.print(escape(line), highlight=False, soft_wrap=True)


def _grid(sheet: Sheet) -> Grid:
    """Where it is narrow names are folded, and figures are not."""
    grid = Grid(title=sheet.title, title_justify="left", title_style="bold")
    for number, heading in enumerate(sheet.headings):
        widest = max(len(row[number]) for row in sheet.rows)
        grid.add_column(
            escape("\n".join(wrap(heading, max(widest, _HEADING)))),
            justify="right" if number else "left",
            overflow="fold",
            no_wrap=number > 0,
            min_width=0 if number else min(widest, _NAME),
        )
    for row in sheet.rows:
        grid.add_row(*(escape(cell) for cell in row))
    return grid


# --- single games -----------------------------------------------------------------------------


def show_worst(file: Path, coach: str, json_: bool) -> None:
    """The games in which a coach did worst, the worst first."""
    from pigskin.sim.tournament import read

    plan, games = read(file)
    if coach not in plan.coaches:
        raise PigskinError(f"{coach} has not played in {file}{hint(coach, plan.coaches)}")
    own = [
        (each.parts[side].score - each.parts[1 - side].score, each.number, side)
        for each in games.values()
        if not each.control
        for side in (0, 1)
        if each.parts[side].coach == coach
    ]
    found = [_told(games[number], side) for _, number, side in sorted(own)[:_SHOWN]]
    if json_:
        print_json(found)
        return
    grid = Grid(title=f"The worst games of {escape(coach)}", title_justify="left")
    for heading in ("game", "against", "score", "with", "side", "turnovers"):
        grid.add_column(heading)
    for each in found:
        grid.add_row(*(escape(str(cell)) for cell in each.values()))
    console = SafeConsole()
    console.print(grid)
    say(f"To see one: pigskin tournament --read {file} --game NUMBER -o game.txt")


def _told(game: Played, side: int) -> dict[str, object]:
    own, other = game.parts[side], game.parts[1 - side]
    return {
        "game": game.number,
        "against": other.coach,
        "score": f"{own.score}-{other.score}",
        "roster": own.roster if own.roster == other.roster else f"{own.roster} v {other.roster}",
        "side": ("home", "away")[side],
        "turnovers": own.counts["turnovers"],
    }


def save_again(file: Path, number: int, output: Path | None) -> None:
    """Play a game of a file again, and save it if it went as it did then."""
    from pigskin.sim.tournament import Task, played, read

    if output is None:
        raise PigskinError("where is the game to be saved? Name a file with -o")
    writable(output)
    plan, games = read(file)
    if number not in games:
        raise PigskinError(f"{file} has no game {number}")
    again, game = played(Task(plan, number), silenced=False)
    then = games[number]
    if again.untimed() != then.untimed():
        complain(
            f"game {number} went another way ({again.score}, then {then.score}): a coach has "
            "changed since, or thinks by the clock; nothing was saved"
        )
        raise typer.Exit(FAILED)
    game.save(output)
    say(f"game {number}, {then.home.coach} {then.score} {then.away.coach}, is in {output}")
