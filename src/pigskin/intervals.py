"""How far a figure from a sample can be trusted: standard errors and intervals.

An interval here holds what would be found in very many games, 95 times of 100.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

SURE: Final = 1.959963984540054  # so many standard errors hold 95 of 100


def wilson(hits: float, tries: int) -> tuple[float, float]:
    """The interval of Wilson for a part of a whole; everything is possible where nothing was tried.

    >>> [round(each, 3) for each in wilson(5, 10)]
    [0.237, 0.763]
    """
    if not tries:
        return (0.0, 1.0)
    rate, square = hits / tries, SURE * SURE
    middle = (rate + square / (2 * tries)) / (1 + square / tries)
    reach = SURE * sqrt(rate * (1 - rate) / tries + square / (4 * tries * tries))
    reach /= 1 + square / tries
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error, which takes at least two values.

    >>> mean_of([1, 2, 3, 4, 5])
    (3.0, 0.7071067811865476)
    """
    count = len(values)
    if not count:
        return (0.0, 0.0)
    mean = sum(values) / count
    if count == 1:
        return (mean, 0.0)
    squares = sum((each - mean) ** 2 for each in values)
    return (mean, sqrt(squares / (count - 1) / count))


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies; 0 where there are none.

    >>> percentile([40, 10, 20, 30, 50], 0.5)
    30.0
    """
    if not values:
        return 0.0
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return float(ordered[below] + (ordered[above] - ordered[below]) * (place - below))
