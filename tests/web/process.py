"""`pigskin serve` as whoever keeps a server runs it: a process, with its options and its log."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from web.server import Served

WAIT = 120  # seconds for a busy machine


class Process(Served):
    """A server that runs, where it is and what it has said."""

    def __init__(self, process: subprocess.Popen[str], log: Path, told: list[str]) -> None:
        self.process = process
        self.log = log
        self.told = told
        found = [re.search(r"at http://[^/]*:(\d+)/(\w*)", line) for line in told]
        ports = {each[2]: int(each[1]) for each in found if each is not None}
        self.port = ports[""]
        self.metrics = f"http://127.0.0.1:{ports['metrics']}" if "metrics" in ports else ""
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=WAIT)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; the status it ends with."""
        self.process.send_signal(how)
        return self.process.wait(WAIT)


@contextmanager
def started(folder: Path, *options: str) -> Iterator[Process]:
    """A server with its matches in this folder."""
    command = [sys.executable, "-m", "pigskin", "serve", "--port", "0"]
    if "--database" not in options:
        command += ["--database", str(folder / "matches.db")]
    log = folder / "log"
    with (
        log.open("a") as complaints,
        subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=complaints, text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        ) as process,
    ):  # fmt: skip
        assert process.stdout is not None
        told: list[str] = []
        try:
            while not told or told[-1] != "Ctrl-C ends it.":
                line = process.stdout.readline()
                assert line, log.read_text()
                told.append(line.strip())
            yield Process(process, log, told)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
