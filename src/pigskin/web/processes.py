"""Several processes that do the same: started, replaced when one dies, stopped together."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from pigskin.web.addresses import CannotServe

log = logging.getLogger("pigskin.web")

READY: Final = "ready"
STARTING: Final = 120.0  # seconds for a process to be ready, where much else goes on
STOPPING: Final = 40.0  # seconds to stop; then it is killed
LOOK: Final = 0.5  # seconds between two looks at those that are to be replaced
FIRST_WAIT: Final = 1.0  # seconds until one that died is replaced; twice as long if the next ...
LONGEST_WAIT: Final = 30.0  # ... dies before it is ready, up to this


class Processes:
    """So many of them, numbered from 0.

    Each calls `work` with a line on which to say READY, or why it is not; and with its number.
    """

    def __init__(self, count: int, work: Callable[..., None], args: tuple[Any, ...]) -> None:
        self._count = count
        self._work = work
        self._args = args
        self._context = get_context("spawn")
        self._running: dict[BaseProcess, tuple[int, Connection]] = {}
        self._ready: set[BaseProcess] = set()
        self._wait = FIRST_WAIT
        self._stop = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Start them, say so when all are ready, and keep them until somebody stops this one.

        `CannotServe` if one of the first cannot start: it says why in one line.
        """
        with self._until_stopped():
            try:
                for number in range(self._count):
                    self._start(number)
                self._all_ready()
                if not self._stop.is_set():
                    ready()
                while not self._stop.is_set():
                    self._look()
            finally:
                self._end()

    @contextmanager
    def _until_stopped(self) -> Iterator[None]:
        """SIGTERM and Ctrl-C stop all of them."""
        before = {
            each: signal.signal(each, lambda *_: self._stop.set())
            for each in (signal.SIGTERM, signal.SIGINT)
        }
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def _start(self, number: int) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(
            target=_begin, args=(self._work, theirs, number, *self._args)
        )
        process.start()
        theirs.close()
        self._running[process] = number, ours

    def _all_ready(self) -> None:
        end = time.monotonic() + STARTING
        for process, (_, line) in self._running.items():
            while not line.poll(0.1):
                if self._stop.is_set():
                    return
                if time.monotonic() > end:
                    raise CannotServe(f"a process has not started within {STARTING:.0f} seconds")
            said = _said(line)
            if said != READY:
                raise CannotServe(said)
            self._ready.add(process)

    def _look(self) -> None:
        """Replace whoever has died."""
        connection.wait([each.sentinel for each in self._running], LOOK)
        for process, (_, line) in self._running.items():
            if process not in self._ready and line.poll() and _said(line) == READY:
                self._ready.add(process)
                self._wait = FIRST_WAIT
        dead: list[int] = []
        for process in [each for each in self._running if not each.is_alive()]:
            log.error("process %s has ended (%s): another starts", process.pid, process.exitcode)
            if process not in self._ready:
                self._wait = min(2 * self._wait, LONGEST_WAIT)
            self._ready.discard(process)
            number, line = self._running.pop(process)
            dead.append(number)
            line.close()
            process.join()
        if dead and not self._stop.wait(self._wait):
            for number in dead:
                self._start(number)

    def _end(self) -> None:
        for process in self._running:
            if process.is_alive():
                process.terminate()
        end = time.monotonic() + STOPPING
        for process, (_, line) in self._running.items():
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
            line.close()
        self._running.clear()


def _said(line: Connection) -> str:
    try:
        return str(line.recv())
    except (EOFError, OSError):
        return "a process ended before it was ready"


def _begin(work: Callable[..., None], line: Connection, *args: Any) -> None:
    """In a process: stop, too, when whoever started it is gone."""
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    work(line, *args)
