"""How far luck goes: the spread of rolls that were made, and the share of matches with fewer.

Whether a roll is made is decided by dice alone, whatever came before, so the number of rolls made
less what was expected spreads by the sum of p(1 - p) over the rolls that were rolled.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

# Of a normal spread four fifths lie within so many deviations.
FOUR_OF_FIVE: Final = 1.2815515655446004


def band_of(variance: float) -> float:
    """How far from 0 luck gets in four matches of five."""
    return FOUR_OF_FIVE * sqrt(variance)


def luckier_than(chances: Iterable[float], made: int) -> float:
    """The share of matches with these rolls in which fewer are made; equal ones count by half."""
    ways = [1.0]  # the chance of 0, 1, 2 ... made
    for chance in chances:
        more = [each * (1 - chance) for each in ways] + [0.0]
        for count, each in enumerate(ways):
            more[count + 1] += each * chance
        ways = more
    return sum(ways[:made]) + ways[made] / 2
