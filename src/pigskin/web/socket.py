"""The line of a match: one WebSocket for every client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final, Literal, Protocol
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pigskin.errors import PigskinError
from pigskin.web import messages as say
from pigskin.web.fair import new_nonce
from pigskin.web.hall import Hall
from pigskin.web.lines import Backlog, Line
from pigskin.web.live import Live
from pigskin.web.measures import Measures, timed
from pigskin.web.seating import Elsewhere, Full, HallError, Later, Stopping
from pigskin.web.seats import Refused, clean
from pigskin.web.store import StoreError
from pigskin.web.tokens import hash_of
from pigskin.web.wondering import WONDERS

log = logging.getLogger("pigskin.web")

FIRST_WORD: Final = 10.0  # seconds within which a client says hello
LAST_WORDS: Final = 1.0  # seconds for what waits to be sent, such as why a client is cut off
MOST_REFUSALS: Final = 200  # in a row; a client that says nothing else is cut off
ACTING: Final = (say.Answering, say.Back, say.Call)
MOST_WONDERS: Final = 6  # questions about odds of one client at once

# Why a line is closed, as WebSockets number it.
GOING_AWAY: Final = 1001
POLICY: Final = 1008
TOO_BIG: Final = 1009
BROKEN: Final = 1011
RESTART: Final = 1012
LATER: Final = 1013
NOT_THERE: Final = 4404
NO_SEAT: Final = 4403


Kind = Literal["match", "room"]  # what a line is for


class Socket(Protocol):
    """What is spoken with here: a WebSocket, or one that is at another process."""

    application_state: WebSocketState

    async def accept(self) -> None: ...
    async def receive(self) -> Any: ...
    async def send_text(self, data: str) -> None: ...
    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Relay(Protocol):
    """Who hands on what is said to the process that holds the match, or has the room."""

    async def serve(self, socket: Socket, holder: str, id: str, kind: Kind = "match") -> None: ...


def from_here(socket: WebSocket, allowed: frozenset[str]) -> bool:
    """Does the page that opens the line come from this server? Programs name no page at all."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc.lower()
    return bool(host) and (host == socket.headers.get("host", "").lower() or host in allowed)


async def serve(
    socket: Socket, hall: Hall, id: str, a_second: float, relay: Relay | None = None
) -> None:
    """One client, from hello to its end."""
    await socket.accept()
    try:
        with hall.one_more_line():
            try:
                live = await hall.find(id)
            except Elsewhere as elsewhere:
                if relay is None:
                    raise
                await relay.serve(socket, elsewhere.holder, id)
                return
            line = await _hello(socket, live, a_second, hall.backlog)
            if line is not None:
                await _talk(socket, live, line)
    except Full as error:
        await _refuse(socket, hall.measures, "full", error, LATER)
    except Later as error:
        code = RESTART if isinstance(error, Stopping) else LATER
        await _refuse(socket, hall.measures, "later", error, code)
    except HallError as error:
        await _refuse(socket, hall.measures, "no match", error, NOT_THERE)
    except StoreError as error:
        await _refuse(socket, hall.measures, "later", error, BROKEN)


async def _talk(socket: Socket, live: Live, line: Line) -> None:
    """Both ways at once, until the client is gone or cut off."""
    listening = asyncio.current_task()
    assert listening is not None
    speaking = asyncio.create_task(speak(socket, line))
    wonders: set[asyncio.Task[None]] = set()
    try:
        await _listen(socket, live, line, wonders)
    except asyncio.CancelledError:
        if not line.too_slow:
            raise
        listening.uncancel()
    finally:
        live.leave(line)
        await asyncio.wait((speaking,), timeout=LAST_WORDS)
        for task in (speaking, *wonders):
            task.cancel()
        await asyncio.gather(speaking, *wonders, return_exceptions=True)
        line.drop()


