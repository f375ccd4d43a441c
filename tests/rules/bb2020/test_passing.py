"""Throwing the ball: targets, ranges, the test in four grades, and who has the ball then."""

from __future__ import annotations

import pytest
from table import pitch

# --- targets and ranges -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/passing.target")
def test_any_square_in_range_may_be_the_target():
    game = pitch("home 1 5,7 ball / home 2 8,7 / away 1 5,10 / away 2 7,2 prone")
    game.play("home 1 pass", "pass the ball")
    # A team-mate, an opponent, one who lies down, an empty square, an adjacent one.
    assert game.offers("pass to 8,7", "pass to 5,10", "pass to 7,2", "pass to 12,5", "pass to 6,7")
    assert game.refuses("pass to 5,7")  # not his own square


@pytest.mark.rule("bb2020/passing.target")
def test_he_moves_and_picks_the_ball_up_before_he_names_a_target():
    game = pitch("home 1 5,7 / home 2 9,7 / ball 6,7 / away 1 20,7", dice="3 4 3")
    game.play("home 1 pass")
    assert game.refuses("pass the ball")  # he has nothing to throw yet
    game.play("move 6,7", "pass the ball", "pass to 9,7")
    assert game.shows("home 2 9,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/passing.long-bomb")
def test_a_target_out_of_range_is_refused():
    game = pitch("home 1 5,0 ball / home 2 20,0")
    game.play("home 1 pass", "pass the ball")
    assert game.offers("pass to 18,0", "pass to 18,2", "pass to 17,4", "pass to 16,6")
    assert game.offers("pass to 15,8", "pass to 14,9", "pass to 7,13")
    assert game.refuses("pass to 19,0", "pass to 18,3", "pass to 17,5", "pass to 16,7")
    assert game.refuses("pass to 15,9", "pass to 14,10", "pass to 8,13")


# The last square of each range and the first of the next, thrown with PA 2+: the lowest roll that
# is accurate. Quick 2+, short -1: 3+, long -2: 4+, long bomb -3: 5+.
BOUNDARIES = [
    ("8,0", 2), ("9,0", 3), ("11,0", 3), ("12,0", 4), ("15,0", 4), ("16,0", 5), ("18,0", 5),
    ("8,1", 2), ("9,1", 3), ("7,2", 2), ("8,2", 3), ("11,3", 3), ("11,4", 4), ("10,4", 3),
    ("10,5", 4), ("15,2", 4), ("15,3", 5), ("14,4", 4), ("14,5", 5), ("13,6", 4), ("13,7", 5),
    ("12,7", 4), ("12,8", 5), ("18,2", 5), ("17,4", 5), ("16,6", 5), ("15,8", 5), ("14,9", 5),
]  # fmt: skip


@pytest.mark.rule(
    "bb2020/passing.quick", "bb2020/passing.short", "bb2020/passing.long",
    "bb2020/passing.long-bomb", "bb2020/passing.roll",
)  # fmt: skip
@pytest.mark.parametrize("target, need", BOUNDARIES)
def test_each_range_at_its_boundaries(target: str, need: int):
    accurate = pitch(f"home 1 5,0 pa2 ball / home 2 {target}", dice=[need, 3])
    accurate.play("home 1 pass", "pass the ball", f"pass to {target}")
    assert accurate.ball == "home 2"
    assert accurate.done()
    # One less is not: a natural 1 at quick range, otherwise it totals 1 and is wild.
    if need > 2:
        missed = pitch(f"home 1 5,0 pa2 ball / home 2 {target}", dice=[need - 1, "W", 1, "W"])
        missed.play("home 1 pass", "pass the ball", f"pass to {target}")
        assert missed.told("the throw of home 1 goes badly wrong")
        assert missed.ball == "3,0"
        assert missed.done()


