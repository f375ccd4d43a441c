"""Whole matches through the page, in all editions: no question strands a coach."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from browser.hands import Hands
from browser.visitor import Visitor
from web.server import Served

Visit = Callable[..., Visitor]
# So many whole matches of each edition by clicks alone: `make soak`.
SOAK = int(os.environ.get("PIGSKIN_BROWSER_SOAK", "0"))


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_a_random_match_through_the_page(visit: Visit, table: Served, edition: str) -> None:
    """Each kind of question is answered by clicks twice, and over the line when it comes again."""
    cards = {} if edition == "bb2020" else {"cards": "drawn"}
    begun = table.begin(edition=edition, options=cards)
    visitor = visit()
    visitor.sit(begun)
    hands = Hands(visitor, table, begun["match"], begun["seats"]["home"], seed=3)
    hands.play(often=2)
    assert hands.over
    assert visitor.plain_lists == []
    assert {"set-up", "turn", "action"} <= set(hands.by_page)
    visitor.page.get_by_text("Full time").first.wait_for()
    hands.close()


@pytest.mark.skipif(not SOAK, reason="for make soak")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
@pytest.mark.parametrize("seed", range(SOAK))
def test_every_answer_of_a_match_by_clicks(
    visit: Visit, table: Served, edition: str, seed: int
) -> None:
    begun = table.begin(edition=edition)
    visitor = visit()
    visitor.sit(begun)
    hands = Hands(visitor, table, begun["match"], begun["seats"]["home"], seed=seed)
    hands.play(often=10_000)
    assert hands.over
    assert sum(hands.by_line.values()) == 0
    assert visitor.plain_lists == []
    hands.close()
