"""Setting up in the browser: formations, dragging, live reasons."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.hands import Hands
from browser.visitor import LAPTOP, Visitor
from web.server import Served

Visit = Callable[..., Visitor]


@pytest.mark.slow
def test_a_formation_is_taken_changed_by_dragging_and_set_up(visit: Visit, table: Served) -> None:
    begun = table.begin()
    visitor = visit(LAPTOP)
    page = visitor.sit(begun)
    hands = Hands(visitor, table, begun["match"], begun["seats"]["home"])
    while hands.wait() and hands.kind != "set-up":
        hands.answer_by_line()
    hands.settle()
    card = page.locator(".setup")
    done = card.locator(".btn.primary")
    assert not done.is_enabled()
    assert card.locator(".ready button").count() >= 6
    card.locator(".ready button").first.click()
    done.and_(page.locator(":enabled")).wait_for()
    n = hands.line.n

    # Somebody on the line of scrimmage goes back to the middle of nowhere: a rule is not met.
    places = page.evaluate("""() => [...document.querySelectorAll('[data-square^="12,"]')]
        .filter((each) => /your/i.test(each.ariaLabel ?? "")).map((each) => each.dataset.square)""")
    assert len(places) >= 3
    for place in places[2:]:
        page.locator(f'[data-square="{place}"]').drag_to(
            page.locator(f'[data-square="2,{place.split(",")[1]}"]'), force=True
        )
    card.locator(".rules li:not(.met)").first.wait_for()
    assert not done.is_enabled()
    hands.listen(0.1)
    assert hands.line.n == n  # a draft is nobody's business but ours

    card.locator(".ready button").nth(1).click()
    done.and_(page.locator(":enabled")).wait_for()
    done.click()
    page.locator(".setup").wait_for(state="detached")
    hands.wait()
    on_pitch = [each for each in hands.line.view["players"]
                if each["side"] == "home" and each["square"]]  # fmt: skip
    assert len(on_pitch) == 11
    hands.close()
