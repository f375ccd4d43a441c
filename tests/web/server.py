"""A server in a thread of its own, and a client that speaks to it like a page does."""

from __future__ import annotations

import asyncio
import json
import secrets
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pigskin.web.app import Settings, make_app
from pigskin.web.hall import Hall
from pigskin.web.serving import listen, server

HUMANS = {"roster": "human", "seat": "me", "name": "Ann"}
ORCS = {"roster": "orc", "seat": "computer:scripted"}


class Served:
    """Where a server is to be found."""

    def __init__(self, port: int, app: FastAPI, loop: asyncio.AbstractEventLoop) -> None:
        self.port = port
        self._loop = loop
        self._app = app
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30)

    @property
    def hall(self) -> Hall:
        hall: Hall = self._app.state.hall
        return hall

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Something to be done in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def begin(self, **wanted: Any) -> dict[str, Any]:
        """A new match; what POST /api/matches gives."""
        body = {"edition": "bb2020", "home": HUMANS, "away": ORCS} | wanted
        answer = self.http.post("/api/matches", json=body)
        assert answer.status_code == 201, answer.text
        begun: dict[str, Any] = answer.json()
        return begun

    def line(self, match: str, seat: str | None = None, **hello: Any) -> Client:
        """A client that has said hello."""
        return Client(self.port, match, seat, hello)


class Client:
    """One line to a match: it keeps what it is told."""

    def __init__(
        self, port: int, match: str, seat: str | None, hello: dict[str, Any],
        host: str = "ws://127.0.0.1", **how: Any,
    ) -> None:  # fmt: skip
        address = f"{host}:{port}/api/matches/{match}/socket"
        self._connecting = connect(address, max_size=None, max_queue=None, open_timeout=30, **how)
        self.socket: ClientConnection = self._connecting.__enter__()
        self.n = 0
        self.view: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.undo: list[int] = []
        self.over: dict[str, Any] | None = None
        self.you: list[str] = []
        self.about: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []
        self._ids = 0
        first = {"t": "hello", "version": 1, "seat": seat, "nonce": secrets.token_hex(16)} | hello
        with suppress(ConnectionClosed):  # who is refused at the door hears why all the same
            self.send(first)

    def send(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 30) -> dict[str, Any]:
        """The next message; what it says is kept."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        kind = message["t"]
        if kind in ("table", "moved"):
            self.question, self.n = message["question"], message["n"]
            self.undo = message["undo"]
        if kind == "table":
            self.view, self.events = message["view"], list(message["events"])
            self.you = message["you"]
        elif kind == "moved":
            self.view = merged(self.view, message["change"])
            if message["dropped"]:
                del self.events[-message["dropped"] :]
            self.events += message["events"]
        elif kind == "over":
            self.over = message
        elif kind == "said":
            self.said.append(message["line"])
        if "about" in message:
            self.about = message["about"]
        return message

    def until(self, *kinds: str, timeout: float = 30) -> dict[str, Any]:
        """Listen up to a message of a kind."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["t"] in kinds:
                return message

    def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Say something, and listen up to the answer to it."""
        self._ids += 1
        id = fields.pop("id", f"m{self._ids}")
        self.send({"t": t, "id": id} | fields)
        while True:
            message = self.hear()
            if message.get("id") == id or (message["t"] == "no" and message["id"] is None):
                return message

    def answer(self, *answers: Any, n: int | None = None, **more: Any) -> dict[str, Any]:
        return self.ask("answer", n=self.n if n is None else n, do=list(answers), **more)

    @property
    def asked(self) -> bool:
        return self.question is not None and "answers" in self.question

    def close(self) -> None:
        self._connecting.__exit__(None, None, None)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def merged(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A view with a change, as docs/protocol.md says."""
    new = dict(view)
    for key, value in change.items():
        if key == "players":
            changed = {each["id"]: each for each in value}
            known = [changed.pop(each["id"], each) for each in view["players"]]
            new["players"] = known + list(changed.values())
        elif key == "teams":
            new["teams"] = {
                coach: view["teams"][coach] | value.get(coach, {}) for coach in view["teams"]
            }
        elif key != "gone":
            new[key] = value
    gone = change.get("gone", [])
    if gone:
        new["players"] = [each for each in new["players"] if each["id"] not in gone]
    return new


@contextmanager
def serving(database: Path, **settings: Any) -> Iterator[Served]:
    """A server while the block runs."""
    app = make_app(Settings(database=str(database), **({"strict": False} | settings)))
    ours = server(app)
    with listen("127.0.0.1", 0) as socket:
        runner = asyncio.Runner(loop_factory=ours.config.get_loop_factory())

        def run() -> None:
            with runner:  # closed where it ran: in the first thread Playwright may have a loop
                runner.run(ours.serve([socket]))

        thread = threading.Thread(target=run)
        thread.start()
        try:
            while not ours.started:
                assert thread.is_alive(), "the server did not start"
                time.sleep(0.01)
            yield Served(socket.getsockname()[1], app, runner.get_loop())
        finally:
            ours.should_exit = True
            thread.join(30)
            assert not thread.is_alive()
