"""Several windows: a friend by the link, somebody who watches, one phone for two, and a page that
is loaded again in the middle of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.hands import Hands
from browser.visitor import ASIDE, PHONE, Visitor
from web.server import HUMANS, Served

Visit = Callable[..., Visitor]


def until(hands: Hands, *kinds: str) -> None:
    """Over the line, up to a question of one of these kinds."""
    for _ in range(2000):
        assert hands.wait()
        if hands.kind in kinds:
            return hands.settle()
        hands.answer_by_line()
    raise AssertionError(f"nobody was asked: {kinds}")


def in_action(hands: Hands) -> str:
    """Declare a move over the line; who moves."""
    until(hands, "turn")
    question = hands.line.question
    assert question is not None
    [group] = [each for each in question["answers"] if "move" in each.get("action", [])][:1]
    player = group["player"][0]
    reply = hands.line.answer({"verb": "activate", "player": player, "action": "move"})
    assert reply["t"] == "ok"
    hands.wait()
    hands.settle()
    return str(player)


@pytest.mark.slow
def test_a_page_loaded_again_in_mid_action_goes_on_there(visit: Visit, table: Served) -> None:
    begun = table.begin()
    visitor = visit()
    page = visitor.sit(begun)
    hands = Hands(visitor, table, begun["match"], begun["seats"]["home"])
    player = in_action(hands)
    before = hands.line.n
    sentence = hands.line.question and hands.line.question["sentence"]
    page.reload()
    hands.settle()
    assert hands.line.n == before
    assert hands.line.question is not None
    assert hands.line.question["sentence"] == sentence
    assert hands.line.question["about"]["player"] == player
    assert "seat=" not in page.url  # the key of the seat does not stay in the address
    hands.answer()
    assert hands.line.n > before
    hands.close()


def begin_with_a_friend(ann: Visitor) -> tuple[str, str]:
    """Through the first page; the match and the link for the friend."""
    page = ann.go()
    page.get_by_text("A friend", exact=False).first.click()
    page.get_by_role("button", name="Kick off").first.click()
    page.wait_for_url("**/match/*")
    link = page.locator("input[readonly]").first.input_value()
    return page.url.split("#")[0].rsplit("/", 1)[1], link


def sit_down(bea: Visitor, link: str, name: str) -> None:
    page = bea.page
    page.goto(link)
    page.locator("form input").first.fill(name)
    page.locator("form .btn.primary").click()
    page.wait_for_selector("[data-n]")


@pytest.mark.slow
def test_two_browsers_play_a_whole_match_by_the_link(visit: Visit, table: Served) -> None:
    """Each kind of question by clicks the first time it comes to each of them."""
    ann, bea, cid = visit(), visit(), visit()
    match, link = begin_with_a_friend(ann)
    ann.page.get_by_text("Only this computer can open this link.").wait_for()  # and it is so here
    sit_down(bea, link, "Bea")
    cid.page.goto(link)  # comes too late to sit down
    cid.page.locator("form .btn:not(.primary)").first.click()
    cid.page.wait_for_selector("[data-n]")
    both = [Hands(each, table, match, each.token(match), seed=5) for each in (ann, bea)]
    for _ in range(5000):
        for hands in both:
            hands.listen()
        if all(hands.over for hands in both):
            break
        for hands in both:
            if not hands.over and hands.line.asked:
                if hands.by_page[hands.kind] < 1 and hands.kind != "set-up":
                    hands.answer()
                else:
                    hands.answer_by_line()
    for each in (ann, bea, cid):
        each.page.get_by_text("Full time").first.wait_for()
        each.page.get_by_text("rolls made beyond the average").wait_for()
    assert [sorted(hands.line.you) for hands in both] == [["home"], ["away"]]
    assert all(sum(hands.by_page.values()) > 3 for hands in both)
    for hands in both:
        hands.close()


def test_a_wrong_link_to_a_seat_costs_nobody_his_own(visit: Visit, table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "me"})
    ann = visit()
    page = ann.sit(begun)
    page.wait_for_selector("[data-n]")
    kept = ann.token(begun["match"])
    ann.go(f"/match/{begun['match']}#seat={'x' * 32}")  # the page stays
    page.get_by_text("nobody sits here with this key", exact=False).wait_for()
    assert ann.token(begun["match"]) == kept
    page.get_by_role("button", name="To your own seat").click()
    page.wait_for_selector("[data-kind]")  # he is asked something
    assert "seat=" not in page.url


def test_a_phone_shows_that_somebody_has_said_something(visit: Visit, table: Served) -> None:
    ann, bea = visit(), visit(PHONE, touch=True)
    _, link = begin_with_a_friend(ann)
    bea.page.goto(link)
    bea.page.get_by_role("link", name="Pigskin").wait_for()  # whose link it is
    sit_down(bea, link, "Bea")
    ann.page.get_by_placeholder("Say something to Bea").fill("good luck")
    ann.page.keyboard.press("Enter")
    told = bea.page.get_by_role("button", name="Chat: one line to read")
    told.tap()
    bea.page.get_by_text("good luck").wait_for()
    assert told.count() == 0
    # The bar has room for all turns of both, and for the chat.
    turn = bea.page.locator("header .team.home .track i").first.bounding_box()
    assert turn is not None
    assert turn["x"] >= 8


@pytest.mark.slow
@pytest.mark.parametrize(
    "size",
    [pytest.param(PHONE, id="upright"), pytest.param(ASIDE, id="aside", marks=pytest.mark.soak)],
)
def test_two_people_share_a_phone_and_tap(
    visit: Visit, table: Served, size: tuple[int, int]
) -> None:
    away: dict[str, Any] = {"roster": "orc", "seat": "me", "name": "Bea"}
    begun = table.begin(home=HUMANS, away=away)
    visitor = visit(size, touch=True)
    visitor.sit(begun)
    [token] = set(begun["seats"].values())
    hands = Hands(visitor, table, begun["match"], token, touch=True, seed=2)
    turns: set[str] = set()
    for _ in range(400):
        assert hands.wait()
        assert hands.line.question is not None
        if hands.kind == "turn":
            turns.add(hands.line.question["coach"])
        if len(turns) == 2 and hands.by_page["turn"] > 2:
            break
        if hands.kind in ("turn", "action") or not hands.by_page[hands.kind]:
            hands.answer() if hands.kind != "set-up" else hands.answer_by_line()
        else:
            hands.answer_by_line()
    assert turns == {"home", "away"}
    assert page_fits(visitor)
    hands.close()


def page_fits(visitor: Visitor) -> bool:
    """Nothing sticks out to the side."""
    return bool(visitor.page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    ))  # fmt: skip
