"""Looking on in a real browser: broadcast, the stands of a match, sketches, a replay together."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from browser.axe import findings
from browser.visitor import PHONE, Visitor
from web.playing import Played
from web.server import Client, Served

from pigskin.record import to_text

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

Visit = Callable[..., Visitor]
POSITION = (
    "home 1 12,7 ball / home 2 12,8 / home 3 9,4 / away 1 13,7 / away 2 20,3 / away 3 16,9"
    " / turn home 3 / score 1 0"
)
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
# Where axe looks at the other theme, too.
ONE_THEME = pytest.mark.parametrize(
    "theme", ["light", pytest.param("dark", marks=pytest.mark.soak)]
)


class Running:
    """A match in which nothing moves until its coach is told to."""

    def __init__(self, served: Served) -> None:
        seats = {side: {"seat": "me", "name": "Ann"} for side in ("home", "away")}
        begun = served.http.post(
            "/api/matches", json={"edition": "bb2020", "position": POSITION} | seats
        ).json()
        self.id: str = begun["match"]
        self.seat: str = begun["seats"]["home"]
        self.coach: Client = served.line(self.id, self.seat)
        self.coach.until("table")

    def move(self) -> None:
        """Somebody in nobody's reach takes a step."""
        for answer in ("home 3 move", "move 9,3"):
            assert self.coach.answer(answer)["t"] == "ok"


@pytest.fixture
def running(table: Served) -> Iterator[Running]:
    match = Running(table)
    yield match
    match.coach.close()


@pytest.fixture(scope="module")
def replay(table: Served) -> str:
    """The first part of a match that somebody has brought."""
    record = to_text(Played("bb2020").at_random(60).game).encode()
    brought: str = table.http.post("/api/replays", content=record).json()["replay"]
    return brought


def square(x: int, y: int) -> str:
    return f'[data-square="{x},{y}"]'


def point_at(visitor: Visitor, x: int, y: int) -> None:
    box = visitor.page.locator(square(x, y)).bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def drag(visitor: Visitor, *squares: tuple[int, int]) -> None:
    point_at(visitor, *squares[0])
    visitor.page.mouse.down()
    for each in squares[1:]:
        point_at(visitor, *each)
    visitor.page.mouse.up()


def marked(visitor: Visitor, what: str, more_than: int) -> None:
    """Until so many squares are marked on the pitch."""
    visitor.page.wait_for_function(
        "([what, count]) => document.querySelectorAll(what).length > count", arg=[what, more_than]
    )


def sketches(visitor: Visitor, count: int) -> None:
    """Until so many are drawn on this moment."""
    visitor.page.wait_for_selector(f'[data-sketches="{count}"]', state="attached")


def until(visitor: Visitor, moment: int) -> None:
    visitor.page.wait_for_selector(f'[data-n="{moment}"]')


# --- the broadcast -----------------------------------------------------------------------------


@THEMES
def test_the_broadcast_fills_the_window_and_has_no_controls(
    visit: Visit, running: Running, theme: str
) -> None:
    visitor = visit((1280, 720))
    page = visitor.go(f"/watch/{running.id}/broadcast?theme={theme}")
    page.locator(".frame").wait_for()
    box = page.locator(".frame").bounding_box()
    assert box is not None
    assert [round(box[each]) for each in ("x", "y", "width", "height")] == [0, 0, 1280, 720]
    assert page.locator("html").get_attribute("data-theme") == theme
    assert page.locator("button, a, input, select, [role=button], [tabindex='0']").count() == 0
    assert page.locator("header .fig").all_inner_texts() == ["1", "0"]
    running.move()
    page.locator(".caption").get_by_text("moves").wait_for()
    assert findings(visitor) == ""


@pytest.mark.parametrize("back", ["clear", "plain"])
def test_the_background_of_the_broadcast_can_be_left_out(
    visit: Visit, running: Running, back: str
) -> None:
    page = visit((1280, 720)).go(f"/watch/{running.id}/broadcast?back={back}")
    page.locator(".frame").wait_for()
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (colour == "rgba(0, 0, 0, 0)") == (back == "clear")


# --- the stands of a match ---------------------------------------------------------------------


@ONE_THEME
def test_who_watches_sees_zones_chances_and_captions(
    visit: Visit, running: Running, theme: str
) -> None:
    visitor = visit(theme=theme)
    page = visitor.go(f"/match/{running.id}")
    zones = page.get_by_label("Tackle zones")
    zones.wait_for()
    zones.select_option("Both")
    marked(visitor, ".tz", 8)
    point_at(visitor, 12, 7)
    page.get_by_text("Chances of").wait_for()
    marked(visitor, "rect.reach", 20)
    assert findings(visitor) == ""
    point_at(visitor, 2, 1)
    page.locator("rect.reach").first.wait_for(state="detached")
    page.get_by_role("button", name="Captions").click()
    running.move()
    page.locator("p[aria-hidden]").get_by_text("moves").wait_for()


def test_whoever_is_chosen_is_looked_at_in_peace(visit: Visit, running: Running) -> None:
    visitor = visit()
    page = visitor.go(f"/match/{running.id}")
    page.get_by_label("Tackle zones").wait_for()
    page.locator(square(9, 4)).click()
    page.get_by_text("The picture stands still").wait_for()
    marked(visitor, "rect.reach", 20)
    label = page.locator(square(9, 4)).get_attribute("aria-label") or ""
    running.move()
    until(visitor, 2)
    assert page.locator(square(9, 4)).get_attribute("aria-label") == label
    page.keyboard.press("Escape")
    page.get_by_text("The picture stands still").wait_for(state="detached")
    assert page.locator(square(9, 4)).get_attribute("aria-label") != label


