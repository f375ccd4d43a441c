"""Puzzles in a real browser: a line is built on the pitch, graded, taken back and played out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from browser.axe import findings
from browser.visitor import LAPTOP, PHONE, Visitor
from known_puzzles import put_on_the_shelf
from web.server import Served

if TYPE_CHECKING:
    from playwright.sync_api import Locator

Visit = Callable[..., Visitor]
TASK = "Score in this turn: the best line we know does it"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


class Solver:
    """Somebody who builds a line, with a pointer or a finger."""

    def __init__(self, visitor: Visitor, touch: bool = False) -> None:
        self.page = visitor.page
        self.touch = touch

    def press(self, control: Locator) -> None:
        control.first.wait_for()
        if self.touch:
            control.first.tap()
        else:
            control.first.click()

    def square(self, at: str) -> None:
        square = self.page.locator(f'[data-square="{at}"]')
        square.wait_for(state="attached")
        before = None  # a phone's pitch may still be scrolling
        while self.touch and (now := square.bounding_box()) != before:
            before = now
            self.page.wait_for_timeout(100)
        if self.touch:
            square.tap(force=True)
        else:
            square.click(force=True)

    def does(self, start: str, end: str) -> None:
        """One act: a player, then what he does."""
        acts = self.acts().count()
        self.square(start)
        self.page.locator("rect.reach").first.wait_for(state="attached")
        self.page.locator('.act[aria-busy="false"]').wait_for(state="attached")
        self.square(end)
        self.press(self.page.locator(".ask .btn.primary:enabled"))
        self.acts().nth(acts).wait_for()

    def acts(self) -> Locator:
        """Those that are worked out."""
        return self.page.locator("tbody tr:not(.works)")

    def button(self, name: str) -> None:
        self.press(self.page.get_by_role("button", name=name))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_line_is_built_graded_and_improved(visit: Visit, size: tuple[int, int]) -> None:
    touch = size == PHONE
    visitor = visit(size, touch=touch)
    page = visitor.go("/puzzles")
    page.get_by_text("0 of 2 solved").wait_for()
    page.locator("ol").get_by_text("LRB6 · best line 78 %").wait_for()
    page.get_by_role("link", name="Puzzle 1: Easy").click()
    page.get_by_text(TASK).wait_for()
    assert findings(visitor) == ""
    solver = Solver(visitor, touch)
    solver.does("20,6", "22,7")
    page.get_by_text("home 2 blitzes away 1 from 21,6").wait_for()
    assert solver.acts().first.inner_text().split()[-4:] == ["97", "%", "97.2", "%"]
    # A team-mate who has yet to act ends the action that is under way.
    solver.square("21,7")
    page.locator(".acts button", has_text="Hand-off").wait_for(state="attached")
    solver.square("25,7")
    solver.press(page.locator(".ask .btn.primary:enabled"))
    page.get_by_text("Your line scores 63.0 %, the best we know 77.8 %.").wait_for()
    page.get_by_role("img", name="1 of 3 stars").wait_for()
    assert findings(visitor) == ""
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    solver.button("Back")
    page.locator(".verdict").wait_for(state="detached")
    assert solver.acts().count() == 1
    solver.button("Begin again")
    page.get_by_text(TASK).wait_for()
    page.goto(f"{visitor.address}/puzzles")
    page.locator("ol").get_by_role("img", name="1 of 3 stars").wait_for()


def test_the_best_line_is_looked_at_and_a_match_begun(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/puzzle/1")
    page.get_by_role("button", name="Show the best line").click()
    page.get_by_text("Before the first act").wait_for()
    page.get_by_text("It scores 77.8 %.").wait_for()
    page.get_by_role("button", name="One act on").click()
    page.get_by_text("After act 1 of 2").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("After act 2 of 2").wait_for()
    assert "your 1" in (page.locator('[data-square="25,7"]').get_attribute("aria-label") or "")
    assert findings(visitor) == ""
    page.get_by_role("button", name="Play it out").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/match/*")
    page.wait_for_selector('[data-n="0"]')
    page.goto(f"{visitor.address}/puzzles")
    page.get_by_text("solution seen").wait_for()


def test_a_puzzle_is_solved_by_keys_and_the_next_one_is_at_hand(visit: Visit) -> None:
    page = visit().go("/puzzle/2")
    page.get_by_text(TASK).wait_for()
    page.keyboard.press("1")
    page.locator("rect.reach").first.wait_for(state="attached")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".ask .btn.primary:enabled").wait_for()
    page.keyboard.press("Enter")
    page.get_by_text("Solved").wait_for()
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url("**/puzzle/1")


def test_a_line_is_still_there_when_the_page_is_loaded_again(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/puzzle/1")
    page.get_by_text(f"{TASK} 77.8 % of the time.").wait_for()
    solver = Solver(visitor)
    solver.does("20,6", "22,7")
    page.reload()
    page.get_by_text("home 2 blitzes away 1 from 21,6").wait_for()
    solver.button("Back")
    page.get_by_role("button", name="Begin again").wait_for(state="detached")  # taken back
    page.wait_for_function("!localStorage.getItem('pigskin puzzles').includes('blitz')")
    page.reload()
    page.get_by_text(TASK).wait_for()
    assert solver.acts().count() == 0


def test_what_is_being_worked_out_is_said(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/puzzle/1")
    page.get_by_text(TASK).wait_for()
    page.route("**/line", lambda route: None)  # an answer that never comes
    page.locator('[data-square="20,6"]').click(force=True)
    page.locator("rect.reach").first.wait_for(state="attached")
    page.locator('.act[aria-busy="false"]').wait_for(state="attached")
    page.locator('[data-square="22,7"]').click(force=True)
    page.locator(".ask .btn.primary:enabled").click()
    coming = page.locator("tr.works")
    coming.get_by_text("home 2 blitzes away 1").wait_for()
    assert "being worked out" in coming.inner_text()


def test_today_and_what_is_not_there(visit: Visit, table: Served) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_url("**/puzzle/today")
    page.get_by_text(TASK).wait_for()
    visitor.go("/puzzle/99")
    page.get_by_text("there is no puzzle 99").wait_for()
    visitor.wrong = [each for each in visitor.wrong if "404" not in each]
