"""Passing interference: who may try, how hard it is, deflections and interceptions."""

from __future__ import annotations

import pytest
from table import Scene, pitch

THROW = ("home 1 pass", "pass the ball", "pass to 11,7")


def thrown(scene: str, dice: str) -> Scene:
    """A short pass of a PA 4+ thrower along row 7: 5 and 6 are accurate, 3 and 4 inaccurate."""
    return pitch(f"home 1 5,7 pa4 ball / home 2 11,7 / {scene}", dice=dice).play(*THROW)


# --- who --------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/interference.who")
def test_one_standing_opponent_under_the_ruler_between_the_ends():
    game = thrown(
        "away 1 8,7 / away 2 8,8 / away 3 8,9 / away 4 4,7 prone / away 5 12,7 / away 6 7,7 prone"
        " / away 7 9,7 dazed / away 8 9,6 No Hands",
        "6",
    )
    assert game.asked("away", "intercept", "home 1")
    assert game.options() == ["intercept with away 1", "intercept with away 2", "nobody"]


@pytest.mark.rule("bb2020/interference.who")
def test_nobody_has_to_try():
    game = thrown("away 1 8,7", "6 3").play("nobody")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/interference.who")
def test_a_fumbled_pass_is_not_interfered_with():
    game = thrown("away 1 8,7", "1 N")
    assert game.ball == "5,6"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/interference.who")
def test_it_is_the_way_to_where_the_ball_comes_down_that_counts():
    # Inaccurate, it comes down at 11,4: away 1 on the way to the target cannot reach it any more,
    # away 2 can.
    game = thrown("away 1 9,7 / away 2 9,5", "4 N N N")
    assert game.options() == ["intercept with away 2", "nobody"]


@pytest.mark.rule("bb2020/interference.who")
def test_out_of_the_pitch_the_last_square_on_it_counts():
    # Wild towards the north: out behind 5,0. away 2 in the very last square is not in between.
    game = pitch(
        "home 1 5,2 pa4 ball / home 2 17,2 / away 1 5,1 / away 2 5,0 prone", dice="3 N 6"
    )
    game.play("home 1 pass", "pass the ball", "pass to 17,2")
    assert game.options() == ["intercept with away 1", "nobody"]
    game.rolls("2 3 2 2 E").play("intercept with away 1")
    # He fails, and only then the ball is thrown in: 4 squares from 5,0, and a bounce.
    assert game.ball == "6,4"
    assert game.done()


# --- the test ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/interference.roll")
@pytest.mark.parametrize(
    "flight, need",
    [
        ("5", 5),  # accurate: 2+ with -3
        ("4 N S E", 4),  # inaccurate: -2; it comes down at 12,7
        ("2 E 6", 3),  # wild: -1; it comes down at 11,7
    ],
)
def test_the_better_the_pass_the_harder_it_is(flight: str, need: int):
    got = thrown("away 1 8,7 ag2", f"{flight} {need} 6").play("intercept with away 1")
    assert got.ball == "away 1"
    assert got.done()
    missed = thrown("away 1 8,7 ag2", f"{flight} {need - 1}")
    missed.rolls("6" if flight != "4 N S E" else "W 6").play("intercept with away 1")
    assert missed.ball == "home 2"
    assert missed.done()


@pytest.mark.rule("bb2020/interference.marked")
@pytest.mark.parametrize("markers", ["home 3 8,8", "home 3 8,8 / home 4 9,8 / home 5 7,8"])
def test_being_marked_counts_once(markers: str):
    # AG 1+ against an accurate pass: 4+, marked 5+.
    missed = thrown(f"away 1 8,7 ag1 / {markers}", "5 4 3").play("intercept with away 1")
    assert missed.ball == "home 2"
    assert missed.done()
    game = thrown(f"away 1 8,7 ag1 / {markers}", "5 5").rolls("6").play("intercept with away 1")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2020/weather.pouring-rain")
def test_rain_makes_interference_harder():
    # AG 1+ against an accurate pass in the rain: 5+.
    game = thrown("away 1 8,7 ag1 / weather rain", "5 4 4").play("intercept with away 1")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/interference.roll")
