"""Takes docs/match.png and docs/first.png, the pictures in the README: `python docs/pictures.py`.

Two computer coaches play a match with fixed dice up to a turn of the home coach; then the page of
that match is opened and a blitz is planned. Needs the built client (`make client`) and a Chromium.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(DOCS.parent / "tests"))

from browser.chromium import find  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from web.server import Served, serving  # noqa: E402

from pigskin.coaches import make_coach  # noqa: E402
from pigskin.contract.answers import Option  # noqa: E402
from pigskin.web import hall  # noqa: E402
from pigskin.web.fair import match_dice  # noqa: E402
from pigskin.web.start import start_of  # noqa: E402

SECRET, NONCE = "5e" * 32, "01" * 16
SIZE = {"width": 1366, "height": 768}
TURN = 4
BLITZER, TARGET = "9,3", "11,9"


def situation(served: Served) -> dict[str, Any]:
    """A match at the beginning of a turn of home."""
    ann = {"roster": "human", "seat": "me", "name": "Ann"}
    begun = served.begin(home=ann, away={"roster": "orc", "seat": "me", "name": "Bea"})
    dice = match_dice(begun["match"], SECRET, NONCE, NONCE)
    game = start_of("bb2020", {}, "human", "orc").game(dice)
    coaches = [make_coach("scripted", 1), make_coach("scripted", 2)]
    with served.line(begun["match"], begun["seats"]["home"], nonce=NONCE) as line:
        line.until("table")
        while game.question is not None:
            turn = game.table.side(game.table.active).turn
            if game.question.kind == "turn" and game.question.coach == "home" and turn >= TURN:
                break
            words = str(Option(game.table, coaches[game.question.side].choose(game)))
            reply = line.answer(words)
            assert reply["t"] == "ok", reply
            game.answer(words)
    return begun


def plan(page: Page) -> None:
    """A blitz of somebody beside nobody, against an opponent behind the lines: not yet done."""
    page.locator(f'[data-square="{BLITZER}"]').click(force=True)
    page.keyboard.press("z")
    page.wait_for_selector('[data-square][aria-label*="percent"]', state="attached")
    page.locator(f'[data-square="{TARGET}"]').click(force=True)
    page.wait_for_selector(".ask .btn.primary")
    page.wait_for_timeout(1500)


def take(browser: Browser, address: str, name: str, theme: str, after: Any = None) -> None:
    context = browser.new_context(
        viewport=SIZE, color_scheme=theme, reduced_motion="reduce", device_scale_factor=1.5
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    if after is not None:
        after(page)
    page.screenshot(path=DOCS / name)
    context.close()


def main() -> None:
    hall.new_secret = lambda: SECRET
    hall.new_id = iter(["kickoff2", "kickoff3"]).__next__
    found = find()
    assert found is not None, "there is no Chromium"
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "matches.db") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=str(found[0]))
        address = f"http://127.0.0.1:{served.port}"
        take(browser, f"{address}/", "first.png", "light")  # while there is no match to watch
        begun = situation(served)
        seat = begun["seats"]["home"]
        take(browser, f"{address}/match/{begun['match']}#seat={seat}", "match.png", "light", plan)
        browser.close()


if __name__ == "__main__":
    main()
