"""Which of some candidates is best, when every look at one of them is uncertain.

All are tried with the same dice, round after round, and whoever has fallen behind for good is tried
no more. The first is the choice of a coach who knows his trade: another one is taken only as far as
the evidence goes, so what was seen of it is shrunk towards him.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from pigskin.coaches.searching.budget import Budget

ROUND: Final = 4  # playouts of each candidate in a round
_SPREAD: Final = 0.03  # how far apart candidates are, as a rule, in points
_NOISE: Final = 0.06  # spread of one difference, until more is known
_KNOWN: Final = 8  # ... and it counts as so many that were seen
_BEHIND: Final = 1.6  # standard errors after which nobody catches up


class Entrant:
    """A candidate in a contest: how much more it came to than the first one."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.tries = 0
        self._sum = 0.0
        self._squares = _KNOWN * _NOISE**2

    def add(self, difference: float) -> None:
        self.tries += 1
        self._sum += difference
        self._squares += difference**2

    def judge(self) -> tuple[float, float]:
        """How much more than the first one it is likely to be worth, and how uncertain that is."""
        if self.number == 0:
            return 0.0, 0.0
        if self.tries == 0:
            return 0.0, _SPREAD
        mean = self._sum / self.tries
        seen = max(0.0, self._squares - self.tries * mean**2)
        error = seen / (self.tries + _KNOWN) / self.tries
        trust = _SPREAD**2 / (_SPREAD**2 + error)
        return trust * mean, sqrt(trust * error)


class Contest:
    """Tries some candidates against each other."""

    def __init__(self, count: int, tried: Callable[[int, int], float]) -> None:
        """So many candidates; `tried` is what one came to with the dice of a number."""
        self._tried = tried
        self._entrants = [Entrant(number) for number in range(count)]
        self._dice = 0

    def winner(self, budget: Budget) -> int:
        """The best as far as the budget allows to find out; the first if nothing can be tried."""
        live = self._entrants
        while len(live) > 1 and budget.room() >= ROUND * len(live):
            for _ in range(ROUND):
                first = self._try(0, budget)
                for each in live[1:]:
                    each.add(self._try(each.number, budget) - first)
                self._dice += 1
            live = self._still(live)
        return self.best.number

    @property
    def best(self) -> Entrant:
        return max(self._entrants, key=lambda each: each.judge()[0])

    @property
    def entrants(self) -> list[Entrant]:
        return self._entrants

    def _try(self, number: int, budget: Budget) -> float:
        found = self._tried(number, self._dice)
        budget.played()
        return found

    def _still(self, live: list[Entrant]) -> list[Entrant]:
        """Who may yet win; the first stays, for all others are measured by it."""
        top, sure = self.best.judge()
        left: list[Entrant] = []
        for each in live[1:]:
            worth, error = each.judge()
            if worth + _BEHIND * sqrt(error**2 + sure**2) >= top:
                left.append(each)
        if len(left) == 1 and left[0].number == self.best.number and top > _BEHIND * sure:
            left = []
        return [live[0], *left] if left else []
