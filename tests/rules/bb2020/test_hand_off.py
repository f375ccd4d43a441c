"""Handing the ball to a team-mate."""

from __future__ import annotations

import pytest
from table import pitch


@pytest.mark.rule("bb2020/hand-off.catch")
@pytest.mark.parametrize("passing", [0, 4])
def test_no_throwing_test_only_a_catch_without_modifier(passing: int):
    good = pitch(f"home 1 5,7 pa{passing} ball / home 2 6,7 ag3", dice="3")
    good.play("home 1 hand-off", "hand off to home 2")
    assert good.shows("home 2 6,7 ball")
    assert good.table.feats == ()
    assert good.done()
    bad = pitch(f"home 1 5,7 pa{passing} ball / home 2 6,7 ag3", dice="2 E")
    bad.play("home 1 hand-off", "hand off to home 2")
    assert bad.ball == "7,7"
    assert bad.turnover
    assert bad.done()


@pytest.mark.rule("bb2020/hand-off.catch")
def test_markers_of_the_receiver_count():
    game = pitch("home 1 5,7 ball / home 2 6,7 ag3 / away 1 7,7 / away 2 7,8", dice="4 E 1 N")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == "7,6"
    assert game.done()


@pytest.mark.rule("bb2020/hand-off.catch")
def test_only_an_adjacent_standing_team_mate_may_take_it():
    game = pitch(
        "home 1 5,7 ball / home 2 6,7 / home 3 5,8 prone / home 4 8,7 / away 1 4,7"
    )
    game.play("home 1 hand-off")
    assert game.offers("hand off to home 2")
    assert game.refuses("hand off to home 3", "hand off to home 4", "hand off to away 1")


@pytest.mark.rule("bb2020/hand-off.ends")
def test_he_may_move_before_but_not_after():
    game = pitch("home 1 5,7 ball / home 2 8,7 / away 1 20,7", dice="3")
    game.play("home 1 hand-off", "move 6,7", "move 7,7", "hand off to home 2")
    assert game.shows("home 1 7,7 / home 2 8,7 ball")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move", "home 2 hand-off")
    # The receiver has not acted yet.
    game.play("home 2 move", "move 9,7", "stop")
    assert game.shows("home 2 9,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/hand-off.ends")
def test_he_may_pick_the_ball_up_on_the_way():
    game = pitch("home 1 5,7 / home 2 7,7 / ball 6,7", dice="3 3")
    game.play("home 1 hand-off", "move 6,7", "hand off to home 2")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.not-caught")
def test_a_missed_hand_off_that_a_team_mate_catches_is_no_turnover():
    game = pitch("home 1 5,7 ball / home 2 6,7 / home 3 7,7", dice="2 E 4")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == "home 3"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/hand-off.catch")
def test_a_hand_off_and_a_pass_may_happen_in_one_turn():
    game = pitch("home 1 5,7 ball / home 2 6,7 / home 3 9,7", dice="3 5 3")
    game.play("home 1 hand-off", "hand off to home 2")
    game.play("home 2 pass", "pass the ball", "pass to 9,7")
    assert game.ball == "home 3"
    assert game.done()
