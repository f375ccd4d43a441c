"""Somebody who looks at a replay with others, as the page does."""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


class Guest:
    """Somebody with a line to a room."""

    def __init__(self, port: int, room: str, name: str = "", mark: str | None = None) -> None:
        self._connecting = connect(f"ws://127.0.0.1:{port}/api/rooms/{room}/socket")
        self.socket = self._connecting.__enter__()
        with suppress(ConnectionClosed):  # who is refused at the door hears why all the same
            self.say("hello", version=1, name=name or None, mark=mark)

    def say(self, t: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"t": t} | fields))

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=30))
            if message["t"] == kind:
                return message

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()


def sketch(**more: Any) -> dict[str, Any]:
    usual = {
        "id": secrets.token_hex(8), "moment": 3, "kind": "arrow", "ink": "red",
        "squares": [[1, 1], [5, 5]],
    }  # fmt: skip
    return usual | more
