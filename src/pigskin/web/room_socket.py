"""The line of a room: one WebSocket for everybody who looks at a replay with others.

What comes in is measured like what comes over the line of a match: where the page is from, how long
a message is, how many there are, and who says nothing but nonsense is cut off.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, WebSocket
from starlette.websockets import WebSocketDisconnect

from pigskin.web import room_messages as say
from pigskin.web import shapes
from pigskin.web.hall import Hall
from pigskin.web.limits import TooMany
from pigskin.web.lines import Line
from pigskin.web.messages import PROTOCOL
from pigskin.web.replays import Replays
from pigskin.web.rooms import Guest, Room, Rooms
from pigskin.web.seating import Full, Later, NotThere
from pigskin.web.seats import Refused, clean
from pigskin.web.seeing import WATCHING
from pigskin.web.socket import (
    FIRST_WORD,
    LAST_WORDS,
    LATER,
    MOST_REFUSALS,
    NOT_THERE,
    POLICY,
    close,
    from_here,
    next_from,
    receive,
    speak,
)

_NONSENSE: Final = (msgspec.DecodeError, ValueError, RecursionError)


def add_rooms(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The address of rooms, and their lines."""

    @app.post("/api/rooms", status_code=201, responses=refusals)
    async def open_room(request: Request, wanted: shapes.RoomWanted) -> shapes.RoomOpened:
        """Open a room in which several people look at a replay together."""
        request.app.state.visitors.count(request, "rooms")
        replays: Replays = request.app.state.replays
        await replays.find(wanted.replay)
        if request.app.state.relay is not None:  # a room is in the memory of one process
            raise Later("rooms are not opened here: this server has several processes")
        rooms: Rooms = request.app.state.rooms
        return shapes.RoomOpened(room=rooms.open(wanted.replay).id)

    @app.websocket("/api/rooms/{room}/socket")
    async def line(socket: WebSocket, room: str) -> None:
        if not from_here(socket, app.state.hosts):
            await socket.close(POLICY)
            return
        try:
            app.state.visitors.count(socket, "lines")
        except TooMany:
            await socket.close(LATER)
            return
        await serve(socket, app.state.rooms, room, app.state.hall, app.state.a_second)


async def serve(socket: WebSocket, rooms: Rooms, id: str, hall: Hall, a_second: float) -> None:
    """One guest, from hello to his end."""
    await socket.accept()
    try:
        with hall.one_more_line():
            room = rooms.find(id)
            hello = await _hello(socket)
            if hello is None:
                return
            line = Line(
                WATCHING, clean(hello.name or ""), a_second, mark=hello.mark or "",
                backlog=hall.backlog,
            )  # fmt: skip
            await _talk(socket, room, room.enter(line), line)
    except Full as error:
        await _refuse(socket, "full", str(error), LATER)
    except NotThere as error:
        await _refuse(socket, "no room", str(error), NOT_THERE)
    except Refused as error:
        await _refuse(socket, error.why, error.words, LATER)


async def _hello(socket: WebSocket) -> say.RoomHello | None:
    try:
        hello = say.read(await asyncio.wait_for(receive(socket), FIRST_WORD))
    except (TimeoutError, WebSocketDisconnect):
        await close(socket, POLICY)
        return None
    except _NONSENSE as error:
        await _refuse(socket, "not understood", str(error), POLICY)
        return None
    if not isinstance(hello, say.RoomHello):
        await _refuse(socket, "not understood", "the first message is hello", POLICY)
        return None
    if hello.version != PROTOCOL:
        words = f"this server speaks version {PROTOCOL}, not {hello.version}: load anew"
        await _refuse(socket, "version", words, POLICY)
        return None
    return hello


async def _talk(socket: WebSocket, room: Room, guest: Guest, line: Line) -> None:
    """Both ways at once, until the guest is gone or cut off."""
    listening = asyncio.current_task()
    assert listening is not None
    speaking = asyncio.create_task(speak(socket, line))
    try:
        await _listen(socket, room, guest, line)
    except asyncio.CancelledError:
        if not line.too_slow:
            raise
        listening.uncancel()
    finally:
        room.leave(guest, line)
        await asyncio.wait((speaking,), timeout=LAST_WORDS)
        speaking.cancel()
        await asyncio.gather(speaking, return_exceptions=True)
        line.drop()


async def _listen(socket: WebSocket, room: Room, guest: Guest, line: Line) -> None:
    refused = 0
    while not line.cut and refused < MOST_REFUSALS:
        try:
            asked = say.read(await next_from(socket, line))
            if not line.may_speak():
                raise Refused("too fast", "wait a moment: too many messages a second")
            room.hear(guest, asked)
            refused = 0
        except WebSocketDisconnect:
            return
        except Refused as refusal:
            line.send(say.text(say.RoomNo(refusal.why, refusal.words)))
            refused += 1
        except _NONSENSE as error:
            line.send(say.text(say.RoomNo("not understood", str(error)[:500])))
            refused += 1


async def _refuse(socket: WebSocket, why: str, words: str, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(say.text(say.RoomNo(why, words[:500])))
    await close(socket, code)
