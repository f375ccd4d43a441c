"""Throwing the ball: targets, ranges, the pass roll, accurate, inaccurate, fumbled."""

from __future__ import annotations

import pytest
from table import pitch

# --- targets and ranges -----------------------------------------------------------------------


@pytest.mark.rule("lrb6/passing.target")
def test_any_square_in_range_may_be_the_target():
    game = pitch("home 1 5,7 ball / home 2 8,7 / away 1 5,10 / away 2 7,2 prone")
    game.play("home 1 pass", "pass the ball")
    # A team-mate, an opponent, one who lies down, an empty square, an adjacent one.
    assert game.offers("pass to 8,7", "pass to 5,10", "pass to 7,2", "pass to 12,5", "pass to 6,7")
    assert game.refuses("pass to 5,7")  # not his own square


@pytest.mark.rule("lrb6/passing.long-bomb", "lrb6/passing.target")
def test_a_target_out_of_range_is_refused():
    game = pitch("home 1 5,0 ball / home 2 19,0")
    game.play("home 1 pass", "pass the ball")
    assert game.offers("pass to 18,0", "pass to 18,1", "pass to 17,4", "pass to 16,6")
    assert game.offers("pass to 15,8", "pass to 14,9")
    assert game.refuses("pass to 19,0", "pass to 18,2", "pass to 17,5", "pass to 16,7")
    assert game.refuses("pass to 15,9", "pass to 14,10")


# The last square of each range and the first of the next, thrown by AG 3 (4+): the lowest roll
# that is accurate. Quick +1: 3+, short: 4+, long -1: 5+, long bomb -2: 6+.
BOUNDARIES = [
    ("8,0", 3), ("9,0", 4), ("11,0", 4), ("12,0", 5), ("15,0", 5), ("16,0", 6), ("18,0", 6),
    ("8,1", 3), ("9,1", 4), ("7,2", 3), ("8,2", 4), ("8,3", 4), ("11,3", 4), ("11,4", 5),
    ("10,4", 4), ("10,5", 5), ("15,2", 5), ("15,3", 6), ("14,4", 5), ("14,5", 6), ("13,6", 5),
    ("13,7", 6), ("12,7", 5), ("12,8", 6), ("18,1", 6), ("17,4", 6), ("16,6", 6), ("15,8", 6),
]  # fmt: skip


@pytest.mark.rule(
    "lrb6/passing.quick", "lrb6/passing.short", "lrb6/passing.long", "lrb6/passing.long-bomb",
    "lrb6/passing.roll",
)  # fmt: skip
@pytest.mark.parametrize("target, need", BOUNDARIES)
def test_each_range_at_its_boundaries(target, need):
    accurate = pitch(f"home 1 5,0 ball / home 2 {target}", dice=[need, 3])
    accurate.play("home 1 pass", "pass the ball", f"pass to {target}")
    assert accurate.ball == "home 2"
    assert accurate.done()
    # One less misses: three scatters, then the bounce.
    missed = pitch(f"home 1 5,0 ball / home 2 {target}", dice=[need - 1, "S", "S", "S", "S"])
    missed.play("home 1 pass", "pass the ball", f"pass to {target}")
    assert missed.told("the throw of home 1 misses its target")
    column, row = target.split(",")
    assert missed.ball == f"{column},{int(row) + 4}"
    assert missed.turnover
    assert missed.done()


@pytest.mark.rule("lrb6/passing.after-throw")
def test_the_throw_ends_the_action_whatever_movement_is_left():
    game = pitch("home 1 5,7 ball ma6 / home 2 8,7 / away 1 20,7", dice="3 3")
    game.play("home 1 pass", "move 6,7", "pass the ball", "pass to 8,7")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move", "home 1 pass", "home 1 hand-off", "home 2 pass")
    assert game.done()


@pytest.mark.rule("lrb6/passing.target")
def test_he_may_move_and_pick_up_the_ball_before_he_throws_it():
    game = pitch("home 1 5,7 / home 2 9,7 / ball 6,7 / away 1 20,7", dice="3 3 3")
    game.play("home 1 pass")
    assert game.refuses("pass the ball")  # he has nothing to throw yet
    # Pick-up 3+, quick pass 3+, catch 3+.
    game.play("move 6,7", "pass the ball", "pass to 9,7")
    assert game.shows("home 2 9,7 ball")
    assert game.done()


