"""Every page on a slow machine or line, and where the connection is cut in the middle."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]

# Every page that opens by itself, with something it shows when it is there.
PAGES = {
    "/": "Take a seat.",
    "/learn": "Learn",
    "/watch": "Watch",
    "/teams": "Teams",
    "/editor": "Set up a position",
    "/replay": "Replays",
    "/rules": "Rules BB2020",
    "/sheets": "Reference sheet, BB2020",
    "/verify": "Check a match",
}
# A phone slowed down, on a line of 1.6 Mbit/s.
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}


@pytest.mark.soak
@pytest.mark.parametrize("path", PAGES)
def test_a_slow_phone_on_a_slow_line_gets_the_page(visit: Visit, path: str) -> None:
    visitor = visit(PHONE, touch=True)
    control = visitor.context.new_cdp_session(visitor.page)
    control.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    control.send("Network.emulateNetworkConditions", SLOW)
    page = visitor.go(path)
    page.get_by_role("heading", name=PAGES[path], exact=True).first.wait_for()
    control.send("Emulation.setCPUThrottlingRate", {"rate": 1})


# Without scripts no page is there to say anything: the frame, which is the same for all, does.
@pytest.mark.parametrize(
    ("path", "cut"), [*((path, "data") for path in PAGES), ("/", "scripts"), ("/rules", "scripts")]
)
def test_a_connection_cut_in_the_middle_leaves_no_empty_page(
    visit: Visit, path: str, cut: str
) -> None:
    """What can be shown is shown; for the rest the page says that the server does not answer."""
    visitor = visit()
    page = visitor.page
    # The way in has come, and then nothing more of the scripts.
    missing = re.compile(r"/api/" if cut == "data" else r"/assets/(?!index-)[^/]*\.js$")
    page.route(missing, lambda route: route.abort())
    visitor.go(path)
    heading = page.get_by_role("heading", name=PAGES[path], exact=True)
    heading.or_(page.get_by_role("alert")).first.wait_for()
    page.close()  # some try again and again
    visitor.wrong = [each for each in visitor.wrong if "net::ERR_FAILED" not in each]


# Links to what is not there, and what the page says of them.
NOTHING = {
    "/match/x": "There is no match 'x' here.",
    "/match/x?join=abc": "There is no match 'x' here.",
    "/replay/x": "There is no match 'x' here.",
    "/stats/x": "There is no match 'x' here.",
    "/verify?match=x": "There is no match 'x' here.",
    "/editor#replay=x&moment=3": "There is no match 'x' here.",
    "/watch/x/broadcast": "There is no match 'x' here.",
    "/lesson/x": "There is no such lesson.",
    "/rules/x": "There is no edition “x”.",
    "/sheets/bb2020/x/orc": "BB2020 has no team “x”.",
    "/teams#x": "There is no such team in this browser",
    "/teams#t=x": "This link to a team is broken",
    "/editor#x": "This link to a position is broken",
}


def test_a_link_to_nothing_is_answered_by_a_whole_sentence(visit: Visit) -> None:
    visitor = visit()
    for path, words in NOTHING.items():
        visitor.page.goto("about:blank")  # what follows # is not all that changes
        page = visitor.go(path)
        page.get_by_text(words).first.wait_for()
    visitor.wrong = [each for each in visitor.wrong if "404" not in each]
