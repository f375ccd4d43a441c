"""How quick the page is in a real Chromium: `python benchmarks/page.py`, some two minutes.

A server with the built client, a phone whose processor is slowed down fourfold (as a middling one
is), and a laptop at full speed. Printed: first paint, from a hover to the way that is drawn, from a
click to what it changes, long tasks while turns are played, and how long odds take over the line.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # instead of this directory, and its `web`

from browser.chromium import find  # noqa: E402
from browser.hands import Hands  # noqa: E402
from browser.pace import Pace, choose_somebody  # noqa: E402
from browser.visitor import LAPTOP, PHONE, Visitor  # noqa: E402
from web.server import Served, serving  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FIRST_PAINT = (
    "performance.getEntriesByType('paint').find((e) => e.name === 'first-contentful-paint')"
    "?.startTime ?? null"
)


def row(what: str, found: list[float], budget: str) -> None:
    """One line of the table: half, most and worst of some milliseconds."""
    if not found:
        print(f"| {what} | nothing measured | | | {budget} |")
        return
    found = sorted(found)
    most = found[min(len(found) - 1, int(len(found) * 0.9))]
    half = statistics.median(found)
    print(f"| {what} ({len(found)}) | {half:.0f} | {most:.0f} | {found[-1]:.0f} | {budget} |")


def slowed(page: Page, times: float) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


class Work:
    """Processor time of a page, in milliseconds: other programs on the machine do not count."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._before = 0.0
        self.take()

    def take(self) -> float:
        """Since the last look."""
        metrics = self._line.send("Performance.getMetrics")["metrics"]
        now = next(each["value"] for each in metrics if each["name"] == "TaskDuration")
        spent, self._before = now - self._before, now
        return 1000 * float(spent)


def first_paint(
    browser: Browser, served: Served, slower: float, size: tuple[int, int], work: list[float]
) -> list[float]:
    """Of the first page, each time with an empty cache; `work` is all it takes to be there."""
    found: list[float] = []
    for _ in range(5):
        visitor = Visitor(browser, f"http://127.0.0.1:{served.port}", size, touch=size == PHONE)
        slowed(visitor.page, slower)
        spent = Work(visitor.page)
        visitor.go().get_by_role("button", name="Kick off").first.wait_for()
        work.append(spent.take())
        painted = visitor.page.evaluate(FIRST_PAINT)
        if painted is not None:
            found.append(painted)
        visitor.context.close()
    return found


