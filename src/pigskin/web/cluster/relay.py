"""Clients here whose match or room another process holds: what they say is handed on, and back."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from typing import Final

from starlette.websockets import WebSocketDisconnect

from pigskin.web.cluster.letters import Closed, Come, Left, Said, Told
from pigskin.web.cluster.post import Post
from pigskin.web.lines import Backlog, Line
from pigskin.web.socket import LAST_WORDS, LATER, RESTART, Kind, Socket

LOST: Final = "the process that was spoken with is gone; come back"


class _Far:
    """One client."""

    def __init__(self, holder: str, backlog: Backlog) -> None:
        self.holder = holder
        self.line = Line((), backlog=backlog)
        self.code, self.reason = LATER, "too much waited to be read; come back"

    def close(self, code: int, reason: str) -> None:
        """What waits is still sent, and no more."""
        self.code, self.reason = code, reason
        self.line.close()


class Relay:
    """All of them."""

    def __init__(self, post: Post, backlog: Backlog) -> None:
        self._post = post
        self._backlog = backlog
        self._numbers = itertools.count(1)
        self._far: dict[int, _Far] = {}

    async def serve(self, socket: Socket, holder: str, id: str, kind: Kind = "match") -> None:
        """One client, from when it is accepted to its end."""
        number, far = next(self._numbers), _Far(holder, self._backlog)
        self._far[number] = far
        self._post.send(holder, Come(number, id, kind))
        speaking = asyncio.create_task(self._speak(socket, far))
        listening = asyncio.create_task(self._listen(socket, number, far))
        try:
            await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
            if not speaking.done():
                far.line.close()
                await asyncio.wait((speaking,), timeout=LAST_WORDS)
        finally:
            del self._far[number]
            for task in (speaking, listening):
                task.cancel()
            await asyncio.gather(speaking, listening, return_exceptions=True)
            far.line.drop()
            self._post.send(holder, Left(number))

    async def _listen(self, socket: Socket, number: int, far: _Far) -> None:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._post.room(far.holder)
            self._post.send(far.holder, Said(number, message.get("text")))

    async def _speak(self, socket: Socket, far: _Far) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await far.line.next()) is not None:
                await socket.send_text(text)
            await socket.close(far.code, far.reason)

    def take(self, sender: str, letter: Told | Closed) -> None:
        """A letter for clients here."""
        for number in letter.lines if isinstance(letter, Told) else [letter.line]:
            far = self._far.get(number)
            if far is None or far.holder != sender:
                continue
            if isinstance(letter, Told):
                far.line.send(letter.text)
            else:
                far.close(letter.code, letter.reason)

    def lost(self, process: str) -> None:
        """A process is gone, or its letters: clients come back and find who holds it now."""
        for far in self._far.values():
            if far.holder == process:
                far.close(RESTART, LOST)

    def close(self) -> None:
        """This process is stopped: clients find another."""
        for far in self._far.values():
            far.close(RESTART, "the server is being stopped; come back")
