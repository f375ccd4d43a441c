"""Interceptions: who may try, the roll, what it does."""

from __future__ import annotations

import pytest
from table import pitch

# Every pass here goes straight along row 7, from 5,7 to 11,7: short, 4+ for AG 3.
PASS = ("home 1 pass", "pass the ball", "pass to 11,7")


def thrown(opponent: str, dice: str, more: str = ""):
    text = f"home 1 5,7 ball / home 2 11,7 / {opponent}"
    return pitch(text + (f" / {more}" if more else ""), dice=dice).play(*PASS)


# --- who --------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/interception.who")
@pytest.mark.parametrize("place", ["8,7", "8,6", "8,8", "6,7", "10,8"])
def test_the_ruler_covers_part_of_his_square(place):
    game = thrown(f"away 1 {place}", dice="")
    assert game.asked("away", "intercept")
    assert game.offers("intercept with away 1", "nobody")


@pytest.mark.rule("lrb6/interception.who")
@pytest.mark.parametrize(
    "opponent",
    [
        "away 1 8,5",  # the ruler is 1.74 squares wide and ends short of his
        "away 1 4,7",  # behind the thrower: further from the target than he is
        "away 1 12,7",  # behind the target
        "away 1 8,7 prone",
        "away 1 8,7 stunned",
        "away 1 8,7 Bone-head dazed",  # without tackle zones
        "away 1 8,7 hypnotised",
        "away 1 8,7 No Hands",
    ],
)
def test_who_may_not_intercept(opponent):
    # Marked by no more than one opponent the pass needs 4 or 5, the catch 3 or 4.
    game = thrown(opponent, dice="5 4")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/interception.who")
def test_team_mates_of_the_thrower_do_not_intercept():
    game = thrown("home 3 8,7", dice="4 3")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/interception.who")
def test_only_one_of_several_may_try_and_his_coach_says_who():
    game = thrown("away 1 7,7 / away 2 8,6 / away 3 9,8", dice="5 4 3")
    assert game.offers("intercept with away 1", "intercept with away 2", "intercept with away 3")
    game.play("intercept with away 2")  # a 5 is not enough, and nobody else may try
    assert game.ball == "home 2"
    assert len(game.happenings("intercept")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/interception.who")
def test_nobody_need_try():
    game = thrown("away 1 8,7", dice="4 3").play("away: nobody")
    assert game.ball == "home 2"
    assert game.done()


# --- the roll ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/interception.roll")
@pytest.mark.parametrize("agility, need", [(1, 6), (2, 6), (3, 6), (4, 5), (5, 4), (6, 3)])
def test_the_roll_has_minus_two(agility, need):
    caught = thrown(f"away 1 8,7 ag{agility}", dice=f"{need}").play("intercept with away 1")
    assert caught.ball == "away 1"
    assert caught.done()
    missed = thrown(f"away 1 8,7 ag{agility}", dice=f"{need - 1} 4 3")
    missed.play("intercept with away 1")
    assert missed.ball == "home 2"
    assert missed.done()


@pytest.mark.rule("lrb6/interception.roll")
@pytest.mark.parametrize(
    "more, need",
    [
        ("home 3 8,8", 4),  # AG 6: 1+, -2, -1 for one tackle zone
        ("home 3 8,8 / home 4 9,8", 5),  # each of them counts
        ("home 3 8,8 / home 4 9,8 / home 5 7,8", 6),
        ("home 3 8,8 prone / home 4 9,8 dazed", 3),  # but not without tackle zones
        ("weather rain", 4),
        ("weather very sunny", 3),
    ],
)
def test_tackle_zones_and_rain(more, need):
    sunny = "sunny" in more
    caught = thrown("away 1 8,7 ag6", dice=f"{need}", more=more).play("intercept with away 1")
    assert caught.ball == "away 1"
    assert caught.done()
    missed = thrown("away 1 8,7 ag6", dice=f"{need - 1} {5 if sunny else 4} 4", more=more)
    missed.play("intercept with away 1")
    assert missed.ball == "home 2"
    assert missed.done()


@pytest.mark.rule("lrb6/interception.roll")
@pytest.mark.parametrize("skill", ["Extra Arms", "Very Long Legs"])
def test_skills_that_help_to_intercept(skill):
    caught = thrown(f"away 1 8,7 ag4 {skill}", dice="4").play("intercept with away 1")
    assert caught.ball == "away 1"  # 3+, -2, +1
    assert caught.done()
    missed = thrown(f"away 1 8,7 ag4 {skill}", dice="3 4 3").play("intercept with away 1")
    assert missed.ball == "home 2"
    assert missed.done()


@pytest.mark.rule("lrb6/interception.roll")
def test_a_natural_one_fails_and_no_team_re_roll_helps_in_the_opponents_turn():
    game = thrown("away 1 8,7 ag6 Extra Arms Very Long Legs", dice="1 4 3", more="rerolls 2 2")
    game.play("intercept with away 1")
    assert game.ball == "home 2"
    assert game.rerolls == (2, 2)
    assert game.done()


# --- success ----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/interception.success", "lrb6/turnovers.not-caught")
def test_the_interceptor_has_the_ball_and_the_turn_ends():
    game = thrown("away 1 8,7", dice="6").play("intercept with away 1")
    assert game.shows("away 1 8,7 ball")
    assert game.turnover
    assert game.asked("away", "turn")
    assert "feats away 1 interception" in game.picture()
    assert not game.happenings("pass")  # the ball is gone before the throw is rolled
    assert game.done()


@pytest.mark.rule("lrb6/interception.success")
def test_an_interception_in_the_end_zone_he_attacks_scores():
    game = pitch("home 1 0,2 ball / home 2 0,8 / away 1 0,5", dice="6", seed=2)
    game.play("home 1 pass", "pass the ball", "pass to 0,8", "intercept with away 1")
    assert game.told("TOUCHDOWN by away 1")
    assert game.score == (0, 1)
    assert game.done()
