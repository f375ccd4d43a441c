"""Which process has a room, and a copy of the room: a key in Redis for each, which lapses.

Rooms are held as matches are, with a fence that is raised by whoever takes one; but nothing of them
must outlive Redis, so it is Redis that refuses what a process writes to a room it has no longer.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Final

import msgspec

from pigskin.web.cluster.leases import take_hold
from pigskin.web.cluster.pulse import AWAY, Pulse
from pigskin.web.rooms import Copy
from pigskin.web.seating import Later, NotThere
from pigskin.web.store.holding import Holding

# Each is one step of Redis: nothing happens between a look at the fence and what follows.
_TAKE: Final = """
if redis.call('HGET', KEYS[1], 'fence') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'holder', ARGV[2], 'fence', ARGV[1] + 1)
return 1
"""
_KEEP: Final = """
local fence = redis.call('HGET', KEYS[1], 'fence')
if fence and fence ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'holder', ARGV[2], 'fence', ARGV[1], 'copy', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1
"""
_LET_GO: Final = """
if redis.call('HGET', KEYS[1], 'fence') ~= ARGV[1] then return 0 end
return redis.call('HSET', KEYS[1], 'holder', '')
"""


class RoomKeys:
    """The keys of all rooms, as this process sees and writes them."""

    def __init__(self, pulse: Pulse) -> None:
        self._pulse = pulse

    # --- for `Rooms` --------------------------------------------------------------------------

    async def fetch(self, id: str) -> tuple[int, Copy]:
        fence = await take_hold("room", id, self, self._pulse)
        (copy,) = await self._look(id, "copy")
        if copy is None:
            raise NotThere(f"there is no room {id!r} here")
        return fence, msgspec.msgpack.decode(copy, type=Copy)

    async def keep(self, id: str, fence: int, copy: Copy, seconds: float) -> bool:
        packed, lapses = msgspec.msgpack.encode(copy), max(1, int(seconds * 1000))
        return await self._do(_KEEP, id, fence, self._pulse.name, packed, lapses)

    async def let_go(self, id: str, fence: int) -> None:
        await self._do(_LET_GO, id, fence)

    # --- as holdings --------------------------------------------------------------------------

    async def holding(self, id: str) -> Holding | None:
        holder, fence = await self._look(id, "holder", "fence")
        if holder is None or fence is None:
            if not self._pulse.settled:  # who has it writes it anew in a moment
                raise _later()
            return None
        return Holding(holder.decode() or None, int(fence))

    async def take(self, id: str, holder: str, fence: int) -> bool:
        return await self._do(_TAKE, id, fence, holder)

    # --- Redis --------------------------------------------------------------------------------

    async def _look(self, id: str, *fields: str) -> list[bytes | None]:
        redis = self._pulse.redis
        if redis is None:
            raise _later()
        try:
            asked: Awaitable[list[Any]] = redis.hmget(_key(id), [*fields])
            return await asked
        except AWAY:
            raise _later() from None

    async def _do(self, script: str, id: str, *values: str | int | bytes) -> bool:
        redis = self._pulse.redis
        if redis is None:
            raise _later()
        try:
            asked: Awaitable[Any] = redis.eval(script, 1, _key(id), *values)
            return bool(await asked)
        except AWAY:
            raise _later() from None


def _key(id: str) -> str:
    return f"pigskin:room:{id}"


def _later() -> Later:
    return Later("rooms cannot be reached just now; come back in a moment")
