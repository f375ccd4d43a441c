"""The shop before a match in the browser: a basket that is sent at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.hands import Hands
from browser.visitor import Visitor
from web.server import Served

Visit = Callable[..., Visitor]


@pytest.mark.slow
def test_something_is_put_into_the_basket_and_bought(visit: Visit, table: Served) -> None:
    orcs = {"roster": "orc", "seat": "me", "name": "Ann"}
    humans = {"roster": "human", "seat": "computer:scripted"}
    begun = table.begin(home=orcs, away=humans)
    visitor = visit()
    page = visitor.sit(begun)
    hands = Hands(visitor, table, begun["match"], begun["seats"]["home"])
    assert hands.wait()
    assert hands.kind == "inducements"
    hands.settle()
    shop = page.locator('[data-instrument="shop"]')
    assert "25k" in shop.locator(".money").inner_text()
    n = hands.line.n
    shop.get_by_role("button", name="One more: Temp Agency Cheerleaders").click()
    assert "5k" in shop.locator(".money").inner_text()
    assert not shop.get_by_role("button", name="One more: Part-time Assistant").is_enabled()
    hands.listen(0.1)
    assert hands.line.n == n  # what is in the basket is nobody's business yet
    shop.locator(".btn.primary").click()
    hands.until_changed(n)
    shop.wait_for(state="detached")
    assert "Temp Agency Cheerleaders" in str(hands.line.events)
    hands.close()
