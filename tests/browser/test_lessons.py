"""Lessons in the browser: each is taken the right way and wrong ways, and nobody gets stuck."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from browser.axe import findings
from browser.visitor import ASIDE, LAPTOP, LARGE, PHONE, Visitor
from web.server import Served

from pigskin.coaches import make_coach
from pigskin.contract.answers import Option
from pigskin.web.lessons.reading import course

if TYPE_CHECKING:
    from playwright.sync_api import Locator

Visit = Callable[..., Visitor]
SIZES = {"laptop": LAPTOP, "large": LARGE, "phone": PHONE, "aside": ASIDE}
OF_ONE_TURN = [each.id for each in course().values() if not each.several]
# Where somebody stands who is not meant.
OTHERS = {"move": "7,4", "dodge": "7,4", "ball": "7,3", "score": "15,4"}


class Learner:
    """Somebody who takes lessons, with a pointer or a finger."""

    def __init__(self, visitor: Visitor, touch: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.touch = touch

    def take(self, lesson: str) -> None:
        self.visitor.go(f"/lesson/{lesson}")
        self.task().wait_for()

    def task(self) -> Locator:
        return self.page.locator(".lesson .task")

    def press(self, control: Locator) -> None:
        control.first.wait_for()
        if self.touch:
            control.first.tap()
        else:
            control.first.click()

    def square(self, at: str) -> None:
        square = self.page.locator(f'[data-square="{at}"]')
        square.wait_for(state="attached")
        if self.touch:
            before = None  # a phone's pitch may still be scrolling
            while (now := square.bounding_box()) != before:
                before = now
                self.page.wait_for_timeout(100)
            square.tap(force=True)
        else:
            square.click(force=True)

    def choose(self, at: str) -> None:
        """A player, until it is known where he gets."""
        self.square(at)
        self.page.locator("rect.reach").first.wait_for(state="attached")

    def do_it(self) -> None:
        self.press(self.page.locator(".ask .btn.primary:enabled"))

    def answer(self, kind: str, name: str) -> None:
        self.press(self.page.locator(f'[data-kind="{kind}"] button', has_text=name))

    def go(self, start: str, end: str) -> None:
        self.choose(start)
        self.square(end)
        self.do_it()

    def done(self) -> None:
        self.page.locator(".verdict.done").wait_for()

    def missed(self) -> str:
        verdict = self.page.locator(".verdict:not(.done)")
        verdict.wait_for()
        return verdict.inner_text()

    def end_turn(self) -> None:
        self.press(self.page.get_by_role("button", name="End turn"))
        sure = self.page.locator("[role=alertdialog] .btn.primary")
        sure.or_(self.page.locator(".verdict")).first.wait_for()  # asked back, or ended at once
        if sure.count():
            self.press(sure)

    def try_again(self) -> None:
        self.press(self.page.get_by_role("button", name="Try again"))
        self.task().wait_for()
        assert self.page.locator(".verdict").count() == 0

    def kept(self) -> Any:
        return json.loads(self.page.evaluate("localStorage.getItem('pigskin lessons')") or "null")


def block(learner: Learner) -> None:
    learner.choose("11,7")
    learner.square("12,7")
    learner.do_it()
    learner.answer("block dice", "Defender down")
    push(learner)


def push(learner: Learner) -> None:
    learner.page.locator('[data-kind="push"]').wait_for()
    learner.square("13,7")
    if learner.touch:  # a finger is asked whether it meant that
        learner.do_it()
    learner.press(learner.page.locator('[data-kind="follow up"] button'))


def throw(learner: Learner) -> None:
    learner.choose("9,7")
    learner.press(learner.page.get_by_role("button", name="Pass"))
    learner.square("14,4")
    learner.do_it()


def dodge(learner: Learner) -> None:
    learner.go("11,7", "11,4")
    learner.answer("re-roll", "Team re-roll")


RIGHT: dict[str, Callable[[Learner], None]] = {
    "move": lambda learner: learner.go("9,7", "13,4"),
    "dodge": dodge,
    "block": block,
    "ball": lambda learner: learner.go("9,7", "12,8"),
    "pass": throw,
    "score": lambda learner: learner.go("16,8", "25,5"),
}


def test_a_newcomer_goes_from_the_first_page_through_all_lessons(visit: Visit) -> None:
    learner = Learner(visit())
    learner.visitor.go().get_by_role("link", name="Learn it in ten minutes").click()
    learner.page.get_by_role("link", name="Begin").click()
    for lesson in OF_ONE_TURN:
        learner.page.wait_for_url(f"**/lesson/{lesson}")
        learner.task().wait_for()
        RIGHT[lesson](learner)
        learner.done()
        learner.page.get_by_role("link", name="Next").click()
    learner.page.wait_for_url("**/lesson/drive")
    assert learner.kept()["done"] == OF_ONE_TURN
    learner.visitor.go("/learn").get_by_text("6 of 7 done").wait_for()
    learner.visitor.go().get_by_role("button", name="Kick off").wait_for()
    assert learner.page.get_by_role("link", name="Learn it in ten minutes").count() == 0


@pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(lesson, marks=[pytest.mark.soak] if number % 3 else [])
        for number, lesson in enumerate(OF_ONE_TURN)
    ],
)
def test_on_a_phone_who_ends_the_turn_at_once_tries_again_and_does_it(
    visit: Visit, lesson: str
) -> None:
    learner = Learner(visit(PHONE, touch=True), touch=True)
    learner.take(lesson)
    learner.end_turn()
    assert "That was legal, but it ended your turn" in learner.missed()
    learner.try_again()
    RIGHT[lesson](learner)
    learner.done()


def test_the_wrong_player_is_noted_and_the_lesson_can_still_be_done(visit: Visit) -> None:
    learner = Learner(visit())
    for lesson, other in OTHERS.items():
        learner.take(lesson)
        x, y = other.split(",")
        learner.go(other, f"{int(x) - 1},{y}")
        learner.page.locator(".lesson .note", has_text="That was legal, but").wait_for()
        learner.press(learner.page.get_by_role("button", name="Take it back"))
        learner.page.locator(".lesson .note").wait_for(state="detached")
        RIGHT[lesson](learner)
        learner.done()


def test_who_stops_short_takes_it_back_and_goes_on(visit: Visit) -> None:
    learner = Learner(visit())
    learner.take("move")
    learner.go("9,7", "9,5")
    learner.page.locator(".lesson .note", has_text="He has squares left").wait_for()
    learner.press(learner.page.get_by_role("button", name="Stop here"))
    assert "has stopped before" in learner.missed()
    learner.press(learner.page.get_by_role("button", name="Take it back"))
    learner.task().wait_for()
    learner.press(learner.page.get_by_role("button", name="Start again"))
    learner.page.locator('[data-n="0"]').wait_for(state="attached")
    RIGHT["move"](learner)
    learner.done()


def test_who_keeps_a_failed_roll_falls_and_tries_again(visit: Visit) -> None:
    learner = Learner(visit())
    learner.take("dodge")
    learner.go("11,7", "11,4")
    learner.page.get_by_text("Dodge: 2, needs 3+ (Agility 3+). Failed; it works 67").wait_for()
    learner.answer("re-roll", "Keep it")
    assert "He fell" in learner.missed()
    learner.try_again()
    RIGHT["dodge"](learner)
    learner.done()


def test_a_push_instead_of_a_knock_down_can_be_tried_again(visit: Visit) -> None:
    learner = Learner(visit())
    learner.take("block")
    learner.choose("11,7")
    learner.square("12,7")
    learner.do_it()
    learner.answer("block dice", "Push")
    push(learner)
    learner.page.locator(".lesson .note", has_text="he still stands").wait_for()
    learner.press(learner.page.get_by_role("button", name="Start again"))
    learner.page.locator('[data-n="0"]').wait_for(state="attached")
    RIGHT["block"](learner)
    learner.done()


def test_who_leaves_in_the_middle_comes_back_to_it(visit: Visit) -> None:
    learner = Learner(visit())
    learner.take("dodge")
    learner.go("11,7", "11,4")
    learner.page.locator('[data-kind="re-roll"]').wait_for()
    tried = learner.kept()["tries"]["dodge"]["match"]
    learner.visitor.go("/learn")
    learner.take("dodge")
    learner.answer("re-roll", "Team re-roll")
    assert learner.kept()["tries"]["dodge"]["match"] == tried
    learner.page.locator("rect.reach").first.wait_for(state="attached")
    learner.square("11,4")
    learner.do_it()
    learner.done()


def test_a_try_that_is_gone_is_begun_anew(visit: Visit, table: Served) -> None:
    learner = Learner(visit())
    learner.take("move")
    gone = learner.kept()["tries"]["move"]["match"]
    learner.visitor.go("/learn")
    table.call(table.hall.leave_idle(-1))
    table.call(table.hall.store.remove_idle(-1, lessons=True))
    learner.take("move")
    assert learner.kept()["tries"]["move"]["match"] != gone
    RIGHT["move"](learner)
    learner.done()


def test_keys_alone_do_for_a_lesson(visit: Visit) -> None:
    learner = Learner(visit())
    learner.take("move")
    keys = learner.page.keyboard
    keys.press("7")
    learner.page.locator("rect.reach").first.wait_for(state="attached")
    learner.page.locator('[data-square="9,7"]').focus()
    for key in ["ArrowRight"] * 4 + ["ArrowUp"] * 3:
        keys.press(key)
    keys.press("Enter")
    learner.page.locator(".ask .btn.primary:enabled").wait_for()
    keys.press("Enter")
    learner.done()
    keys.press("Enter")  # the way on has the focus
    learner.page.wait_for_url("**/lesson/dodge")


def test_four_turns_are_played_against_the_computer(visit: Visit, table: Served) -> None:
    """A simple coach plays over a line of his own; the page goes along and says how it ends."""
    learner = Learner(visit())
    learner.take("drive")
    for seed in range(5):
        tried = learner.kept()["tries"]["drive"]
        live = table.call(table.hall.find(tried["match"]))
        coach = make_coach("scripted", seed)
        with table.line(tried["match"], tried["seat"]) as line:
            line.until("lesson")
            while live.taught().state == "open":
                if not line.asked:
                    line.hear(120)
                    continue
                game = live.running().game
                words = str(Option(game.table, coach.choose(game.seen_by("home", seed))))
                line.answer(words, id=f"{seed} {line.n}")
        if live.taught().state == "done":
            break
        learner.missed()
        learner.try_again()
    learner.done()
    learner.page.get_by_role("link", name="Play a match").click()
    learner.page.wait_for_url(learner.visitor.address + "/")


def test_no_such_lesson_leads_to_those_there_are(visit: Visit) -> None:
    learner = Learner(visit())
    learner.visitor.go("/lesson/flying").get_by_role("link", name="All lessons").click()
    learner.page.get_by_role("link", name="Begin").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_in_lessons(visit: Visit, size: str) -> None:
    learner = Learner(visit(SIZES[size]))
    learner.visitor.go("/learn").get_by_role("link", name="Begin").wait_for()
    assert findings(learner.visitor) == ""
    learner.take("dodge")
    learner.go("11,7", "11,4")
    learner.page.locator('[data-kind="re-roll"]').wait_for()
    assert findings(learner.visitor) == ""
    learner.answer("re-roll", "Team re-roll")
    learner.done()
    assert findings(learner.visitor) == ""
