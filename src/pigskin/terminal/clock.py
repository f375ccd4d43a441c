"""The clock of a turn: how long a person may think, and what happens when the time is up.

It runs while a person is asked something in his own turn. It stands still while the opponent
decides, a computer thinks or somebody sets up, and every turn begins with the whole time.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from pigskin.model import Table
from pigskin.questions import Question

SOON: Final = 30.0  # seconds left at which a bell rings


class TimeUp(Exception):
    """The time of the turn is used up."""


class TurnClock:
    """Counts the seconds a person uses in his turn; `now` tells the time."""

    def __init__(self, seconds: int, now: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.now = now
        self.used = 0.0
        self._turn: tuple[int, ...] = ()
        self._since: float | None = None  # running since then

    def start(self, table: Table, question: Question) -> None:
        """Run, if the one who is asked is the one whose turn it is."""
        turn = (table.half, table.home.turn, table.away.turn, table.active, table.bonus_turn)
        if turn != self._turn:
            self._turn, self.used = turn, 0.0
        if table.active == question.side:
            self._since = self.now()

    def stop(self) -> None:
        if self._since is not None:
            self.used += self.now() - self._since
            self._since = None

    @property
    def running(self) -> bool:
        return self._since is not None

    def left(self) -> float:
        """Seconds left of this turn."""
        running = self.now() - self._since if self._since is not None else 0.0
        return self.seconds - self.used - running

    def text(self) -> str:
        """What is left, as a clock shows it: 3:07."""
        left = max(0, round(self.left()))
        return f"{left // 60}:{left % 60:02}"


@contextmanager
def alarm(left: float, ring: Callable[[], object]) -> Iterator[None]:
    """Raise TimeUp when that many seconds have passed, and ring shortly before.

    Where there are no such signals the time is looked at when the line has been typed.
    """
    if not hasattr(signal, "setitimer") or (
        threading.current_thread() is not threading.main_thread()
    ):
        yield
        return
    warned = left <= SOON

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal warned
        if warned:
            raise TimeUp
        warned = True
        ring()
        signal.setitimer(signal.ITIMER_REAL, SOON)

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, max(0.001, left if warned else left - SOON))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
