"""Skills the veteran uses or leaves: home 1 blocks away 1."""

from __future__ import annotations

import pytest

from pigskin import EDITIONS, Game, ScriptedDice, edition
from pigskin.coaches.veteran import VeteranCoach
from pigskin.options import Options
from pigskin.position import parse

RULES = [each.id for each in EDITIONS]
OLDER = ["lrb6", "bb2016"]
FAR = "away 9 22,1 / home 9 3,13"
HELPED = "home 2 11,6 Guard / home 3 11,8 Guard"


def used(text: str, dice: list[int | str], rules: str) -> bool:
    """Whether the first skill there is the choice of is used."""
    game = Game.at(parse(f"{text} / {FAR}", edition(rules), Options(), ScriptedDice(dice)))
    game.play(["home 1 block", "block away 1"])
    coach = VeteranCoach()
    while game.question is not None:
        question = game.question
        answer = coach.choose(game)
        if question.kind == "use skill":
            return str(question.options[question.codes.index(answer)]).startswith("use")
        game.answer(answer)
    raise AssertionError("nobody was asked")


# --- pushes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(
    "where, wanted",
    [
        ("away 1 11,7 Stand Firm / home 4 5,7 ball", True),
        ("away 1 11,7 Stand Firm / ball 13,7", False),  # any push brings him nearer to it
        ("away 1 11,7 ball Stand Firm", True),
    ],
)
def test_who_stands_firm_gives_way_where_it_does_him_good(
    where: str, wanted: bool, rules: str
) -> None:
    text = f"home 1 10,7 / {HELPED} / {where} / turn home 3"
    assert used(text, ["push", "push"], rules) == wanted


@pytest.mark.parametrize("rules", RULES)
def test_the_crowd_gets_who_could_be_grabbed(rules: str) -> None:
    text = "home 1 10,1 Grab / home 2 11,1 / home 3 9,1 / away 1 10,0 / turn home 3"
    assert not used(text, ["push", "push"], rules)


@pytest.mark.parametrize("rules", RULES)
def test_who_would_be_pushed_into_others_is_grabbed_for_a_better_square(rules: str) -> None:
    wall = "away 2 12,6 / away 3 12,7 / away 4 12,8"
    text = f"home 1 10,7 Grab / home 2 11,6 / away 1 11,7 / {wall} / ball 9,5 / turn home 3"
    assert used(text, ["push", "push"], rules)


# --- on the ground ----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", OLDER)
@pytest.mark.parametrize(
    "victim, turn, wanted",
    [
        ("av8 value:100", 8, True),
        ("av8 value:100", 3, False),  # he is wanted on his feet in the next turn
        ("av9 value:60", 8, False),
    ],
)
def test_piling_on_is_for_who_may_be_hurt_when_time_does_not_count(
    victim: str, turn: int, wanted: bool, rules: str
) -> None:
    text = f"home 1 10,7 Frenzy, Piling On, value:60 / {HELPED} / away 1 11,7 {victim}"
    dice: list[int | str] = ["pow", "pow", 1, 2]
    assert used(f"{text} / turn home {turn} / rerolls 1 0", dice, rules) == wanted


@pytest.mark.parametrize("rules", OLDER)
def test_with_the_ball_nobody_piles_on(rules: str) -> None:
    text = f"home 1 10,7 ball Frenzy, Piling On / {HELPED} / away 1 11,7 av7 value:80"
    dice: list[int | str] = ["pow", "pow", 1, 2]
    assert not used(f"{text} / turn home 3 / rerolls 1 0", dice, rules)


@pytest.mark.parametrize("value, wanted", [(100, True), (40, False)])
def test_a_pile_driver_fouls_who_is_worth_it(value: int, wanted: bool) -> None:
    text = f"home 1 10,7 Frenzy, Pile Driver, value:60 / {HELPED} / away 1 11,7 av8 value:{value}"
    dice: list[int | str] = ["pow", "pow", 1, 2]
    assert used(f"{text} / turn home 8", dice, "bb2020") == wanted