# --- order ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/passing.order")
def test_pass_block_then_interception_then_throw_then_catch():
    game = pitch(
        "home 1 5,7 ball / home 2 11,7 / away 1 8,10 Pass Block / away 2 9,7", dice="3 4 3"
    )
    game.play("home 1 pass", "pass the ball", "pass to 11,7")
    assert game.asked("away", "pass block")
    game.play("away 1 uses Pass Block", "move 8,9", "move 8,8", "stop")
    assert game.asked("away", "intercept")
    game.play("intercept with away 1")  # a 3, he needs 6
    assert game.shows("home 2 11,7 ball")
    tests = [event.kind for event in game.game.events if event.is_test]
    assert tests == ["intercept", "pass", "catch"]
    assert game.done()


# --- the roll ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/passing.roll")
@pytest.mark.parametrize("agility, need", [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2), (7, 2)])
def test_each_row_of_the_agility_table(agility, need):
    # A short pass has no modifier. A natural 1 is never good, so AG 6 and more need 2 as well.
    good = pitch(f"home 1 5,7 ag{agility} ball / home 2 10,7", dice=[need, 3])
    good.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert good.ball == "home 2"
    assert good.done()
    bad = pitch(f"home 1 5,7 ag{agility} ball / home 2 10,7", dice=[need - 1])
    if need > 2:
        bad.rolls("N N N N")
    else:
        bad.rolls("N")  # a fumble
    bad.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert bad.ball == ("10,3" if need > 2 else "5,6")
    assert bad.turnover
    assert bad.done()


@pytest.mark.rule("lrb6/passing.roll")
@pytest.mark.parametrize("markers, need", [(0, 4), (1, 5), (2, 6)])
def test_tackle_zones_on_the_thrower(markers, need):
    opponents = "".join(f" / away {n + 1} {4 + n},6" for n in range(markers))
    text = "home 1 5,7 ball / home 2 10,8 / away 9 4,8 prone" + opponents
    good = pitch(text, dice=[need, 3])
    good.play("home 1 pass", "pass the ball", "pass to 10,8")
    assert good.ball == "home 2"
    assert good.done()
    bad = pitch(text, dice=[need - 1, "S", "S", "S", "S"])
    bad.play("home 1 pass", "pass the ball", "pass to 10,8")
    assert bad.told("misses its target")
    assert bad.done()


@pytest.mark.rule("lrb6/passing.roll", "lrb6/catching.roll", "lrb6/turnovers.not-caught")
def test_slow_motion_replay_grishnak_throws_to_urgash():
    # AG 3, four squares: the boundary of quick and short, so short. 4+, he throws a 6. Urgash has
    # +1 for the accurate pass and -1 for Griff beside him: 4+. A 3, the ball bounces: turnover.
    game = pitch("home 1 5,7 ball / home 2 9,7 / away 1 10,8", dice="6 3 N")
    game.play("home 1 pass", "pass the ball", "pass to 9,7")
    assert game.told("home 1: pass 4+, rolled 6, passed")
    assert game.told("home 2: catch 4+, rolled 3, failed")
    assert game.ball == "9,6"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/passing.natural-six")
def test_a_natural_six_is_accurate_whatever_the_modifiers():
    # AG 1 needs 6; a long bomb with three tackle zones is -5.
    game = pitch(
        "home 1 5,7 ag1 ball / home 2 17,7 / away 1 4,6 / away 2 5,6 / away 3 4,8", dice="6 3"
    )
    game.play("home 1 pass", "pass the ball", "pass to 17,7")
    assert game.ball == "home 2"
    assert game.done()


# --- misses -----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/passing.inaccurate")
def test_an_inaccurate_pass_scatters_three_times_from_the_target():
    # Over home 3, who may not catch it on the way; it lands beside him and bounces once more.
    game = pitch("home 1 5,7 ball / home 2 10,7 / home 3 11,7", dice="3 E E E E")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.ball == "14,7"
    assert not game.happenings("catch")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/passing.inaccurate", "lrb6/turnovers.ball-at-rest")
def test_an_inaccurate_pass_is_caught_in_the_last_square():
    game = pitch("home 1 5,7 ball / home 2 10,7 / home 3 12,6 / away 1 20,1", dice="3 E E N 4")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.told("home 3: catch 4+, rolled 4, passed")  # no +1
    assert game.ball == "home 3"
    assert game.asked("home", "turn")  # no turnover
    assert game.done()


@pytest.mark.rule("lrb6/passing.inaccurate", "lrb6/catching.modifier")
def test_scattered_back_to_the_target_it_is_still_a_missed_pass():
    # E to 11,7, SW to 10,8, N to 10,7. He needs 4+ there, not 3+.
    game = pitch("home 1 5,7 ball / home 2 10,7", dice="3 E SW N 3 N")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.told("home 2: catch 4+, rolled 3, failed")
    assert game.ball == "10,6"
    assert game.done()


