"""The clock of a match: whose time runs, how much of it is left, and what follows when it is up.

The rules know one clock, that of a turn: it runs while a coach is asked in his own turn, and when
it is up the turn ends as soon as what is under way is settled. A table where strangers meet needs
two more. Who is asked in the other's turn, or between turns, has a time to answer; and so has a
coach whose turn is over but for what must be settled. When these are up, the passive answer is
given for him.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from pigskin.model import Table
from pigskin.questions import Question
from pigskin.web.match import COACHES, Coach
from pigskin.web.messages import Clock

SETTLING: Final = 20.0  # seconds for what is under way when the time of a turn is up
LEAST_WAIT: Final = 30.0  # seconds for an answer in the other's turn, however short the turns
AWAY_BEFORE: Final = 10.0  # a line that is cut stops the clock after so many seconds ...
AWAY_IN_ALL: Final = 120.0  # ... and for so many in a match

_Turn = tuple[int, int, int, int, bool]


class MatchClock:
    """Counts seconds of turns of a given length; `now` tells the time."""

    def __init__(self, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.side: Coach | None = None  # whose time runs
        self._now = now
        self._turn: _Turn | None = None
        self._used = 0.0  # of the turn
        self._settling = False  # is the turn over but for what is under way?
        self._since: float | None = None  # running since then
        self._allowed = 0.0  # what a coach had left when his time began to run
        self._waiting = False
        self._pauses: dict[Coach, float] = {"home": 0.0, "away": 0.0}

    def ask(self, table: Table, question: Question | None) -> None:
        """Something else is asked now."""
        self._stop()
        if question is None:
            self.side = None
            return
        turn = (table.half, table.home.turn, table.away.turn, table.active, table.bonus_turn)
        if turn != self._turn:
            self._turn, self._used, self._settling = turn, 0.0, False
        side = COACHES[question.side]
        own = table.active == question.side
        waiting = not own or self._settling
        if not waiting:
            self._allowed = self.seconds - self._used
        elif side != self.side or waiting != self._waiting:
            self._allowed = self._patience(own, table.active >= 0)
        self.side, self._waiting = side, waiting
        self._since = self._now()

    def _patience(self, own: bool, in_turn: bool) -> float:
        """How long a coach may take whose own turn is not running."""
        if own:
            return SETTLING
        return max(LEAST_WAIT, self.seconds / 4) if in_turn else max(LEAST_WAIT, self.seconds)

    def _stop(self) -> None:
        if self._since is None:
            return
        spent = self._now() - self._since
        if self._waiting:
            self._allowed -= spent
        else:
            self._used += spent
            self._allowed -= spent
        self._since = None

    def stop(self) -> None:
        """The coach whose time runs has lost his line."""
        self._stop()

    def go_on(self) -> None:
        """He is back, or has been away for too long."""
        if self._since is None and self.side is not None:
            self._since = self._now()

    def away(self, coach: Coach, seconds: float) -> float:
        """How much of a stop of so many seconds a coach is still granted; it counts from now."""
        granted = min(seconds, AWAY_IN_ALL - self._pauses[coach])
        self._pauses[coach] += granted
        return granted

    def left(self) -> float:
        """Seconds left to the coach whose time runs."""
        running = self._now() - self._since if self._since is not None else 0.0
        return self._allowed - running

    @property
    def stopped(self) -> bool:
        return self._since is None

    @property
    def ends_turn(self) -> bool:
        """When the time is up, does the turn end? Otherwise the passive answer is given."""
        return not self._waiting

    def time_out(self) -> None:
        """The turn's time is up: what is under way is to be settled."""
        self._settling = True

    def shown(self) -> Clock | None:
        """The clock as the clients show it."""
        if self.side is None:
            return None
        return Clock(self.side, round(max(0.0, self.left()), 1), self._waiting, self.stopped)
