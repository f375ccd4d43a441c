"""Several processes of a server, each at a port of its own, as machines behind one address are."""

from __future__ import annotations

import os
import secrets
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import psycopg
from web.mortal import Mortal
from web.redis_server import RedisServer
from web.server import HUMANS, Client
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PATIENCE = 60.0  # seconds for anything on a busy machine
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


class Process:
    """One of them."""

    def __init__(self, process: int, port: int) -> None:
        self.process = process
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def signal(self, number: int) -> None:
        os.kill(self.process, number)

    def line(self, match: str, seat: str | None = None, **hello: Any) -> Client:
        return Client(self.port, match, seat, hello)

    def begin(self, **wanted: Any) -> dict[str, Any]:
        away = {"roster": "orc", "seat": "friend"}
        body = {
            "edition": "bb2020", "home": HUMANS, "away": away, "options": {"inducements": False},
        } | wanted  # fmt: skip
        answer = self.http.post("/api/matches", json=body)
        assert answer.status_code == 201, answer.text
        begun: dict[str, Any] = answer.json()
        return begun

    def join(self, match: str, invite: str, name: str = "Bea") -> str:
        """Take the open seat; its key."""
        key = secrets.token_urlsafe(32)
        body = {"invite": invite, "name": name, "key": key}
        answer = self.http.post(f"/api/matches/{match}/join", json=body)
        assert answer.status_code == 200, answer.text
        return key


class Several:
    """All of them, their database and their Redis."""

    def __init__(self, source: Mortal, database: str, redis: RedisServer) -> None:
        self._source = source
        self.database = database
        self.redis = redis
        self._all: list[Process] = []

    def start(
        self, dies: int = 0, when: str = "", redis: RedisServer | None = None, strict: bool = False
    ) -> Process:
        url = (redis or self.redis).url
        process = Process(*self._source.serve(self.database, dies, when, url, strict))
        self._all.append(process)
        wait_for(lambda: process.http.get("/api/health").json()["ready"])
        return process

    def kill_all(self) -> None:
        for process in self._all:
            with suppress(ProcessLookupError):
                process.signal(signal.SIGKILL)
            process.http.close()

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database) as connection:
            return connection.execute(query, values).fetchall()

    def holder(self, match: str) -> str | None:
        """The process that holds a match, as the database has it."""
        ((name,),) = self.rows("SELECT holder FROM matches WHERE id = %s", match)
        return None if name is None else str(name)

    def is_held_by(self, match: str, process: Process) -> bool:
        return f"-{process.process}-" in (self.holder(match) or "")


def wait_for(happens: Callable[[], object]) -> None:
    """Until something is so, however long that takes on a busy machine."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if happens():
                return
        except (*LOST, httpx.HTTPError):
            pass
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)


def come_back(process: Process, match: str, seat: str | None = None, **hello: Any) -> Client:
    """A client that tries again as the page does, until it is told the table."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            client = process.line(match, seat, **hello)
            client.until("table", "chat", timeout=PATIENCE)
            return client
        except LOST:
            assert time.monotonic() < end, "nobody gets in"
            time.sleep(0.25)
