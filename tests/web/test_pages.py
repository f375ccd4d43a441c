"""The built pages as they are served."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from web.server import Served, serving


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[Served]:
    """A server with a client of one page and one file."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<p>the page</p>")
    (client / "theme.js").write_text("'use strict'")
    with serving(tmp_path / "matches.db", client=client) as served:
        yield served


def test_whoever_looks_for_a_page_that_is_not_there_gets_one(pages: Served) -> None:
    found = pages.http.get("/nowhere/at/all", headers={"Accept": "text/html,*/*"})
    assert found.status_code == 404
    assert found.text == "<p>the page</p>"
    assert "script-src 'self'" in found.headers["Content-Security-Policy"]


def test_a_file_that_is_not_there_is_refused(pages: Served) -> None:
    assert pages.http.get("/theme.js").text == "'use strict'"
    for path in ("/assets/gone.js", "/api/nothing"):
        found = pages.http.get(path, headers={"Accept": "*/*"})
        assert found.status_code == 404
        assert found.json()["error"] == "not there"
