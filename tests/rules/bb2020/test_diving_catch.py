"""Diving Catch: who dives for the ball, in which order, and what it is worth."""

from __future__ import annotations

import pytest
from table import pitch


@pytest.mark.rule("bb2020/skill.diving-catch.bonus")
def test_diving_catch_adds_1_to_an_accurate_pass_only():
    accurate = pitch("home 1 5,7 pa4 ball / home 2 7,7 ag3 Diving Catch", dice="4 2")
    accurate.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert accurate.ball == "home 2"
    assert accurate.done()
    hand_off = pitch("home 1 5,7 ball / home 2 6,7 ag3 Diving Catch", dice="2 N")
    hand_off.play("home 1 hand-off", "hand off to home 2")
    assert hand_off.ball == "6,6"
    assert hand_off.done()


@pytest.mark.rule("bb2020/skill.diving-catch.bonus")
def test_a_catch_he_need_not_dive_for_is_one_easier_only():
    game = pitch("home 1 5,7 pa4 ball / home 2 7,7 ag4 Diving Catch / away 1 20,1", dice="4 2 N")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.told("home 2: catch 3+, rolled 2, failed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.reach")
def test_he_dives_for_a_ball_beside_him():
    # Inaccurate, it comes down at 13,7; he needs 4 for a scattered ball.
    game = pitch("home 1 5,7 pa4 ball / home 2 14,7 ag3 Diving Catch", dice="4 E E E")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.asked("home", "dive for the ball")
    game.rolls("4").play("home 2 uses Diving Catch")
    assert game.shows("home 2 14,7 ball")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.reach")
def test_a_failed_dive_bounces_from_where_the_ball_came_down():
    game = pitch("home 1 5,7 pa4 ball / home 2 14,7 ag3 Diving Catch", dice="4 E E E")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    game.rolls("3 N").play("home 2 uses Diving Catch")
    assert game.ball == "13,6"
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.reach")
def test_nobody_has_to_dive_and_nobody_dives_for_a_bounce():
    game = pitch("home 1 5,7 pa4 ball / home 2 14,7 Diving Catch", dice="4 E E E")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    game.rolls("N").play("nobody")
    assert game.ball == "13,6"  # beside him still, but a bounce
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.reach")
def test_he_dives_for_a_throw_in():
    # Fumbled out at 5,0, thrown in to 5,4.
    game = pitch("home 1 5,0 ball / home 2 6,5 Diving Catch", dice="1 N 3 1 3")
    game.play("home 1 pass", "pass the ball", "pass to 8,0")
    game.rolls("4").play("home 2 uses Diving Catch")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.reach", "bb2020/skills.standing")
@pytest.mark.parametrize("state", ["prone", "hypnotised"])
def test_who_cannot_catch_does_not_dive_either(state: str):
    game = pitch(f"home 1 5,7 pa4 ball / home 2 14,7 Diving Catch {state}", dice="4 E E E N")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.ball == "13,6"
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.reach", "bb2020/kickoff.lands-empty")
def test_both_sides_may_dive_for_a_kick_and_the_receiver_says_in_which_order():
    # The ball comes down on the line of scrimmage, beside a player of each side.
    game = pitch(
        "home 1 12,7 Diving Catch / home 2 5,5 / away 1 14,7 Diving Catch / away 2 20,2 / "
        "phase kick / kicking home / turns 0 0 / weather nice",
        dice="S 1 1 2",
    )
    game.play("kick to 13,6")
    assert game.asked("away", "dive for the ball")
    game.play("away 1 uses Diving Catch")
    assert game.asked("home", "dive for the ball")
    game.play("home 1 uses Diving Catch")
    assert game.asked("away", "who dives first")
    game.rolls("4").play("away 1 uses Diving Catch")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.reach")
def test_when_the_first_diver_has_the_ball_nobody_else_dives():
    game = pitch(
        "home 1 5,7 pa4 ball / home 2 14,7 Diving Catch / home 3 14,6 Diving Catch / "
        "away 1 14,8 Diving Catch",
        dice="4 E E E",
    )
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    game.play("home 2 uses Diving Catch", "home 3 uses Diving Catch")
    game.rolls("6").play("away: nobody")
    assert game.ball == "home 2"
    assert len([event for event in game.game.events if event.kind == "catch"]) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.several")
def test_two_of_one_side_try_one_after_the_other():
    game = pitch(
        "home 1 5,7 pa4 ball / home 2 14,7 Diving Catch / home 3 13,8 Diving Catch",
        dice="4 E E E",
    )
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    game.rolls("3").play("home 3 uses Diving Catch")
    assert game.asked("home", "dive for the ball")
    assert game.options() == ["home 2 uses Diving Catch", "nobody"]
    game.rolls("4").play("home 2 uses Diving Catch")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-catch.several")
def test_with_divers_on_both_sides_the_moving_coach_decides_the_order():
    scene = "home 1 5,7 pa4 ball / home 2 14,6 Diving Catch / away 2 14,8 Diving Catch"
    game = pitch(scene, dice="4 E E E")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    game.play("home: home 2 uses Diving Catch", "away: away 2 uses Diving Catch")
    assert game.asked("home", "who dives first")
    game.rolls("3 4").play("home 2 uses Diving Catch")
    assert game.ball == "away 2"
    assert game.turnover
    assert game.done()
    alone = pitch(scene, dice="4 E E E")
    alone.play("home 1 pass", "pass the ball", "pass to 10,7")
    alone.rolls("4").play("home: nobody", "away: away 2 uses Diving Catch")
    assert alone.ball == "away 2"
    assert alone.done()
