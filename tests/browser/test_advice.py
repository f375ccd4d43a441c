"""What a coach would do, in a real browser: asked for by a key, read, marked on the pitch, done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.axe import findings
from browser.visitor import Visitor
from web.server import Served
from web.test_advice import AT_HAND, HOME, ONE_SCREEN

Visit = Callable[..., Visitor]


@pytest.mark.slow
def test_a_hint_is_read_and_done(visit: Visit, table: Served) -> None:
    begun = table.begin(position=AT_HAND, home=HOME, away=ONE_SCREEN)
    visitor = visit()
    page = visitor.go(f"/match/{begun['match']}#seat={begun['seats']['home']}")
    page.get_by_role("button", name="What would a coach do here?").wait_for()
    page.keyboard.press("a")
    card = page.get_by_role("region", name="A coach would")
    card.get_by_text("runs in").first.wait_for()
    assert "It is the last turn of the half." in card.get_by_role("status").inner_text()
    assert findings(visitor) == ""
    card.get_by_role("button", name="Do it").click()
    page.wait_for_function("() => /TOUCHDOWN|Touchdown/.test(document.body.innerText)")
    card.wait_for(state="detached")
