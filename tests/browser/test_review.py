"""The review of a match in a real browser: waited for, read, and played on from."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.axe import findings
from browser.visitor import PHONE, Visitor
from web.server import Served
from web.test_reviews import short

Visit = Callable[..., Visitor]


@pytest.mark.slow
def test_a_review_is_read_and_a_decision_made_anew(visit: Visit, table: Served) -> None:
    brought = table.http.post("/api/replays", content=short().encode()).json()["replay"]
    visitor = visit(PHONE)
    page = visitor.go(f"/review/{brought}")
    page.get_by_text("runs in").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert findings(visitor) == ""
    page.get_by_role("button", name="Play from here").first.click()
    page.get_by_label("Same screen").check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/match/*")
    page.wait_for_selector('[data-n="0"]')
