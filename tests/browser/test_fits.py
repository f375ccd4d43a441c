"""Every page at four sizes: nothing sticks out to the side, and no words are cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.test_watching import Running
from browser.visitor import SIZES, Visitor
from web.playing import Played
from web.server import Served

from pigskin.record import to_text

Visit = Callable[..., Visitor]
# Where words are cut: wider than a box that hides what sticks out, and with no dots to say so.
# What scrolls in a box of its own is not cut.
CUT = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const root = document.documentElement;
  const found = root.scrollWidth > root.clientWidth ? [`page: ${root.scrollWidth}`] : [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const { data, parentElement } = words.currentNode;
    if (!data.trim() || parentElement.closest("svg, .sr, dialog:not([open])")) continue;
    range.selectNodeContents(words.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (!width) continue;
    for (let box = parentElement; box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (overflowX === "visible") continue;
      const edge = box.getBoundingClientRect();
      const cut = left < edge.left - 1 || right > edge.right + 1;
      const said = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      const scrolls = overflowX === "auto" || overflowX === "scroll";
      if (cut && !said && !scrolls) found.push(`${box.className}: ${data.trim()}`);
      break;
    }
  }
  done(found);
})))"""


@pytest.fixture(scope="module")
def replay(table: Served) -> str:
    """The first part of a match that somebody has brought."""
    record = to_text(Played("bb2020").at_random(60).game).encode()
    brought: str = table.http.post("/api/replays", content=record).json()["replay"]
    return brought


# German words are the longer ones.
@pytest.mark.parametrize("locale", [pytest.param("en-GB", marks=pytest.mark.soak), "de-DE"])
def test_nothing_sticks_out_and_no_words_are_cut(
    visit: Visit, table: Served, replay: str, locale: str
) -> None:
    """As a finger wants it, with the larger buttons; each page is opened once and made smaller."""
    running, begun = Running(table), table.begin(options={"inducements": False})
    pages = {
        "/": ".wrap", "/nowhere": "main h1", "/learn": "main li", "/lesson/move": ".lesson",
        "/watch": ".match", "/teams": ".rosters li", "/editor": "[data-square]",
        "/verify": ".ask", "/replay": ".drop", "/replay/r2345678": "[role=alert]",
        f"/replay/{replay}#40": ".transport", f"/stats/{replay}": "rect.bar",
        f"/match/{running.id}": "[data-n]", f"/watch/{running.id}/broadcast": ".frame",
        f"/match/{begun['match']}#seat={begun['seats']['home']}": "[data-kind]",
        "/rules/bb2020": "main li", "/rules/bb2020/skill": "main li",
        "/rules/bb2020/skill/mighty-blow": "[data-entry]",
        "/rules/bb2020/roster/human": "[data-entry]", "/rules/bb2020?q=sure": "main li",
        "/sheets/bb2020": "section.card",
    }  # fmt: skip
    visitor = visit(SIZES["large"], touch=True, locale=locale)
    cut: list[str] = []
    for address, there in pages.items():
        visitor.page.goto("about:blank")  # so that what differs after the # alone is another page
        page = visitor.go(address)
        page.locator(there).first.wait_for(state="attached")
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            cut += [f"{address}, {size}, {each}" for each in page.evaluate(CUT)]
    running.coach.close()
    # The browser notes what is not there.
    visitor.wrong = [each for each in visitor.wrong if "404" not in each]
    assert cut == []
