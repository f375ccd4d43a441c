"""A process that works for the server, one thing at a time; if it hangs or dies, another comes."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from pigskin.errors import PigskinError
from pigskin.showing import shown
from pigskin.workers import leave_interrupts

STARTING: Final = 60.0  # seconds for a process to be there
NICE: Final = 5  # the table comes first: who has answered is told so at once


class Lost(Exception):
    """A process gave no answer: it hung or died."""


class Behind(Exception):
    """More has to be told before this can be done."""


class Hired:
    """One process. Its calls wait: they are made from a thread."""

    def __init__(self, name: str, target: Callable[[Connection], None]) -> None:
        self._name = name
        self._target = target
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, what: object, patience: float) -> tuple[str, Any]:
        """`done`, `behind`, `refused` or `broken`, with what was found or what is wrong."""
        try:
            if self._process is None or not self._process.is_alive():
                self._hire()
            assert self._line is not None
            self._line.send(what)
            if self._line.poll(patience):
                reply: tuple[str, Any] = self._line.recv()
                return reply
        except (EOFError, OSError) as error:
            self.dismiss()
            raise Lost(f"the process is gone: {error!r}") from None
        self.dismiss()
        raise Lost(f"no answer within {patience:.0f} seconds")

    def _hire(self) -> None:
        self.dismiss()
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(
            target=self._target, args=(theirs,), name=self._name, daemon=True
        )
        self._process.start()
        theirs.close()
        if not self._line.poll(STARTING):  # which takes a while where much else goes on
            raise OSError(f"it has not started within {STARTING:.0f} seconds")
        self._line.recv()

    def dismiss(self) -> None:
        """End the process; the next task starts another."""
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            if self._process.pid is not None:  # else it was never started
                self._process.kill()
                self._process.join()
            self._process = None


def answer(line: Connection, do: Callable[[Any], object]) -> None:
    """In the process: do what comes down the line until it is closed."""
    leave_interrupts()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    line.send("here")
    while True:
        try:
            asked = line.recv()
        except (EOFError, OSError):
            return
        reply: tuple[str, object]
        try:
            reply = ("done", do(asked))
        except Behind:
            reply = ("behind", None)
        except PigskinError as error:
            reply = ("refused", shown(error))
        except Exception as error:
            reply = ("broken", shown(f"{type(error).__name__}: {error}"))
        try:
            line.send(reply)
        except (BrokenPipeError, OSError):
            return
