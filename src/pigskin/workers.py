"""Work spread over processes, its results in the order of the tasks or as they come."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def most_jobs() -> int:
    """How many processes are worth having on this machine: more only get in each other's way."""
    return 4 * (os.cpu_count() or 1)


class Workers:
    """Processes that stay for several rounds of work; with one job it is this process itself.

    They are started with the first work, and go when the `with` block ends; if it ends with an
    error, whatever they are doing.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None
        self._others: set[BaseProcess] = set()

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._pool is None:
            return
        if kind is not None:
            # Nobody wants the rest: a pool that is only told to shut down may wait for ever for
            # processes that were interrupted as they started.
            self._pool.shutdown(wait=False, cancel_futures=True)
            for child in set(active_children()) - self._others:
                child.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def in_order(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Generator[Done, None, None]:
        """What `work` makes of each task."""
        if self.jobs <= 1:
            yield from map(work, tasks)
            return
        left = iter(tasks)
        waiting: deque[Future[Done]] = deque()
        while True:
            waiting.extend(self._given(work, islice(left, 2 * self.jobs - len(waiting))))
            if not waiting:
                return
            yield waiting.popleft().result()

    def as_they_come(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Generator[Done, None, None]:
        """The same, each as soon as it is done: nothing that is done waits for anything else."""
        if self.jobs <= 1:
            yield from map(work, tasks)
            return
        left = iter(tasks)
        waiting: set[Future[Done]] = set()
        while True:
            waiting.update(self._given(work, islice(left, 2 * self.jobs - len(waiting))))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()

    def _given(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Iterator[Future[Done]]:
        """Tasks handed out."""
        if self._pool is None:
            self._others = set(active_children())
            self._pool = ProcessPoolExecutor(
                self.jobs, mp_context=get_context("spawn"), initializer=leave_interrupts
            )
        for task in tasks:
            with _deaf_children():
                given = self._pool.submit(work, task)
            yield given


def in_order(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int
) -> Generator[Done, None, None]:
    """What `work` makes of each task, with that many processes; one is this process itself."""
    with Workers(jobs) as workers:
        yield from workers.in_order(work, tasks)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started here never hear Ctrl-C, not even before they have begun to work."""
    if not hasattr(signal, "pthread_sigmask"):
        yield  # no such thing on this system: `leave_interrupts` must do
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts() -> None:
    """Leave Ctrl-C to the process that gave out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