@pytest.mark.rule("bb2020/passing.after-throw")
def test_the_throw_ends_the_activation_whatever_movement_is_left():
    game = pitch("home 1 5,7 ball ma6 / home 2 8,7 / away 1 20,7", dice="4 3")
    game.play("home 1 pass", "move 6,7", "pass the ball", "pass to 8,7")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move", "home 1 pass", "home 1 hand-off", "home 2 pass")
    assert game.offers("home 2 move")
    assert game.done()


@pytest.mark.rule("bb2020/passing.order")
def test_test_then_flight_then_interference_then_catch():
    # Inaccurate: the ball scatters to 8,10 before anybody may interfere, and only the opponent
    # on the way there may; he misses and the ball comes down.
    game = pitch(
        "home 1 5,7 ball / home 2 9,7 / home 3 8,10 / away 1 8,7 / away 2 7,9",
        dice="3 SW S S 5 5",
    )
    game.play("home 1 pass", "pass the ball", "pass to 9,7")
    assert game.asked("away", "intercept")
    assert game.offers("intercept with away 2")
    assert game.refuses("intercept with away 1")
    game.play("intercept with away 2")  # needs 6
    assert game.shows("home 3 8,10 ball")
    tests = [event.kind for event in game.game.events if event.is_test]
    assert tests == ["pass", "interfere", "catch"]
    assert game.done()


# --- the test ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/passing.roll")
@pytest.mark.parametrize(
    "marked, need", [("", 3), ("away 1 4,7 /", 4), ("away 1 4,7 / away 2 4,6 /", 5)]
)
def test_each_opponent_marking_the_thrower_makes_it_harder(marked: str, need: int):
    good = pitch(f"{marked} home 1 5,7 pa3 ball / home 2 7,7", dice=[need, 3])
    good.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert good.ball == "home 2"
    assert good.done()
    bad = pitch(f"{marked} home 1 5,7 pa3 ball / home 2 7,7", dice=[need - 1, "N", "N", "N", "N"])
    bad.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert bad.ball == "7,3"
    assert bad.done()


@pytest.mark.rule("bb2020/passing.accurate")
def test_an_accurate_pass_lands_in_the_target_square():
    game = pitch("home 1 5,7 pa4 ball / home 2 10,7 / away 1 20,7", dice="5 3")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.shows("home 2 10,7 ball")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/passing.accurate")
def test_a_natural_six_is_always_accurate():
    # PA 6+ with -3 for the range and -2 for two markers.
    game = pitch(
        "home 1 5,7 pa6 ball / home 2 17,7 / away 1 4,7 / away 2 4,6", dice="6 3"
    )
    game.play("home 1 pass", "pass the ball", "pass to 17,7")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/passing.accurate", "bb2020/passing.inaccurate")
@pytest.mark.parametrize(("roll", "scatter"), [(4, ""), (3, " N S E")])
def test_only_an_inaccurate_pass_is_called_one(roll: int, scatter: str):
    game = pitch("home 1 5,7 pa4 ball / home 2 2,2 / away 1 20,1", f"{roll}{scatter} N")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert bool(game.happenings("inaccurate")) is (roll == 3)
    assert game.done()


@pytest.mark.rule("bb2020/passing.inaccurate")
def test_an_inaccurate_pass_scatters_three_times_from_its_target():
    # PA 4+, short: a 4 totals 3.
    game = pitch("home 1 5,7 pa4 ball / home 2 10,7 / home 3 13,7", dice="4 E E E 4")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.told("the throw of home 1 misses its target")
    assert game.shows("home 3 13,7 ball")  # 3+ with -1 for a scattered ball
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/passing.inaccurate")
def test_it_may_scatter_back_to_the_target_and_is_a_scattered_ball_there():
    game = pitch("home 1 5,7 pa4 ball / home 2 10,7", dice="4 N SE W 3 N")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")  # he needs 4 now
    assert game.ball == "10,6"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/passing.wildly-inaccurate")
