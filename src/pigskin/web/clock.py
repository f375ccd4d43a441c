"""The clock of a match: whose time runs, how much of it is left, and what follows when it is up.

The rules know one clock, that of a turn: it runs while a coach is asked in his own turn, and when
it is up the turn ends as soon as what is under way is settled. A table where strangers meet needs
two more. Who is asked in the other's turn, or between turns, has a time to answer; and so has a
coach whose turn is over but for what must be settled. When these are up, the passive answer is
given for him.

A clock is there for whoever waits. It stands still while no coach is at the table at all, and for
a while when the one who is asked has lost his line. Computers have none.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Final, Literal

from pigskin.model import Table
from pigskin.questions import Question
from pigskin.web.match import COACHES, Coach
from pigskin.web.messages import Clock

SETTLING: Final = 20.0  # seconds for what is under way when the time of a turn is up
LEAST_WAIT: Final = 30.0  # seconds for an answer in the other's turn, however short the turns
AWAY_BEFORE: Final = 10.0  # a line that is cut stops the clock after so many seconds ...
AWAY_IN_ALL: Final = 120.0  # ... and for so many in a match

_Turn = tuple[int, int, int, int, bool]
# Does his time run, does it stand as he is away, or does it stand as nobody is here?
_Mode = Literal["runs", "away", "empty"]


class MatchClock:
    """Counts seconds of turns of a given length; `now` tells the time."""

    def __init__(
        self, seconds: float, people: Collection[Coach] = COACHES,
        now: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.seconds = seconds
        self.side: Coach | None = None  # whose time runs; None for a computer's, and at the end
        self._people = people
        self._now = now
        self._turn: _Turn | None = None
        self._used = 0.0  # of the turn
        self._settling = False  # is the turn over but for what is under way?
        self._allowed = 0.0  # what is left to the coach
        self._waiting = False  # is it the time of a coach whose turn is not running?
        self._mode: _Mode = "empty"
        self._since = now()  # in this mode
        self._here: frozenset[Coach] = frozenset()
        self._gone: dict[Coach, float] = {"home": -AWAY_BEFORE, "away": -AWAY_BEFORE}
        self._paused: dict[Coach, float] = {"home": 0.0, "away": 0.0}

    # --- what happens -------------------------------------------------------------------------

    def ask(self, table: Table, question: Question | None) -> None:
        """Something else is asked now."""
        self._count()
        before = self.side
        self.side = None
        if question is None:
            return
        turn = (table.half, table.home.turn, table.away.turn, table.active, table.bonus_turn)
        if turn != self._turn:
            self._turn, self._used, self._settling = turn, 0.0, False
        side = COACHES[question.side]
        if side not in self._people:
            return
        own = table.active == question.side
        waiting = not own or self._settling
        if not waiting:
            self._allowed = self.seconds - self._used
        elif side != before or waiting != self._waiting:
            self._allowed = self._patience(own, table.active >= 0)
        self.side, self._waiting = side, waiting
        self.look()

    def _patience(self, own: bool, in_turn: bool) -> float:
        """How long a coach may take whose own turn is not running."""
        if own:
            return SETTLING
        return max(LEAST_WAIT, self.seconds / 4) if in_turn else max(LEAST_WAIT, self.seconds)

    def seat(self, here: Collection[Coach]) -> bool:
        """These coaches have a line now; True if that stops the clock or starts it."""
        now = self._now()
        for coach in self._here:
            if coach not in here:
                self._gone[coach] = now
        self._here = frozenset(here) & frozenset(self._people)
        return self.look()

    def time_out(self, settling: bool = True) -> None:
        """The turn's time is up: what is under way is to be settled; or it was not, after all."""
        self._settling = settling

    def look(self) -> bool:
        """See whether the clock should run now; True if it was stopped or started."""
        self._count()
        before, self._mode = self._mode, self._right_mode()
        return (before == "runs") != (self._mode == "runs")

    def _right_mode(self) -> _Mode:
        side = self.side
        if not self._here:
            return "empty"
        if side is None or side in self._here:
            return "runs"
        if self._now() - self._gone[side] < AWAY_BEFORE or self._paused[side] >= AWAY_IN_ALL:
            return "runs"
        return "away"

    def _count(self) -> None:
        """Put down the time since it was last looked at."""
        now = self._now()
        spent, self._since = now - self._since, now
        if self.side is None:
            return
        if self._mode == "away":
            self._paused[self.side] += spent
        elif self._mode == "runs":
            self._allowed -= spent
            if not self._waiting:
                self._used += spent

    # --- what it shows ------------------------------------------------------------------------

    def left(self) -> float:
        """Seconds left to the coach whose time it is."""
        running = self._now() - self._since if self._mode == "runs" else 0.0
        return self._allowed - running

    @property
    def stopped(self) -> bool:
        return self._mode != "runs"

    @property
    def up(self) -> bool:
        """Is the time of whoever is asked up?"""
        return self.side is not None and not self.stopped and self.left() <= 0.0

    @property
    def ends_turn(self) -> bool:
        """When the time is up, does the turn end? Otherwise the passive answer is given."""
        return not self._waiting

    def due(self) -> float | None:
        """In how many seconds to look at it again; None if not before something happens."""
        side = self.side
        if side is None or self._mode == "empty":
            return None
        if self._mode == "away":
            return max(0.0, AWAY_IN_ALL - self._paused[side] - (self._now() - self._since))
        wait = self.left()
        if side not in self._here and self._paused[side] < AWAY_IN_ALL:
            wait = min(wait, self._gone[side] + AWAY_BEFORE - self._now())
        return max(0.0, wait)

    def shown(self) -> Clock | None:
        """The clock as the clients show it."""
        if self.side is None:
            return None
        return Clock(self.side, round(max(0.0, self.left()), 1), self._waiting, self.stopped)

    # --- over a restart -----------------------------------------------------------------------

    def kept(self) -> list[float]:
        """What is stored with an entry: of the turn, whether it is only settled, and the pauses."""
        used = round(self._used, 1), float(self._settling)
        return [*used, *(round(self._paused[side], 1) for side in COACHES)]

    def restore(self, kept: Sequence[float], table: Table, question: Question | None) -> None:
        """As it was when that was stored."""
        used, settling, home, away = kept
        self._paused = {"home": home, "away": away}
        self.ask(table, question)
        self._used, self._settling = used, bool(settling)
        self.side = None
        self.ask(table, question)
