"""What Prometheus reads, at an address of its own that is not for visitors."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

from fastapi import FastAPI

from pigskin import __version__
from pigskin.web.desk import Desk
from pigskin.web.hall import Hall
from pigskin.web.measures import Measures
from pigskin.web.measuring import told

PATIENCE: Final = 10.0  # seconds; a server that is busier than that is not well
FORM: Final = "text/plain; version=0.0.4; charset=utf-8"


async def figures(app: FastAPI) -> str:
    """All figures of a server as they are now."""
    hall: Hall = app.state.hall
    desk: Desk = app.state.desk
    measures: Measures = app.state.measures
    return "\n".join([*_now(hall, desk), *measures.lines(), ""])


def _now(hall: Hall, desk: Desk) -> Iterator[str]:
    """What rises and falls."""
    matches: Counter[str] = Counter(waiting=0, running=0, over=0)
    lines: Counter[str] = Counter(coach=0, watcher=0)
    for live in hall.all_in_memory():
        matches[live.state] += 1
        watching = live.watchers
        lines["watcher"] += watching
        lines["coach"] += len(live.company) - watching
    jobs = desk.waiting()
    yield from told("pigskin_info", "gauge", "The version.", "version", {__version__: 1})
    yield from told("pigskin_matches", "gauge", "Matches in memory.", "state", matches)
    yield from told("pigskin_lines", "gauge", "Open lines of clients.", "who", lines)
    words = "Characters that wait to be sent to clients."
    yield from told("pigskin_backlog_bytes", "gauge", words, "", {"": hall.backlog.bytes})
    words = "Odds and answers of computer coaches that wait for a worker."
    yield from told("pigskin_jobs_waiting", "gauge", words, "crew", jobs)


class _Listener(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(
        self, listening: socket.socket, app: FastAPI, loop: asyncio.AbstractEventLoop
    ) -> None:
        super().__init__(listening.getsockname()[:2], _Scrape, bind_and_activate=False)
        self.socket.close()
        self.socket = listening
        self.app = app
        self.loop = loop
        self.server_activate()


class _Scrape(BaseHTTPRequestHandler):
    """One look at the figures."""

    server: _Listener
    timeout = PATIENCE

    def do_GET(self) -> None:
        if self.path.partition("?")[0] not in ("/", "/metrics"):
            self._say(404, "the figures are at /metrics\n")
            return
        # Asked for in the loop of the server: if that hangs, so that nobody can play, it is seen.
        asked = asyncio.run_coroutine_threadsafe(figures(self.server.app), self.server.loop)
        try:
            text = asked.result(PATIENCE)
        except TimeoutError:
            asked.cancel()
            self._say(503, "the server does not answer\n")
        else:
            self._say(200, text)

    def _say(self, status: int, text: str) -> None:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", FORM)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass  # every few seconds, for ever


@contextlib.contextmanager
def listening_for_scrapes(listening: socket.socket | None, app: FastAPI) -> Iterator[None]:
    """Answer Prometheus while the block runs; with no socket nobody is answered."""
    if listening is None:
        yield
        return
    listener = _Listener(listening, app, asyncio.get_running_loop())
    thread = threading.Thread(target=listener.serve_forever, name="metrics", daemon=True)
    thread.start()
    try:
        yield
    finally:
        # Not in the loop: a scrape that is under way waits for it.
        threading.Thread(target=_end, args=(listener,), daemon=True).start()


def _end(listener: _Listener) -> None:
    listener.shutdown()
    listener.server_close()
