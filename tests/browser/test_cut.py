"""Where the connection is cut at a match, a replay, statistics, a lesson or a room.

While the page is fetched, while its data are, while its line is open: it says so, can be told to
try again, comes back by itself and loses nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from browser.test_watching import Running, drag, sketches, square, until
from browser.visitor import Visitor
from web.playing import Played
from web.server import Served

from pigskin.record import to_text

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

Visit = Callable[..., Visitor]
UNANSWERED = "The server cannot be reached."
FAILED = re.compile(r"net::ERR_(FAILED|INTERNET_DISCONNECTED)|WebSocket is closed before")
LOST = "Connection lost, trying again"


@pytest.fixture(scope="module")
def running(table: Served) -> Iterator[Running]:
    match = Running(table)
    yield match
    match.coach.close()


@pytest.fixture(scope="module")
def replay(table: Served) -> str:
    record = to_text(Played("bb2020").at_random(60).game).encode()
    return str(table.http.post("/api/replays", content=record).json()["replay"])


def room_of(table: Served, replay: str) -> str:
    """The address of a new room."""
    room = table.http.post("/api/rooms", json={"replay": replay}).json()["room"]
    return f"/replay/{replay}?room={room}"


@pytest.fixture(scope="module")
def paths(table: Served, running: Running, replay: str) -> dict[str, tuple[str, str]]:
    """Addresses, each with something that is there when all of it has come."""
    friend = table.begin(away={"roster": "orc", "seat": "friend"})
    invited = f"/match/{friend['match']}?join={friend['invite']}"
    return {
        "match": (f"/match/{running.id}", "[data-n]"),
        "invitation": (invited, "form h1:has-text('Sit')"),
        "broadcast": (f"/watch/{running.id}/broadcast", ".frame"),
        "replay": (f"/replay/{replay}", "[data-n]"),
        "statistics": (f"/stats/{replay}", "h1 .fig"),
        "lesson": ("/lesson/move", ".lesson .task"),
        "room": (room_of(table, replay), ".together ul"),
    }


class Cut:
    """A visitor whose connection can be cut."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.missing: re.Pattern[str] | None = None

    def without(self, missing: str) -> None:
        """Requests for such addresses fail from now on."""
        self.missing = re.compile(missing)
        self.page.route(self.missing, lambda route: route.abort())

    def back(self) -> None:
        assert self.missing is not None
        self.page.unroute(self.missing)

    def offline(self, on: bool) -> None:
        self.visitor.context.set_offline(on)

    def alert(self, words: str) -> None:
        self.page.get_by_role("alert").get_by_text(words).first.wait_for()

    def forgive(self) -> None:
        """What failed had to; nothing else may be wrong."""
        self.visitor.wrong = [each for each in self.visitor.wrong if not FAILED.search(each)]


@pytest.fixture
def cut(visit: Visit) -> Iterator[Cut]:
    here = Cut(visit())
    yield here
    here.forgive()


@pytest.mark.parametrize("name", ["match", "statistics"])  # the frame is the same for all
def test_a_page_whose_scripts_do_not_come_says_so_and_can_be_tried_again(
    cut: Cut, paths: dict[str, tuple[str, str]], name: str
) -> None:
    path, there = paths[name]
    cut.without(r"/assets/(?!index-)[^/]*\.js$")
    cut.visitor.go(path)
    cut.alert("cannot be reached")
    cut.back()
    again = cut.page.get_by_role("alert").get_by_text("Try again")
    again.click()
    cut.page.locator(there).first.wait_for()


def test_a_page_that_has_not_come_comes_when_the_server_is_back(
    cut: Cut, paths: dict[str, tuple[str, str]]
) -> None:
    path, there = paths["statistics"]
    cut.without(r"/assets/Stats-[^/]*\.js$|/api/")
    cut.visitor.go(path)
    cut.alert(UNANSWERED)
    cut.back()
    cut.page.locator(there).first.wait_for()


