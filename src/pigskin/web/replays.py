"""Matches shown again and counted over HTTP: those played here, and those that somebody brings."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final

from fastapi import FastAPI, Path, Request
from fastapi.responses import Response

from pigskin.web import shapes
from pigskin.web.backroom import Backroom, Taken
from pigskin.web.delaying import as_known, seat_in
from pigskin.web.limits import file_in
from pigskin.web.seating import HallError, NotThere
from pigskin.web.start import Start
from pigskin.web.store import Match, Store
from pigskin.web.store.replays import Replay
from pigskin.web.tokens import new_id

MOST_KEPT: Final = 50  # in memory: replays, some 150 kB each, and statistics, some 6 kB

_Maker = Callable[[Match | str], Coroutine[Any, Any, bytes]]
Id = Annotated[str, Path(max_length=40)]
_BODY: Final[dict[str, Any]] = {
    "requestBody": {
        "required": True,
        "content": {
            "application/octet-stream": {"schema": {"type": "string", "format": "binary"}}
        },
    }
}
JSON: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/json": {"schema": {"type": "object"}}}}
}
_TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


class Replays:
    """Finds matches and has them shown again; those asked for lately are at hand."""

    def __init__(self, store: Store, room: Backroom, most_bytes: int) -> None:
        self._store = store
        self._room = room
        self._most_bytes = most_bytes
        # What was made of each match, when it had so many entries; and what is being made.
        self._made: OrderedDict[tuple[str, str], tuple[int, bytes]] = OrderedDict()
        self._coming: dict[tuple[str, str, int], asyncio.Task[bytes]] = {}

    async def find(self, id: str, seat: str = "") -> Match | Replay:
        """A match that was played here, as this seat may know it, or one that was brought."""
        match = await self._store.load(id)
        if match is not None:
            check_no_lesson(match)
            return as_known(match, seat)
        brought = await self._store.replay(id)
        if brought is None:
            raise NotThere(f"there is no match {id!r} here")
        return brought

    async def show(self, id: str, seat: str = "") -> bytes:
        """A match as it is shown again: JSON, packed."""
        return await self._make("replay", id, seat, self._room.show)

    async def count(self, id: str, seat: str = "") -> bytes:
        """The statistics of a match, of one that runs as far as it is: JSON, packed."""
        return await self._make("statistics", id, seat, self._room.count)

    async def _make(self, what: str, id: str, seat: str, make: _Maker) -> bytes:
        found = await self.find(id, seat)
        n = found.n if isinstance(found, Match) else 0
        then, packed = self._made.get((what, id), (-1, b""))
        if then != n:
            coming = self._coming.get((what, id, n))
            if coming is None:  # whoever asks meanwhile waits for the same one
                game = found if isinstance(found, Match) else found.record
                coming = self._coming[what, id, n] = asyncio.create_task(make(game))
                coming.add_done_callback(lambda _: self._coming.pop((what, id, n), None))
            packed = await asyncio.shield(coming)
        self._made[what, id] = n, packed
        self._made.move_to_end((what, id))
        while len(self._made) > MOST_KEPT:
            self._made.popitem(last=False)
        return packed

    async def record(self, id: str, seat: str = "") -> str:
        """A match as a saved game; one that runs has none, as its hands are hidden."""
        found = await self.find(id, seat)
        if isinstance(found, Replay):
            return found.record
        _check_over(found)
        return await self._room.write(found)

    async def bring(self, data: bytes) -> Replay:
        """Keep the match in a file."""
        brought = await self._room.bring(data)
        about: dict[str, object] = {
            "edition": brought.edition, "teams": [*brought.teams], "score": [*brought.score],
            "over": brought.over, "source": brought.source, "note": brought.note,
        }  # fmt: skip
        new = Replay(id=f"r{new_id()}", about=about, record=brought.record)
        await self._store.keep_replay(new, self._most_bytes)
        return new

    async def start_at(self, id: str, moment: int) -> Start:
        """What a match starts from that goes on from a moment of this one."""
        return await self._room.go_on(await self.over(id), moment)

    async def over(self, id: str) -> Match | str:
        """A match that is over, or the record of one that was brought."""
        found = await self.find(id)
        if isinstance(found, Replay):
            return found.record
        _check_over(found)
        return found

    async def position_at(self, id: str, moment: int) -> Taken:
        """The position at a moment of this one; of one that runs none, as its hands are hidden."""
        return await self._room.take_position(await self.over(id), moment)


def check_no_lesson(match: Match) -> None:
    """Dice of a lesson lie ready: nothing of it is shown or taken along as if it were a match."""
    if match.setup.lesson:
        raise HallError(f"{match.id} is a lesson, not a match: some of its dice lay ready")


def _check_over(match: Match) -> None:
    if match.state != "over":
        raise HallError("this match is not over yet: until then its hands and dice are its own")


def add_replays(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The addresses."""

    def replays_of(request: Request) -> Replays:
        found: Replays = request.app.state.replays
        return found

    @app.get("/api/replays/{id}", responses={**refusals, **JSON})
    async def show(request: Request, id: Id) -> Response:
        """A match moment by moment: its first table, and what every answer changed."""
        request.app.state.visitors.count(request, "records")
        return _packed(await replays_of(request).show(id, seat_in(request.headers)))

    @app.get("/api/replays/{id}/statistics", responses={**refusals, **JSON})
    async def statistics(request: Request, id: Id) -> Response:
        """The figures of a match: every roll, luck, blocks, the ball, every player."""
        request.app.state.visitors.count(request, "records")
        return _packed(await replays_of(request).count(id, seat_in(request.headers)))

    @app.get("/api/replays/{id}/about", responses=refusals)
    async def about(request: Request, id: Id) -> shapes.ReplayAbout:
        """Which match it is, in short."""
        request.app.state.visitors.count(request, "pictures")
        return _about(await replays_of(request).find(id, seat_in(request.headers)))

    @app.get("/api/replays/{id}/record", responses={**refusals, **_TEXT})
    async def record(request: Request, id: Id) -> Response:
        """A match as a saved game, as `pigskin replay` and `pigskin play --load` take it."""
        request.app.state.visitors.count(request, "records")
        text = await replays_of(request).record(id, seat_in(request.headers))
        headers = {"Content-Disposition": f'attachment; filename="pigskin-{id}.game"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    @app.post("/api/replays", status_code=201, responses=refusals, openapi_extra=_BODY)
    async def bring(request: Request) -> shapes.ReplayAbout:
        """Bring a match to look at: a saved game, the file of a match, or one of FUMBBL."""
        await request.app.state.visitors.count_everywhere(request, "uploads")
        data = await file_in(request, "the file of a match")
        return _about(await replays_of(request).bring(data))


def _packed(data: bytes) -> Response:
    headers = {"Content-Encoding": "gzip", "Cache-Control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


def _about(found: Match | Replay) -> shapes.ReplayAbout:
    if isinstance(found, Replay):
        return shapes.ReplayAbout.model_validate({**found.about, "replay": found.id})
    teams = [str(team.get("name", "")) for team in (found.setup.home, found.setup.away)]
    return shapes.ReplayAbout(
        replay=found.id, edition=found.edition, teams=teams, over=found.state == "over",
        coaches=[seat.name for seat in found.seats],
        score=None if found.outcome is None else [*found.outcome.score],
    )  # fmt: skip