def test_a_natural_six_always_succeeds():
    game = thrown("away 1 8,7 ag6", "5 6 6").play("intercept with away 1")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2020/interference.roll", "bb2020/re-roll.team")
def test_the_question_about_a_failed_interference_says_what_it_needs():
    # A pass in the opponents' turn: the team that moves may re-roll its interference.
    game = pitch(
        "home 1 4,7 / home 2 7,7 ag2 / away 1 5,7 pa2 Dump-off ball / away 2 8,7 / rerolls 1 0",
        "6 4",
    )
    game.play("home 1 block", "block away 1", "pass to 8,7", "intercept with home 2")
    assert game.asked("home", "re-roll", "home 2")
    assert game.question is not None
    assert game.question.need == 6  # AG 2+, an accurate pass, and away 2 marks him
    assert game.done()


@pytest.mark.rule("bb2020/skill.stunty.interference")
def test_a_pass_of_a_stunty_player_is_easier_to_get_at():
    # AG 2+ against an accurate pass: 5+, from Stunty 4+.
    game = pitch(
        "home 1 5,7 pa4 Stunty ball / home 2 11,7 / away 1 8,7 ag2", dice="5 4 6"
    )
    game.play(*THROW, "intercept with away 1")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2020/skill.stunty.interference")
def test_the_pass_of_a_small_player_is_one_easier_to_get_at():
    # AG 3+ against an accurate pass: 3 + 3 - 1.
    game = pitch("home 1 5,7 pa2 Stunty ball / home 2 9,7 / away 1 7,7", "6 4 3")
    game.play("home 1 pass", "pass the ball", "pass to 9,7", "intercept with away 1")
    assert game.told("away 1: interfere 5+, rolled 4, failed")
    assert game.done()


# --- deflected --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/interference.deflection", "bb2020/interference.interception")
def test_a_deflected_pass_that_he_catches_is_intercepted():
    # AG 3+: deflects on 6, then catches with -1.
    game = thrown("away 1 8,7", "5 6 4").play("intercept with away 1")
    assert game.told("away 1 deflects the pass")
    assert game.told("away 1 intercepts")
    assert game.shows("away 1 8,7 ball / feats away 1 interception")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/interference.deflection")
def test_his_catch_has_minus_one_and_one_more_for_each_marker():
    # AG 3+, -1, two markers: 6.
    game = thrown("away 1 8,7 / home 3 8,8 / home 4 9,8", "5 6 5 N N N N")
    game.play("intercept with away 1")
    assert game.ball == "8,3"
    assert game.done()


@pytest.mark.rule("bb2020/interference.missed", "bb2020/turnovers.deflected")
def test_a_deflected_pass_on_the_ground_is_a_turnover():
    game = thrown("away 1 8,7", "5 6 3 N N N N").play("intercept with away 1")
    assert game.ball == "8,3"  # three scatters from his square, and the bounce
    assert game.shows("feats away 1 deflection")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/interference.missed", "bb2020/turnovers.deflected")
def test_a_team_mate_of_the_thrower_may_still_catch_it():
    game = thrown("away 1 8,7 / home 3 8,4", "5 6 3 N N N 4").play("intercept with away 1")
    assert game.shows("home 3 8,4 ball / feats away 1 deflection")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/interference.missed", "bb2020/turnovers.deflected")
def test_another_opponent_who_catches_it_has_not_intercepted_it():
    game = thrown("away 1 8,7 / away 2 8,4", "5 6 3 N N N 4").play("intercept with away 1")
    assert game.shows("away 2 8,4 ball / feats away 1 deflection")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/scoring.opponents-turn")
def test_an_interception_in_the_end_zone_is_a_touchdown():
    game = pitch("home 1 0,3 pa4 ball / home 2 0,9 / away 1 0,6", dice="5 6 6", seed=1)
    game.play("home 1 pass", "pass the ball", "pass to 0,9", "intercept with away 1")
    assert game.score == (0, 1)