@pytest.mark.parametrize("roll", [2, 3, 4])
def test_a_total_of_one_or_less_deviates_from_the_thrower(roll: int):
    # A long bomb: 2, 3 and 4 total -1, 0 and 1. D8 and D6 from the thrower, not the target.
    game = pitch("home 1 5,7 pa4 ball / home 2 17,7 / home 3 5,3", dice=[roll, "N", 4, 4])
    game.play("home 1 pass", "pass the ball", "pass to 17,7")
    assert game.shows("home 3 5,3 ball")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/passing.wildly-inaccurate")
def test_a_total_of_two_is_merely_inaccurate():
    game = pitch("home 1 5,7 pa4 ball / home 2 17,7", dice="5 N N N N")
    game.play("home 1 pass", "pass the ball", "pass to 17,7")
    assert game.ball == "17,3"
    assert game.done()


@pytest.mark.rule("bb2020/passing.wildly-inaccurate")
def test_with_pa_1_a_total_of_one_is_still_accurate():
    accurate = pitch("home 1 5,7 pa1 ball / home 2 10,7", dice="2 3")
    accurate.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert accurate.ball == "home 2"
    assert accurate.done()
    # A total of 0 is not.
    wild = pitch("home 1 5,7 pa1 ball / home 2 13,7", dice="2 N 1 N")
    wild.play("home 1 pass", "pass the ball", "pass to 13,7")
    assert wild.ball == "5,5"
    assert wild.done()


@pytest.mark.rule("bb2020/passing.wildly-inaccurate", "bb2020/bouncing.out")
def test_a_wild_pass_that_leaves_the_pitch_is_thrown_in():
    # Out at 5,0; thrown straight back in for 3 squares, and bounces.
    game = pitch("home 1 5,2 pa4 ball / home 2 17,2", dice="3 N 5 3 1 2 S")
    game.play("home 1 pass", "pass the ball", "pass to 17,2")
    assert game.ball == "5,4"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/passing.fumble", "bb2020/turnovers.fumble")
def test_a_natural_one_is_fumbled():
    # Even the best thrower; the ball bounces from his square, and a catch does not help.
    game = pitch("home 1 5,7 pa1 ball / home 2 6,7", dice="1 E 4")
    game.play("home 1 pass", "pass the ball", "pass to 6,7")
    assert game.told("home 1 fumbles")
    assert game.shows("home 2 6,7 ball")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/passing.fumble")
def test_a_player_without_passing_ability_fumbles_without_a_roll():
    game = pitch("home 1 5,7 pa0 ball / home 2 6,7 / rerolls 1 0", dice="N")
    game.play("home 1 pass", "pass the ball", "pass to 6,7")
    assert game.ball == "5,6"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/passing.fumble", "bb2020/passing.wildly-inaccurate")
def test_without_fumbles_a_1_is_inaccurate_and_a_wild_throw_stays_wild():
    text = "home 1 5,7 pa6 ball / home 2 2,2 / away 1 4,7 / away 2 20,1"
    one = pitch(text, "1 N S E N", options={"fumbles": False})
    one.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert one.happenings("inaccurate")
    two = pitch(text, "2 S 1 E", options={"fumbles": False})
    two.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert two.happenings("wild throw")
    assert one.done()
    assert two.done()


@pytest.mark.rule("bb2020/re-roll.team")
@pytest.mark.parametrize("dice", ["1 6 3", "2 6 3", "4 6 3"])
def test_any_failed_pass_may_be_re_rolled(dice: str):
    game = pitch("home 1 5,7 pa4 ball / home 2 10,7 / rerolls 1 0", dice=dice)
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.asked("home", "re-roll", "pass")
    game.play("team re-roll")
    assert game.shows("home 2 10,7 ball / rerolls 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/weather.very-sunny")
def test_the_sun_makes_every_pass_harder():
    game = pitch("home 1 5,7 pa4 ball / home 2 7,7 / weather sunny", dice="4 N N N N")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.ball == "7,3"
    assert game.done()


