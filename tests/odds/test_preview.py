"""A plan before it is carried out: its rolls, who helps and who interferes, and its chance."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from table import pitch

from pigskin import IllegalAnswer, PigskinError
from pigskin.odds import Actions, preview

EDITIONS = ("lrb6", "bb2016", "bb2020")


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_blitz_is_told_roll_by_roll(rules: str) -> None:
    game = pitch(
        "rerolls 1 0 / home 1 7,7 Block / home 2 9,5 / away 1 7,8 / away 2 9,6 / turn home 3",
        rules=rules, seed=1,
    ).game  # fmt: skip
    answers = ["home 1 blitz", "move 8,7", "block away 2"]
    if rules == "bb2020":
        answers.insert(1, "name away 2")
    before = game.key()
    plan = preview(game, answers)
    assert game.key() == before  # nothing has happened
    walk, hit = plan.steps[-2], plan.steps[-1]
    assert [roll["event"] for roll in walk.rolls] == ["dodge"]
    assert walk.rolls[0]["roll"]["parts"][-1]["text"] == "marked by 2"  # type: ignore[index]
    told = hit.rolls[0]
    assert told["dice"] == 1
    assert told["roll"]["parts"][0]["player"] == "home 2"  # type: ignore[index]
    assert hit.odds is not None
    assert hit.odds["down"] == Fraction(1, 2)  # pow, stumble, both down
    acts = Actions(game, ["home 1 blitz 8,7 away 2"], 1)
    assert (plan.chance, plan.with_reroll) == (acts.best[0], acts.best[1])
    assert json.loads(json.dumps(plan.json)) == plan.json


def test_a_pass_tells_who_may_interfere() -> None:
    game = pitch("home 1 7,7 ball / home 2 12,7 / away 1 9,7 / turn home 3", seed=1).game
    plan = preview(game, ["home 1 pass", "pass the ball", "pass to 12,7"])
    assert plan.steps[-1].interferers == ["away 1"]
    assert plan.steps[-1].odds is not None
    assert plan.steps[-1].odds["intercepted"] > 0
    assert plan.chance is not None
    assert 0 < plan.chance < 1


def test_a_foul_has_odds_and_no_chance_of_the_whole() -> None:
    game = pitch("home 1 7,7 / away 1 8,7 prone / turn home 3", seed=1).game
    plan = preview(game, ["home 1 foul", "foul away 1"])
    assert plan.steps[-1].odds is not None
    assert plan.steps[-1].odds["sent off"] > 0
    assert (plan.chance, plan.json["chance"]) == (None, None)


def test_a_plan_that_cannot_be_is_refused_where_it_breaks() -> None:
    game = pitch("home 1 7,7 / away 1 20,7 / turn home 3", seed=1).game
    with pytest.raises(IllegalAnswer, match="9,9"):
        preview(game, ["home 1 move", "move 9,9"])
    with pytest.raises(IllegalAnswer, match="1 to 40 answers"):
        preview(game, [])


@pytest.mark.parametrize("junk", (None, 5, "home 1 move", {"verb": "stop"}))
def test_what_is_no_list_is_no_plan(junk: object) -> None:
    game = pitch("home 1 7,7 / away 1 20,7 / turn home 3", seed=1).game
    with pytest.raises(PigskinError, match="list"):
        preview(game, junk)  # type: ignore[arg-type]
    with pytest.raises(PigskinError, match="list"):
        Actions(game, junk)  # type: ignore[arg-type]
