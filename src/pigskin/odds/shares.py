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
