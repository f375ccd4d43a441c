"""The table of a tournament in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.markup import escape
from rich.table import Table as Grid

from pigskin.console import SafeConsole

if TYPE_CHECKING:
    from pigskin.sim.tournament import Table
    from pigskin.sim.tournament.accounts import Account

# What is told of a manner of play, and how it is called.
_STYLE: Final = {
    "touchdowns": "touchdowns",
    "blocks": "blocks",
    "casualties": "casualties",
    "pick_ups": "pick-ups (made)",
    "rushes": "rushes",
    "dodges": "dodges",
    "fouls": "fouls",
    "hand_offs": "hand-offs",
    "passes": "passes",
    "completions": "completions",
    "turnovers": "turnovers",
    "rerolls": "re-rolls",
}


def show_table(table: Table, file: Path) -> None:
    """Standings, pairings, halves, manner of play, time, and what may be said of it."""
    from pigskin.sim.tournament import claims

    console = SafeConsole()
    if table.pairings:
        console.print(_standings(table))
    if len(table.pairings) > 1:
        console.print(_pairings(table))
    if table.controls:
        console.print(_controls(table))
    console.print(_halves(table))
    console.print(_style(table))
    console.print(_times(table))
    for claim in claims(table):
        console.print(f"- {escape(claim)}", highlight=False, soft_wrap=True)
    plan = table.tournament
    played = f"{len(table.games)} of {len(plan)} games"
    console.print(
        f"{played}, {table.edition}, {len(plan.rosters)} rosters, seed {plan.seed}, "
        f"{' and '.join(table.engines) or 'no'} engine; kept in {escape(str(file))}",
        highlight=False,
        soft_wrap=True,
    )


def _grid(title: str, *headings: str) -> Grid:
    grid = Grid(title=title, title_justify="left")
    for number, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if number else "left", no_wrap=number == 0)
    return grid


def _standings(table: Table) -> Grid:
    grid = _grid(
        "against the others", "coach", "rating", "points", "95 %", "won", "drawn", "lost",
        "TD for", "against",
    )  # fmt: skip
    for name in table.order:
        rating = table.ratings[name]
        grid.add_row(
            escape(name),
            f"{rating.rating:.0f} ± {rating.error:.0f}",
            *_record(table.against_others[name]),
        )
    return grid


def _record(account: Account) -> tuple[str, ...]:
    """Points with their error and interval, results, touchdowns."""
    low, high = account.interval
    count = account.games or 1
    return (
        f"{100 * account.points:.1f} ± {100 * account.error:.1f} %",
        f"{100 * low:.1f}-{100 * high:.1f}",
        str(account.won),
        str(account.drawn),
        str(account.lost),
        f"{account.scored / count:.2f}",
        f"{account.conceded / count:.2f}",
    )


_RECORD: Final = ("points", "95 %", "won", "drawn", "lost", "TD for", "against")


def _pairings(table: Table) -> Grid:
    grid = _grid("pairings", "coach", "from", *_RECORD)
    for (one, other), account in table.pairings.items():
        grid.add_row(escape(one), escape(other), *_record(account))
    return grid


def _controls(table: Table) -> Grid:
    grid = _grid("controls: against itself", "coach", *_RECORD)
    for name, account in table.controls.items():
        grid.add_row(escape(name), *_record(account))
    return grid


def _halves(table: Table) -> Grid:
    grid = _grid(
        "touchdowns in a half", "coach", "games", "received: for", "against", "difference",
        "kicked: for", "against", "difference",
    )  # fmt: skip
    for kind, accounts in (
        ("others", list(table.against_others.values())),
        ("itself", list(table.controls.values())),
    ):
        for account in accounts:
            if account.games:
                cells = [
                    cell for each in (account.received, account.kicked) for cell in each.cells()
                ]
                grid.add_row(escape(account.coach), f"against {kind}", *cells)
    return grid


def _style(table: Table) -> Grid:
    from pigskin.sim.tournament.people import people

    known = people(table.edition)
    styles = table.styles()
    grid = _grid("a game, both teams together", "", *(escape(name) for name in styles))
    if known:
        grid.add_column("people", justify="right")
    for what, words in _STYLE.items():
        cells = [_style_cell(each, what, known[what].value if what in known else 0.0)
                 for each in styles.values()]  # fmt: skip
        if known:
            figure = known.get(what)
            made = f" ({100 * figure.made:.0f} %)" if figure and figure.made else ""
            cells.append(f"{figure.value:.2f}{made}" if figure else "")
        grid.add_row(words, *cells)
    return grid


def _style_cell(account: Account, what: str, people: float) -> str:
    value = account.a_game(what)
    shown = f"{value:.2f}"
    if what == "pick_ups":
        made = account.counts["pick_ups_made"] / (account.counts["pick_ups"] or 1)
        shown += f" ({100 * made:.0f} %)"
    if people:
        shown += f" {100 * (value / people - 1):+5.0f} %"
    return shown


def _times(table: Table) -> Grid:
    grid = _grid(
        "thinking, ms a team turn", "coach", "turns", "mean", "95 of 100 within",
        "mean, processor", "95 of 100 within", "between turns, a game",
    )  # fmt: skip
    for name, account in table.times().items():
        found = account.times()
        grid.add_row(
            escape(name),
            *(f"{found[key]:,}" for key in
              ("turns", "mean", "slow", "process_mean", "process_slow", "between")),
        )  # fmt: skip
    return grid
