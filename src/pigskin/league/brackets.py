"""Knock-outs and play-offs: who plays in them, who meets whom, and who is left.

A bracket knows only how it was drawn. Results fill it, so one that is withdrawn empties it again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby, permutations, product
from typing import Final

from pigskin.errors import LeagueError
from pigskin.league.fixtures import check_teams
from pigskin.league.standings import Result, Row, across
from pigskin.league.switches import Switches
from pigskin.showing import quoted

PLAY_OFF: Final = "play-off"
THIRD_PLACE: Final = "third place"
_NOBODY: Final = ""
_TRIED: Final = 4  # tiers of seeds: first, second, third and fourth, fifth to eighth

# --- who plays --------------------------------------------------------------------------------

# By the number of divisions: the first so many of each, and so many of the best who come next.
PLACES: Final[dict[int, tuple[int, int]]] = {1: (4, 0), 2: (2, 0), 3: (1, 1), 4: (1, 0)}
PLACES_WITH_QUARTER_FINALS: Final[dict[int, tuple[int, int]]] = {4: (2, 0)}


@dataclass(frozen=True, slots=True)
class Qualifier:
    """A team of the play-offs, and how it came there."""

    team: str
    division: int  # from 1
    rank: int  # in it, from 1


def places_for(divisions: int, quarter_finals: bool = False) -> tuple[int, int]:
    """How many of each division go on, and how many of the best who come next."""
    known = PLACES_WITH_QUARTER_FINALS if quarter_finals else PLACES
    if divisions not in known:
        what = "quarter-finals" if quarter_finals else "play-offs"
        raise LeagueError(f"no rule says who plays in the {what} of {divisions} divisions")
    return known[divisions]


def qualified(
    tables: Sequence[Sequence[Row]],
    places: tuple[int, int],
    switches: Switches,
    lots: Mapping[str, int] | None = None,
) -> tuple[Qualifier, ...]:
    """Who goes on from the tables of the divisions, as they are seeded: winners, then seconds ...

    Where teams share the place that decides, lots must have been drawn (`standings.draw_lots`).
    """
    each, best = places
    drawn = lots or {}
    orders = [_order(rows, drawn) for rows in tables]
    found: list[Qualifier] = []
    for rank in range(1, each + 1):
        found += _of_rank(orders, rank, switches, drawn)
    for rows in orders:
        _check_cut(rows, each, drawn)
    added = _of_rank(orders, each + 1, switches, drawn, best)
    for qualifier in added:
        _check_cut(orders[qualifier.division - 1], each + 1, drawn)
    return (*found, *added)


def _of_rank(
    orders: Sequence[Sequence[Row]],
    rank: int,
    switches: Switches,
    lots: Mapping[str, int],
    most: int | None = None,
) -> list[Qualifier]:
    """Who has a rank in his division, or the best of them."""
    division = {rows[rank - 1].team: n for n, rows in enumerate(orders, 1) if len(rows) >= rank}
    there = [rows[rank - 1] for rows in orders if len(rows) >= rank]
    found: list[Row] = []
    for group in across(there, switches, lots):
        if most is not None and len(found) < most < len(found) + len(group):
            _check_lots(group, lots)
        found += sorted(group, key=lambda row: (-lots.get(row.team, 0), row.team))
    return [Qualifier(row.team, division[row.team], rank) for row in found[:most]]


def _order(rows: Sequence[Row], lots: Mapping[str, int]) -> list[Row]:
    """Rows by their places; those that share one by their lots."""
    return sorted(rows, key=lambda row: (row.place, -lots.get(row.team, 0), row.team))


def _check_cut(rows: Sequence[Row], last: int, lots: Mapping[str, int]) -> None:
    """The last who goes on may share his place with nobody who does not."""
    if 0 < last < len(rows) and rows[last - 1].place == rows[last].place:
        _check_lots([row for row in rows if row.place == rows[last].place], lots)


def _check_lots(rows: Sequence[Row], lots: Mapping[str, int]) -> None:
    if any(row.team not in lots for row in rows):
        names = " and ".join([quoted(row.team) for row in rows])
        raise LeagueError(f"{names} share the place that decides who plays on: draw lots")


# --- the draw ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tie:
    """A match of a bracket; a side is empty until it is known who plays there."""

    id: str  # "semi-final 2"
    home: str = ""  # the one that is seeded higher
    away: str = ""
    winner: str = ""
    bye: bool = False

    @property
    def open(self) -> bool:
        """Can it be played now?"""
        return bool(self.home and self.away and not self.winner)

    @property
    def loser(self) -> str:
        if not self.winner or self.bye:
            return ""
        return self.away if self.winner == self.home else self.home


@dataclass(frozen=True, slots=True)
class Bracket:
    """A knock-out as it was drawn."""

    seeds: tuple[str, ...]  # the best first
    slots: tuple[str, ...]  # from top to bottom, neighbours meet; an empty one is a bye
    third_place: bool = False  # do the losers of the semi-finals play for it?

    def rounds(self, results: Sequence[Result] = ()) -> tuple[tuple[Tie, ...], ...]:
        """All rounds as far as results tell; the last is the final, after that for third place."""
        winners = _winners(results)
        entrants = list(self.slots)
        found: list[tuple[Tie, ...]] = []
        while len(entrants) > 1:
            ties = [
                self._tie(_name(len(entrants), number), pair, winners, first=not found)
                for number, pair in enumerate(zip(entrants[::2], entrants[1::2], strict=True), 1)
            ]
            found.append(tuple(ties))
            entrants = [each.winner for each in ties]
        if self.third_place and len(self.seeds) > 3:
            losers = found[-2][0].loser, found[-2][1].loser
            found[-1] = (self._tie(THIRD_PLACE, losers, winners, first=False), *found[-1])
        return tuple(found)

    def _tie(
        self,
        name: str,
        pair: tuple[str, str],
        winners: Mapping[frozenset[str], str],
        first: bool,
    ) -> Tie:
        known = sorted([team for team in pair if team], key=self.seeds.index)
        home, away, *_ = (*known, _NOBODY, _NOBODY)
        if first and not away:
            return Tie(name, home, winner=home, bye=True)
        return Tie(name, home, away, winners.get(frozenset(pair), ""))

    def open(self, results: Sequence[Result] = ()) -> tuple[Tie, ...]:
        """What can be played now."""
        return tuple([tie for ties in self.rounds(results) for tie in ties if tie.open])

    def strays(self, results: Sequence[Result]) -> tuple[Result, ...]:
        """Play-off results that decide nothing: nobody won, or the two do not meet since an
        earlier result was corrected."""
        met = {frozenset((tie.home, tie.away)) for ties in self.rounds(results) for tie in ties}
        return tuple(
            each
            for each in results
            if each.kind == PLAY_OFF
            and ("won" not in each.outcomes or frozenset((each.home, each.away)) not in met)
        )

    def places(self, results: Sequence[Result]) -> tuple[str, ...]:
        """Champions, runners-up, third and fourth, as far as they are known from the top."""
        rounds = self.rounds(results)
        final = rounds[-1][-1]
        found = [final.winner, final.loser]
        if len(rounds[-1]) > 1:
            found += [rounds[-1][0].winner, rounds[-1][0].loser]
        elif len(self.seeds) == 3:
            found += [tie.loser for tie in rounds[-2] if not tie.bye]
        known = found.index("") if "" in found else len(found)
        return tuple(found[:known])


def _name(entrants: int, number: int) -> str:
    """What a tie is called in a round of so many."""
    if entrants == 2:
        return "final"
    called = {4: "semi-final", 8: "quarter-final"}.get(entrants, f"round of {entrants}, match")
    return f"{called} {number}"


def _winners(results: Sequence[Result]) -> dict[frozenset[str], str]:
    """Who won, by the two who met: in a knock-out they meet but once."""
    found: dict[frozenset[str], str] = {}
    for each in results:
        if each.kind == PLAY_OFF and "won" in each.outcomes:
            won = each.home if each.outcomes[0] == "won" else each.away
            found[frozenset((each.home, each.away))] = won
    return found


def knock_out(
    seeds: Sequence[str],
    divisions: Mapping[str, int] | None = None,
    third_place: bool = False,
) -> Bracket:
    """The bracket of any number of teams, the best first: they have the byes, and the first two
    can meet only in the final.

    Teams of one division are kept apart as long as can be, by changing places with others that are
    seeded much alike: third with fourth, fifth to eighth ...

    >>> [f"{tie.home}-{tie.away}" for tie in knock_out("12345678").rounds()[0]]
    ['1-8', '4-5', '3-6', '2-7']
    """
    check_teams(seeds)
    order = _fold(len(seeds))
    slots = [seeds[seed] if seed < len(seeds) else _NOBODY for seed in order]
    if divisions:
        _keep_apart(slots, list(seeds), divisions)
    return Bracket(tuple(seeds), tuple(slots), third_place)


def play_offs(qualifiers: Sequence[Qualifier]) -> Bracket:
    """The bracket of who has qualified; who loses a semi-final plays for the third place."""
    divisions = {each.team: each.division for each in qualifiers}
    return knock_out([each.team for each in qualifiers], divisions, third_place=True)


def _fold(count: int) -> list[int]:
    """Seeds from 0 in the order of slots: the best meets the last, and so in every round."""
    order = [0]
    while len(order) < count:
        last = 2 * len(order) - 1
        order = [
            seed
            for place, each in enumerate(order)
            for seed in ((each, last - each) if place % 2 == 0 else (last - each, each))
        ]
    return order


def _keep_apart(slots: list[str], seeds: list[str], divisions: Mapping[str, int]) -> None:
    """Let alike seeds change places so that as few as can be of a division meet early.

    For eight teams every way is tried; in tiers beyond that two change places while it helps.
    """
    place = {team: slot for slot, team in enumerate(slots) if team}
    tiers = [list(tier) for _, tier in groupby(seeds, lambda it: seeds.index(it).bit_length())]

    def clashes(changed: Mapping[str, int]) -> list[int]:
        """How many of a division would meet in the first round, the second ..., but the final."""
        now = {**place, **changed}
        counts = [0] * (len(slots).bit_length() - 1)
        for one, other in combinations(seeds, 2):
            if one in divisions and divisions[one] == divisions.get(other):
                counts[(now[one] ^ now[other]).bit_length() - 1] += 1
        return counts[:-1]

    first = [team for tier in tiers[:_TRIED] for team in tier]
    there = [place[team] for team in first]
    ways = product(*[permutations(tier) for tier in tiers[:_TRIED]])
    orders = ([team for tier in way for team in tier] for way in ways)
    changes = [dict(zip(order, there, strict=True)) for order in orders]
    best = min(changes, key=clashes)
    place.update(best)

    swaps = [pair for tier in tiers[_TRIED:] for pair in combinations(tier, 2)]
    helped = True
    while helped:
        helped = False
        for one, other in swaps:
            changed = {one: place[other], other: place[one]}
            if clashes(changed) < clashes({}):
                place.update(changed)
                helped = True
    for team, slot in place.items():
        slots[slot] = team
