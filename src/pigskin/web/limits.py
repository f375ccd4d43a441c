"""How much one visitor may ask for: bodies of a size, and so many matches a minute."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Protocol

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pigskin.web.seating import HallError

MOST_BODY: Final = 2_000_000  # bytes: the file of a whole match
# FUMBBL's files, unpacked, are longer than ours.
MOST_AT: Final = {"/api/replays": 8_000_000}
A_MINUTE: Final = {
    "matches": 30, "joins": 60, "records": 60, "verify": 10, "pictures": 240, "teams": 60,
    "lines": 240, "lists": 240, "uploads": 10, "sheets": 60, "drafts": 240, "positions": 240,
    "reviews": 240, "puzzles": 240,
    "lessons": 60,
    "watch": 120, "rooms": 20,
}  # fmt: skip
MOST_VISITORS: Final = 10_000


class TooMany(Exception):
    """Somebody asks for more than is good for the others."""


class Counting(Protocol):
    """Who counts over all processes, where there are several."""

    async def one_more(self, of: str) -> int:
        """How many there are in this minute, with this one; 0 if that is not known."""
        ...


class Visitors:
    """Counts what each address asks for in a minute."""

    def __init__(self, strict: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.everywhere: Counting | None = None
        self._strict = strict
        self._now = now
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    async def count_everywhere(self, request: HTTPConnection, what: str) -> None:
        """One more of what all processes bear together, as it is kept, or stays open for long."""
        self.count(request, what)
        if self.everywhere is not None and self._strict:
            self._check(what, await self.everywhere.one_more(f"{what}:{_who(request)}"))

    def count(self, request: HTTPConnection, what: str) -> None:
        """One more of what only this process bears; TooMany if it is one too many."""
        who = _who(request)
        began, number = self._seen.pop((who, what), (self._now(), 0))
        if self._now() - began >= 60:
            began, number = self._now(), 0
        self._seen[who, what] = (began, number + 1)
        while len(self._seen) > MOST_VISITORS:
            self._seen.popitem(last=False)
        self._check(what, number + 1)

    def _check(self, what: str, number: int) -> None:
        if self._strict and number > A_MINUTE[what]:
            raise TooMany(f"{A_MINUTE[what]} {what} a minute are enough; wait a moment")


def _who(request: HTTPConnection) -> str:
    return _house(request.client.host) if request.client is not None else ""


def _house(host: str) -> str:
    """Who counts as one: an address, or of IPv6 the half a house has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


class BodyLimit:
    """Refuses bodies that are too big, told or not, before they are read."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        most = MOST_AT.get(scope["path"], MOST_BODY)
        if not length.isdigit() or int(length) > most:
            await _too_big(scope, receive, send, most)
            return
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                return {"type": "http.disconnect"}
            return message

        await self.app(scope, counted, send)


async def _too_big(scope: Scope, receive: Receive, send: Send, most: int) -> None:
    words = f"a body has at most {most} bytes"
    answer = JSONResponse({"error": "too big", "words": words}, 413)
    await answer(scope, receive, send)


async def file_in(request: Request, what: str) -> bytes:
    """The body of a request, which is a file."""
    try:
        data = await request.body()
    except ClientDisconnect:  # or it was too long
        data = b""
    if not data:
        raise HallError(f"the body is {what}, and there is none")
    return data