async def _hello(
    socket: Socket, live: Live, a_second: float, backlog: Backlog
) -> Line | None:
    """The first message: who comes."""
    try:
        text = await asyncio.wait_for(receive(socket), FIRST_WORD)
        hello = say.read(text)
    except (TimeoutError, WebSocketDisconnect):
        await close(socket, POLICY)
        return None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        await _refuse(socket, live.measures, "not understood", error, POLICY)
        return None
    if not isinstance(hello, say.Hello):
        await _refuse(socket, live.measures, "not understood", "the first message is hello", POLICY)
        return None
    if hello.version != say.PROTOCOL:
        words = f"this server speaks version {say.PROTOCOL}, not {hello.version}: load anew"
        await _refuse(socket, live.measures, "version", words, POLICY)
        return None
    eyes = live.side_of(hash_of(hello.seat)) if hello.seat else ()
    if hello.seat and not eyes:
        await _refuse(socket, live.measures, "no seat", "nobody sits here with this key", NO_SEAT)
        return None
    if live.lesson is not None and not eyes:
        words = "a lesson is for who takes it alone"
        await _refuse(socket, live.measures, "no seat", words, NO_SEAT)
        return None
    line = Line(eyes, clean(hello.name or ""), a_second, mark=hello.nonce or "", backlog=backlog)
    try:
        if eyes:
            await live.sit(eyes, hello.nonce or new_nonce(), clean(hello.name or "") or None)
        await live.join(line, hello.have)
    except Refused as refusal:
        await _refuse(socket, live.measures, refusal.why, refusal.words, LATER)
        return None
    except PigskinError as error:
        await _refuse(socket, live.measures, "later", error, BROKEN)
        return None
    return line


async def speak(socket: Socket, line: Line) -> None:
    """Send what waits, until the line is closed."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await line.next()) is not None:
            await socket.send_text(text)
        if line.too_slow:
            await close(socket, LATER, "too much waited to be read; come back")
        else:
            code = RESTART if line.stopping else GOING_AWAY
            await close(socket, code, "come back")


async def _listen(
    socket: Socket, live: Live, line: Line, wonders: set[asyncio.Task[None]]
) -> None:
    """Take what comes, until the client is gone.

    What acts is done one after the other. Questions about odds, which take a while, do not hold
    up what comes after them.
    """
    refused = 0
    while not line.cut and refused < MOST_REFUSALS:
        try:
            text = await next_from(socket, line)
        except WebSocketDisconnect:
            return
        except ValueError as error:
            line.send(_no(live, line, None, "too big", str(error)))
            refused += 1
            continue
        try:
            asked = say.read(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            line.send(_no(live, line, None, "not understood", str(error)))
            refused += 1
            continue
        if not line.may_speak():
            words = "wait a moment: too many messages a second"
            line.send(_no(live, line, getattr(asked, "id", None), "too fast", words))
            refused += 1
        elif isinstance(asked, WONDERS):
            if len(wonders) >= MOST_WONDERS:
                line.send(_no(live, line, asked.id, "too fast", "other odds are still worked out"))
                continue
            task = asyncio.create_task(_answer(live, line, asked))
            wonders.add(task)
            task.add_done_callback(wonders.discard)
        else:
            await _answer(live, line, asked)
            refused = 0


async def next_from(socket: Socket, line: Line) -> str:
    """The next message; meanwhile a line that is too slow may be hung up."""
    task = asyncio.current_task()
    assert task is not None
    line.hang_up = task.cancel
    try:
        return await receive(socket)
    finally:
        line.hang_up = None


async def _answer(live: Live, line: Line, asked: say.FromClient) -> None:
    """Do what a message asks, and say what came of it."""
    id = getattr(asked, "id", None)
    try:
        if isinstance(asked, ACTING):
            with timed(live.measures.answering):
                line.send(say.text(await live.hear(line, asked)))
        else:
            line.send(say.text(await live.hear(line, asked)))
    except Refused as refusal:
        line.send(_no(live, line, id, refusal.why, refusal.words))
    except StoreError as error:
        log.error("%s", error, extra={"match": live.id})
        line.send(_no(live, line, id, "later", "it could not be stored, and does not count"))
    except PigskinError as error:
        line.send(_no(live, line, id, "not legal", str(error)))
    except Exception:
        log.exception("a message broke", extra={"match": live.id})
        line.send(_no(live, line, id, "broken", "something is wrong here; nothing has changed"))


class TooLong(ValueError):
    """A message that is longer than any we know."""


async def receive(socket: Socket) -> str:
    """The next message as text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    text = message.get("text")
    if text is None:
        raise ValueError("messages are text, not bytes")
    if len(text) > say.LONGEST:
        raise TooLong(f"a message has at most {say.LONGEST} characters, not {len(text)}")
    return str(text)


def _no(live: Live, line: Line, id: str | None, why: str, words: str) -> str:
    match = live.as_seen(line.eyes).match  # who watches later knows of no later entry
    n = match.n if match is not None else 0
    live.measures.refusals.add(why)
    return say.text(say.No(id, why, words[:500], n))


async def _refuse(
    socket: Socket, measures: Measures, why: str, words: object, code: int
) -> None:
    measures.refusals.add(why)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(say.text(say.No(None, why, str(words)[:500], 0)))
    await close(socket, code)


async def close(socket: Socket, code: int, reason: str = "") -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code, reason or None)
