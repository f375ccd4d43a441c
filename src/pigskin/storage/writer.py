"""One thread writes, and commits everything that waits at once.

A commit waits for the disk. With one for each answer a busy disk would stop everybody; so answers
gather while a commit is under way, and the next takes them all. Whoever waits hears of his own
only: what fails is undone by itself, unless it is the commit that fails. A job may be run twice,
if another in its commit has failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

from pigskin.storage.errors import StoreError, store_error

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]

MOST: Final = 1000  # in one commit


class _Waiting:
    """A job, and where the one waits who wants it done."""

    __slots__ = ("job", "loop", "future", "result", "error")

    def __init__(self, job: Job[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: StoreError | None = None


class Writer:
    """The writing thread of a store."""

    def __init__(self, engine: Engine, where: str) -> None:
        self._engine = engine
        self._where = where
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._closed = False
        self._connection: Connection | None = None
        self.commits = 0
        self.jobs = 0
        # Told of every commit: its seconds, how many jobs it had, and whether it was made.
        self.committed: Callable[[float, int, bool], None] | None = None
        self._thread = threading.Thread(target=self._run, name="pigskin store", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """What the job returns, once the commit is done that holds what it wrote."""
        if self._closed:
            raise StoreError(f"{self._where}: it is closed")
        waiting = _Waiting(job, asyncio.get_running_loop())
        self._queue.put(waiting)
        result: T = await waiting.future
        return result

    def close(self) -> None:
        """Write what still waits, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        self._thread.join()

    # --- in the thread ------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            batch: list[_Waiting] = []
            first = self._queue.get()
            while first is not None:
                batch.append(first)
                if len(batch) == MOST:
                    break
                try:
                    first = self._queue.get_nowait()
                except queue.Empty:
                    break
            going = first is not None
            if batch:
                self._commit(batch)
                _tell(batch)
        self._drop()

    def _commit(self, batch: list[_Waiting]) -> None:
        began, written = time.monotonic(), False
        try:
            connection = self._connection
            if connection is None:
                connection = self._connection = self._engine.connect()
            if not self._all_at_once(connection, batch):
                with connection.begin():
                    for waiting in batch:
                        self._alone(connection, waiting)
            written = True
        except BaseException as error:  # also of a thread being torn down: nobody waits for ever
            for waiting in batch:
                if waiting.error is None:
                    waiting.error = store_error(self._where, error)
            self._drop()  # the next commit begins with another connection
        self.commits += 1
        self.jobs += len(batch)
        if self.committed is not None:
            self.committed(time.monotonic() - began, len(batch), written)

    def _all_at_once(self, connection: Connection, batch: list[_Waiting]) -> bool:
        """Is everything written? If a job has failed nothing is, and each must be tried alone."""
        with connection.begin() as commit:
            for waiting in batch:
                try:
                    waiting.result = waiting.job(connection)
                except Exception:
                    commit.rollback()
                    return False
        return True

    def _alone(self, connection: Connection, waiting: _Waiting) -> None:
        """A job that can be undone by itself; which costs three times as much."""
        point = connection.begin_nested()
        try:
            waiting.result = waiting.job(connection)
            point.commit()
        except Exception as error:
            waiting.error = store_error(self._where, error)
            waiting.result = None
            try:
                point.rollback()
            except Exception:  # the database has given up on all of it
                raise waiting.error from error

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
            with contextlib.suppress(Exception):
                connection.close()


def _tell(batch: list[_Waiting]) -> None:
    """Wake those who wait: each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
    for waiting in batch:
        loops.setdefault(waiting.loop, []).append(waiting)
    for loop, those in loops.items():
        with contextlib.suppress(RuntimeError):  # it has been closed, and nobody waits in it
            loop.call_soon_threadsafe(_settle, those)


def _settle(those: list[_Waiting]) -> None:
    for waiting in those:
        if waiting.future.done():
            continue
        if waiting.error is not None:
            waiting.future.set_exception(waiting.error)
        else:
            waiting.future.set_result(waiting.result)
