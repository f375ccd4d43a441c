"""A plan before it is carried out: its rolls, who helps and who interferes, and its chance."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from table import pitch

from pigskin import IllegalAnswer, PigskinError
from pigskin.odds import Actions, preview, reach

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


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_foul_has_odds_and_comes_off_if_the_armour_breaks(rules: str) -> None:
    position = "rerolls 1 0 / home 1 7,7 / away 1 9,7 prone / away 2 7,8 / turn home 3"
    game = pitch(position, rules=rules, seed=1).game
    there = reach(game, "home 1", "foul").to("8,7")
    steps = [f"move {x},{y}" for x, y in there.path]
    plan = preview(game, ["home 1 foul", *steps, "foul away 1"])
    assert plan.steps[-1].odds is not None
    assert plan.steps[-1].odds["sent off"] > 0
    broken = plan.steps[-1].odds["armour broken"]
    assert (plan.chance, plan.with_reroll) == (there.chance * broken, there.with_reroll * broken)
    way = " ".join(f"{x},{y}" for x, y in there.path)
    acts = Actions(game, [f"home 1 foul {way} away 1"], 1)
    assert acts.best == [plan.chance, plan.with_reroll]


def test_who_is_kicked_has_yet_to_be_aimed() -> None:
    position = "home 1 5,5 Kick Team-mate / home 2 6,5 Right Stuff / away 1 20,3 / turn home 3"
    game = pitch(position, rules="bb2020", seed=1).game
    plan = preview(game, ["home 1 kick team-mate", "Kick Team-mate on home 2"])
    assert (plan.chance, plan.with_reroll) == (None, None)


def test_a_plan_in_mid_action_is_reckoned_from_there() -> None:
    text = "rerolls 1 0 / home 1 7,7 Block / away 1 9,7 / away 2 9,9 / turn home 3"
    game = pitch(text, rules="bb2020", seed=1).game
    whole = preview(game, ["home 1 blitz", "name away 1", "move 8,7", "block away 1"])
    game.play(["home 1 blitz", "name away 1"])
    rest = preview(game, ["move 8,7", "block away 1"])
    assert rest.chance is not None
    assert (rest.chance, rest.with_reroll) == (whole.chance, whole.with_reroll)


def test_a_throw_into_a_corner_ends() -> None:
    """A ball may be thrown back by the crowd again and again; that is not followed."""
    text = "home 1 1,1 pa6 ball / home 2 9,1 / away 1 20,7 / turn home 3"
    game = pitch(text, rules="bb2020", seed=1).game
    plan = preview(game, ["home 1 pass", "pass the ball", "pass to 9,1"])
    assert plan.steps[-1].odds is not None
    assert sum(plan.steps[-1].odds.chances.values()) == 1 + plan.steps[-1].odds["turnover"]


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
