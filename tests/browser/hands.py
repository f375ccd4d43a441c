"""Hands that play through the page: they look at what is asked and use real controls.

A line of their own to the same seat tells them what is asked and when something has happened; the
clicks and taps go to the page. `by_line` answers over that line instead, for speed alone.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

from browser.visitor import Visitor
from web.server import Client, Served

if TYPE_CHECKING:
    from playwright.sync_api import Locator

# Never meant: what takes back, leaves the table, or opens something beside it.
CONTROLS = (
    ".ask .btn.primary:enabled, [data-kind] button:enabled, [data-kind] [role=option],"
    " [role=alertdialog] .btn.primary:enabled"
)
PATIENCE = 60  # clicks, before a question counts as one that strands a coach


class Stranded(AssertionError):
    """The page offered nothing by which a question could be answered."""


class Hands:
    """Somebody at a seat of a match, with a page and random wishes."""

    def __init__(
        self, visitor: Visitor, served: Served, match: str, token: str, *, seed: int = 1,
        touch: bool = False,
    ) -> None:  # fmt: skip
        self.visitor = visitor
        self.page = visitor.page
        self.line: Client = served.line(match, token)
        self.line.until("table")
        self.chance = random.Random(seed)
        self.touch = touch
        self.by_page: Counter[str] = Counter()  # kinds of questions that were answered there
        self.by_line: Counter[str] = Counter()

    # --- what is going on -------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.line.over is not None

    @property
    def kind(self) -> str:
        assert self.line.question is not None
        return str(self.line.question["kind"])

    def listen(self, seconds: float = 0.0) -> bool:
        """Hear what has come, and wait so long for more; True if something has."""
        heard = False
        while True:
            try:
                self.line.hear(0.001 if heard else max(seconds, 0.001))
            except TimeoutError:
                return heard
            heard = True

    def wait(self, seconds: float = 60) -> bool:
        """Until we are asked; False if the match is over instead."""
        end = time.monotonic() + seconds
        self.listen()
        while not self.over and not self.line.asked:
            assert time.monotonic() < end, "nobody asks us anything"
            self.listen(1)
        return not self.over

    def settle(self) -> None:
        """Until the page shows what the line has told. Either may be ahead for a moment."""
        end = time.monotonic() + 30
        self.listen()
        while self.shown != self.line.n:
            assert time.monotonic() < end, f"the page stays at {self.shown}, not {self.line.n}"
            self.listen(0.02)

    def until_changed(self, n: int, seconds: float = 30) -> None:
        """Until something has happened since that entry."""
        end = time.monotonic() + seconds
        while self.line.n == n and not self.over:
            assert time.monotonic() < end, f"nothing has happened: {self.line.question}"
            self.listen(0.1)

    @property
    def shown(self) -> int:
        """The entry of the match whose table the page shows."""
        found = self.page.evaluate("document.querySelector('[data-n]')?.dataset.n")
        return -1 if found is None else int(found)

    # --- answering --------------------------------------------------------------------------------

    def answer_by_line(self) -> None:
        """For speed alone: nothing of the page is used."""
        assert self.line.question is not None
        self.by_line[self.kind] += 1
        reply = self.line.answer(self._any_answer())
        assert reply["t"] == "ok", reply

    def answer(self) -> None:
        """Answer what is asked by clicking whatever can be clicked, until something happens."""
        self.settle()
        n, kind = self.line.n, self.kind
        for _ in range(PATIENCE):
            if kind == "set-up":
                self._set_up()
            else:
                self._click_something()
            if self._something_happened(n):
                self.by_page[kind] += 1
                return
        raise Stranded(f"{kind}: {self.line.question}")

    def _something_happened(self, n: int) -> bool:
        self.listen(0.05)
        if self.line.n == n and self.page.locator('[data-sending="true"]').count():
            self.listen(10)
        return self.line.n != n or self.over

    def _click_something(self) -> None:
        """A button of the card or the big one, or a square that an answer names."""
        buttons = self.page.locator(CONTROLS).all()
        squares = self._squares()
        end = self.page.locator(".ask .btn.ends:enabled")
        if self.kind == "turn" and self.chance.random() < 0.1 and end.count():
            return self._press(end.first)
        if buttons and (not squares or self.chance.random() < 0.5):
            first = self.page.locator(CONTROLS).first  # the big one, if there is one
            return self._press(first if self.chance.random() < 0.4 else self.chance.choice(buttons))
        if squares:
            at = self.chance.choice(squares)
            return self._press(self.page.locator(f'[data-square="{at[0]},{at[1]}"]'), True)
        self.listen(0.2)  # nothing yet: the card is still to come

    def _set_up(self) -> None:
        """A ready formation, then that is all; one that leaves something open is filled by hand."""
        ready = self.page.locator(".setup .ready button").all()
        if not ready:  # the card is fetched when it is wanted, or it has done its work by now
            self.listen(0.5)
            return
        self._press(self.chance.choice(ready))
        done = self.page.locator(".setup .btn.primary")
        for _ in range(30):
            if done.is_enabled():
                return self._press(done)
            self.listen(0.1)

    def _press(self, control: Locator, forced: bool = False) -> None:
        from playwright.sync_api import Error

        try:
            if self.touch:
                control.tap(timeout=2000, force=forced)
            else:
                control.click(timeout=2000, force=forced)
        except Error:
            pass  # it went away meanwhile: something else is asked

    def _squares(self) -> list[list[int]]:
        """Squares that answers name, by themselves or by who stands there."""
        assert self.line.question is not None
        places = {each["id"]: each["square"] for each in self.line.view["players"]}
        found: list[list[int]] = []
        for group in self.line.question.get("answers", []):
            given = group.get("square", [])
            found += given if not given or isinstance(given[0], list) else [given]
            named = group.get("player", [])
            for player in [named] if isinstance(named, str) else named:
                if places.get(player):
                    found.append(places[player])
        return found

    def _any_answer(self) -> dict[str, Any]:
        assert self.line.question is not None
        group = self.chance.choice(self.line.question["answers"])
        return {
            key: self.chance.choice(value) if isinstance(value, list) else value
            for key, value in group.items()
        }

    def play(self, often: int, most: int = 10_000) -> None:
        """A whole match: every kind of question so often through the page, then over the line."""
        for _ in range(most):
            if not self.wait():
                return
            if self.by_page[self.kind] < often:
                self.answer()
            else:
                self.answer_by_line()

    def close(self) -> None:
        self.line.close()
