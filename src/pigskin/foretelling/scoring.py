"""How well chances were foretold: log-loss, Brier score, area under the curve, calibration."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from pigskin.intervals import SURE, wilson

_LEAST: Final = 1e-9  # nothing is quite impossible: its logarithm would be no number


@dataclass(frozen=True, slots=True)
class Foretold:
    """Chances of some outcomes, and the one that came true, by its place."""

    chances: tuple[float, ...]
    came: int


def log_loss(told: Sequence[Foretold]) -> float:
    """The mean of minus the logarithm of the chance of what came true: 0 is perfect.

    >>> round(log_loss([Foretold((0.5, 0.5), 0)]), 3)
    0.693
    """
    return sum(-log(max(_LEAST, each.chances[each.came])) for each in told) / len(told)


def brier(told: Sequence[Foretold]) -> float:
    """The mean square of what the chances were off, over all outcomes: 0 is perfect.

    >>> brier([Foretold((0.5, 0.5), 0), Foretold((1.0, 0.0), 0)])
    0.25
    """
    total = 0.0
    for each in told:
        total += sum((p - (place == each.came)) ** 2 for place, p in enumerate(each.chances))
    return total / len(told)


def base_rate(came: Sequence[int], outcomes: int) -> tuple[float, ...]:
    """How often each outcome came true: what to say who knows nothing else."""
    return tuple([came.count(place) / max(1, len(came)) for place in range(outcomes)])


@dataclass(frozen=True, slots=True)
class Area:
    """How likely something that came true had been given more than something that had not."""

    value: float
    error: float  # by Hanley and McNeil
    hits: int
    misses: int

    @property
    def low(self) -> float:
        return max(0.0, self.value - SURE * self.error)

    @property
    def high(self) -> float:
        return min(1.0, self.value + SURE * self.error)


def area(values: Sequence[float], came: Sequence[bool]) -> Area:
    """The area under the curve: 0.5 is a guess, 1 is perfect.

    >>> area([0.1, 0.4, 0.4, 0.8], [False, False, True, True]).value
    0.875
    """
    order = sorted(range(len(values)), key=lambda place: values[place])
    hits = sum(came)
    misses = len(came) - hits
    if not hits or not misses:
        return Area(0.5, 0.0, hits, misses)
    ranks = 0.0  # of what came true; equals share theirs
    start = 0
    while start < len(order):
        stop = start
        while stop < len(order) and values[order[stop]] == values[order[start]]:
            stop += 1
        middle = (start + stop + 1) / 2
        ranks += middle * sum(came[order[place]] for place in range(start, stop))
        start = stop
    value = (ranks - hits * (hits + 1) / 2) / (hits * misses)
    one, two = value / (2 - value), 2 * value * value / (1 + value)
    spread = value * (1 - value) + (hits - 1) * (one - value**2) + (misses - 1) * (two - value**2)
    return Area(value, sqrt(max(0.0, spread) / (hits * misses)), hits, misses)


@dataclass(frozen=True, slots=True)
class Band:
    """Positions that were given about the same chance."""

    count: int
    foretold: float
    came: float
    low: float
    high: float


def calibration(values: Sequence[float], came: Sequence[bool], bands: int = 10) -> list[Band]:
    """So many bands of equally many positions, from the least chance to the highest."""
    order = sorted(range(len(values)), key=lambda place: values[place])
    found: list[Band] = []
    for band in range(bands):
        part = order[len(order) * band // bands : len(order) * (band + 1) // bands]
        if part:
            hits = sum(came[place] for place in part)
            low, high = wilson(hits, len(part))
            mean = sum(values[place] for place in part) / len(part)
            found.append(Band(len(part), mean, hits / len(part), low, high))
    return found
