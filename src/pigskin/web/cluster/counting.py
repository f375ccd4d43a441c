"""What visitors have asked for at all processes, in keys of Redis that lapse after a minute."""

from __future__ import annotations

from typing import Final

from pigskin.web.cluster.pulse import AWAY, Pulse

MINUTE: Final = 60  # seconds


class Counting:
    """Counts over all processes, as long as Redis is there."""

    def __init__(self, pulse: Pulse) -> None:
        self._pulse = pulse

    async def one_more(self, of: str) -> int:
        """How many there are in this minute, with this one; 0 if that is not known."""
        redis = self._pulse.redis
        if redis is None:
            return 0
        key = f"pigskin:count:{of}"
        try:
            async with redis.pipeline(transaction=True) as both:
                both.set(key, 0, ex=MINUTE, nx=True)
                both.incr(key)
                _, number = await both.execute()
        except AWAY:
            return 0
        return int(number)
