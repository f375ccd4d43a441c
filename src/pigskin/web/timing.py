"""Who looks at the clock of a match when something is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final

from pigskin.model import Table
from pigskin.questions import Question
from pigskin.web.clock import MatchClock
from pigskin.web.match import Coach
from pigskin.web.messages import Clock

LATER: Final = 0.02  # seconds after something is due, so that it is
AGAIN: Final = 2.0  # seconds until an answer that could not be stored is given once more


class Timekeeper:
    """The clock of a match and its alarm; a match without a clock has one who does nothing.

    `time_up` is called when the time of whoever is asked is up, `tell` when the clock was stopped
    or started.
    """

    def __init__(
        self, clock: MatchClock | None, time_up: Callable[[], None], tell: Callable[[], None]
    ) -> None:
        self._clock = clock
        self._time_up = time_up
        self._tell = tell
        self._alarm: asyncio.TimerHandle | None = None

    def ask(self, table: Table, question: Question | None) -> None:
        """Something else is asked now."""
        if self._clock is not None:
            self._clock.ask(table, question)
            self._set_alarm()

    def time_out(self, settling: bool = True) -> None:
        """A turn's time is up; or it was not, as that could not be stored."""
        if self._clock is not None:
            self._clock.time_out(settling)

    def seat(self, here: Collection[Coach]) -> None:
        """These coaches have a line now."""
        if self._clock is None:
            return
        if self._clock.seat(here) and self._clock.side is not None:
            self._tell()
        self._set_alarm()

    def is_up(self) -> tuple[bool, bool]:
        """Is somebody's time up, and does it end his turn?"""
        clock = self._clock
        return (clock.up, clock.ends_turn) if clock is not None else (False, False)

    def shown(self) -> Clock | None:
        return self._clock.shown() if self._clock is not None else None

    def kept(self) -> list[float] | None:
        return self._clock.kept() if self._clock is not None else None

    def restore(self, kept: object, table: Table, question: Question | None) -> None:
        """A match is in memory again, with the clock as it was stored with its last entry."""
        if self._clock is None:
            return
        if isinstance(kept, Sequence) and len(kept) == 4:
            self._clock.restore([float(each) for each in kept], table, question)
        else:
            self._clock.ask(table, question)

    def again(self) -> None:
        """It was up, and what follows could not be stored: try it later."""
        self._set_alarm(AGAIN)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _set_alarm(self, at_least: float = 0.0) -> None:
        self.stop()
        due = self._clock.due() if self._clock is not None else None
        if due is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(due, at_least) + LATER, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        clock = self._clock
        assert clock is not None
        if clock.up:
            self._time_up()
            return
        if clock.look():
            self._tell()
        self._set_alarm()
