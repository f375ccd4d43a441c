"""The page of a match that cannot go on: by other rules, or as the server is restarted."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser.axe import findings
from browser.visitor import LAPTOP, PHONE, SIZES, Visitor
from playwright.sync_api import Browser
from web.server import Served, serving
from web.test_table import play_on
from web.test_world import spoil

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def begun(table: Served) -> dict[str, Any]:
    """A match in its second turn or so, begun by rules that are others by now."""
    begun = table.begin(away={"roster": "orc", "seat": "me"}, options={"inducements": False})
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        coach.until("table")
        play_on(coach, random.Random(5), 130)
        begun["n"] = coach.n
    while table.call(table.hall.leave_idle(-1)) == 0:
        pass  # the server has not noticed yet that the coach is gone
    spoil(Path(table.hall.store.where), begun["match"], 3)
    return begun


def picture(visitor: Visitor, name: str) -> None:
    """For whoever wants to see it: PIGSKIN_PICTURES names a folder."""
    if folder := os.environ.get("PIGSKIN_PICTURES"):
        visitor.page.screenshot(path=f"{folder}/stopped-{name}.png")


@pytest.mark.slow
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_it_says_why_it_cannot_go_on_and_axe_finds_nothing(
    visit: Visit, begun: dict[str, Any], size: str
) -> None:
    visitor = visit(SIZES[size], touch=size in ("phone", "aside"))
    page = visitor.sit(begun)
    page.get_by_role("link", name="Download the match").wait_for()
    page.get_by_text("This match cannot go on").first.wait_for()
    page.get_by_text("as it stood after the last answer").wait_for()
    page.wait_for_load_state("networkidle")
    picture(visitor, size)
    assert findings(visitor) == ""


def test_the_table_is_there_and_nothing_can_be_answered(
    visit: Visit, begun: dict[str, Any]
) -> None:
    visitor = visit(LAPTOP)
    page = visitor.sit(begun)
    page.get_by_role("link", name="Download the match").wait_for()
    assert page.locator("g.tok").count() >= 20
    assert page.get_by_role("button", name="End turn").count() == 0
    page.get_by_text("What exactly is played differently").click()
    page.get_by_text("was played by other rules (version 1").wait_for()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the match").click()
    file = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert len(file["entries"]) == begun["n"]


def test_it_says_so_in_german_too(visit: Visit, begun: dict[str, Any]) -> None:
    page = visit(PHONE, touch=True, locale="de-DE").sit(begun)
    page.get_by_text("Dieses Spiel kann nicht weitergehen").first.wait_for()
    page.get_by_role("link", name="Spiel herunterladen").wait_for()


def test_a_page_says_that_the_server_is_restarted(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "matches.db") as served:
        match = served.begin(away={"roster": "orc", "seat": "me"}, options={"inducements": False})
        visitor = Visitor(browser, f"http://127.0.0.1:{served.port}", PHONE, touch=True)
        page = visitor.sit(match)
        page.get_by_role("button", name="Heads").first.wait_for()
    page.get_by_text("The server is being restarted").wait_for()
    picture(visitor, "restarted")
    visitor.context.close()  # what the browser writes about a line that cannot be opened is right
