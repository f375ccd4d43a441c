"""Matches looked at again over HTTP: the review of one that is over, worked out bit by bit.

Whoever waits for a review asks again and again, and each time some of the work is done in a process
of its own: nobody's review holds up another's for long, and what nobody waits for is not done.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request
from fastapi.responses import Response
from msgspec import Struct

from pigskin.coaches.reviewing import Reviewing
from pigskin.errors import PigskinError
from pigskin.web.backroom import game_of
from pigskin.web.hired import Behind, Hired, Lost, answer
from pigskin.web.replays import JSON, Id, Replays
from pigskin.web.store import Match as Kept

log = logging.getLogger("pigskin.web")

PATIENCE: Final = 60.0  # seconds for some of a review, where much else goes on
A_WHILE: Final = 1.0  # seconds of work before it is told how far it is
MOST_BEGUN: Final = 8  # reviews under way; who has waited longest begins anew
MOST_KEPT: Final = 50  # in memory, some 5 kB each


class GoOn(Struct):
    """A while of work on a review; what it is about is only told the first time."""

    id: str
    what: Kept | str | None


class Far(Struct):
    """How far a review is; at the end, what there is to say."""

    done: int
    total: int
    review: dict[str, Any] | None = None


class Reviews:
    """Has matches reviewed; what was done lately is at hand."""

    def __init__(self, replays: Replays) -> None:
        self._replays = replays
        self._hired = Hired("reviewer", work)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reviewer")
        self._made: OrderedDict[str, bytes] = OrderedDict()

    async def go_on(self, id: str) -> bytes:
        """How far the review of a match is, after some more work on it: JSON, packed."""
        packed = self._made.get(id)
        if packed is None:
            what = await self._replays.over(id)
            loop = asyncio.get_running_loop()
            far = await loop.run_in_executor(self._thread, self._ask, id, what)
            packed = gzip.compress(msgspec.json.encode(far), 6, mtime=0)
            if far.review is None:
                return packed
            self._made[id] = packed
            while len(self._made) > MOST_KEPT:
                self._made.popitem(last=False)
        return packed

    def _ask(self, id: str, what: Kept | str) -> Far:
        try:
            kind, found = self._hired.ask(GoOn(id, None), PATIENCE)
            if kind == "behind":
                kind, found = self._hired.ask(GoOn(id, what), PATIENCE)
        except Lost as lost:
            log.warning("review: %s", lost, extra={"match": id})
            raise PigskinError("this match takes too long to be looked at again") from None
        if kind == "done":
            far: Far = found
            return far
        if kind == "broken":
            log.error("review: %s", found, extra={"match": id})
            raise PigskinError("this match cannot be looked at again")
        raise PigskinError(str(found))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._hired.dismiss()


# --- in the process -----------------------------------------------------------------------------


class Begun:
    """The reviews under way."""

    def __init__(self) -> None:
        self._begun: OrderedDict[str, Reviewing] = OrderedDict()

    def do(self, task: GoOn) -> Far:
        """A while of work."""
        found = self._begun.get(task.id)
        if found is None:
            if task.what is None:
                raise Behind
            found = self._begun[task.id] = Reviewing(game_of(task.what))
            while len(self._begun) > MOST_BEGUN:
                self._begun.popitem(last=False)
            return Far(0, found.total)
        self._begun.move_to_end(task.id)
        end = time.monotonic() + A_WHILE
        while found.step():
            if time.monotonic() > end:
                return Far(found.done, found.total)
        del self._begun[task.id]
        return Far(found.total, found.total, asdict(found.result()))


def work(line: Connection) -> None:
    """Answer what comes down the line until it is closed."""
    answer(line, Begun().do)


def add_reviews(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The address."""

    @app.get("/api/replays/{id}/review", responses={**refusals, **JSON})
    async def review(request: Request, id: Id) -> Response:
        """How far the review of a match is (done, total), and at last the review itself."""
        request.app.state.visitors.count(request, "reviews")
        reviews: Reviews = request.app.state.reviews
        headers = {"Content-Encoding": "gzip", "Cache-Control": "no-store"}
        packed = await reviews.go_on(id)
        return Response(packed, media_type="application/json", headers=headers)
