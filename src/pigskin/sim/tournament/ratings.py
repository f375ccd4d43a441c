"""Ratings by Bradley and Terry: one number a coach, from which the chance of any two follows.

The number is that of Elo: 400 points are odds of ten to one, and the mean of all coaches is 1000. A
draw is half a win. The ratings are those that make what happened most likely; to every pairing one
drawn game is added, so that a coach who has won everything has a rating too. The errors follow from
the curvature there (the information matrix), and are for the distance from the mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

MEAN: Final = 1000.0
SCALE: Final = 400 / log(10)  # points for a factor e in the odds
_ROUNDS: Final = 200
_CLOSE: Final = 1e-10

Results = Mapping[tuple[str, str], tuple[float, int]]  # points of the first, and games
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """A coach's rating and its standard error."""

    rating: float
    error: float


def ratings_of(coaches: Sequence[str], results: Results) -> dict[str, Rating]:
    """The ratings of all coaches.

    >>> two = ratings_of(["veteran", "rookie"], {("veteran", "rookie"): (90.5, 99)})
    >>> round(two["veteran"].rating - two["rookie"].rating)
    402
    """
    count = len(coaches)
    if count < 2:
        return {each: Rating(MEAN, 0.0) for each in coaches}
    place = {name: number for number, name in enumerate(coaches)}
    played = [[0.0] * count for _ in coaches]
    points = [0.0] * count
    for first in range(count):
        for second in range(first + 1, count):
            _add(played, points, first, second, 0.5, 1)
    for (one, other), (won, games) in results.items():
        _add(played, points, place[one], place[other], won, games)
    strength = _most_likely(played, points)
    errors = _errors(_information(played, strength))
    return {
        name: Rating(MEAN + SCALE * strength[number], SCALE * errors[number])
        for name, number in place.items()
    }


def chance(better: float, worse: float) -> float:
    """The points a game that one rating takes from another.

    >>> round(chance(1200, 1000), 3)
    0.76
    """
    return 1 / (1 + exp((worse - better) / SCALE))


def _add(
    played: Matrix, points: list[float], first: int, second: int, won: float, games: int
) -> None:
    played[first][second] += games
    played[second][first] += games
    points[first] += won
    points[second] += games - won


def _most_likely(played: Matrix, points: list[float]) -> list[float]:
    """Newton's steps to the top of the likelihood, none too long; the strengths have the mean 0."""
    count = len(points)
    strength = [0.0] * count
    for _ in range(_ROUNDS):
        slope = [
            points[i]
            - sum(played[i][j] / (1 + exp(strength[j] - strength[i])) for j in range(count))
            for i in range(count)
        ]
        steps = _product(_inverse(_information(played, strength)), slope)
        longest = max(abs(each) for each in steps)
        short = min(1.0, 1.0 / longest) if longest else 1.0
        strength = [each + short * step for each, step in zip(strength, steps, strict=True)]
        if longest < _CLOSE:
            break
    mean = sum(strength) / count
    return [each - mean for each in strength]


def _information(played: Matrix, strength: list[float]) -> Matrix:
    """How sharply the likelihood falls; 1 more everywhere, which fixes the mean."""
    count = len(strength)
    made = [[1.0] * count for _ in strength]
    for i in range(count):
        for j in range(count):
            if i != j:
                p = 1 / (1 + exp(strength[j] - strength[i]))
                weight = played[i][j] * p * (1 - p)
                made[i][j] -= weight
                made[i][i] += weight
    return made


def _errors(information: Matrix) -> list[float]:
    """Standard errors of the distances from the mean."""
    inverse = _inverse(information)
    shift = 1 / len(inverse) ** 2  # what the 1 everywhere has put in
    return [sqrt(max(0.0, inverse[i][i] - shift)) for i in range(len(inverse))]


def _product(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan, with the largest pivot."""
    size = len(matrix)
    rows = [
        list(row) + [1.0 if i == j else 0.0 for j in range(size)] for i, row in enumerate(matrix)
    ]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column][column]
        rows[column] = [each / top for each in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [
                    a - factor * b for a, b in zip(rows[row], rows[column], strict=True)
                ]
    return [row[size:] for row in rows]