@pytest.mark.rule("bb2020/weather.blizzard-passing")
def test_in_a_blizzard_only_quick_and_short_passes_are_thrown():
    game = pitch("home 1 5,7 Hail Mary Pass ball / home 2 20,7 / weather blizzard")
    game.play("home 1 pass", "pass the ball")
    assert game.offers("pass to 8,7", "pass to 11,7")
    assert game.refuses("pass to 12,7", "Hail Mary Pass to 12,7", "Hail Mary Pass to 20,7")


# --- afterwards -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/passing.lands", "bb2020/bouncing.landing")
def test_an_accurate_pass_to_an_empty_square_bounces():
    game = pitch("home 1 5,7 pa4 ball / home 2 11,7", dice="5 E 4")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.shows("home 2 11,7 ball")  # a bouncing ball: 4+
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/passing.lands", "bb2020/bouncing.down")
@pytest.mark.parametrize("state", ["prone", "stunned", "dazed"])
def test_the_ball_bounces_off_somebody_who_cannot_catch(state: str):
    game = pitch(f"home 1 5,7 pa4 ball / home 2 10,7 {state}", dice="5 E")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.ball == "11,7"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.not-caught")
def test_a_pass_the_opponent_catches_is_a_turnover():
    game = pitch("home 1 5,7 pa4 ball / away 1 10,7", dice="5 3")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.shows("away 1 10,7 ball")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.not-caught", "bb2020/bouncing.player")
def test_a_missed_catch_is_no_turnover_if_a_team_mate_ends_with_the_ball():
    game = pitch("home 1 5,7 pa4 ball / home 2 10,7 / home 3 11,7", dice="5 2 E 4")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.shows("home 3 11,7 ball")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.not-caught")
def test_the_thrower_may_catch_his_own_bouncing_pass():
    game = pitch("home 1 5,7 pa4 ball / home 2 6,7", dice="4 2 W 4")
    game.play("home 1 pass", "pass the ball", "pass to 6,7")
    assert game.shows("home 1 5,7 ball")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/passing.completion")
def test_an_accurate_pass_caught_in_its_square_is_a_completion():
    game = pitch("home 1 5,7 pa4 ball / home 2 10,7", dice="5 3")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.shows("feats home 1 completion")
    assert game.done()


@pytest.mark.rule("bb2020/passing.completion")
@pytest.mark.parametrize(
    "scene, dice",
    [
        ("home 2 10,7", "4 N S S 4"),  # off target, though it ends with a team-mate
        ("home 2 10,7 / home 3 11,7", "5 2 E 4"),  # caught only after a bounce
        ("away 1 10,7 / home 2 11,7", "5 2 E 5"),  # not meant for him
    ],
)
def test_anything_else_is_none(scene: str, dice: str):
    game = pitch(f"home 1 5,7 pa4 ball / home 4 10,8 / {scene}", dice=dice)
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.table.feats == ()
    assert game.done()


@pytest.mark.rule("bb2020/passing.completion")
def test_a_star_is_credited_with_nothing():
    game = pitch("home 1 5,7 pa4 ball star / home 2 10,7", dice="5 3")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.ball == "home 2"
    assert game.table.feats == ()
    assert game.done()


@pytest.mark.rule("bb2020/catching.act")
def test_the_catcher_may_still_act_if_he_has_not():
    game = pitch("home 1 5,7 pa4 ball / home 2 10,7", dice="5 3")
    game.play("home 1 pass", "pass the ball", "pass to 10,7", "home 2 move", "move 11,7", "stop")
    assert game.shows("home 2 11,7 ball used")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.ball")
def test_a_catch_in_the_end_zone_is_a_touchdown():
    game = pitch("home 1 20,7 pa4 ball / home 2 25,7", dice="5 3", seed=1)
    game.play("home 1 pass", "pass the ball", "pass to 25,7")
    assert game.score == (1, 0)
