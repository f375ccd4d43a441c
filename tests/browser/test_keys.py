"""The match page with the keyboard alone: no pointer is ever used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.hands import Hands
from browser.visitor import Visitor
from web.server import Served

Visit = Callable[..., Visitor]
# Squares that somebody can get to, as a screen reader tells them.
REACHED = """[...document.querySelectorAll("[data-square]")]
    .filter((each) => /percent/.test(each.ariaLabel ?? "")).map((each) => each.dataset.square)"""


def words_of(answer: dict[str, object]) -> str:
    """An answer as it is typed."""
    return " ".join(
        ",".join(str(part) for part in value) if isinstance(value, list) else str(value)
        for key, value in answer.items()
    )


def type_answer(hands: Hands) -> None:
    """Any answer in words, into the field that a colon opens."""
    page = hands.visitor.page
    page.keyboard.press(":")
    page.locator(".typed input:focus").wait_for()
    page.keyboard.type(words_of(hands._any_answer()))
    page.keyboard.press("Enter")
    page.locator(".typed").wait_for(state="detached")


@pytest.mark.slow
def test_a_turn_by_keys_alone(visit: Visit, table: Served) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("button", name="Kick off").first.wait_for()
    for _ in range(60):  # the way there by Tab
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == "Kick off":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    page.wait_for_selector("[data-n]")
    match = page.url.rsplit("/", 1)[1]
    hands = Hands(visitor, table, match, visitor.token(match))
    kinds: set[str] = set()
    for _ in range(60):
        assert hands.wait()
        hands.settle()
        kinds.add(hands.kind)
        n = hands.line.n
        if hands.kind == "turn":
            break
        if hands.kind == "set-up":
            page.locator(".setup .ready button").first.wait_for()
            page.keyboard.press("f")  # a ready formation
            page.locator(".setup .btn.primary:enabled").wait_for()
            page.keyboard.press("Enter")
        else:
            type_answer(hands)
        hands.until_changed(n)
    assert hands.kind == "turn"

    # The next player who can go somewhere: the cursor there, Enter plans it, Enter does it.
    n = hands.line.n
    page.keyboard.press("n")
    page.wait_for_function(f"() => {REACHED}.length > 0")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.square !== undefined"):
            break
    x, y = (int(each) for each in page.evaluate(f"{REACHED}.at(0)").split(","))
    for _ in range(60):
        at = page.evaluate("document.activeElement.dataset.square").split(",")
        right, down = x - int(at[0]), y - int(at[1])
        if right == down == 0:
            break
        page.keyboard.press(
            ("ArrowRight" if right > 0 else "ArrowLeft")
            if right
            else ("ArrowDown" if down > 0 else "ArrowUp")
        )
    page.keyboard.press("Enter")
    page.locator(".ask .btn.primary").wait_for()
    page.keyboard.press("Enter")
    hands.until_changed(n)
    hands.listen(0.2)

    # Everybody else stays where he is: E asks once, as some have not acted, then ends the turn.
    while hands.kind != "turn":
        hands.settle()
        n = hands.line.n
        type_answer(hands)
        hands.until_changed(n)
        if not hands.line.asked:  # a turnover
            return hands.close()
    hands.settle()
    n = hands.line.n
    page.keyboard.press("e")
    page.locator("[role=alertdialog]").wait_for()
    page.keyboard.press("e")
    hands.until_changed(n)
    hands.close()
