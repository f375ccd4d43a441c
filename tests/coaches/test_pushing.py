"""Where the veteran pushes, and whether it follows: home 1 blocks away 1."""

from __future__ import annotations

import pytest

from pigskin import EDITIONS, Game, ScriptedDice, edition
from pigskin.coaches.veteran import VeteranCoach
from pigskin.options import Options
from pigskin.position import parse

RULES = [each.id for each in EDITIONS]
HELPED = "home 1 10,7 / home 2 11,6 Guard / home 3 11,8 Guard / away 9 22,1 / home 9 3,13"


def pushed(text: str, face: str, kind: str, rules: str = "bb2020") -> str:
    """What the veteran answers to the next question of a kind, whoever is asked."""
    position = parse(f"{HELPED} / {text}", edition(rules), Options(), ScriptedDice([face] * 3))
    game = Game.at(position)
    game.play(["home 1 block", "block away 1"])
    coach = VeteranCoach()
    while game.question is not None and game.question.kind != kind:
        game.answer(coach.choose(game))
    question = game.question
    assert question is not None
    return str(question.options[question.codes.index(coach.choose(game))])


@pytest.mark.parametrize("rules", RULES)
def test_who_stays_on_his_feet_is_followed_and_marked(rules: str) -> None:
    text = "away 1 11,7 / ball 12,9 / turn home 3"
    assert pushed(text, "push", "follow up", rules) == "follow up"


@pytest.mark.parametrize("rules", RULES)
def test_who_is_about_to_go_down_is_left_alone(rules: str) -> None:
    assert pushed("away 1 11,7 / ball 12,9 / turn home 3", "pow", "follow up", rules) == "stay"


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("face", ["push", "pow"])
def test_a_carrier_is_followed_on_his_feet_or_off_them(face: str, rules: str) -> None:
    assert pushed("away 1 11,7 ball / turn home 3", face, "follow up", rules) == "follow up"


@pytest.mark.parametrize(
    "face, wanted",
    [
        ("push", "push to 10,8"),  # past those who hit him, towards the line
        ("pow", "push to 12,8"),  # the ball will lie where fewer of them are
    ],
)
@pytest.mark.parametrize("rules", RULES)
def test_a_carrier_steps_aside_by_what_comes_of_it(rules: str, face: str, wanted: str) -> None:
    skill = "Sidestep" if rules == "bb2020" else "Side Step"
    text = f"away 1 11,7 ball {skill} / home 4 9,5 / home 5 9,9 / home 6 10,4 / turn home 3"
    assert pushed(text, face, "push", rules) == wanted


@pytest.mark.parametrize("rules", RULES)
def test_nobody_is_pushed_towards_the_ball(rules: str) -> None:
    text = "away 1 11,7 / away 2 22,7 / turn home 3 / ball "
    assert pushed(text + "13,5", "push", "push", rules) != "push to 12,6"
    assert pushed(text + "13,9", "push", "push", rules) != "push to 12,8"
