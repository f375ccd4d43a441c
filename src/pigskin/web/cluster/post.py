"""Letters between processes, over channels of Redis.

Redis hands on what it is given to whoever listens at that moment and keeps nothing. So a letter may
get lost, when a connection breaks; but not unnoticed: packets are numbered, and who had to begin
anew tells everybody. Then what was between two processes is at an end, and clients come back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec import DecodeError
from redis.asyncio import Redis

from pigskin.web.cluster.letters import Anew, Letter, Packet, Told, pack, unpack

log = logging.getLogger("pigskin.web")

EVERYBODY: Final = "pigskin:all"
TO_ALL: Final = 0  # the number of packets to everybody; others count from 1
MUCH: Final = 1_000_000  # characters that wait for one process; who has more to say waits ...
TOO_MUCH: Final = 64_000_000  # ... and if it gets so much all the same, it is not read there
AT_ONCE: Final = 500_000  # characters in one packet
QUIET: Final = 30.0  # seconds without a packet, which may be


def channel(process: str) -> str:
    return f"pigskin:post:{process}"


class _Outbox:
    """What waits for one process."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.size = 0
        self.number = 0  # of the last packet
        self.room = asyncio.Event()
        self.room.set()


class Post:
    """Sends letters and hands on those that come.

    `deliver` gets every letter with its sender; `lost` is told with which process everything is
    at an end.
    """

    def __init__(
        self, name: str, deliver: Callable[[str, Letter], None], lost: Callable[[str], None]
    ) -> None:
        self.name = name
        self._deliver = deliver
        self._lost = lost
        self._out: dict[str, _Outbox] = {}
        self._came: dict[str, int] = {}  # the last packet of each sender
        self._news = asyncio.Event()

    @property
    def partners(self) -> list[str]:
        """With whom there are letters."""
        return list({*self._out, *self._came})

    # --- sending ------------------------------------------------------------------------------

    def send(self, to: str, letter: Letter) -> None:
        """Put a letter on its way."""
        box = self._out.setdefault(to, _Outbox())
        box.letters.append(letter)
        self._grow(to, box, len(getattr(letter, "text", None) or ""))

    def tell(self, to: str, line: int, text: str) -> None:
        """Something for one client; what goes to many in a row is sent once."""
        box = self._out.setdefault(to, _Outbox())
        last = box.letters[-1] if box.letters else None
        if isinstance(last, Told) and last.text is text:
            last.lines.append(line)
            return
        box.letters.append(Told([line], text))
        self._grow(to, box, len(text))

    def _grow(self, to: str, box: _Outbox, size: int) -> None:
        box.size += size
        if box.size > MUCH:
            box.room.clear()
        if box.size > TOO_MUCH:
            self._begin_anew(to)
        self._news.set()

    async def room(self, to: str) -> None:
        """Wait while much waits already for a process."""
        box = self._out.get(to)
        if box is not None:
            await box.room.wait()

    async def sending(self, redis: Redis) -> None:
        """Send what waits, for ever."""
        while True:
            await self._news.wait()
            self._news.clear()
            for to, box in list(self._out.items()):
                while box.letters:
                    await self._send_some(redis, to, box)

    async def _send_some(self, redis: Redis, to: str, box: _Outbox) -> None:
        count = size = 0
        for letter in box.letters:
            if size > AT_ONCE:
                break
            size += len(getattr(letter, "text", None) or "")
            count += 1
        some, box.letters = box.letters[:count], box.letters[count:]
        box.size -= size
        if box.size <= MUCH:
            box.room.set()
        box.number += 1
        packet = pack(Packet(self.name, box.number, some))
        heard = await redis.publish(channel(to), packet)
        if not heard:
            self.drop(to)  # nobody listens there

    # --- receiving ----------------------------------------------------------------------------

    async def receiving(self, redis: Redis, ready: asyncio.Event) -> None:
        """Hand on what comes, for ever; `ready` is set as soon as nothing is missed any more."""
        async with redis.pubsub(ignore_subscribe_messages=True) as listening:
            await listening.subscribe(EVERYBODY, channel(self.name))
            await redis.publish(EVERYBODY, pack(Packet(self.name, TO_ALL, [Anew()])))
            ready.set()
            while True:
                message = await listening.get_message(timeout=QUIET)
                if message is not None:
                    self._take(message["data"])

    def _take(self, data: bytes) -> None:
        try:
            packet = unpack(data)
        except DecodeError as error:
            log.error("a packet of another process cannot be read: %s", error)
            return
        sender = packet.sender
        if sender == self.name:
            return
        if packet.number == TO_ALL:
            self.drop(sender)
            return
        if packet.number != self._came.get(sender, 0) + 1:
            self._begin_anew(sender)
        self._came[sender] = packet.number
        for letter in packet.letters:
            try:
                if isinstance(letter, Anew):
                    self.drop(sender)
                else:
                    self._deliver(sender, letter)
            except Exception:  # the next one is read all the same
                log.exception("a letter of %s: %.200r", sender, letter)

    # --- the end ------------------------------------------------------------------------------

    def drop(self, process: str) -> None:
        """Everything with a process is at an end: letters were lost. Numbers go on."""
        box = self._out.get(process)
        if box is not None:
            box.letters, box.size = [], 0
            box.room.set()
        self._lost(process)

    def _begin_anew(self, process: str) -> None:
        """The same, and it is told so."""
        self.drop(process)
        self.send(process, Anew())

    def forget(self, process: str) -> None:
        """A process is dead."""
        self.drop(process)
        self._out.pop(process, None)
        self._came.pop(process, None)

    def drop_all(self) -> None:
        for process in self.partners:
            self.drop(process)
