"""Checking a match in a real browser: at full time, on its page, and from files that are none."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser.axe import findings
from browser.visitor import SIZES, Visitor
from web.server import Client, Served

Visit = Callable[..., Visitor]
Begun = dict[str, Any]


def give_up(line: Client) -> None:
    """Play on to a turn of one's own, and concede."""
    while line.over is None:
        while line.over is None and not line.asked:
            line.hear()
        assert line.question is not None
        told = line.ask("call", n=line.n, what="concede")
        if told["t"] == "ok":
            continue
        group = line.question["answers"][0]
        first = {key: each[0] if isinstance(each, list) else each for key, each in group.items()}
        assert line.answer(first)["t"] == "ok"


@pytest.fixture(scope="module")
def over(table: Served) -> Begun:
    """A match that is over."""
    begun = table.begin()
    with table.line(begun["match"], begun["seats"]["home"]) as line:
        line.until("table")
        give_up(line)
    return begun


def record(table: Served, begun: Begun) -> dict[str, Any]:
    parts: dict[str, Any] = table.http.get(f"/api/matches/{begun['match']}/record").json()
    return parts


def choose(visitor: Visitor, text: str, folder: Path) -> None:
    """Hand the page a file."""
    file = folder / "match.json"
    file.write_text(text)
    visitor.page.locator("input[type=file]").set_input_files(file)


@pytest.mark.slow
def test_at_full_time_every_roll_has_a_tick_and_the_own_nonce_is_known(
    visit: Visit, table: Served
) -> None:
    begun = table.begin()
    visitor = visit()
    page = visitor.sit(begun)
    page.wait_for_selector("[data-n]")
    with table.line(begun["match"], begun["seats"]["home"]) as line:
        line.until("table")
        give_up(line)
    checked = page.wait_for_selector("[data-checked]")
    assert checked is not None
    assert checked.get_attribute("data-checked") == "true", checked.inner_text()
    rolls = page.locator(".ticks .good").count()
    assert rolls > 3
    page.locator('a[href^="/verify?match="]').first.click()
    page.wait_for_selector(".verdict.good")
    assert page.url.endswith(f"/verify?match={begun['match']}")
    assert page.locator("tbody tr").count() == rolls
    own = page.locator("li.good", has_text="Your own share of the dice")
    assert "this browser gave" in own.inner_text()


def test_what_was_altered_is_named(
    visit: Visit, table: Served, over: Begun, tmp_path: Path
) -> None:
    visitor = visit()
    page = visitor.go(f"/verify?match={over['match']}")
    page.wait_for_selector(".verdict.good")
    rolls = page.locator("tbody tr").count()
    parts = record(table, over)
    entry = next(each for each in parts["entries"] if each.get("faces"))
    entry["faces"][0] = 2 if entry["faces"][0] == 1 else 1
    choose(visitor, json.dumps(parts), tmp_path)
    page.wait_for_selector(".verdict.bad")
    named = page.locator("li.bad").all_inner_texts()
    assert [f"ntry {entry['n']}" in each for each in named] == [True] * 3
    page.get_by_role("button", name="Wrong only").click()
    assert 1 <= page.locator("tbody tr").count() < rolls


def test_what_is_no_match_file_is_told_in_words(
    visit: Visit, table: Served, tmp_path: Path
) -> None:
    visitor = visit()
    page = visitor.go("/verify")
    for text, words in (("{", "JSON"), ('{"a": 1}', "no match file"), (" " * 2_000_001, "2 MB")):
        choose(visitor, text, tmp_path)
        page.get_by_role("alert").filter(has_text=words).wait_for()
    running = table.begin()
    page.get_by_label("Or the code of a match").fill(running["match"])
    page.keyboard.press("Enter")
    page.get_by_role("alert").filter(has_text="still being played").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_the_page(
    visit: Visit, over: Begun, size: str
) -> None:
    visitor = visit(SIZES[size], touch=size in ("phone", "aside"))
    page = visitor.go(f"/verify?match={over['match']}")
    page.wait_for_selector(".verdict.good")
    assert findings(visitor) == ""
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
