"""Watching in a real browser: the list of matches, the stands, the broadcast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.axe import findings
from browser.visitor import SIZES, Visitor
from web.server import Served

Visit = Callable[..., Visitor]
COMPUTERS: dict[str, Any] = {
    "home": {"roster": "human", "seat": "computer:scripted"},
    "away": {"roster": "orc", "seat": "computer:scripted"},
}


@pytest.mark.slow
def test_two_computers_play_for_who_wants_to_watch_and_are_listed(
    visit: Visit, table: Served
) -> None:
    visitor = visit()
    page = visitor.go("/watch")
    page.get_by_text("Nobody plays just now").wait_for()
    assert findings(visitor) == ""
    page.get_by_role("button", name="Let them play").click()
    page.wait_for_url("**/match/*")
    page.wait_for_selector("[data-n]")
    match = page.url.rsplit("/", 1)[1]
    other = visit()
    listed = other.go("/watch")
    card = listed.locator(f'a[href="/match/{match}"]')
    card.locator(".side").first.wait_for()
    listed.wait_for_function(
        "() => /turn [1-9]/.test(document.querySelector('.match')?.innerText ?? '')",
        timeout=120_000,
    )
    assert card.locator("svg .tok").count() > 10
    card.click()
    listed.wait_for_selector("[data-n]")


@pytest.mark.slow
def test_a_match_is_begun_with_a_delay_and_kept_out_of_the_list(
    visit: Visit, table: Served
) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_label("Delay for those who watch").select_option(label="2 minutes")
    page.get_by_role("radiogroup", name="Show it in the list").get_by_text("No").click()
    page.get_by_role("button", name="Done").click()
    page.get_by_text("not listed, shown 2 minutes later").wait_for()
    page.get_by_role("button", name="Kick off").first.click()
    page.wait_for_url("**/match/*")
    page.wait_for_selector("[data-n]")
    match = page.url.split("#")[0].rsplit("/", 1)[1]
    assert table.http.get(f"/api/matches/{match}").json()["delay"] == 120
    listed = [each["match"] for each in table.http.get("/api/watch").json()["running"]]
    assert match not in listed


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_axe_finds_nothing_on_the_list(
    visit: Visit, table: Served, size: str
) -> None:
    table.begin(**COMPUTERS)
    visitor = visit(SIZES[size], touch=size == "phone")
    visitor.go("/watch").locator(".match").first.wait_for()
    assert findings(visitor) == ""