@pytest.mark.rule("lrb6/passing.fumble", "lrb6/turnovers.fumble")
def test_a_natural_one_is_a_fumble():
    game = pitch("home 1 5,7 ag6 ball / home 2 8,7", dice="1 W")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.told("home 1 fumbles")
    assert game.ball == "4,7"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/passing.fumble")
@pytest.mark.parametrize(
    "target, face, fumbled",
    [
        ("8,7", 2, False),  # quick +1: 3
        ("10,7", 2, False),  # short: 2
        ("13,7", 2, True),  # long -1: 1
        ("13,7", 3, False),
        ("16,7", 2, True),  # long bomb -2: 0
        ("16,7", 3, True),  # 1
        ("16,7", 4, False),
    ],
)
def test_one_or_less_after_modifiers_is_a_fumble(target, face, fumbled):
    game = pitch("home 1 5,7 ball", dice=[face])
    game.rolls("W" if fumbled else "N N N N")
    game.play("home 1 pass", "pass the ball", f"pass to {target}")
    assert bool(game.told("fumbles")) is fumbled
    assert (game.ball == "4,7") is fumbled
    assert game.done()


@pytest.mark.rule("lrb6/passing.fumble")
def test_tackle_zones_can_turn_a_roll_into_a_fumble():
    game = pitch("home 1 5,7 ball / away 1 4,6 / away 2 4,7 / away 3 4,8", dice="3 E")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")  # 3 + 1 - 3 = 1
    assert game.told("home 1 fumbles")
    assert game.ball == "6,7"
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.fumble", "lrb6/passing.fumble")
def test_a_fumble_caught_by_a_team_mate_is_still_a_turnover():
    game = pitch("home 1 5,7 ball / home 2 6,7", dice="1 E 4")
    game.play("home 1 pass", "pass the ball", "pass to 9,7")
    assert game.ball == "home 2"
    assert game.turnover
    assert game.done()


# --- who gets it ------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/passing.completion")
def test_a_completion():
    game = pitch("home 1 5,7 ball / home 2 8,7 / away 1 20,7", dice="3 3")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert "feats home 1 completion" in game.picture()
    assert game.done()


@pytest.mark.rule("lrb6/passing.completion")
@pytest.mark.parametrize(
    "text, target, dice",
    [
        ("home 2 8,7", "8,7", "2 E W E W 4"),  # missed: scatters to 9,7 and bounces to 8,7
        ("home 2 9,7", "8,7", "3 E 4"),  # an empty target: only the bounce is caught
        ("away 2 8,7", "8,7", "3 3"),  # caught by an opponent
        ("home 2 8,7 / home 3 9,7", "8,7", "3 1 E 4"),  # dropped, a team-mate catches the bounce
    ],
)
def test_no_completion(text, target, dice):
    game = pitch(f"home 1 5,7 ball / {text} / away 1 20,7", dice=dice)
    game.play("home 1 pass", "pass the ball", f"pass to {target}")
    assert "completion" not in game.picture()
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.not-caught", "lrb6/passing.target")
def test_a_pass_caught_by_the_other_team_is_a_turnover():
    game = pitch("home 1 5,7 ball / away 1 8,7", dice="3 3")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.ball == "away 1"
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.ball-at-rest")
def test_out_of_bounds_thrown_back_and_caught_is_no_turnover():
    # Inaccurate from 8,1: N to 8,0, out N. Thrown in straight on, 2D6 = 4: 8,0 to 8,3, caught.
    game = pitch("home 1 5,1 ball / home 2 8,3 / away 1 20,7", dice="2 N N 3 2 2 4")
    game.play("home 1 pass", "pass the ball", "pass to 8,1")
    assert game.ball == "home 2"
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/passing.target")
def test_a_pass_caught_in_the_end_zone_scores():
    game = pitch("home 1 20,7 ball / home 2 25,7 / away 1 5,7", dice="4 3", seed=1)
    game.play("home 1 pass", "pass the ball", "pass to 25,7")
    assert game.told("TOUCHDOWN by home 2")
    assert game.score == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.not-caught")
def test_a_pass_caught_by_an_opponent_in_his_scoring_end_zone_scores_for_him():
    game = pitch("home 1 5,7 ball / home 2 10,7 / away 1 0,7", dice="4 3", seed=1)
    game.play("home 1 pass", "pass the ball", "pass to 0,7")
    assert game.score == (0, 1)
    assert game.done()
