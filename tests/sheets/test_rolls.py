"""What a sheet says a roll needs is what it needs when somebody plays it."""

from collections.abc import Callable
from typing import Any

import pytest

from pigskin import Dice, Game
from pigskin.dice import ScriptedDice
from pigskin.editions import EDITION_IDS
from pigskin.editions import edition as find_edition
from pigskin.sheets import edition_sheet, needs
from pigskin.sheets.chart import pass_chart

every_edition = pytest.mark.parametrize("edition", EDITION_IDS)
ROLLS: dict[str, dict[str, Any]] = {}
# Somewhere else than where the sheet tries it: the position, what is done, the dice before the
# roll that counts, and what is so if it succeeds.
Good = Callable[[Game], bool]
PLAYED: dict[str, tuple[str, list[str], list[int | str], Good]] = {
    "dodge": (
        "home 1 12,3 {who} / away 1 13,3", ["home 1 move", "move 11,3"], [],
        lambda game: game.player("home 1").state == "up",
    ),
    "pick-up": (
        "home 1 12,3 {who} / ball 11,4", ["home 1 move", "move 11,4"], [],
        lambda game: game.carrier == game.player("home 1"),
    ),
    "catch": (
        "home 1 12,3 {who} / home 2 12,5 ball", ["home 2 hand-off", "move 12,4",
        "hand off to home 1"], [],
        lambda game: game.carrier == game.player("home 1"),
    ),
    "catch bounce": (
        "home 1 12,3 {who} / home 2 12,7 ball",
        ["home 2 pass", "pass the ball", "pass to 12,4"], [6, "N"],
        lambda game: game.carrier == game.player("home 1"),
    ),
    "rush": (
        "home 1 12,3 ma6 {who} / acting home 1 move moved 6", ["move 11,3"], [],
        lambda game: game.player("home 1").state == "up",
    ),
}  # fmt: skip


def row(edition: str, id: str) -> dict[str, Any]:
    if edition not in ROLLS:
        ROLLS[edition] = edition_sheet(edition)["tables"]["rolls"]
    found: dict[str, Any] = next(each for each in ROLLS[edition]["rows"] if each["id"] == id)
    return found


def play(edition: str, position: str, answers: list[str], dice: list[int | str]) -> Game:
    game = Game.from_position(position, edition=edition, dice=ScriptedDice(dice, Dice(3)))
    for answer in answers:
        game.answer(answer)
    return game


@every_edition
@pytest.mark.parametrize("id", PLAYED)
def test_a_roll_succeeds_from_the_figure_of_the_sheet_on(edition: str, id: str) -> None:
    position, answers, before, good = PLAYED[id]
    found = row(edition, id)
    for number, need in enumerate(found["needs"]):
        who = f"{found['stat'].lower()}{number + 1}" if found["stat"] else ""
        for face in range(1, 7):
            game = play(edition, position.format(who=who), answers, [*before, face])
            assert good(game) == (face >= need), f"{id} with {who or 'anything'} on a {face}"


@every_edition
@pytest.mark.parametrize("reach", ["quick", "short", "long", "long bomb"])
def test_a_pass_is_accurate_from_the_figure_of_the_sheet_on(edition: str, reach: str) -> None:
    found = row(edition, f"pass {reach}")
    far = {"quick": 1, "short": 5, "long": 9, "long bomb": 13}[reach]
    for number, need in enumerate(found["needs"]):
        for face in range(1, 7):
            position = f"home 1 3,2 {found['stat'].lower()}{number + 1} ball"
            answers = ["home 1 pass", "pass the ball", f"pass to {3 + far},2"]
            game = play(edition, position, answers, [face])
            kinds = {event.kind for event in game.events}
            accurate = not kinds & {"inaccurate", "wild throw", "fumbles"}
            assert accurate == (face >= need), f"{reach} with {number + 1} on a {face}"


