"""How much a coach may think in a turn: so many seconds, or so many playouts.

Seconds are for a table where somebody waits. Playouts are for tournaments: the same seed gives the
same games, on any machine. Each decision gets a part of what is left of the turn's.
"""

from __future__ import annotations

import re
from time import perf_counter
from typing import Final, Protocol

from pigskin.errors import PigskinError

_MOST: Final = 1_000_000  # playouts
_LONGEST: Final = 3600.0  # seconds
_WRITTEN: Final = re.compile(r"(?P<seconds>[0-9]{1,9}(\.[0-9]{1,9})?)s|(?P<playouts>[0-9]{1,9})")


class BadBudget(PigskinError):
    """A budget that nobody can think with."""


class Budget(Protocol):
    """What may be spent in a turn."""

    def turn(self) -> None:
        """A new turn begins."""

    def decision(self, part: float) -> None:
        """A decision begins, for which there is this part of what is left."""

    def room(self) -> int:
        """How many playouts there is room for in the decision's part."""
        ...

    def played(self) -> None:
        """A playout has been made."""

    def decided(self) -> None:
        """The decision is made."""


class Playouts:
    """So many playouts in a turn."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._left = most
        self._part = 0

    def turn(self) -> None:
        self._left = self.most

    def decision(self, part: float) -> None:
        self._part = int(part * self._left)

    def room(self) -> int:
        return self._part

    def played(self) -> None:
        self._part -= 1
        self._left -= 1

    def decided(self) -> None:
        self._part = 0


class Seconds:
    """So many seconds in a turn, by the clock on the wall."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._left = most
        self._began = 0.0
        self._until = 0.0
        self._last = 0.0  # when the last playout ended
        self._longest = 0.0  # a playout took so long

    def turn(self) -> None:
        self._left = self.most

    def decision(self, part: float) -> None:
        self._began = self._last = perf_counter()
        self._until = self._began + part * self._left

    def room(self) -> int:
        left = self._until - perf_counter()
        if left <= 0:
            return 0
        return int(left / self._longest) if self._longest else _MOST

    def played(self) -> None:
        now = perf_counter()
        self._longest = max(0.9 * self._longest, now - self._last)
        self._last = now

    def decided(self) -> None:
        self._left = max(0.0, self._left - (perf_counter() - self._began))


def budget_of(text: str) -> Budget:
    """The budget of a text: `2s` or `0.5s` a turn, or a number of playouts.

    >>> budget = budget_of("400")
    >>> budget.decision(0.25)
    >>> budget.room()
    100
    """
    found = _WRITTEN.fullmatch(text)
    if found is not None:
        if found["seconds"] and 0 < float(found["seconds"]) <= _LONGEST:
            return Seconds(float(found["seconds"]))
        if found["playouts"] and 0 < int(found["playouts"]) <= _MOST:
            return Playouts(int(found["playouts"]))
    raise BadBudget(f"{text!r} is no time to think: write seconds (2s) or playouts (400)")
