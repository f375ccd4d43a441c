"""Picking up the ball: who must, with which test, and what a failure means."""

import pytest
from table import pitch


@pytest.mark.rule("bb2020/pick-up.must")
def test_who_moves_onto_the_ball_must_try_and_may_go_on():
    game = pitch("home 1 7,7 / away 1 20,7 / ball 8,7", dice="3").play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 ball")
    game.play("move 9,7", "stop")
    assert game.shows("home 1 9,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/pick-up.must")
def test_picking_up_in_the_end_zone_scores():
    game = pitch("home 1 24,7 / away 1 3,3 / ball 25,7", dice="3")
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.done()


@pytest.mark.rule("bb2020/pick-up.roll")
@pytest.mark.parametrize("ag", range(1, 7))
@pytest.mark.parametrize("zones", range(3))
def test_one_less_for_each_opponent_marking_him(ag, zones):
    need = max(2, min(6, ag + zones))
    marked = "".join(f" / away {number} 9,{2 + 2 * number}" for number in range(2, 2 + zones))
    for roll in (need, need - 1):
        dice = [roll] if roll == need else [roll, "S"]
        game = pitch(f"home 1 7,7 ag{ag} / away 1 20,7{marked} / ball 8,7", dice)
        game.play("home 1 move", "move 8,7")
        assert game.shows("home 1 8,7 ball" if roll == need else "home 1 8,7 up / ball 8,8")
        assert game.turnover is (roll != need)
        assert game.done()


@pytest.mark.rule("bb2020/pick-up.roll", "bb2020/weather.pouring-rain")
def test_rain_makes_the_ball_slippery():
    game = pitch("home 1 7,7 / away 1 20,7 / ball 8,7 / weather rain", dice="4")
    game.play("home 1 move", "move 8,7")
    assert game.told("pick-up 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("bb2020/pick-up.roll")
def test_a_dropped_ball_that_a_team_mate_catches_is_a_turnover_all_the_same():
    game = pitch("home 1 7,7 / home 2 9,7 / away 1 20,7 / ball 8,7", dice="2, E, 4")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 2 9,7 ball")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/pick-up.involuntary")
def test_who_is_pushed_onto_the_ball_does_not_pick_it_up():
    game = pitch("home 1 7,7 / home 2 3,3 / away 1 8,7 / ball 9,7", dice="push, E")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up / ball 10,7")
    assert not game.told("pick-up")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/pick-up.involuntary")
def test_a_team_mate_pushed_along_onto_the_ball_is_no_turnover():
    # away 1 is hemmed in; home 3 behind him is pushed onto the ball.
    game = pitch(
        "home 1 7,7 / away 1 8,7 / home 2 9,6 / home 3 9,7 / home 4 9,8 / ball 10,7",
        dice="push, push, E",
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "push to 10,7", "stay")
    assert game.shows("home 3 10,7 up / ball 11,7")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.big-hand.pick-up")
def test_a_big_hand_minds_neither_opponents_nor_rain():
    game = pitch(
        "home 1 7,7 Big Hand / away 1 9,6 / away 2 9,8 / ball 8,7 / weather rain", dice="3"
    )
    game.play("home 1 move", "move 8,7")
    assert game.told("pick-up 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.sure-hands.re-roll")
def test_sure_hands_try_again():
    game = pitch("home 1 7,7 Sure Hands / away 1 20,7 / ball 8,7", dice="2, 3")
    game.play("home 1 move", "move 8,7", "re-roll with Sure Hands")
    assert game.shows("home 1 8,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.no-hands.ball")
def test_who_has_no_hands_ends_the_turn_on_the_balls_square():
    game = pitch("home 1 7,7 No Hands / away 1 20,7 / ball 8,7", dice="N")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 up / ball 8,6")
    assert not game.happenings("pick-up")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.no-hands.ball")
def test_a_ball_that_reaches_no_hands_bounces_on():
    game = pitch("home 1 7,7 / home 2 9,7 No Hands / away 1 20,7 / ball 8,7", dice="2, E, S")
    game.play("home 1 move", "move 8,7")
    assert game.shows("ball 9,8")
    assert not game.happenings("catch")
    assert game.done()
