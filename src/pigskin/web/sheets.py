"""Reference sheets over HTTP: the tables of an edition, and two rosters compared."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.responses import Response

from pigskin.edition import Edition
from pigskin.editions import edition_of_id
from pigskin.sheets import edition_sheet, versus_sheet
from pigskin.showing import json_line, quoted
from pigskin.starting import team_for
from pigskin.teams.files import team_from_dict
from pigskin.teams.near import hint
from pigskin.teams.team import Team
from pigskin.web import shapes
from pigskin.web.seating import HallError, NotThere

MOST_KEPT: Final = 100  # sheets; one of two teams has some hundred kilobytes
_SHEET: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/json": {"schema": {"type": "object"}}}}
}


class Sheets:
    """Sheets that were made, as they are sent. One at a time is made, in a thread."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    async def get(self, key: tuple[str, ...], make: Callable[[], dict[str, Any]]) -> bytes:
        """The sheet of that key, made if nobody has asked for it of late."""
        if key not in self._kept:
            async with self._turn:
                if key not in self._kept:  # nor while this one waited
                    self._kept[key] = await asyncio.to_thread(_written, make)
        self._kept.move_to_end(key)
        found = self._kept[key]
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found


def _written(make: Callable[[], dict[str, Any]]) -> bytes:
    return json_line(make()).encode()


def add_sheets(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The addresses."""
    sheets = Sheets()

    @app.get("/api/editions/{edition}/sheet", responses={**refusals, **_SHEET})
    async def tables(request: Request, edition: str) -> Response:
        """The reference sheet of an edition: its tables and the pass chart."""
        request.app.state.visitors.count(request, "sheets")
        rules = edition_of_id(edition)
        text = await sheets.get((rules.id,), lambda: edition_sheet(rules))
        return Response(text, media_type="application/json")

    @app.get("/api/editions/{edition}/sheet/{home}/{away}", responses={**refusals, **_SHEET})
    async def versus(request: Request, edition: str, home: str, away: str) -> Response:
        """Two rosters compared: every roll of every position, and every block between them."""
        request.app.state.visitors.count(request, "sheets")
        rules = edition_of_id(edition)
        for roster in (home, away):
            _check(rules, roster)
        text = await sheets.get(
            (rules.id, home, away), lambda: versus_sheet(rules, home, away)
        )
        return Response(text, media_type="application/json")


    @app.post("/api/editions/{edition}/sheet", responses={**refusals, **_SHEET})
    async def teams(request: Request, edition: str, wanted: shapes.SheetWanted) -> Response:
        """Two teams compared, each a roster or a team of one's own."""
        request.app.state.visitors.count(request, "sheets")
        rules = edition_of_id(edition)
        home, away = _lineup(rules, wanted.home), _lineup(rules, wanted.away)
        key = (rules.id, *(side.model_dump_json() for side in (wanted.home, wanted.away)))
        text = await sheets.get(key, lambda: versus_sheet(rules, home, away))
        return Response(text, media_type="application/json")


def _lineup(rules: Edition, side: shapes.SheetSide) -> Team | str:
    if (side.roster is None) == (side.team is None):
        raise HallError("a side of a sheet has either a roster or a team")
    if side.team is not None:
        return team_for(team_from_dict(side.team), rules.id)
    roster = side.roster or ""
    _check(rules, roster)
    return roster


def _check(rules: Edition, roster: str) -> None:
    """A roster by its id, and nothing else: no file is read because an address names it."""
    if roster not in rules.rosters:
        near = hint(roster, rules.rosters)
        raise NotThere(f"{rules.id} has no roster {quoted(roster)}{near}")
