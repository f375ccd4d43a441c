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
from pigskin.web.seating import Elsewhere, Full, Later, NotThere, Stopping
from pigskin.web.seats import Refused, clean
from pigskin.web.seeing import WATCHING
from pigskin.web.socket import (
    FIRST_WORD,
    LAST_WORDS,
    LATER,
    MOST_REFUSALS,
    NOT_THERE,
    POLICY,
    RESTART,
    Relay,
    Socket,
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
        await request.app.state.visitors.count_everywhere(request, "rooms")
        replays: Replays = request.app.state.replays
        await replays.find(wanted.replay)
        rooms: Rooms = request.app.state.rooms
        return shapes.RoomOpened(room=(await rooms.open(wanted.replay)).id)

    @app.websocket("/api/rooms/{room}/socket")
    async def line(socket: WebSocket, room: str) -> None:
        if not from_here(socket, app.state.hosts):
            await socket.close(POLICY)
            return
        try:
            await app.state.visitors.count_everywhere(socket, "lines")
        except TooMany:
            await socket.close(LATER)
            return
        state = app.state
        await serve(socket, state.rooms, room, state.hall, state.a_second, state.relay)


async def serve(
    socket: Socket, rooms: Rooms, id: str, hall: Hall, a_second: float, relay: Relay | None = None
) -> None:
    """One guest, from hello to his end."""
    await socket.accept()
    try:
        with hall.one_more_line():
            try:
                room = await rooms.find(id)
            except Elsewhere as elsewhere:
                if relay is None:
                    raise
                await relay.serve(socket, elsewhere.holder, id, "room")
                return
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
    except Later as error:
        code = RESTART if isinstance(error, Stopping) else LATER
        await _refuse(socket, "later", str(error), code)
    except NotThere as error:
        await _refuse(socket, "no room", str(error), NOT_THERE)
    except Refused as error:
        await _refuse(socket, error.why, error.words, LATER)


async def _hello(socket: Socket) -> say.RoomHello | None:
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


async def _talk(socket: Socket, room: Room, guest: Guest, line: Line) -> None:
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


async def _listen(socket: Socket, room: Room, guest: Guest, line: Line) -> None:
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


async def _refuse(socket: Socket, why: str, words: str, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(say.text(say.RoomNo(why, words[:500])))
    await close(socket, code)
