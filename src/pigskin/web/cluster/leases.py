"""Which matches this process holds: whoever takes one raises its fence in the database.

A match is left to its holder as long as that gives signs of life. That they are missing is only a
reason to take its matches, and may be a mistake: the fence sees to it that none is played twice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, Protocol

from pigskin.web.cluster.pulse import AWAY, LIFE, Pulse, State
from pigskin.web.seating import Elsewhere, Later, NotThere
from pigskin.web.store import Store, StoreError
from pigskin.web.store.holding import Holding

log = logging.getLogger("pigskin.web")

PATIENCE: Final = LIFE + 2.0  # seconds to find out whether a holder is dead
LOOK: Final = 0.2  # seconds between two looks


class Holdings(Protocol):
    """Where it is written who holds what."""

    async def holding(self, id: str) -> Holding | None: ...
    async def take(self, id: str, holder: str, fence: int) -> bool: ...


async def take_hold(what: str, id: str, holdings: Holdings, pulse: Pulse) -> int:
    """Take hold of something: its fence from now on; `Elsewhere` if another process holds it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        held = await holdings.holding(id)
        if held is None:
            raise NotThere(f"there is no {what} {id!r} here")
        state: State = "dead"
        if held.holder is not None and held.holder != pulse.name:
            state = await _state(held.holder, pulse)
        if state == "alive":
            raise Elsewhere(f"{what} {id}", str(held.holder))
        if state == "unknown":
            await asyncio.sleep(LOOK)
        elif await holdings.take(id, pulse.name, held.fence):
            return held.fence + 1
    raise Later(f"who has {what} {id} cannot be told just now; come back in a moment")


async def _state(process: str, pulse: Pulse) -> State:
    try:
        return await pulse.state(process)
    except AWAY:
        return "unknown"


class Leases:
    """The matches of this process."""

    def __init__(self, store: Store, pulse: Pulse) -> None:
        self.name = pulse.name
        self._store = store
        self._pulse = pulse

    async def take(self, id: str) -> int:
        """Take hold of a match: its fence from now on; `Elsewhere` if another process holds it."""
        return await take_hold("match", id, self._store, self._pulse)

    async def let_go(self, id: str, fence: int) -> None:
        """Hold a match no longer; if that cannot be written, whoever wants it asks us."""
        try:
            await self._store.let_go(id, fence)
        except StoreError as error:
            log.error("match %s is still held: %s", id, error)

    async def let_go_of_all(self) -> None:
        """This process goes: others need not wait until it counts as dead."""
        try:
            await self._store.let_go_of_all(self.name)
        except StoreError as error:
            log.error("matches are still held: %s", error)
