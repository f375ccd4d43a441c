"""The figures of a match in a real browser: on their own page, over a match, over a replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from browser.axe import findings
from browser.hands import Hands
from browser.visitor import PHONE, SIZES, Visitor
from web.server import Served

from pigskin import Game
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.record import to_text
from pigskin.statistics import Statistics, statistics_of

Visit = Callable[..., Visitor]
ROLLS = "[role=slider][aria-label^='Every roll']"
PLOTS = ("Luck", "Every roll", "The ball", "Block dice", "Where the match was played",
         "Players on the pitch")  # fmt: skip


def played(answers: int) -> Game:
    game, coach = Game("human", "orc", "bb2020", seed=11), ScriptedCoach()
    for _ in range(answers):
        if game.question is None:
            break
        game.answer(coach.choose(game))
    return game


@cache
def match() -> Game:
    """A match in which everything happens."""
    return played(10_000)


@cache
def counted() -> Statistics:
    return statistics_of(match())


@pytest.fixture(scope="module")
def brought(table: Served) -> str:
    """That match, brought by somebody."""
    answer = table.http.post("/api/replays", content=to_text(match()).encode())
    replay: str = answer.json()["replay"]
    return replay


@pytest.fixture(scope="module")
def begun(table: Served) -> str:
    """Its first turns: axe takes its time for every roll, and they are all alike."""
    answer = table.http.post("/api/replays", content=to_text(played(400)).encode())
    replay: str = answer.json()["replay"]
    return replay


@pytest.mark.slow
def test_every_drawing_has_its_table_and_its_file(
    visit: Visit, brought: str, tmp_path: Path
) -> None:
    figures = counted()
    visitor = visit()
    page = visitor.go(f"/stats/{brought}")
    page.get_by_role("heading", name="Every roll").wait_for()
    assert page.locator("rect.bar").count() == len(figures.rolls)
    for plot in PLOTS:
        section = page.get_by_role("region", name=plot, exact=True).first
        section.get_by_role("button", name=f"{plot} as a table").click()
        rows = section.locator("tbody tr").count()
        assert rows > 5
        with page.expect_download() as coming:
            section.get_by_role("button", name=f"Download {plot} as CSV").click()
        file = tmp_path / coming.value.suggested_filename
        coming.value.save_as(file)
        assert file.name.startswith(f"pigskin-{brought}-")
        assert len(file.read_text(encoding="utf-8-sig").splitlines()) == rows + 1
        section.get_by_role("button", name=f"{plot} as a table").click()
        assert section.locator("tbody").count() == 0


@pytest.mark.slow
def test_rolls_are_read_one_by_one_and_gone_to(visit: Visit, brought: str) -> None:
    figures = counted()
    visitor = visit()
    page = visitor.go(f"/stats/{brought}")
    rolls = page.get_by_role("slider", name="Every roll")
    rolls.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    said = rolls.get_attribute("aria-valuetext") or ""
    roll = figures.rolls[1]
    assert f"{round(roll.chance * 100)} percent" in said
    assert said.endswith("made" if roll.made else "failed")
    box = rolls.locator("rect.bar").nth(5).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(f"{ROLLS}[aria-valuenow='6']")
    rolls.locator("xpath=..").get_by_role("button", name="Go there").click()
    page.wait_for_url(f"**/replay/{brought}#{figures.rolls[5].moment}")
    page.wait_for_selector(f'[data-n="{figures.rolls[5].moment}"]')


@pytest.mark.slow
def test_players_are_sorted_and_chosen_by_team(visit: Visit, brought: str) -> None:
    figures = counted()
    page = visit().go(f"/stats/{brought}")
    section = page.get_by_role("region", name="Every player").first
    section.get_by_role("button", name="Sort by Blocks he threw").click()
    first = section.locator("tbody tr").first.inner_text()
    most = max(each.blocks for each in figures.players)
    assert f"\t{most}\t" in first.replace("\n", "\t")
    section.get_by_role("button", name=figures.teams[1]).click()
    there = [each for each in figures.players if each.side == "away" and each.turns]
    assert section.locator("tbody tr").count() == len(there)


@pytest.mark.slow
def test_figures_open_over_a_replay_and_lead_to_its_moments(visit: Visit, brought: str) -> None:
    visitor = visit()
    page = visitor.go(f"/replay/{brought}")
    page.get_by_role("tab", name="Statistics").click()
    page.get_by_role("button", name="All figures").click()
    dialog = page.get_by_role("dialog", name="Statistics")
    ball = dialog.get_by_role("slider", name="The ball")
    ball.focus()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.wait_for_function("() => Number(document.querySelector('[data-n]').dataset.n) > 50")
    assert dialog.count() == 0


@pytest.mark.slow
def test_figures_of_a_match_that_runs_come_anew_with_every_turn(
    visit: Visit, table: Served
) -> None:
    me = {"seat": "me"}
    begun = table.begin(home={"roster": "human"} | me, away={"roster": "orc"} | me)
    visitor = visit()
    page = visitor.sit(begun)
    hands = Hands(visitor, table, begun["match"], begun["seats"]["home"], seed=3)
    while hands.wait() and hands.kind != "turn":
        hands.answer_by_line()
    hands.settle()
    page.get_by_role("tab", name="Statistics").click()
    page.get_by_role("button", name="All figures").click()
    page.get_by_role("dialog").get_by_role("heading", name="Every player").wait_for()
    with page.expect_response("**/statistics"):
        assert hands.line.answer("end turn")["t"] == "ok"
    hands.close()


@pytest.mark.slow
def test_what_cannot_be_counted_is_said(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/stats/r2345678")
    assert "There is no match" in page.get_by_role("alert").inner_text()
    visitor.wrong.clear()  # the browser notes every refusal


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_axe_finds_nothing(visit: Visit, begun: str, size: str) -> None:
    visitor = visit(SIZES[size], touch=size == "phone")
    page = visitor.go(f"/stats/{begun}")
    page.get_by_role("heading", name="Every roll").wait_for()
    assert findings(visitor) == ""
    tables = page.get_by_role("button", name="as a table").all()
    assert len(tables) >= len(PLOTS)
    for button in tables:
        button.click()
    assert findings(visitor) == ""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_a_finger_reads_a_roll(visit: Visit, brought: str) -> None:
    visitor = visit(PHONE, touch=True)
    page = visitor.go(f"/stats/{brought}")
    rolls = page.get_by_role("slider", name="Every roll")
    rolls.locator("rect.bar").nth(3).scroll_into_view_if_needed()
    box = rolls.locator("rect.bar").nth(3).bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 4)
    page.wait_for_selector(f"{ROLLS}[aria-valuenow='4']")
