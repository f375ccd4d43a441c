"""Signs of life: each process has a key in Redis that lapses when it is not renewed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Literal

from redis.asyncio import Redis
from redis.exceptions import RedisError

from pigskin.web.cluster.post import channel

BEAT: Final = 1.0  # seconds between two signs
LIFE: Final = 5.0  # seconds without one, and a process counts as dead
AWAY: Final = (RedisError, OSError, TimeoutError)  # what is raised when Redis cannot be reached

State = Literal["alive", "dead", "unknown"]


def _key(process: str) -> str:
    return f"pigskin:process:{process}"


class Pulse:
    """The sign of life of this process, and those of others."""

    def __init__(self, name: str, now: Callable[[], float] = time.monotonic) -> None:
        self.name = name
        self._now = now
        self.redis: Redis | None = None  # while it is there
        self._since = 0.0  # when Redis was reached

    def begin(self, redis: Redis) -> None:
        """Redis is there, perhaps again: then signs of others may still be missing."""
        self.redis, self._since = redis, self._now()

    def end(self) -> None:
        self.redis = None

    @property
    def settled(self) -> bool:
        """Is Redis there for so long that everybody alive has written what he has to?"""
        return self.redis is not None and self._now() - self._since >= LIFE

    async def beat(self, partners: list[str]) -> tuple[bool, list[str]]:
        """One sign more: was the last still there, and who of the partners gives none?"""
        redis = self.redis
        assert redis is not None
        async with redis.pipeline(transaction=False) as both:
            both.exists(_key(self.name))
            both.set(_key(self.name), b"", px=int(LIFE * 1000))
            for partner in partners:
                both.exists(_key(partner))
            there, _, *alive = await both.execute()
        if not self.settled:
            return bool(there), []
        return bool(there), [each for each, found in zip(partners, alive) if not found]

    async def state(self, process: str) -> State:
        """Is a process alive? Unknown while Redis is away, and a while after."""
        redis = self.redis
        if redis is None:
            return "unknown"
        async with redis.pipeline(transaction=False) as both:
            both.exists(_key(process))
            both.pubsub_numsub(channel(process))
            there, listening = await both.execute()
        if there:
            # One that was killed listens no more, and its sign will lapse in a moment.
            return "alive" if listening[0][1] else "unknown"
        return "dead" if self.settled else "unknown"