class Table:
    """A window with a match in it, at a turn."""

    def __init__(self, browser: Browser, served: Served, slower: float) -> None:
        me = {"seat": "me"}
        begun = served.begin(home={"roster": "human"} | me, away={"roster": "orc"} | me)
        self.visitor = Visitor(browser, f"http://127.0.0.1:{served.port}", LAPTOP)
        self.page = self.visitor.page
        self.pace = Pace(self.page)
        slowed(self.page, slower)
        self.visitor.sit(begun).wait_for_selector("[data-n]")
        self.hands = Hands(self.visitor, served, begun["match"], begun["seats"]["home"], seed=3)
        while self.hands.wait() and self.hands.kind != "turn":
            self.hands.answer_by_line()
        self.hands.settle()
        self.page.wait_for_timeout(500)
        self.work = Work(self.page)

    def squares(self) -> list[tuple[float, float]]:
        """Where on the screen the squares in reach are."""
        boxes: list[dict[str, float]] = self.page.evaluate(
            "[...document.querySelectorAll('rect.reach')].map((each) => {"
            " const { x, y, width, height } = each.getBoundingClientRect();"
            " return { x: x + width / 2, y: y + height / 2 }; })"
        )
        return [(each["x"], each["y"]) for each in boxes]

    def hovers(self) -> tuple[list[float], list[float], list[float]]:
        """From the pointer to the way that is drawn; its work, and the nodes it changes."""
        choose_somebody(self.page)
        self.page.wait_for_timeout(800)
        waits: list[float] = []
        nodes: list[float] = []
        work: list[float] = []
        self.pace.take()
        self.work.take()
        for x, y in self.squares()[::3][:40]:
            self.page.mouse.move(x, y)
            self.page.wait_for_timeout(60)
            work.append(self.work.take())
            told = self.pace.take()
            waits += told["waits"][:1]
            nodes.append(told["nodes"])
        return waits, work, nodes

    def clicks(self) -> tuple[list[float], list[float]]:
        """From a key to what it changes, and its work: choosing one player after the other."""
        waits: list[float] = []
        work: list[float] = []
        self.page.keyboard.press("Escape")
        self.pace.take()
        for _ in range(15):
            self.work.take()
            self.page.keyboard.press("n")
            self.page.wait_for_timeout(600)
            work.append(self.work.take())
            waits += self.pace.take()["waits"][:1]
        return waits, work

    def moves(self) -> list[float]:
        """From the click that confirms a plan to the table that has changed."""
        waits: list[float] = []
        for _ in range(6):
            if not self.hands.wait() or self.hands.kind != "turn":
                self.hands.answer_by_line()
                self.hands.settle()
                continue
            choose_somebody(self.page)
            self.page.wait_for_timeout(300)
            squares = self.squares()
            if not squares:
                break
            self.page.mouse.click(*squares[0])
            self.page.wait_for_timeout(400)
            shown = self.hands.shown
            self.page.evaluate(
                "(shown) => { const table = document.querySelector('[data-n]'); let began = 0;"
                " const note = (e) => { began = e.timeStamp; };"
                " addEventListener('keydown', note, { capture: true, once: true });"
                " window.moved = new Promise((done) => { setTimeout(() => done(null), 3000);"
                " new MutationObserver((_, each) => {"
                "  if (Number(table.dataset.n) === shown) return; each.disconnect();"
                "  requestAnimationFrame(() => done(performance.now() - began)); })"
                "  .observe(table, { attributes: true }); }); }", shown,
            )  # fmt: skip
            self.page.keyboard.press("Enter")
            waited = self.page.evaluate("window.moved")
            if waited is None:  # no plan was there to be confirmed
                self.page.keyboard.press("Escape")
                continue
            waits.append(waited)
            self.hands.listen(0.2)
            self.page.wait_for_timeout(200)
            while self.hands.wait() and self.hands.kind != "turn":
                self.hands.answer_by_line()
            self.hands.settle()
        return waits

    def turns(self, answers: int) -> list[float]:
        """Long tasks while so many questions are answered on the page."""
        self.pace.take()
        for _ in range(answers):
            if not self.hands.wait():
                break
            self.hands.answer()
        self.page.wait_for_timeout(300)
        return list(self.pace.take()["long"])

    def odds(self) -> dict[str, list[float]]:
        """How long questions about chances take over the line."""
        line = self.hands.line
        found: dict[str, list[float]] = {"reach": [], "targets": []}
        while self.hands.wait() and self.hands.kind != "turn":
            self.hands.answer_by_line()
        assert line.question is not None
        players = {
            each
            for group in line.question["answers"]
            if group["verb"] == "activate"
            for each in ([group["player"]] if isinstance(group["player"], str) else group["player"])
        }
        for player in sorted(players):
            for what, more in (("reach", {"action": "move"}), ("targets", {})):
                began = time.perf_counter()
                line.ask(what, n=line.n, player=player, **more)
                found[what].append(1000 * (time.perf_counter() - began))
        return found


def measure(browser: Browser, served: Served, answers: int) -> None:
    print("| what (times) | half | 9 in 10 | worst | budget, ms |")
    print("| --- | --- | --- | --- | --- |")
    work: list[float] = []
    row("first paint, laptop", first_paint(browser, served, 1, LAPTOP, work), "")
    row("... work until it can be used", work, "")
    row("first paint, phone slowed 4 times", first_paint(browser, served, 4, PHONE, []), "1000")
    table = Table(browser, served, 1)
    waits, work, nodes = table.hovers()
    row("hover to way", waits, "50")
    row("... work of it", work, "")
    print(f"| ... nodes it changes | {statistics.median(nodes):.0f} | | {max(nodes):.0f} | |")
    waits, work = table.clicks()
    row("choosing a player to his menu", waits, "100")
    row("... work of it, reach and chances included", work, "")
    row("confirming to the changed table", table.moves(), "100")
    for what, found in table.odds().items():
        row(f"{what} over the line", found, "150")
    row(f"long tasks in {answers} answers", table.turns(answers), "none")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=40, help="questions answered on the page")
    wanted = parser.parse_args()
    from playwright.sync_api import sync_playwright

    found = find()
    if found is None:
        raise SystemExit("there is no Chromium (PIGSKIN_CHROMIUM names one)")
    path, environment = found
    before: dict[str, Any] = {**os.environ, **environment}
    with tempfile.TemporaryDirectory() as room, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(path), env=before)
        with serving(Path(room) / "matches.db") as served:
            measure(browser, served, wanted.answers)
        browser.close()


if __name__ == "__main__":
    main()