@every_edition
def test_every_square_of_the_chart_is_in_the_range_of_a_pass_thrown_there(edition: str) -> None:
    chart = pass_chart(find_edition(edition))
    modifiers = {each["letter"]: each["modifier"] for each in chart["ranges"]}
    start = Game.from_position("home 1 0,0 ball / acting home 1 pass", edition=edition)
    start.answer("pass the ball")
    assert start.question is not None
    legal = {str(option) for option in start.question.options}
    for down, letters in enumerate(chart["rows"]):
        for across, letter in enumerate(letters):
            target = f"pass to {across},{down}"
            if across == down == 0:
                continue
            assert (target in legal) == (letter != "."), target
            if letter == ".":
                continue
            game = start.copy(ScriptedDice([6], Dice(2)))
            game.answer(target)
            told = next(event for event in game.events if event.kind == "pass")
            assert told.roll is not None
            assert told.roll.bonus == modifiers[letter], target


@every_edition
def test_marked_players_and_bad_weather_count_as_the_sheet_says(edition: str) -> None:
    for id, sky in (("dodge", ""), ("pick-up", "pouring rain"), ("rush", "blizzard")):
        position, answers, before, good = PLAYED[id]
        found = row(edition, id)
        added = {each["name"]: each["amount"] for each in found["modifiers"]}
        need = found["needs"][2 if found["stat"] else 0]
        text = position.format(who=f"{found['stat'].lower()}3" if found["stat"] else "")
        if sky:
            text += f" / weather {sky}"
            need -= added[sky]
        if "marked" in added:
            text += " / away 7 10,5 / away 8 10,2" if id == "dodge" else " / away 7 10,5"
            need -= added["marked"]
        for face in range(1, 7):
            game = play(edition, text, answers, [*before, face])
            assert good(game) == (face >= max(2, min(6, need))), f"{id} on a {face}"


@every_edition
def test_skills_that_roll_again_are_offered_in_play(edition: str) -> None:
    for id, name in (("dodge", "Dodge"), ("pick-up", "Sure Hands"), ("rush", "Sure Feet")):
        assert {"name": name, "does": "re-roll"} in row(edition, id)["skills"]
        position, answers, before, _ = PLAYED[id]
        game = play(edition, position.format(who=name), answers, [*before, 1])
        assert game.question is not None
        assert f"re-roll with {name}" in [str(option) for option in game.question.options]


@every_edition
def test_the_chance_of_a_roll_is_that_of_playing_it_out(edition: str) -> None:
    """Every pair of faces counts once: the first die, and the one of the re-roll."""
    position, answers, _, good = PLAYED["dodge"]
    tried = needs.dodge(find_edition(edition), "ag3 Dodge").tried()
    assert tried is not None
    made = 0
    for first in range(1, 7):
        for second in range(1, 7):
            text = position.format(who="ag3 Dodge")
            game = play(edition, text, answers, [first, second])
            if game.question is not None and game.question.kind == "re-roll":
                game.answer("re-roll with Dodge")
            made += good(game)
    assert tried.chance * 36 == made
    assert tried.text == f"{tried.need}+ (Dodge)"


@every_edition
def test_who_cannot_do_it_rolls_nothing(edition: str) -> None:
    rules = find_edition(edition)
    assert needs.pick_up(rules, "No Hands").told() is None
    assert needs.landing(rules, "").told() is None  # nobody could throw him
    can_jump = needs.jump(rules, "").told() is not None
    assert can_jump == rules.figures.jumping


@pytest.mark.parametrize(
    "edition, skill", [("lrb6", "Pass Block"), ("bb2016", "Pass Block"), ("bb2020", "On the Ball")]
)
def test_who_may_run_before_a_pass_may_also_stay_and_intercept(edition: str, skill: str) -> None:
    rules = find_edition(edition)
    plain = needs.intercept(rules, "ag3").tried()
    quick = needs.intercept(rules, f"ag3 {skill}").tried()
    assert plain is not None
    assert quick is not None
    assert (quick.need, quick.shares) == (plain.need, plain.shares)