@pytest.mark.parametrize("name", ["invitation", "replay", "statistics", "lesson"])
def test_a_page_whose_data_do_not_come_says_so_and_goes_on(
    cut: Cut, paths: dict[str, tuple[str, str]], name: str
) -> None:
    path, there = paths[name]
    cut.without(r"/api/")
    cut.visitor.go(path)
    cut.alert(UNANSWERED)
    cut.back()
    if name in ("invitation", "replay"):  # the others by themselves
        cut.page.get_by_role("button", name="Try again").click()
    cut.page.locator(there).first.wait_for()
    assert cut.page.get_by_role("alert").count() == 0


@pytest.mark.parametrize("name", ["match", "lesson", "room", "broadcast"])
def test_a_page_whose_line_cannot_be_opened_says_so_and_goes_on_by_itself(
    cut: Cut, paths: dict[str, tuple[str, str]], name: str
) -> None:
    path, there = paths[name]
    page = cut.page
    away = True

    def meet(socket: WebSocketRoute) -> None:
        if away:
            socket.close(code=1013)
        else:
            socket.connect_to_server()

    page.route_web_socket(re.compile(r"/socket$"), meet)
    cut.visitor.go(path)
    sentence = page.get_by_text(UNANSWERED).or_(page.get_by_text(LOST))
    sentence.first.wait_for()
    if name != "broadcast":  # which has no controls
        page.get_by_role("button", name="Try again").click()
    away = False
    page.locator(there).first.wait_for()
    sentence.first.wait_for(state="detached")


def test_a_match_without_a_connection_says_so_and_loses_nothing(cut: Cut, table: Served) -> None:
    match = Running(table)
    page = cut.visitor.go(f"/match/{match.id}#seat={match.seat}")
    page.locator(square(9, 4)).click()
    page.locator("rect.reach").first.wait_for(state="attached")
    cut.offline(True)
    page.get_by_text(LOST).wait_for()
    page.locator(square(9, 3)).click()
    page.locator(".ask .btn.primary:enabled").first.click()  # it is sent when the line is back
    page.get_by_role("button", name="Try again").first.wait_for()
    assert page.locator("g.tok").count() >= 6  # the table is still to be seen
    cut.offline(False)
    page.get_by_text(LOST).wait_for(state="detached")
    until(cut.visitor, 2)
    match.coach.close()


def test_who_watches_without_a_connection_catches_up(cut: Cut, table: Served) -> None:
    match = Running(table)
    page = cut.visitor.go(f"/match/{match.id}")
    until(cut.visitor, 0)
    cut.offline(True)
    page.get_by_text(LOST).wait_for()
    match.move()
    cut.offline(False)
    until(cut.visitor, 2)
    page.get_by_text(LOST).wait_for(state="detached")
    match.coach.close()


def test_a_lesson_without_a_connection_goes_on_where_it_was(cut: Cut) -> None:
    page = cut.visitor.go("/lesson/move")
    page.locator(".lesson .task").wait_for()
    cut.offline(True)
    page.get_by_text(LOST).wait_for()
    page.locator(".lesson .task").wait_for()
    cut.offline(False)
    page.get_by_text(LOST).wait_for(state="detached")
    page.locator(square(9, 7)).click()
    page.locator("rect.reach").first.wait_for(state="attached")


def test_what_is_drawn_in_a_room_without_a_connection_is_told_later(
    cut: Cut, visit: Visit, table: Served, replay: str
) -> None:
    path = room_of(table, replay)
    page = cut.visitor.go(path)
    page.get_by_text("You lead").wait_for()
    other = visit()
    other.go(path)
    other.page.get_by_text("leads, you follow").wait_for()
    page.get_by_role("button", name="Sketch on the pitch").click()
    page.get_by_role("radio", name="Arrow").wait_for()
    cut.offline(True)
    other.page.get_by_text("who led, has gone").wait_for()
    page.get_by_text(LOST).wait_for()
    page.get_by_role("slider", name="Where in the match").fill("20")
    drag(cut.visitor, (5, 5), (8, 8))
    sketches(cut.visitor, 1)
    cut.offline(False)
    page.get_by_text("You lead").wait_for()
    until(other, 20)
    sketches(other, 1)
    sketches(cut.visitor, 1)
