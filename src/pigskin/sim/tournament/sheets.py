"""The tables that are shown of a tournament, as rows of text for whoever shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pigskin.intervals import mean_of
from pigskin.sim.tournament.accounts import Account, Halves
from pigskin.sim.tournament.people import Figure, people
from pigskin.sim.tournament.table import Table

MADE: Final = "pick_ups_made"
# What is told of a manner of play, and in what words.
STYLE: Final = {
    "touchdowns": "touchdowns",
    "blocks": "blocks",
    "casualties": "casualties",
    "pick_ups": "pick-ups",
    MADE: "... made",
    "rushes": "rushes",
    "dodges": "dodges",
    "fouls": "fouls",
    "hand_offs": "hand-offs",
    "passes": "passes",
    "completions": "completions",
    "turnovers": "turnovers",
    "rerolls": "re-rolls",
}
_RECORD: Final = ("points", "95 % within", "W-D-L", "TD")


class Sheet(NamedTuple):
    """A table. The first column says what a row is about."""

    title: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def sheets_of(table: Table, by_roster: bool = False) -> list[Sheet]:
    """Standings, pairings, controls, halves, manner of play, time; those that have rows."""
    found = [
        _standings(table),
        _pairings(table),
        _rosters(table) if by_roster else None,
        _controls(table),
        _halves(table),
        _style(table),
        _times(table),
    ]
    return [each for each in found if each is not None and each.rows]


def footing(table: Table) -> str:
    """What was played, in a line."""
    plan = table.tournament
    rosters = "1 roster" if len(plan.rosters) == 1 else f"{len(plan.rosters)} rosters"
    engines = f", {' and '.join(table.engines)} engine" if table.engines else ""
    return (
        f"{len(table.games)} of {len(plan)} games, {table.edition}, {rosters}"
        f"{' against each other' if plan.mixed else ''}, seed {plan.seed}{engines}"
    )


def _standings(table: Table) -> Sheet:
    rows = [
        (
            name,
            f"{table.ratings[name].rating:.0f} ± {table.ratings[name].error:.0f}",
            *_record(table.against_others[name]),
        )
        for name in table.order
        if table.against_others[name].games
    ]
    return Sheet("Against the others", ("coach", "rating", *_RECORD), rows)


def _pairings(table: Table) -> Sheet | None:
    if len(table.pairings) < 2:
        return None
    rows = [(f"{one} v {other}", *_record(each)) for (one, other), each in table.pairings.items()]
    return Sheet("Pairings", ("", *_RECORD), rows)


def _rosters(table: Table) -> Sheet:
    many = len(table.pairings) > 1
    rows = [
        (f"{one} v {other}, {roster}" if many else roster, *_record(account))
        for pair in table.pairings
        for (one, other, roster), account in table.by_roster.items()
        if pair == (one, other)
    ]
    title = "With each roster"
    if not many:
        title += "".join([f", {one} v {other}" for one, other in table.pairings])
    return Sheet(title, ("", *_RECORD), rows)


def _controls(table: Table) -> Sheet:
    rows = [(name, *_record(each)) for name, each in table.controls.items() if each.games]
    return Sheet("Controls: against itself", ("coach", *_RECORD), rows)


def _record(account: Account) -> tuple[str, ...]:
    """Points with their error and interval, results, touchdowns."""
    low, high = account.interval
    count = account.games or 1
    return (
        f"{100 * account.points:.1f} ± {100 * account.error:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{account.won}-{account.drawn}-{account.lost}",
        f"{account.scored / count:.2f}-{account.conceded / count:.2f}",
    )


def _halves(table: Table) -> Sheet:
    rows = [
        (account.coach, whom, _half(account.received), _half(account.kicked))
        for whom, accounts in (("others", table.against_others), ("itself", table.controls))
        for account in accounts.values()
        if account.games
    ]
    return Sheet(
        "Touchdowns in a half: for-against, difference", ("coach", "against", "received", "kicked"),
        rows,
    )  # fmt: skip


def _half(halves: Halves) -> str:
    count = halves.count or 1
    mean, error = mean_of(halves.differences)
    return f"{halves.scored / count:.2f}-{halves.conceded / count:.2f}, {mean:+.2f} ± {error:.2f}"


def _style(table: Table) -> Sheet:
    """Every coach beside people, and how far from them."""
    known = people(table.edition)
    styles = {name: each for name, each in table.styles().items() if each.games}
    headings = [_whose(table, name) for name in styles]
    rows = [
        (words, *[_figure(each, what, known) for each in styles.values()],
         *([_people(known, what)] if known else []))
        for what, words in STYLE.items()
    ]  # fmt: skip
    return Sheet(
        "A game, both teams together", ("", *headings, *(["people"] if known else [])),
        rows if styles else [],
    )  # fmt: skip


def _whose(table: Table, name: str) -> str:
    control = table.controls.get(name)
    return f"{name} v {'itself' if control is not None and control.games else 'others'}"


def _figure(account: Account, what: str, known: dict[str, Figure]) -> str:
    if what == MADE:
        return f"{100 * account.counts[MADE] / (account.counts['pick_ups'] or 1):.0f} %"
    value = account.a_game(what)
    apart = f"{100 * (value / known[what].value - 1):+5.0f} %" if what in known else ""
    return f"{value:.2f}{apart}"


def _people(known: dict[str, Figure], what: str) -> str:
    if what == MADE:
        made = known["pick_ups"].made if "pick_ups" in known else None
        return f"{100 * made:.0f} %" if made is not None else ""
    return f"{known[what].value:.2f}" if what in known else ""


def _times(table: Table) -> Sheet:
    rows = []
    for name, account in table.times().items():
        found = account.times()
        rows.append(
            (
                name,
                str(found.turns),
                f"{found.mean:,.2f}",
                f"{found.slow:,.2f}",
                f"{found.process_mean:,.2f}",
                f"{found.process_slow:,.2f}",
                f"{found.between:,.2f}",
            )
        )
    return Sheet(
        "Thinking, ms a team turn: the mean and what 95 % keep within",
        ("coach", "turns", "clock", "95 %", "processor", "95 %", "between, a game"),
        [row for row in rows if row[1] != "0"],
    )
