"""The page as an app on a phone: it can be installed, and opens without a connection."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.request import urlopen

from browser.visitor import PHONE, Visitor
from web.server import Served

Visit = Callable[..., Visitor]


def test_everything_a_system_wants_of_an_app_is_there(visit: Visit, table: Served) -> None:
    page = visit(PHONE, touch=True).go()
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    with urlopen(f"http://127.0.0.1:{table.port}{link}") as answer:
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        told = json.load(answer)
    assert told["display"] == "standalone"
    sizes = {}
    for icon in told["icons"]:
        sizes[icon["sizes"]] = page.evaluate(
            "async (src) => { const i = new Image(); i.src = src; await i.decode();"
            " return [i.naturalWidth, i.naturalHeight]; }",
            icon["src"],
        )
    assert sizes["192x192"] == [192, 192]
    assert sizes["512x512"] == [512, 512]


# A worker that is active has kept the first page: it does so before it is installed.
KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== "activated")
    await new Promise((on) => active.addEventListener("statechange", on, { once: true }));
}"""


def test_without_a_connection_the_page_opens_and_says_what_it_needs(visit: Visit) -> None:
    visitor = visit(PHONE, touch=True)
    page = visitor.go()
    page.evaluate(KEPT)
    visitor.context.set_offline(True)
    page.goto(visitor.address + "/match/abcdefgh")  # also where one has never been
    page.get_by_role("alert").or_(page.get_by_text("Connection lost")).first.wait_for()
    page.goto(visitor.address)
    page.get_by_text("There is no connection.").wait_for()
    visitor.context.set_offline(False)
    page.get_by_role("button", name="Try again").tap()
    page.get_by_text("There is no connection.").wait_for(state="detached")
    page.get_by_role("button", name="Kick off").wait_for()
    # What failed without a connection had to.
    visitor.wrong = [each for each in visitor.wrong if "net::ERR_" not in each]
