"""The pages in a real browser: they open, and a match is begun and played through them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.hands import Hands
from browser.visitor import LAPTOP, PHONE, Visitor
from web.server import Served

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_first_page_opens(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).go()
    page.get_by_role("button", name="Kick off").first.wait_for()


@pytest.mark.slow
def test_a_match_against_the_computer_is_begun_and_a_turn_played(
    visit: Visit, table: Served
) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("button", name="Kick off").first.click()
    page.wait_for_url("**/match/*")
    match = page.url.rsplit("/", 1)[1].split("?")[0].split("#")[0]
    page.wait_for_selector("[data-n]")
    hands = Hands(visitor, table, match, visitor.token(match))
    turn_ended = False
    while not turn_ended:
        assert hands.wait()
        before = hands.kind
        if before in ("turn", "action"):
            hands.answer()
        else:
            hands.answer_by_line()
        turn_ended = hands.by_page["turn"] > 0 and not hands.line.asked
    assert hands.by_page["turn"] >= 1
    hands.close()
