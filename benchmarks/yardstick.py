"""How fast something is, in rates a second and in lengths of a yardstick.

The yardstick is a loop of plain Python that always does the same: calls, comparisons, lists and
dictionaries, as the engine does. It is measured in turn with everything else, so that of two
machines, or of one machine at two times of the day, the ratios can be compared and not only the
seconds. Time is that of the process: what other programs do meanwhile is not counted.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

Counts = dict[str, int]  # what was done, by the word for it, and how often
Work = Callable[[], Counts]

LEAST = 0.1  # seconds that a measurement takes at least: less is mostly the clock
LONGEST = 20.0  # seconds after which something is not measured once more
LENGTHS = 100  # yards measured at a time
UNSURE = 0.2  # the noise of what was measured only once


class Figure(NamedTuple):
    """How often a second: the best, and the one in the middle; and the latter in yards."""

    best: float
    median: float
    ratio: float  # for one yard of the yardstick
    noise: float  # how far the ratios lie apart: half of that, as a part of the one in the middle


def yard() -> int:
    """A fixed piece of work: one length of the yardstick."""
    squares: list[int] = [0] * 64
    seen: dict[int, int] = {}
    for step in range(900):
        place = _next(step, squares[step & 63])
        if place in seen:
            seen[place] += 1
        else:
            seen[place] = step
        squares[step & 63] = place
    return len(seen)


def _next(step: int, place: int) -> int:
    return (place * 31 + step * 17 + 7) % 389


def measured(
    work: Work, rounds: int, clock: Callable[[], float] = time.process_time
) -> dict[str, Figure]:
    """Every rate of some work, a second and in yards, from so many rounds."""
    rates: dict[str, list[float]] = {}
    ratios: dict[str, list[float]] = {}
    began = clock()
    for _ in range(rounds):
        gc.collect()
        before = _lengths(clock)
        started = clock()
        done: Counts = {}
        while True:
            for what, count in work().items():
                done[what] = done.get(what, 0) + count
            taken = clock() - started
            if taken >= LEAST:
                break
        # Before and after: a machine that changes its pace meanwhile is met halfway.
        yards = 2 * LENGTHS / max(before + _lengths(clock), 1e-9)
        for what, count in done.items():
            if count:
                rates.setdefault(what, []).append(count / taken)
                ratios.setdefault(what, []).append(count / taken / yards)
        if clock() - began > LONGEST:
            break
    return {what: figure(rates[what], ratios[what]) for what in rates}


def _lengths(clock: Callable[[], float]) -> float:
    """Seconds for some lengths of the yardstick."""
    started = clock()
    for _ in range(LENGTHS):
        yard()
    return clock() - started


def figure(rates: list[float], ratios: list[float]) -> Figure:
    """What several measurements of the same come to."""
    middle = statistics.median(ratios)
    apart = (max(ratios) - min(ratios)) / 2 / middle if len(ratios) > 1 else UNSURE
    return Figure(max(rates), statistics.median(rates), middle, apart)
