"""Clients of matches and rooms held here that have come to another process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.websockets import WebSocketState

from pigskin.web.cluster.letters import Closed, Come, Left, Said
from pigskin.web.cluster.post import Post
from pigskin.web.socket import BROKEN, LATER

log = logging.getLogger("pigskin.web")

MOST_SAID: Final = 200  # messages of a client that wait to be heard


class Guest:
    """A client that is somewhere else, spoken with like a WebSocket."""

    def __init__(self, post: Post, process: str, line: int) -> None:
        self._post = post
        self._process = process
        self._line = line
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._left = False
        self.application_state = WebSocketState.CONNECTING

    async def accept(self) -> None:
        self.application_state = WebSocketState.CONNECTED

    async def receive(self) -> dict[str, Any]:
        """What it says next, or that it is gone."""
        return await self._said.get()

    async def send_text(self, data: str) -> None:
        await self._post.room(self._process)
        if not self._left:
            self._post.tell(self._process, self._line, data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        if self.application_state != WebSocketState.DISCONNECTED and not self._left:
            self._post.send(self._process, Closed(self._line, code, reason or ""))
        self.application_state = WebSocketState.DISCONNECTED

    # --- from the post ------------------------------------------------------------------------

    def hear(self, text: str | None) -> bool:
        """It says something; False if too much waits already."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})
        return self._said.qsize() <= MOST_SAID

    def leave(self) -> None:
        """It is gone."""
        self._left = True
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})


class Guests:
    """All of them; `serve` speaks with one until its end."""

    def __init__(self, post: Post, serve: Callable[[Guest, Come], Awaitable[None]]) -> None:
        self._post = post
        self._serve = serve
        self._guests: dict[tuple[str, int], Guest] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._guests)

    def take(self, sender: str, letter: Come | Said | Left) -> None:
        """A letter about a client."""
        key = sender, letter.line
        if isinstance(letter, Come):
            guest = self._guests[key] = Guest(self._post, sender, letter.line)
            task = asyncio.get_running_loop().create_task(self._speak(key, guest, letter))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        known = self._guests.get(key)
        if isinstance(letter, Left):
            if known is not None:
                known.leave()
        elif known is None:
            self._post.send(sender, Closed(letter.line, LATER, "come back"))
        elif not known.hear(letter.text):
            self._post.send(sender, Closed(letter.line, LATER, "too much was said at once"))
            known.leave()

    async def _speak(self, key: tuple[str, int], guest: Guest, come: Come) -> None:
        try:
            await self._serve(guest, come)
        except Exception:
            log.exception("%s %s: a line from %s broke", come.kind, come.id, key[0])
            await guest.close(BROKEN)
        finally:
            if self._guests.get(key) is guest:
                del self._guests[key]
        await guest.close()

    def lost(self, process: str) -> None:
        """A process is gone, or its letters: its clients come back."""
        for (sender, _), guest in list(self._guests.items()):
            if sender == process:
                guest.leave()

    async def close(self) -> None:
        """Whoever is left is gone."""
        for guest in self._guests.values():
            guest.leave()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
