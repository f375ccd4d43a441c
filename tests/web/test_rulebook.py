"""The rulebook over HTTP, and the addresses of its pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from web.server import Served, serving

from pigskin.editions import EDITIONS
from pigskin.rulebook import rulebook
from pigskin.web.pages import PAGES


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("rulebook") / "matches.db") as served:
        yield served


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_it_is_what_the_library_has(table: Served, edition: str) -> None:
    answer = table.http.get(f"/api/editions/{edition}/rulebook")
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json() == rulebook(edition)


def test_an_unknown_edition_is_said(table: Served) -> None:
    answer = table.http.get("/api/editions/bb1999/rulebook")
    assert answer.status_code == 404
    assert "there is no edition" in answer.json()["words"]


def test_every_entry_has_a_page() -> None:
    """Its address has the parts a page is served for, and none of them would be cut."""
    assert "/rules/{edition}/{kind}/{name}" in PAGES
    for edition in EDITIONS:
        for each in rulebook(edition.id)["entries"]:
            assert "/" not in each["kind"] + each["id"]
