"""Catching: who must, how hard it is, and how a ball bounces on."""

from __future__ import annotations

import pytest
from table import pitch

# --- the test ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/catching.roll")
@pytest.mark.parametrize("agility", [1, 2, 3, 4, 5, 6])
def test_an_accurate_pass_needs_what_is_printed(agility: int):
    need = max(2, agility)
    good = pitch(f"home 1 5,7 ball / home 2 7,7 ag{agility}", dice=[6, need])
    good.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert good.ball == "home 2"
    assert good.done()
    bad = pitch(f"home 1 5,7 ball / home 2 7,7 ag{agility}", dice=[6, need - 1, "N"])
    bad.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert bad.ball == "7,6"
    assert bad.done()


@pytest.mark.rule("bb2020/catching.roll")
@pytest.mark.parametrize("markers, need", [("away 1 8,7", 4), ("away 1 8,7 / away 2 8,8", 5)])
def test_each_opponent_marking_the_catcher_makes_it_harder(markers: str, need: int):
    good = pitch(f"home 1 5,7 ball / home 2 7,7 ag3 / {markers}", dice=[6, need])
    good.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert good.ball == "home 2"
    assert good.done()
    bad = pitch(f"home 1 5,7 ball / home 2 7,7 ag3 / {markers}", dice=[6, need - 1, "N"])
    bad.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert bad.ball == "7,6"
    assert bad.done()


@pytest.mark.rule("bb2020/catching.modifier")
@pytest.mark.parametrize(
    "what, dice",
    [
        ("a bounce", "6 E"),  # from the empty square 9,7
        ("a scattered pass", "3 N SE SE"),
        ("a wild pass", "2 N 3"),
    ],
)
def test_any_other_ball_has_minus_one(what: str, dice: str):
    # PA 4+ from 5,7 to 9,7, a short pass; whoever it comes to has AG 3+ and needs 4.
    place = {"a bounce": "10,7", "a scattered pass": "11,8", "a wild pass": "5,4"}[what]
    good = pitch(f"home 1 5,7 pa4 ball / home 2 {place}", dice=f"{dice} 4")
    good.play("home 1 pass", "pass the ball", "pass to 9,7")
    assert good.ball == "home 2"
    assert good.done()
    bad = pitch(f"home 1 5,7 pa4 ball / home 2 {place}", dice=f"{dice} 3 E")
    bad.play("home 1 pass", "pass the ball", "pass to 9,7")
    assert bad.turnover
    assert bad.ball == f"{int(place.split(',')[0]) + 1},{place.split(',')[1]}"
    assert bad.done()


@pytest.mark.rule("bb2020/catching.modifier")
def test_a_thrown_in_ball_has_minus_one():
    # Fumbled off the pitch at 5,0 and thrown straight back to 5,4.
    dice = "1 N 3 1 3"
    good = pitch("home 1 5,0 ball / home 2 5,4", dice=f"{dice} 4")
    good.play("home 1 pass", "pass the ball", "pass to 8,0")
    assert good.ball == "home 2"
    assert good.done()
    bad = pitch("home 1 5,0 ball / home 2 5,4", dice=f"{dice} 3 E")
    bad.play("home 1 pass", "pass the ball", "pass to 8,0")
    assert bad.ball == "6,4"
    assert bad.done()


@pytest.mark.rule("bb2020/weather.pouring-rain")
def test_rain_makes_catching_harder():
    game = pitch("home 1 5,7 ball / home 2 7,7 ag3 / weather rain", dice="6 3 N")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.ball == "7,6"
    assert game.done()


# --- who must ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/catching.must")
def test_nobody_is_asked_whether_he_wants_to_catch():
    # An opponent has to catch what comes to him as well.
    game = pitch("home 1 5,7 ball / away 1 7,7", dice="6 3")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2020/catching.must", "bb2020/bouncing.down")
@pytest.mark.parametrize("state", ["prone", "stunned", "dazed", "hypnotised"])
def test_nobody_else_catches_a_bouncing_ball(state: str):
    # From the empty target it bounces to 8,7 and on without a test.
    game = pitch(f"home 1 5,7 ball / home 2 8,7 {state}", dice="6 E E")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.ball == "9,7"
    assert game.done()


@pytest.mark.rule("bb2020/skill.no-hands.ball")
def test_the_ball_bounces_off_a_player_without_hands():
    game = pitch("home 1 5,7 ball / home 2 7,7 No Hands", dice="6 E")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.ball == "8,7"
    assert game.turnover
    assert game.done()


# --- bouncing ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/bouncing.one")
@pytest.mark.parametrize(
    "face, square",
    [
        ("NW", "6,6"), ("N", "7,6"), ("NE", "8,6"), ("W", "6,7"),
        ("E", "8,7"), ("SW", "6,8"), ("S", "7,8"), ("SE", "8,8"),
    ],
)  # fmt: skip
def test_a_bounce_is_one_square_and_rests_where_nobody_is(face: str, square: str):
    game = pitch("home 1 3,2 ball / home 2 7,7 prone", dice=f"6 {face}")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.ball == square
    assert game.done()


@pytest.mark.rule("bb2020/bouncing.player")
def test_a_missed_ball_bounces_from_player_to_player():
    game = pitch("home 1 5,7 ball / home 2 7,7 / away 1 8,7 / home 3 9,8", dice="6 3 E 4 SE 5")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    # home 2 needs 4, away 1 then 6 (bouncing, two markers), home 3 then 5.
    assert game.ball == "home 3"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/bouncing.landing")
@pytest.mark.parametrize(
    "target, dice, square",
    [
        ("7,7", "6 E", "8,7"),  # accurate
        ("9,7", "3 E E E E", "13,7"),  # scattered
        ("9,7", "2 N 3 N", "5,3"),  # deviated
    ],
)
def test_a_ball_that_comes_down_in_an_empty_square_bounces_once(
    target: str, dice: str, square: str
):
    game = pitch("home 1 5,7 pa4 ball / home 2 1,1", dice=dice)
    game.play("home 1 pass", "pass the ball", f"pass to {target}")
    assert game.ball == square
    assert game.done()


@pytest.mark.rule("bb2020/bouncing.out")
def test_a_ball_that_bounces_off_the_pitch_is_thrown_in():
    # From 5,0 to the south-west for 4 squares, where it bounces.
    game = pitch("home 1 5,2 ball / home 2 5,0 prone", dice="6 N 6 2 2 E")
    game.play("home 1 pass", "pass the ball", "pass to 5,0")
    assert game.ball == "2,4"
    assert game.done()


@pytest.mark.rule("bb2020/bouncing.out")
def test_a_scatter_off_the_pitch_stops_there():
    # The second scatter leaves the pitch at 9,0: no third one, but a throw-in.
    game = pitch("home 1 5,1 pa4 ball / home 2 1,9", dice="3 N N 3 1 1 E")
    game.play("home 1 pass", "pass the ball", "pass to 9,1")
    assert game.ball == "10,2"
    assert game.done()
