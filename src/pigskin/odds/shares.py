"""Exact shares: single dice, pairs of dice, and chances by how many re-rolls they took."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, TypeAlias

NONE: Final = Fraction(0)
ALL: Final = Fraction(1)
SIXTH: Final = Fraction(1, 6)
THIRTY_SIXTH: Final = Fraction(1, 36)

# Entry k is the chance of success with exactly k team re-rolls spent from here on.
BySpent: TypeAlias = tuple[Fraction, ...]
LOST: Final[BySpent] = ()
WON: Final[BySpent] = (ALL,)


def d6(need: int) -> Fraction:
    """One die reaching a figure: a 1 always fails, a 6 always succeeds."""
    return Fraction(7 - max(2, min(6, need)), 6)


def two_d6(need: int) -> Fraction:
    """Two dice reaching a figure."""
    need = max(2, min(12, need))
    ways = (14 - need) * (13 - need) // 2 if need > 7 else 36 - (need - 1) * (need - 2) // 2
    return Fraction(ways, 36)


def mixed(parts: list[tuple[Fraction, BySpent]]) -> BySpent:
    """Chances of which each comes about with its share."""
    total: list[Fraction] = []
    for share, chances in parts:
        if not share:
            continue
        while len(total) < len(chances):
            total.append(NONE)
        for spent, chance in enumerate(chances):
            total[spent] += share * chance
    return tuple(total)


def one_more(chances: BySpent) -> BySpent:
    """The same with one more re-roll spent."""
    return (NONE, *chances) if chances else LOST


def whole(chances: BySpent) -> Fraction:
    """The chance, however many re-rolls it takes."""
    return sum(chances, NONE)


def at_most(chances: BySpent, budget: int) -> list[Fraction]:
    """For 0, 1, ... re-rolls up to the budget: the chance with at most so many spent."""
    total = NONE
    sums: list[Fraction] = []
    for spent in range(budget + 1):
        if spent < len(chances):
            total += chances[spent]
        sums.append(total)
    return sums


# Entry k is the chance of success with at most k team re-rolls to spend from here on, as well as it
# can be done with so many; what is not written any more is as the last entry, or nothing at all.
ByBudget: TypeAlias = tuple[Fraction, ...]


def with_budget(chances: ByBudget, budget: int) -> Fraction:
    """The chance with so many re-rolls to spend."""
    if not chances:
        return NONE
    return chances[budget] if budget < len(chances) else chances[-1]


def blended(parts: list[tuple[Fraction, ByBudget]]) -> ByBudget:
    """Chances of which each comes about with its share."""
    longest = max([len(chances) for _, chances in parts], default=0)
    total = [NONE] * longest
    for share, chances in parts:
        if not chances or not share:
            continue
        for budget in range(longest):
            total[budget] += share * with_budget(chances, budget)
    return tuple(total)


def bettered(one: ByBudget, other: ByBudget) -> ByBudget:
    """For every budget the better of two."""
    if not one or not other:
        return one or other
    longest = max(len(one), len(other))
    return tuple([max(with_budget(one, k), with_budget(other, k)) for k in range(longest)])


def worsened(one: ByBudget, other: ByBudget) -> ByBudget:
    """For every budget the worse of two."""
    if not one or not other:
        return LOST
    longest = max(len(one), len(other))
    return tuple([min(with_budget(one, k), with_budget(other, k)) for k in range(longest)])
