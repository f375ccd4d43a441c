"""The bar: how much is loaded, from where, and what axe finds, at all sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from browser.axe import findings
from browser.hands import Hands
from browser.pace import Pace, choose_somebody
from browser.visitor import PHONE, SIZES, Visitor
from web.playing import whole
from web.server import Served

from pigskin.record import to_text

if TYPE_CHECKING:
    from playwright.sync_api import Route

Visit = Callable[..., Visitor]
FIRST_PAGE, MATCH_PAGE = 120_000, 220_000  # bytes as sent, compressed, fonts included
# What is fetched a while later: by whoever is asked to set up first, and before a turn ends.
LATER = ("/assets/SetUp-", "/assets/Bench-", "/assets/EndGuard-")
# What axe looks for hardly depends on more than a small or a large screen.
USUAL_SIZES = [
    pytest.param(size, marks=[] if size in ("phone", "laptop") else [pytest.mark.soak])
    for size in SIZES
]


def test_the_first_page_is_small(visit: Visit) -> None:
    visitor = visit()
    visitor.go().get_by_role("button", name="Kick off").first.wait_for()
    sizes = visitor.loaded()
    assert all(sizes.values()), sizes
    assert sum(sizes.values()) <= FIRST_PAGE, sizes


def test_the_match_page_is_small(visit: Visit, table: Served) -> None:
    visitor = visit()
    with visitor.page.expect_response("**/book"):  # the last to come
        visitor.sit(table.begin()).wait_for_selector("[data-n]")
    sizes = {path: n for path, n in visitor.loaded().items() if not path.startswith(LATER)}
    assert all(sizes.values()), sizes
    assert sum(sizes.values()) <= MATCH_PAGE, sizes


def test_the_page_of_a_replay_is_small(visit: Visit, table: Served) -> None:
    """The match itself, some hundred moments of it, comes on top of the page."""
    told = table.http.post("/api/replays", content=to_text(whole("bb2020").game).encode())
    visitor = visit()
    visitor.go(f"/replay/{told.json()['replay']}").wait_for_selector("[data-n]")
    sizes = {path: size for path, size in visitor.loaded().items() if "/api/replays" not in path}
    assert all(sizes.values()), sizes
    assert sum(sizes.values()) <= MATCH_PAGE, sizes


def test_a_frame_is_there_before_any_script(visit: Visit) -> None:
    """So that something is painted within a second on a slow phone; it goes when the page comes."""
    visitor = visit(PHONE, touch=True)
    held: list[Route] = []
    scripts = "**/assets/*.js"
    visitor.page.route(scripts, lambda route: held.append(route))
    visitor.page.goto(visitor.address, wait_until="commit")
    visitor.page.get_by_role("heading", name="Take a seat.").wait_for()
    visitor.page.route(scripts, lambda route: route.continue_())  # the latest counts
    for each in held:
        each.continue_()
    visitor.page.get_by_role("button", name="Kick off").first.wait_for()
    assert len(held) > 3, "the files of the page are asked for together, not one after the other"
    assert visitor.page.locator("#frame").count() == 0


def test_a_hover_is_drawn_by_the_page_alone(visit: Visit, table: Served) -> None:
    """Where a player gets is asked once: the way to the pointer costs no message and few changes.

    How long it takes is measured by `benchmarks/page.py`; a busy machine proves nothing here.
    """
    me = {"seat": "me"}
    begun = table.begin(home={"roster": "human"} | me, away={"roster": "orc"} | me)
    visitor = visit()
    pace = Pace(visitor.page)
    visitor.sit(begun)
    hands = Hands(visitor, table, begun["match"], begun["seats"]["home"], seed=3)
    while hands.wait() and hands.kind != "turn":
        hands.answer_by_line()
    hands.settle()
    choose_somebody(visitor.page)
    visitor.page.wait_for_function(
        "document.querySelectorAll('rect.reach').length > 5", polling=50
    )
    visitor.page.wait_for_timeout(1500)  # what he can do to others comes a little later
    pace.take()
    boxes = [each.bounding_box() for each in visitor.page.locator("rect.reach").all()[::9][:8]]
    for box in boxes:
        assert box is not None
        visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        visitor.page.wait_for_timeout(50)
    told = pace.take()
    hands.close()
    assert [each for each in told["sent"] if '"t":"reach"' in each or '"preview"' in each] == []
    assert 0 < told["nodes"] < 150 * len(boxes)


@pytest.mark.slow
@pytest.mark.parametrize("size", USUAL_SIZES)
def test_axe_finds_nothing_on_the_first_page(visit: Visit, size: str) -> None:
    visitor = visit(SIZES[size], touch=size in ("phone", "aside"))
    visitor.go().get_by_role("button", name="Kick off").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert findings(visitor) == ""


@pytest.mark.slow
@pytest.mark.parametrize("size", USUAL_SIZES)
def test_axe_finds_nothing_on_the_match_page(
    visit: Visit, table: Served, size: str
) -> None:
    """Looked at whenever something new is asked, up to the end of the first turn."""
    begun = table.begin()
    visitor = visit(SIZES[size], touch=size in ("phone", "aside"))
    visitor.sit(begun)
    hands = Hands(visitor, table, begun["match"], begun["seats"]["home"], seed=7)
    seen: set[str] = set()
    while "turn" not in seen or hands.by_line["turn"] < 2:
        assert hands.wait()
        if hands.kind not in seen:
            hands.settle()
            seen.add(hands.kind)
            assert f"{hands.kind}: {findings(visitor)}" == f"{hands.kind}: "
        hands.answer_by_line()
    hands.close()
