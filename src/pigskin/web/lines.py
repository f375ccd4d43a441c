"""A line to one client: what it may see, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from pigskin.web.seeing import Eyes

MOST_WAITING: Final = 400  # messages; a client that reads no more of them is cut off
MOST_BYTES: Final = 4_000_000  # of them; a whole table late in a match has some 300,000
MOST_IN_ALL: Final = 256_000_000  # bytes that wait for all clients together; then those ...
FAIR: Final = 200_000  # ... for whom more than this waits are cut off
A_SECOND: Final = 20.0  # messages a client may send
BURST: Final = 3.0  # seconds' worth of them at once
CHAT: Final = 0.05  # of them may be lines of chat, which all the others hear ...
CHAT_BURST: Final = 8.0  # ... and so many seconds' worth at once


class Allowance:
    """So much a second, and some seconds' worth at once."""

    def __init__(self, a_second: float, burst: float, now: Callable[[], float]) -> None:
        self._a_second = a_second
        self._most = burst * a_second
        self._left = self._most
        self._now = now
        self._then = now()

    def take(self) -> bool:
        """Is one more not too many?"""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._then) * self._a_second)
        self._then = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Backlog:
    """How much waits for all clients of a server together."""

    def __init__(self, most: int = MOST_IN_ALL) -> None:
        self.bytes = 0
        self._most = most

    @property
    def full(self) -> bool:
        return self.bytes > self._most


class Line:
    """One connected client. `hang_up` is called when the line is cut while somebody listens."""

    def __init__(
        self, eyes: Eyes, name: str = "", a_second: float = A_SECOND,
        now: Callable[[], float] = time.monotonic, mark: str = "",
        backlog: Backlog | None = None,
    ) -> None:  # fmt: skip
        self.eyes = eyes
        self.name = name
        self.mark = mark  # of who watches: he is known by it when he comes back
        self.cut = False
        self.too_slow = False  # was it cut as its client does not read?
        self.stopping = False  # is it closed as the server ends?
        self.hang_up: Callable[[], object] | None = None
        self._waiting: deque[str] = deque()
        self._news = asyncio.Event()
        self._bytes = 0
        self._backlog = backlog or Backlog()
        self._speaking = Allowance(a_second, BURST, now)
        self._chatting = Allowance(a_second * CHAT, CHAT_BURST, now)

    def send(self, text: str) -> None:
        """Put a message on its way; a client that is too slow is cut off, and may come back."""
        if self.cut:
            return
        self._weigh(len(text))
        self._waiting.append(text)
        if (
            len(self._waiting) > MOST_WAITING
            or self._bytes > MOST_BYTES
            or (self._bytes > FAIR and self._backlog.full)
        ):
            self.drop()
            self.too_slow = True
            self.close()
            if self.hang_up is not None:
                self.hang_up()
            return
        self._news.set()

    def close(self) -> None:
        """What waits is still sent, and no more."""
        self.cut = True
        self._news.set()

    async def next(self) -> str | None:
        """The next message to send; None when the line is to be closed."""
        while not self._waiting:
            if self.cut:
                return None
            self._news.clear()
            await self._news.wait()
        text = self._waiting.popleft()
        self._weigh(-len(text))
        return text

    def drop(self) -> None:
        """What waits will not be sent."""
        self._waiting.clear()
        self._weigh(-self._bytes)

    def _weigh(self, bytes: int) -> None:
        self._bytes += bytes
        self._backlog.bytes += bytes

    def may_speak(self) -> bool:
        """Is one more message from this client not too many?"""
        return self._speaking.take()

    def may_chat(self) -> bool:
        """Is one more line of chat from this client not too many?"""
        return self._chatting.take()
