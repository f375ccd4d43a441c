"""Reading lines and writing pictures, in a terminal window or through a pipe."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import time
from collections.abc import Sequence
from typing import IO, Final

from rich.console import Group, RenderableType

from pigskin.console import SafeConsole
from pigskin.showing import shown
from pigskin.terminal.clock import TimeUp, TurnClock, alarm

LONGEST_LINE: Final = 1000  # characters; more is no answer


class Leave(Exception):
    """The person at the keyboard wants to go: end of input, Ctrl-C, or quit."""


class Hangup(Leave):
    """The window is being closed, or the process is told to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Screen:
    """One window. Through a pipe nothing is cleared, nothing waits, and every answer is echoed."""

    def __init__(
        self,
        out: IO[str] | None = None,
        source: IO[str] | None = None,
        width: int | None = None,
        height: int | None = None,
    ) -> None:
        given = source if source is not None else sys.stdin
        self.source = given if given is not None else io.StringIO()  # it may have been closed
        self.console = SafeConsole(file=out, highlight=False, width=width, height=height)
        self.live = out is None and self.console.is_terminal and self.source.isatty()
        self.pace = _pace() if self.live else 0.0
        self.clock: TurnClock | None = None  # whose time runs out while somebody types
        if self.live:
            _line_editing()

    @property
    def width(self) -> int:
        return max(20, self.console.width)  # COLUMNS may be 0

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *parts: RenderableType) -> None:
        """Write below what is there."""
        for part in parts:
            self.console.print(part)

    def picture(self, *parts: RenderableType) -> None:
        """A fresh picture; a live window is redrawn in place, without flicker."""
        if not self.live:
            self.show(*parts)
            return
        with self.console.capture() as caught:
            self.console.print(Group(*parts))
        lines = caught.get().splitlines()
        body = "".join(f"{line}\x1b[K\n" for line in lines)
        self.console.file.write(f"\x1b[H{body}\x1b[J")
        self.console.file.flush()

    def pages(self, parts: Sequence[RenderableType]) -> list[str]:
        """Something long, cut into pieces that fit the window."""
        with self.console.capture() as caught:
            self.console.print(Group(*parts))
        lines = caught.get().splitlines()
        room = max(5, self.height - 2)
        return ["\n".join(lines[at : at + room]) for at in range(0, max(1, len(lines)), room)]

    def write(self, text: str) -> None:
        """Text that has its colours already."""
        self.console.file.write(text + "\n")
        self.console.file.flush()

    def begin(self) -> None:
        if self.live:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """One line from the person; raise Leave when there is none, TimeUp when it is too late."""
        try:
            text = self._typed(prompt)[:LONGEST_LINE]
        except (EOFError, KeyboardInterrupt, OSError):  # OSError: the window is gone
            raise Leave from None
        clock = self.clock
        if clock is not None and clock.running and clock.left() <= 0:
            raise TimeUp
        return text

    def _typed(self, prompt: str) -> str:
        clock = self.clock
        prompt = shown(prompt)  # it may name a player
        if self.live:
            if clock is None or not clock.running:
                return input(prompt).strip()
            with alarm(clock.left(), self.console.bell):
                return input(prompt).strip()
        text = self._line()
        self.console.print(f"{prompt}{text}", markup=False)
        return text

    def _line(self) -> str:
        """The next line of a pipe; the end of one that has no end is passed over."""
        line = piece = self.source.readline(LONGEST_LINE)
        if not line:
            raise Leave
        while piece and not piece.endswith("\n"):
            piece = self.source.readline(LONGEST_LINE)
        return line.strip()

    def hold(self, factor: float = 1.0) -> None:
        """Let people see what a computer coach has just done."""
        if self.pace > 0:
            try:
                time.sleep(self.pace * factor)
            except KeyboardInterrupt:
                raise Leave from None


def _pace() -> float:
    """Seconds between the moves of a computer coach: PIGSKIN_PACE, or a little under one."""
    try:
        return min(60.0, max(0.0, float(os.environ.get("PIGSKIN_PACE", "0.7"))))
    except ValueError:
        return 0.7


def _line_editing() -> None:
    with contextlib.suppress(ImportError):  # without it there is no history of answers
        import readline  # noqa: F401
