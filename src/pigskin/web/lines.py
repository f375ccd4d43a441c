"""A line to one client: what it may see, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from pigskin.web.seeing import Eyes

MOST_WAITING: Final = 400  # messages; a client that reads no more of them is cut off
MOST_BYTES: Final = 8_000_000
A_SECOND: Final = 20.0  # messages a client may send
BURST: Final = 3.0  # seconds' worth of them at once


class Line:
    """One connected client."""

    def __init__(
        self, eyes: Eyes, name: str = "", a_second: float = A_SECOND,
        now: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.eyes = eyes
        self.name = name
        self.cut = False
        self._now = now
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._bytes = 0
        self._a_second = a_second
        self._allowance = BURST * a_second
        self._then = now()

    def send(self, text: str) -> None:
        """Put a message on its way; a client that is too slow is cut off, and may come back."""
        if self.cut:
            return
        self._bytes += len(text)
        if self._waiting.qsize() >= MOST_WAITING or self._bytes > MOST_BYTES:
            self.close()
            return
        self._waiting.put_nowait(text)

    def close(self) -> None:
        """No more is sent."""
        if not self.cut:
            self.cut = True
            self._waiting.put_nowait(None)

    async def next(self) -> str | None:
        """The next message to send; None when the line is to be closed."""
        text = await self._waiting.get()
        if text is not None:
            self._bytes -= len(text)
        return text

    def may_speak(self) -> bool:
        """Is one more message from this client not too many?"""
        now = self._now()
        fresh = (now - self._then) * self._a_second
        self._allowance = min(BURST * self._a_second, self._allowance + fresh)
        self._then = now
        if self._allowance < 1.0:
            return False
        self._allowance -= 1.0
        return True
