"""Setting up a position in a browser: placed, checked, shared, typed, taken, played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from browser.axe import findings
from browser.visitor import LAPTOP, PHONE, SIZES, Visitor
from web.playing import whole
from web.server import Served

from pigskin.record import to_text

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Visit = Callable[..., Visitor]


def opened(visitor: Visitor, path: str = "/editor") -> Page:
    page = visitor.go(path)
    page.get_by_role("button", name="Plain player").wait_for()
    ready(page)
    return page


def ready(page: Page) -> None:
    page.get_by_text("A match can begin from here.").wait_for()


def square(page: Page, where: str) -> Locator:
    return page.locator(f'[data-square="{where}"]')


def notation(page: Page) -> Locator:
    return page.get_by_role("textbox", name="As text")


def wait_for_text(page: Page, words: str) -> None:
    """Until the text of the position, as the server writes it, has these words."""
    page.wait_for_function(
        "words => document.querySelector('textarea').value.includes(words)", arg=words, polling=50
    )


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_players_are_placed_and_changed_and_moved(visit: Visit, size: tuple[int, int]) -> None:
    page = opened(visit(size, touch=size == PHONE))
    page.get_by_role("button", name="Human Catcher").click()
    square(page, "5,5").click(force=True)
    square(page, "5,6").click(force=True)
    wait_for_text(page, "home 5 5,6 ma8")
    square(page, "5,5").click(force=True)  # chosen
    page.get_by_label("How he is").select_option("prone")
    page.get_by_label("Has acted this turn").check()
    page.get_by_label("Add a skill").select_option("Wrestle")
    wait_for_text(page, "home 4 5,5 prone")
    square(page, "6,5").click(force=True)  # and moved
    wait_for_text(page, "home 4 6,5 prone")
    page.get_by_role("button", name="Take back").click()
    wait_for_text(page, "home 4 5,5 prone")
    assert "Wrestle" in notation(page).input_value()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_everything_goes_by_keys(visit: Visit) -> None:
    page = opened(visit())
    page.get_by_role("button", name="Ball", exact=True).press("Enter")
    square(page, "12,7").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")  # to home 2
    wait_for_text(page, "home 2 12,6 Block ball")
    page.keyboard.press("Delete")
    page.wait_for_function(
        "!document.querySelector('textarea').value.includes('home 2')", polling=50
    )


def test_a_player_is_dragged(visit: Visit) -> None:
    page = opened(visit())
    start, end = (square(page, each).bounding_box() for each in ("17,7", "20,3"))
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 10, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(end["x"] + 12, end["y"] + 12, steps=8)
    page.mouse.up()
    wait_for_text(page, "away 3 20,3")


def test_a_position_that_cannot_be_is_said_in_words(visit: Visit) -> None:
    page = opened(visit())
    for _ in range(7):
        page.get_by_role("button", name="More Turn, Home").click()
    page.get_by_text("home is in turn 9, but a half has 8").wait_for()
    assert page.get_by_role("button", name="Start a match").is_disabled()


def test_the_text_goes_both_ways_and_slips_are_pointed_at(visit: Visit) -> None:
    page = opened(visit())
    notation(page).fill("home 1 3,3 Blok\naway 1 4,3")
    page.get_by_role("button", name="Take it over").click()
    page.get_by_text("Line 1, column 12: there is no skill").wait_for()
    notation(page).fill("home 1 3,3 Block\naway 1 4,3\nhalf 2\nturn away 8\nbribes 1 0")
    page.get_by_role("button", name="Take it over").click()
    page.get_by_role("button", name="Take it over").wait_for(state="detached")  # it is taken
    ready(page)
    assert page.get_by_label("Half First half").input_value() == "2"
    page.get_by_role("button", name="More Touchdowns, Away").click()
    wait_for_text(page, "score 0 1")
    assert "bribes 1 0" in notation(page).input_value()  # what the page does not draw is not lost


def test_a_link_holds_the_position_and_a_broken_one_says_so(visit: Visit) -> None:
    page = opened(visit())
    page.get_by_role("button", name="Whole ready team, into the reserves").click()
    wait_for_text(page, "reserves")
    ready(page)
    text = notation(page).input_value()
    page.wait_for_url("**#edition=bb2020&z=*")
    other = visit()
    there = opened(other, "/editor" + page.url.partition("/editor")[2])
    assert notation(there).input_value() == text
    there.goto("about:blank")
    other.go("/editor#z=nonsense").get_by_text("This link to a position is broken").wait_for()


def test_a_match_begins_from_the_position(visit: Visit) -> None:
    visitor = visit()
    page = opened(
        visitor,
        "/editor#edition=bb2020&position=home 1 20,7 ball / away 1 3,3 / turn home 3 / score 1 0",
    )
    page.get_by_role("button", name="Start a match").click()
    page.get_by_role("radio", name="Same screen").check()
    page.get_by_role("dialog").locator(".btn.primary").click()
    page.wait_for_url("**/match/*")
    square(page, "20,7").wait_for(state="attached")
    label = square(page, "20,7").get_attribute("aria-label")
    assert "has the ball" in (label or "")


def test_the_position_of_a_replay_is_edited(visit: Visit, table: Served) -> None:
    record = to_text(whole("bb2020").game).encode()
    told = table.http.post("/api/replays", content=record).json()
    visitor = visit()
    visitor.go(f"/replay/{told['replay']}#200").wait_for_selector("[data-n]")
    visitor.page.get_by_role("link", name="Edit this position").click()
    ready(visitor.page)
    visitor.page.wait_for_url("**/editor#edition=bb2020&*")
    assert "home 1 " in notation(visitor.page).input_value()


@pytest.mark.slow
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_in_the_editor(visit: Visit, size: str) -> None:
    visitor = visit(SIZES[size], touch=size == "phone")
    page = opened(visitor)
    square(page, "12,6").click(force=True)
    page.get_by_label("How he is").wait_for()
    assert findings(visitor) == ""
