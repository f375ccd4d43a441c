"""Fitting the weights of the outlook to positions and what came of them.

Who scores next is a logit of three outcomes, found by Newton's method with a little pull towards
zero; how many touchdowns follow are Poisson numbers. Same rows, same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from pigskin.coaches.moment import NAMES
from pigskin.coaches.outlook import later, next_score, outlook_of
from pigskin.coaches.outlook_weights import OutlookWeights
from pigskin.errors import PigskinError
from pigskin.foretelling.rows import Row
from pigskin.foretelling.scoring import (
    Area,
    Band,
    Foretold,
    area,
    base_rate,
    brier,
    calibration,
    log_loss,
)

FEWEST: Final = 20  # games
_ROUNDS: Final = 25  # of Newton's method, which takes about six
_PULL: Final = 1.0  # towards zero
# What can only help, and what can only hurt: their weights have no other sign.
_HELPS: Final = ("turns", "worth", "worth_held", "near", "up", "men", "rerolls")
_HURTS: Final = ("late",)
_EVERY: Final = 4  # so many pairs of games have one that is held out
_NO_LATER: Final = (0.05, 0.03, 0.05, 0.4)  # where the search for these begins
_STEPS: Final = (0.02, 0.02, 0.05, 0.2)  # ... and how far it looks at first
_LEAST: Final = (0.0, 0.0, 0.0, 0.1)  # with time left there is some hope for who is two behind
_MOST: Final = (1.0, 1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Score:
    """How well one thing was foretold in positions that nothing was fitted to."""

    what: str
    outcomes: tuple[str, ...]
    positions: int
    base: tuple[float, ...]  # what the other games had
    log_loss: float
    base_log_loss: float
    brier: float
    base_brier: float
    area: Area
    bands: list[Band]


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights, and how well they foretell."""

    weights: OutlookWeights
    games: int  # fitted to
    positions: int
    games_held_out: int
    scores: tuple[Score, Score]


