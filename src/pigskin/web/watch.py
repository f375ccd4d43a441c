"""What there is to watch, in one answer: running matches with a small picture each, and results.

Whoever has the page open asks every few seconds. All of them are given the same text, which is
written at most once a second, and nothing at all if it is the one they have.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request
from fastapi.responses import Response
from msgspec import Struct

from pigskin.web.delaying import is_over
from pigskin.web.hall import Hall
from pigskin.web.match import COACHES, Coach
from pigskin.web.pitches import Glance, Small
from pigskin.web.reception import Reception
from pigskin.web.store import Brief

MOST_RUNNING: Final = 24
MOST_OVER: Final = 12
FRESH: Final = 1.0  # seconds for which an answer is good enough for everybody
_JSON: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/json": {"schema": {"type": "object"}}}},
    304: {"description": "it is what you have"},
}


class Running(Struct):
    """A match that can be watched now."""

    match: str
    edition: str
    teams: dict[Coach, str]
    names: dict[Coach, str]
    delay: int
    score: dict[Coach, int]
    half: int
    turn: int
    active: Coach | None
    watchers: int
    pitch: Small


class Result(Struct):
    """A match that has ended."""

    match: str
    edition: str
    teams: dict[Coach, str]
    names: dict[Coach, str]
    score: dict[Coach, int]
    ended: float


class Programme(Struct):
    """Everything there is to watch."""

    running: list[Running]
    over: list[Result]


class Board:
    """The programme as it was written last."""

    def __init__(
        self, hall: Hall, reception: Reception, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._hall = hall
        self._reception = reception
        self._now = now
        self._written = -FRESH
        self._writing = asyncio.Lock()
        self.text = b""
        self.mark = ""  # of this text

    async def look(self) -> None:
        """Write it anew, unless it was written just now."""
        async with self._writing:
            if self._now() - self._written < FRESH:
                return
            self.text = msgspec.json.encode(await self._programme())
            self._written = self._now()
            self.mark = f'"{hashlib.sha256(self.text).hexdigest()[:20]}"'

    async def _programme(self) -> Programme:
        listed = sorted(await self._hall.listed(), key=lambda brief: -brief.created)
        seen = await self._reception.glances(listed)
        running = [_running(brief, seen[brief.id]) for brief in listed if brief.id in seen]
        ended = await self._hall.store.matches(("over",), listed=True, most=2 * MOST_OVER)
        over = [_result(brief) for brief in ended if is_over(brief) and brief.outcome]
        return Programme(running[:MOST_RUNNING], over[:MOST_OVER])


def add_watch(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The address."""
    boards: dict[Hall, Board] = {}

    @app.get("/api/watch", responses={**refusals, **_JSON})
    async def watch(request: Request) -> Response:
        """Listed matches: those that run, each with a small picture, and the last results."""
        request.app.state.visitors.count(request, "watch")
        hall: Hall = request.app.state.hall
        board = boards.setdefault(hall, Board(hall, request.app.state.reception))
        await board.look()
        headers = {"ETag": board.mark, "Cache-Control": "no-cache"}
        if request.headers.get("if-none-match") == board.mark:
            return Response(status_code=304, headers=headers)
        return Response(board.text, media_type="application/json", headers=headers)


def _running(brief: Brief, seen: Glance) -> Running:
    return Running(
        brief.id, brief.edition, _both(brief.teams), _both(brief.names), brief.delay,
        seen.score, seen.half, seen.turn, seen.active, seen.watchers, seen.pitch,
    )  # fmt: skip


def _result(brief: Brief) -> Result:
    assert brief.outcome is not None
    home, away = brief.outcome.score
    return Result(
        brief.id, brief.edition, _both(brief.teams), _both(brief.names),
        {"home": home, "away": away}, brief.updated,
    )  # fmt: skip


def _both(pair: tuple[str, str]) -> dict[Coach, str]:
    return dict(zip(COACHES, pair))
