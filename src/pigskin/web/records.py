"""The files of matches over HTTP: to take along, and to be checked."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.responses import Response

from pigskin.web import shapes
from pigskin.web.delaying import as_known, seat_in
from pigskin.web.hall import Hall
from pigskin.web.limits import file_in
from pigskin.web.matchfile import file_text, match_file
from pigskin.web.replays import check_no_lesson
from pigskin.web.rolls import Rolled, rolls_of
from pigskin.web.seating import NotThere
from pigskin.web.store import Match
from pigskin.web.verify import MatchFileError, Verified, verify

SECONDS: Final = 10.0  # that a file may take to be checked
_BODY: Final[dict[str, Any]] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}
_FILE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/json": {"schema": {"type": "object"}}}}
}


def add_records(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The two addresses. One file at a time is worked on, in a thread: the tables come first.

    Who has a file checked that takes long keeps nobody from getting his own.
    """
    turn, checking = asyncio.Semaphore(1), asyncio.Semaphore(1)

    @app.get("/api/matches/{match}/record", responses={**refusals, **_FILE})
    async def record(request: Request, match: str) -> Response:
        """The file of a match: without its secrets while it runs, whole once it is over."""
        request.app.state.visitors.count(request, "records")
        hall: Hall = request.app.state.hall
        kept = await hall.store.load(match)
        if kept is None:
            raise NotThere(f"there is no match {match!r} here")
        check_no_lesson(kept)
        known = as_known(kept, seat_in(request.headers))
        async with turn:
            text = await asyncio.to_thread(_written, known)
        name = f'attachment; filename="pigskin-{kept.id}.json"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        return Response(text, media_type="application/json", headers=headers)

    @app.post("/api/verify", responses=refusals, openapi_extra=_BODY)
    async def check(request: Request) -> shapes.Checked:
        """Is every die, answer and seal of a match's file as it should be?"""
        await request.app.state.visitors.count_everywhere(request, "verify")
        data = await file_in(request, "the file to be checked")
        async with checking:
            found, rolled = await asyncio.to_thread(_checked, data)
        rolls = [shapes.Rolled.model_validate(each, from_attributes=True) for each in rolled]
        if isinstance(found, str):
            return shapes.Checked(good=False, words=found, rolls=rolls)
        return shapes.Checked(
            good=True, words=found.words, match=found.match, edition=found.edition,
            teams=list(found.teams), coaches=list(found.coaches), entries=found.entries,
            dice=found.dice, winner=found.winner, score=list(found.score), reason=found.reason,
            digest=found.digest, rolls=rolls,
        )  # fmt: skip


def _written(kept: Match) -> str:
    return file_text(match_file(kept))


def _checked(data: bytes) -> tuple[Verified | str, list[Rolled]]:
    """What there is to say of a file, and its rolls."""
    rolls = rolls_of(data, SECONDS / 2)
    try:
        return verify(data, SECONDS / 2), rolls
    except MatchFileError as error:
        return str(error), rolls
