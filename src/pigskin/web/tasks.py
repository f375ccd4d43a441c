"""What goes on by itself: tasks that nobody waits for, ended together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("pigskin.web")


class Tasks:
    """The tasks of a match; what breaks in one is written to the log."""

    def __init__(self, of: str) -> None:
        self._of = of
        self._tasks: set[asyncio.Task[None]] = set()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            of = {"match": self._of}
            log.error("a task broke", exc_info=task.exception(), extra=of)

    async def end(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def looked_at(task: asyncio.Task[Any]) -> None:
    """Done with something that several wait for: whoever did has heard what went wrong.

    He may be gone by now, and then nobody need hear of it.
    """
    if not task.cancelled():
        task.exception()
