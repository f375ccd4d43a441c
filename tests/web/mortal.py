"""Servers that are killed: forked from a process that has loaded everything, so that each is quick.

Run as a program it reads lines of JSON, {"database": ..., "dies": 7, "when": "stored"}, forks a
server for each and says its process and port. Such a server kills itself at its seventh writing of
entries: before they are written, or when they are stored and nobody has been told.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pigskin.web.app import Settings, make_app
from pigskin.web.desk import Desk
from pigskin.web.live import Live
from pigskin.web.match import Coach
from pigskin.web.serving import listen, server
from pigskin.web.store import Entry, Store


class Mortal:
    """The process that servers are forked from."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def serve(
        self, database: Path | str, dies: int = 0, when: str = "", redis: str | None = None,
        strict: bool = False,
    ) -> tuple[int, int]:  # fmt: skip
        """Another server: its process and its port."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = {
            "database": str(database), "dies": dies, "when": when, "redis": redis,
            "strict": strict,
        }  # fmt: skip
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        told = self._process.stdout.readline().split()
        return int(told[0]), int(told[1])


@contextmanager
def mortals() -> Iterator[Mortal]:
    """Somewhere servers come from; all are gone when the block ends."""
    with subprocess.Popen(
        [sys.executable, str(Path(__file__).resolve())],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield Mortal(process)
        finally:
            os.killpg(process.pid, signal.SIGKILL)


def doomed(dies: int, when: str) -> None:
    """Have this process kill itself at one of its writings."""
    append = Store.append
    written = 0

    async def fatal(self: Store, match: str, entries: Sequence[Entry], fence: int = 0) -> None:
        nonlocal written
        written += 1
        if written == dies and when == "asked":
            os.kill(os.getpid(), signal.SIGKILL)
        await append(self, match, entries, fence)
        if written >= dies and when == "stored":
            os.kill(os.getpid(), signal.SIGKILL)

    Store.append = fatal  # type: ignore[method-assign]


def quick_computers() -> None:
    """Computers that answer at once, in the server itself: no life is long enough to hire."""

    async def think(self: Desk, match: Live, coach: Coach) -> list[str]:
        assert match.match is not None
        chance = random.Random(match.match.n)
        question = match.match.game.question
        assert question is not None
        return [str(chance.choice(question.options))]

    Desk.think = think  # type: ignore[method-assign]


def serve(asked: dict[str, Any]) -> None:
    """In a process of its own, for as long as it lives."""
    if asked["dies"]:
        doomed(asked["dies"], asked["when"])
    quick_computers()
    settings = Settings(database=asked["database"], redis=asked["redis"], strict=asked["strict"])
    ours = server(make_app(settings))
    with listen("127.0.0.1", 0) as socket:
        socket.listen()  # who comes before it is ready waits
        print(os.getpid(), socket.getsockname()[1], flush=True)
        ours.run([socket])


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who are killed
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(json.loads(line))
            os._exit(0)


if __name__ == "__main__":
    main()