def fit(rows: Sequence[Row], told: Callable[[], None] | None = None) -> Fit:
    """Fit the weights to three quarters of the games, and see how well they foretell the others."""
    games = list(dict.fromkeys(row.game for row in rows))
    if len(games) < FEWEST:
        raise PigskinError(f"{len(games)} games are too few to learn from; it takes {FEWEST}")
    # Two games in a row may have had the same dice with the sides swapped.
    held = {game for place, game in enumerate(games) if place // 2 % _EVERY == _EVERY - 1}
    known = [row for row in rows if row.game not in held]
    fresh = [row for row in rows if row.game in held]
    weights = OutlookWeights(fit_next(known, told), *fit_later(known, told))
    scores = scores_of(weights, known, fresh)
    return Fit(weights, len(games) - len(held), len(known), len(held), scores)


# --- who scores next --------------------------------------------------------------------------


def fit_next(rows: Sequence[Row], told: Callable[[], None] | None = None) -> list[float]:
    """The weights of who scores next."""
    free = [True] * len(NAMES)
    while True:
        weights = _newton(rows, free, told)
        wrong = [
            place
            for place, name in enumerate(NAMES)
            if (name in _HELPS and weights[place] < 0) or (name in _HURTS and weights[place] > 0)
        ]
        if not wrong:
            return [round(weight, 4) for weight in weights]
        for place in wrong:
            free[place] = False


def _newton(
    rows: Sequence[Row], free: list[bool], told: Callable[[], None] | None
) -> list[float]:
    """The likeliest weights, of which those that are not free are 0."""
    weights = [0.0] * len(NAMES)
    places = [place for place, each in enumerate(free) if each]
    for _ in range(_ROUNDS):
        slope, bend = _derivatives(rows, weights)
        part = [[bend[a][b] for b in places] for a in places]
        step = solved(part, [slope[place] for place in places])
        for place, change in zip(places, step):
            weights[place] += change
        if told is not None:
            told()
        if max(abs(change) for change in step) < 1e-6:
            break
    return weights


def _derivatives(
    rows: Sequence[Row], weights: list[float]
) -> tuple[list[float], list[list[float]]]:
    """First and second derivatives of how likely the rows are, the second with a minus."""
    size = len(weights)
    given = OutlookWeights(weights, 0.0, 0.0, 0.0, 0.0)
    slope = [-_PULL * weight for weight in weights]
    bend = [[_PULL if a == b else 0.0 for b in range(size)] for a in range(size)]
    for row in rows:
        chances = next_score(row.moment, given)
        mean = [0.0] * size
        for side in (0, 1):
            p, facts = chances[side], row.facts[side]
            off = (1.0 if row.next == side else 0.0) - p
            if p > 0:
                for a, fact in enumerate(facts):
                    if fact:
                        slope[a] += off * fact
                        mean[a] += p * fact
                _add(bend, p, facts)
        _add(bend, -1.0, mean)
    for a in range(size):
        for b in range(a):
            bend[a][b] = bend[b][a]
    return slope, bend


def _add(matrix: list[list[float]], factor: float, facts: list[float]) -> None:
    """Add so much of the products of some numbers with each other, above the diagonal."""
    for a, fact in enumerate(facts):
        if fact:
            line, share = matrix[a], factor * fact
            for b in range(a, len(facts)):
                line[b] += share * facts[b]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    size = len(right)
    lines = [[*line, value] for line, value in zip(matrix, right)]
    for place in range(size):
        best = max(range(place, size), key=lambda each: abs(lines[each][place]))
        lines[place], lines[best] = lines[best], lines[place]
        top = lines[place]
        for other in lines[place + 1 :]:
            factor = other[place] / top[place]
            if factor:
                for column in range(place, size + 1):
                    other[column] -= factor * top[column]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        line = lines[place]
        rest = sum(line[column] * found[column] for column in range(place + 1, size))
        found[place] = (line[size] - rest) / line[place]
    return found


# --- what follows -----------------------------------------------------------------------------


def fit_later(
    rows: Sequence[Row], told: Callable[[], None] | None = None
) -> tuple[float, float, float, float]:
    """Touchdowns a turn after the next one: a search along each of the four numbers in turn."""
    cases = [(row, _after(row)) for row in rows]
    best = list(_NO_LATER)
    steps = list(_STEPS)
    least = _unlikeliness(cases, best)
    while max(step / first for step, first in zip(steps, _STEPS)) > 0.01:
        for place in range(len(best)):
            for way in (1, -1):
                tried = best[:]
                tried[place] += way * steps[place]
                if not _LEAST[place] <= tried[place] <= _MOST[place]:
                    continue
                value = _unlikeliness(cases, tried)
                if value < least:
                    best, least = tried, value
                    break
            else:
                steps[place] /= 2
        if told is not None:
            told()
    attack, defence, men, rest = (round(each, 4) for each in best)
    return attack, defence, men, rest


def _after(row: Row) -> tuple[int, int]:
    """Touchdowns of home and away after the next one of the half."""
    return (
        row.end[0] - row.scores[0] - (row.next == 0),
        row.end[1] - row.scores[1] - (row.next == 1),
    )


def _unlikeliness(cases: Sequence[tuple[Row, tuple[int, int]]], numbers: list[float]) -> float:
    attack, defence, men, rest = numbers
    weights = OutlookWeights([], attack, defence, men, rest)
    total = 0.0
    for row, counts in cases:
        for mean, count in zip(later(row.moment, weights, row.next), counts):  # type: ignore[arg-type]
            if mean > 0:
                total += mean - count * log(mean)
    return total


# --- how well it foretells --------------------------------------------------------------------


def scores_of(
    weights: OutlookWeights, known: Sequence[Row], fresh: Sequence[Row]
) -> tuple[Score, Score]:
    """How well weights foretell fresh rows, beside the base rates of those that are known."""
    return (
        _scored("next score", ("own", "theirs", "none"), known, fresh, _next_told(weights)),
        _scored("result", ("won", "lost", "drawn"), known, fresh, _end_told(weights)),
    )


def _next_told(weights: OutlookWeights) -> Callable[[Row], Foretold]:
    def told(row: Row) -> Foretold:
        chances = next_score(row.moment, weights)
        own, other = chances[row.mover], chances[1 - row.mover]
        came = 2 if row.next < 0 else 0 if row.next == row.mover else 1
        return Foretold((own, other, chances[2]), came)

    return told


def _end_told(weights: OutlookWeights) -> Callable[[Row], Foretold]:
    def told(row: Row) -> Foretold:
        found = outlook_of(row.moment, row.mover, weights)  # type: ignore[arg-type]
        ahead = row.end[row.mover] - row.end[1 - row.mover]
        came = 0 if ahead > 0 else 1 if ahead < 0 else 2
        return Foretold((found.win, found.loss, found.draw), came)

    return told


def _scored(
    what: str,
    outcomes: tuple[str, ...],
    known: Sequence[Row],
    fresh: Sequence[Row],
    tell: Callable[[Row], Foretold],
) -> Score:
    """How well something was foretold: the first outcome is the good one, the second the bad."""
    told = [tell(row) for row in fresh]
    base = base_rate([tell(row).came for row in known], len(outcomes))
    blind = [Foretold(base, each.came) for each in told]
    decided = [each for each in told if each.came < 2]
    shares = [each.chances[0] / max(1e-9, each.chances[0] + each.chances[1]) for each in decided]
    return Score(
        what=what,
        outcomes=outcomes,
        positions=len(told),
        base=base,
        log_loss=log_loss(told),
        base_log_loss=log_loss(blind),
        brier=brier(told),
        base_brier=brier(blind),
        area=area(shares, [each.came == 0 for each in decided]),
        bands=calibration(
            [each.chances[0] for each in told], [each.came == 0 for each in told]
        ),
    )