def test_who_watches_is_told_that_chances_are_being_worked_out(
    visit: Visit, running: Running
) -> None:
    visitor = visit()
    page = visitor.page
    late: list[Callable[[], None]] = []  # what the server says of chances, held back for a while
    held = True

    def between(line: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            if held and json.loads(message)["t"] == "odds":
                late.append(lambda: line.send(message))
            else:
                line.send(message)

        line.connect_to_server().on_message(heard)

    page.route_web_socket(re.compile("/socket$"), between)
    visitor.go(f"/match/{running.id}")
    page.get_by_label("Tackle zones").wait_for()
    page.locator(square(9, 4)).click()
    page.get_by_text("Working out the chances").wait_for()
    held = False
    for say in late:
        say()
    page.get_by_text("The picture stands still").wait_for()
    marked(visitor, "rect.reach", 20)


# --- sketches ----------------------------------------------------------------------------------


@ONE_THEME
def test_a_replay_is_drawn_upon_by_pointer_and_by_keys(
    visit: Visit, replay: str, theme: str
) -> None:
    visitor = visit(theme=theme)
    page = visitor.go(f"/replay/{replay}#30")
    until(visitor, 30)
    page.get_by_role("button", name="Sketch on the pitch").click()
    page.get_by_role("radio", name="Arrow").wait_for()
    drag(visitor, (5, 5), (8, 5), (8, 8))
    sketches(visitor, 1)
    page.get_by_role("radio", name="Circle").check()
    page.locator(square(3, 3)).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    sketches(visitor, 2)
    page.get_by_role("radio", name="Label").check()
    page.get_by_label("Words of the label").fill("here")
    page.locator(square(10, 10)).click()
    sketches(visitor, 3)
    drawn = page.get_by_role("list", name="Drawn on this moment").locator("li")
    assert drawn.all_inner_texts() == [
        "Arrow from column 5, row 5 to column 8, row 8",
        "Circle at column 4, row 3",
        "“here” at column 10, row 10",
    ]
    assert findings(visitor) == ""
    page.locator(square(10, 11)).focus()
    page.keyboard.press("u")
    sketches(visitor, 2)
    page.keyboard.press(".")
    sketches(visitor, 0)
    page.keyboard.press(",")
    sketches(visitor, 2)
    page.reload()
    sketches(visitor, 2)
    page.keyboard.press("d")
    page.get_by_role("button", name="Clear", exact=True).click()
    sketches(visitor, 0)


def test_a_finger_draws_on_the_phone(visit: Visit, replay: str) -> None:
    visitor = visit(PHONE, touch=True)
    page = visitor.go(f"/replay/{replay}#30")
    until(visitor, 30)
    page.get_by_role("button", name="Sketch on the pitch").tap()
    page.get_by_role("radio", name="Arrow").wait_for()
    page.locator(square(14, 7)).tap()
    page.get_by_text("From column 14, row 7").wait_for()
    page.locator(square(16, 9)).tap()
    sketches(visitor, 1)
    assert findings(visitor) == ""


# --- a replay together -------------------------------------------------------------------------


def test_a_replay_is_watched_together(visit: Visit, replay: str) -> None:
    ann, bea = visit(), visit(theme="dark")
    page = ann.go(f"/replay/{replay}#10")
    until(ann, 10)
    page.get_by_role("button", name="Watch together").click()
    page.get_by_text("You lead").wait_for()
    code = page.url.split("?room=")[1].split("#")[0]
    other = bea.go(f"/replay/{replay}?room={code}")
    other.get_by_text("leads, you follow").wait_for()
    until(bea, 10)
    page.get_by_role("slider", name="Where in the match").fill("20")
    until(bea, 20)
    page.get_by_role("button", name="Play", exact=True).click()
    other.wait_for_function("() => Number(document.querySelector('[data-n]').dataset.n) > 22")
    page.get_by_role("slider", name="Where in the match").fill("25")
    until(bea, 25)
    page.get_by_role("button", name="Play", exact=True).wait_for()  # who goes somewhere stops it
    page.get_by_role("button", name="Sketch on the pitch").click()
    page.get_by_role("radio", name="Arrow").wait_for()
    drag(ann, (5, 5), (8, 8))
    sketches(bea, 1)
    assert findings(ann) == findings(bea) == ""

    other.get_by_role("button", name="One step forward").click()
    other.get_by_text("You look around by yourself").wait_for()
    other.get_by_role("button", name="Back to").click()
    until(bea, 25)

    page.get_by_role("button", name=re.compile("^Let .+ lead$")).click()
    other.get_by_text("You lead").wait_for()
    page.get_by_text("leads, you follow").wait_for()
    other.get_by_role("slider", name="Where in the match").fill("40")
    until(ann, 40)

    bea.page.goto("about:blank")
    page.get_by_text("who led, has gone").wait_for()
    other = bea.go(f"/replay/{replay}?room={code}#40")
    other.get_by_text("You lead").wait_for()
    page.get_by_text("leads, you follow").wait_for()
    other.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Take the lead").click()
    page.get_by_text("You lead").wait_for()
