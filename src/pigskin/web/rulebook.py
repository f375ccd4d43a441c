"""The rulebook of an edition over HTTP, packed once for all who look something up."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any, Final

from fastapi import FastAPI
from fastapi.responses import Response

from pigskin.editions import edition_of_id
from pigskin.rulebook import rulebook
from pigskin.showing import json_line

_BOOK: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/json": {"schema": {"type": "object"}}}}
}
# Nothing in it changes but with the server.
_HEADERS: Final = {"Content-Encoding": "gzip", "Cache-Control": "no-cache"}


@cache
def _packed(edition: str) -> bytes:
    return gzip.compress(json_line(rulebook(edition)).encode(), 9, mtime=0)


def add_rulebook(app: FastAPI, refusals: dict[int | str, dict[str, Any]]) -> None:
    """The address."""

    @app.get("/api/editions/{edition}/rulebook", responses={**refusals, **_BOOK})
    def entries(edition: str) -> Response:
        """Everything of an edition that can be looked up, in our words."""
        packed = _packed(edition_of_id(edition).id)
        return Response(packed, media_type="application/json", headers=_HEADERS)
