"""The pages, as they were built."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

# The client finds its way by the address.
PAGES: Final = (
    "/", "/match/{match}", "/verify", "/replay", "/replay/{id}", "/stats/{id}", "/review/{id}",
    "/teams", "/editor",
    "/rules", "/rules/{edition}", "/rules/{edition}/{kind}", "/rules/{edition}/{kind}/{name}",
    "/sheets", "/sheets/{edition}", "/sheets/{edition}/{home}/{away}",
    "/learn", "/lesson/{lesson}", "/watch", "/watch/{match}/broadcast",
    "/puzzles", "/puzzle/{puzzle}",
)  # fmt: skip
FRESH: Final = {"Cache-Control": "no-cache"}
# The name of a file in assets has a hash of what is in it: it never changes.
FOR_EVER: Final = "public, max-age=31536000, immutable"
_TEXTS: Final = (".js", ".css", ".svg")


def add_pages(app: FastAPI, client: Path) -> None:
    """Everything that is no part of the interface for programs."""
    page = client / "index.html"
    if not page.is_file():

        @app.get("/", include_in_schema=False)
        async def not_built() -> Response:
            words = "the pages are not built here: run `make client`"
            return JSONResponse({"error": "not built", "words": words}, 503)

        return

    async def show() -> Response:
        return FileResponse(page, headers=FRESH)

    for path in PAGES:
        app.add_api_route(path, show, methods=["GET"], include_in_schema=False)
    app.mount("/", _Pages(directory=client), name="client")


class _Pages(StaticFiles):
    """The built files; whoever looks for a page that is not there gets one that says so."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._index = directory / "index.html"
        self._compressed: dict[str, bytes] = {}  # as many as there are files

    async def get_response(self, path: str, scope: Scope) -> Response:
        asked = Headers(scope=scope)
        try:
            found = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "text/html" not in asked.get("accept", ""):
                raise
            return FileResponse(self._index, 404, headers=FRESH)
        if not path.startswith("assets"):
            found.headers["Cache-Control"] = "no-cache"
            return found
        found.headers["Cache-Control"] = FOR_EVER
        whole = scope["method"] == "GET" and "range" not in asked
        if isinstance(found, FileResponse) and whole and "gzip" in asked.get("accept-encoding", ""):
            return await self._small(found)
        return found

    async def _small(self, found: FileResponse) -> Response:
        """A text compressed, once for all who want it."""
        file = os.fspath(found.path)
        if not file.endswith(_TEXTS):
            return found
        data = self._compressed.get(file)
        if data is None:
            data = self._compressed[file] = await asyncio.to_thread(_compressed, file)
        headers = {
            name: found.headers[name]
            for name in ("cache-control", "content-type", "etag", "last-modified")
            if name in found.headers
        }
        more = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(data, headers={**headers, **more})


def _compressed(file: str) -> bytes:
    return gzip.compress(Path(file).read_bytes(), 9, mtime=0)
