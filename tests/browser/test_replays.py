"""Matches shown again in a real browser: brought as a file, moved both ways, gone on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser.axe import findings
from browser.visitor import SIZES, Visitor
from web.playing import whole
from web.server import Served

from pigskin.record import to_text

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def brought(table: Served) -> str:
    """A match that somebody has brought."""
    answer = table.http.post("/api/replays", content=to_text(whole("bb2020").game).encode())
    replay: str = answer.json()["replay"]
    return replay


def at(visitor: Visitor) -> int:
    return int(visitor.page.locator("[data-n]").get_attribute("data-n") or -1)


def until(visitor: Visitor, moment: int) -> None:
    visitor.page.wait_for_selector(f'[data-n="{moment}"]')


@pytest.mark.slow
def test_a_file_is_brought_and_the_match_moved_both_ways(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "match.game"
    file.write_text(to_text(whole("bb2020").game))
    visitor = visit()
    page = visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".transport")
    assert at(visitor) == 0
    page.keyboard.press("]")
    first = at(visitor)
    assert first > 5
    assert "1st half" in page.locator(".transport p").inner_text()
    page.keyboard.press(".")
    until(visitor, first + 1)
    page.keyboard.press(",")
    until(visitor, first)
    page.get_by_role("button", name="To the next turn").click()
    second = at(visitor)
    assert second > first
    page.keyboard.press("[")
    until(visitor, first)
    page.keyboard.press("Space")
    page.wait_for_function(f"() => Number(document.querySelector('[data-n]').dataset.n) > {first}")
    page.get_by_role("button", name="Pause").click()
    page.wait_for_function(
        "() => location.hash === `#${document.querySelector('[data-n]').dataset.n}`"
    )
    page.get_by_role("slider", name="Where in the match").fill(str(second + 40))
    until(visitor, second + 40)
    page.get_by_role("button", name="Go there").first.click()
    assert at(visitor) < second + 40


@pytest.mark.slow
def test_a_moment_has_an_address_and_is_gone_on_from(visit: Visit, brought: str) -> None:
    visitor = visit()
    page = visitor.go(f"/replay/{brought}#200")
    until(visitor, 200)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Same screen").check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/match/*")
    page.wait_for_selector('[data-n="0"]')


@pytest.mark.slow
def test_what_cannot_be_shown_is_said(visit: Visit, table: Served, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.go("/replay/r2345678")
    assert "There is no match" in page.get_by_role("alert").inner_text()
    page = visitor.go("/replay")
    (tmp_path / "letter.txt").write_text("Dear coach")
    page.locator("input[type=file]").set_input_files(tmp_path / "letter.txt")
    assert "not valid JSON" in page.get_by_role("alert").inner_text()
    (tmp_path / "big.json").write_bytes(b" " * 8_000_001)
    page.locator("input[type=file]").set_input_files(tmp_path / "big.json")
    page.get_by_text("larger than 8 MB").wait_for()
    visitor.wrong.clear()  # the browser notes every refusal


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_axe_finds_nothing(visit: Visit, brought: str, size: str) -> None:
    visitor = visit(SIZES[size], touch=size == "phone")
    visitor.go("/replay").wait_for_selector(".drop")
    assert findings(visitor) == ""
    visitor.go(f"/replay/{brought}#300")
    until(visitor, 300)
    assert findings(visitor) == ""
