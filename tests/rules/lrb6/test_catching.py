"""Catching, bouncing, throw-ins and hand-offs: what becomes of a ball on its way down."""

from __future__ import annotations

import pytest
from table import pitch

# --- catching ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/catching.must")
def test_a_standing_player_of_either_team_must_try():
    # Nobody is asked: the opponent the ball bounces to catches it, 4+ and -1 for the thrower.
    game = pitch("home 1 5,7 ball / away 1 6,6", dice="1 NE 5")
    game.play("home 1 pass", "pass the ball", "pass to 2,7")
    assert game.told("away 1: catch 5+, rolled 5, passed")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("lrb6/catching.must", "lrb6/bouncing.down")
@pytest.mark.parametrize(
    "state", ["prone", "stunned", "dazed Bone-head", "dazed Really Stupid", "hypnotised"]
)
def test_who_never_may_try(state):
    # An accurate pass to him bounces from his square.
    game = pitch(f"home 1 5,7 ball / home 2 8,7 {state}", dice="3 E")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.ball == "9,7"
    assert not game.happenings("catch")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/catching.roll", "lrb6/catching.modifier")
@pytest.mark.parametrize("agility, need", [(1, 5), (2, 4), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_an_accurate_pass_has_plus_one(agility, need):
    caught = pitch(f"home 1 5,7 ball / home 2 8,7 ag{agility}", dice=[3, need])
    caught.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert caught.ball == "home 2"
    assert caught.done()
    dropped = pitch(f"home 1 5,7 ball / home 2 8,7 ag{agility}", dice=[3, need - 1, "N"])
    dropped.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert dropped.ball == "8,6"
    assert dropped.done()


@pytest.mark.rule("lrb6/catching.roll", "lrb6/catching.modifier")
@pytest.mark.parametrize("agility, need", [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
@pytest.mark.parametrize(
    "way",
    [
        "2 E E E {}",  # a missed pass: three squares from 8,7 to 11,7
        "1 E {}",  # the bounce of a fumble, to 6,7
    ],
)
def test_a_missed_pass_or_bounce_has_no_modifier(way, agility, need):
    catcher = "11,7" if way.startswith("2") else "6,7"
    text = f"home 1 5,7 ball / home 2 {catcher} ag{agility}"
    caught = pitch(text, dice=way.format(need))
    caught.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert caught.ball == "home 2"
    assert caught.done()
    dropped = pitch(text, dice=way.format(f"{need - 1} S"))
    dropped.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert dropped.ball == catcher.replace(",7", ",8")
    assert dropped.done()


@pytest.mark.rule("lrb6/catching.roll")
@pytest.mark.parametrize(
    "more, need",
    [
        ("away 1 9,8", 4),  # 3+ for an accurate pass, -1
        ("away 1 9,8 / away 2 9,6", 5),
        ("away 1 9,8 / away 2 9,6 / away 3 9,7", 6),
        ("away 1 9,8 prone / away 2 9,6 dazed / home 3 8,8", 3),
        ("weather rain", 4),
        ("weather rain / away 1 9,8", 5),
    ],
)
def test_tackle_zones_on_the_catcher_and_rain(more, need):
    text = f"home 1 5,7 ball / home 2 8,7 / {more}"
    caught = pitch(text, dice=[3, need])
    caught.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert caught.ball == "home 2"
    assert caught.done()
    dropped = pitch(text, dice=[3, need - 1, "N"])
    dropped.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert dropped.ball == "8,6"
    assert dropped.done()


@pytest.mark.rule("lrb6/catching.act")
def test_a_catcher_who_has_not_acted_may_still_do_so():
    game = pitch("home 1 5,7 ball / home 2 8,7 / home 3 9,9 / away 1 20,7", dice="3 3")
    game.play("home 3 move", "move 10,9", "stop")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.offers("home 2 move", "home 2 hand-off")
    game.play("home 2 move", "move 9,7", "stop")
    assert game.shows("home 2 9,7 ball used")
    assert game.done()


@pytest.mark.rule("lrb6/catching.act")
def test_a_catcher_who_has_acted_may_not_act_again():
    game = pitch("home 1 5,7 ball / home 2 7,7 / away 1 20,7", dice="3 3")
    game.play("home 2 move", "move 8,7", "stop", "home 1 pass", "pass the ball", "pass to 8,7")
    assert game.ball == "home 2"
    assert game.refuses("home 2 move", "home 2 hand-off")
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.ball-at-rest")
def test_a_failed_catch_is_no_turnover_if_a_team_mate_has_the_ball_in_the_end():
    # Dropped by home 2, dropped by the opponent, caught by home 3.
    game = pitch("home 1 5,7 ball / home 2 8,7 / away 1 9,7 / home 3 10,8", dice="3 3 E 3 SE 5")
    # The opponent marks home 2 and home 3, and they mark him. 4+, 6+ (two of them), 5+.
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.told("home 2: catch 4+, rolled 3, failed")
    assert game.told("away 1: catch 6+, rolled 3, failed")
    assert game.told("home 3: catch 5+, rolled 5, passed")
    assert game.asked("home", "turn")
    assert game.done()


# --- bouncing ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/bouncing.one")
@pytest.mark.parametrize(
    "face, where",
    [
        ("NW", "4,6"), ("N", "5,6"), ("NE", "6,6"), ("W", "4,7"),
        ("E", "6,7"), ("SW", "4,8"), ("S", "5,8"), ("SE", "6,8"),
    ],
)  # fmt: skip
def test_a_bounce_goes_one_square_and_stays_in_an_empty_one(face, where):
    game = pitch("home 1 5,7 ball / away 1 20,7", dice=f"1 {face}")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.ball == where
    assert game.done()


@pytest.mark.rule("lrb6/bouncing.player")
def test_a_player_who_fails_to_catch_it_lets_it_bounce_from_his_square():
    game = pitch("home 1 5,7 ball / home 2 6,7 / away 1 7,7", dice="1 E 2 E 2 E")
    game.play("home 1 pass", "pass the ball", "pass to 2,7")
    assert len(game.happenings("catch")) == 2
    assert game.ball == "8,7"
    assert game.done()


@pytest.mark.rule("lrb6/bouncing.player")
def test_it_may_bounce_back_to_the_same_player():
    game = pitch("home 1 5,7 ball / home 2 6,7", dice="1 E 1 W 4")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.told("home 1: catch 4+, rolled 4, passed")
    assert game.ball == "home 1"
    assert game.turnover  # a fumble all the same
    assert game.done()


@pytest.mark.rule("lrb6/bouncing.down")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_from_a_player_who_is_down_it_bounces_again(state):
    game = pitch(f"home 1 5,7 ball / away 1 6,7 {state} / away 2 7,6 {state}", dice="1 E NE E")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.ball == "8,6"
    assert game.done()


@pytest.mark.rule("lrb6/bouncing.landing")
@pytest.mark.parametrize(
    "dice, rests",
    [
        ("3 SE", "9,8"),  # accurate
        ("2 N S N E", "9,6"),  # missed: landed at 8,6
    ],
)
def test_a_throw_into_an_empty_square_bounces_once(dice, rests):
    game = pitch("home 1 5,7 ball / away 1 20,7", dice=dice)
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    assert game.ball == rests
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/bouncing.out", "lrb6/throw-in.direction", "lrb6/throw-in.distance")
def test_a_ball_that_leaves_the_pitch_is_thrown_in():
    # Fumbled at 12,0 and out to the north; straight on (3-4), 2D6 = 5, counting 12,0 as the first:
    # 12,4. There it bounces.
    game = pitch("home 1 12,0 ball / away 1 20,7", dice="1 N 4 2 3 S")
    game.play("home 1 pass", "pass the ball", "pass to 12,3")
    assert game.told("the crowd throws the ball to 12,4")
    assert game.ball == "12,5"
    assert game.done()


# --- throw-ins --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/throw-in.direction")
@pytest.mark.parametrize(
    "edge, out, face, lands",
    [
        # Three squares, so two steps from the edge: left, straight on, right.
        ("12,0", "N", 1, "14,2"), ("12,0", "N", 2, "14,2"), ("12,0", "N", 3, "12,2"),
        ("12,0", "N", 4, "12,2"), ("12,0", "N", 5, "10,2"), ("12,0", "N", 6, "10,2"),
        ("12,14", "S", 1, "10,12"), ("12,14", "SE", 4, "12,12"), ("12,14", "SW", 6, "14,12"),
        ("0,7", "W", 2, "2,5"), ("0,7", "NW", 3, "2,7"), ("0,7", "SW", 5, "2,9"),
        ("25,7", "E", 2, "23,9"), ("25,7", "NE", 3, "23,7"), ("25,7", "SE", 5, "23,5"),
    ],
)  # fmt: skip
def test_the_direction_of_a_throw_in(edge, out, face, lands):
    game = pitch(f"home 1 {edge} ball / home 2 {lands}", dice=[1, out, face, 1, 2, 4])
    game.play("home 1 pass", "pass the ball", "pass to 12,7")
    assert game.told(f"the crowd throws the ball to {lands}")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/throw-in.distance")
@pytest.mark.parametrize("first, second, lands", [(1, 1, "5,1"), (1, 2, "5,2"), (6, 6, "5,11")])
def test_the_starting_square_counts_as_the_first(first, second, lands):
    game = pitch(f"home 1 5,0 ball / home 2 {lands}", dice=[1, "N", 3, first, second, 4])
    game.play("home 1 pass", "pass the ball", "pass to 8,0")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/throw-in.lands", "lrb6/catching.modifier")
def test_a_throw_in_must_be_caught_without_a_modifier():
    game = pitch("home 1 5,0 ball / home 2 5,3", dice="1 N 3 2 2 3 E")
    game.play("home 1 pass", "pass the ball", "pass to 8,0")
    assert game.told("home 2: catch 4+, rolled 3, failed")
    assert game.ball == "6,3"
    assert game.done()


@pytest.mark.rule("lrb6/throw-in.lands")
@pytest.mark.parametrize("under", ["away 1 20,7", "home 2 5,3 prone", "away 1 5,3 stunned"])
def test_a_throw_in_onto_nobody_or_somebody_down_bounces(under):
    game = pitch(f"home 1 5,0 ball / {under}", dice="1 N 3 2 2 E")
    game.play("home 1 pass", "pass the ball", "pass to 8,0")
    assert game.ball == "6,3"
    assert game.done()


@pytest.mark.rule("lrb6/throw-in.lands")
def test_nobody_can_intercept_a_throw_in():
    # Away 1 stands in its way and is not asked.
    game = pitch("home 1 5,0 ball / home 2 5,4 / away 1 5,2", dice="1 N 3 2 3 4")
    game.play("home 1 pass", "pass the ball", "pass to 8,0")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("lrb6/throw-in.repeat")
def test_out_again_and_thrown_in_again_from_the_last_square():
    # Out at 2,0. Right, 12 squares: over 1,1 to 0,2 and out over the end line. Thrown in from
    # there, straight on, 3 squares: 2,2, where it bounces.
    game = pitch("home 1 2,0 ball / away 1 20,7", dice="1 N 5 6 6 3 1 2 S")
    game.play("home 1 pass", "pass the ball", "pass to 8,0")
    assert game.told("the crowd throws the ball to 0,2")
    assert game.told("the crowd throws the ball to 2,2")
    assert game.ball == "2,3"
    assert game.done()


@pytest.mark.rule("lrb6/throw-in.corner", "lrb6/throw-in.repeat")
def test_a_ball_bouncing_out_from_a_corner_then_thrown_out_again():
    # Out at the corner 0,0: whichever line it crossed, the template faces down the pitch. 1-2 is
    # its left, off the pitch at once; again from the corner, 5-6, two squares: 1,1.
    for out in ("N", "W", "NW", "NE", "SW"):
        game = pitch("home 1 0,0 ball / away 1 20,7", dice=f"1 {out} 1 3 3 6 1 1 E")
        game.play("home 1 pass", "pass the ball", "pass to 8,0")
        assert game.told("the crowd throws the ball to 0,0")
        assert game.told("the crowd throws the ball to 1,1")
        assert game.ball == "2,1"
        assert game.done()


@pytest.mark.rule("lrb6/bouncing.out")
def test_a_pass_that_scatters_off_stops_scattering_there():
    # 8,1 N to 8,0, N out: the third scatter is not rolled. Thrown in at once.
    game = pitch("home 1 5,1 ball / home 2 8,3", dice="2 N N 3 2 2 4")
    game.play("home 1 pass", "pass the ball", "pass to 8,1")
    assert len(game.happenings("scatter")) == 2
    assert game.ball == "home 2"
    assert game.done()


# --- hand-off ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/hand-off.catch")
@pytest.mark.parametrize("agility, need", [(1, 5), (2, 4), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_a_hand_off_is_caught_with_plus_one(agility, need):
    text = f"home 1 5,7 ball / home 2 6,7 ag{agility} / away 1 20,7"
    caught = pitch(text, dice=[need]).play("home 1 hand-off", "hand off to home 2")
    assert caught.shows("home 2 6,7 ball / home 1 5,7 used")
    assert caught.asked("home", "turn")  # the action of the giver is over
    assert not caught.happenings("pass")
    assert caught.done()
    dropped = pitch(text, dice=[need - 1, "N"]).play("home 1 hand-off", "hand off to home 2")
    assert dropped.ball == "6,6"
    assert dropped.turnover
    assert dropped.done()


@pytest.mark.rule("lrb6/hand-off.catch")
def test_tackle_zones_and_rain_count_on_a_hand_off():
    # 4+, +1, -1 for rain, -1 for the opponent.
    text = "home 1 5,7 ball / home 2 6,7 / away 1 7,7 / weather rain"
    caught = pitch(text, dice="5").play("home 1 hand-off", "hand off to home 2")
    assert caught.ball == "home 2"
    assert caught.done()
    dropped = pitch(text, dice="4 N").play("home 1 hand-off", "hand off to home 2")
    assert dropped.ball == "6,6"
    assert dropped.done()


@pytest.mark.rule("lrb6/hand-off.catch")
def test_who_can_be_handed_the_ball():
    game = pitch(
        "home 1 5,7 ball / home 2 6,7 / home 3 5,6 prone / home 4 5,8 dazed / home 5 8,7"
        " / away 1 4,7"
    )
    game.play("home 1 hand-off")
    assert game.offers("hand off to home 2")
    # Not one lying down, dazed or out of reach, nor an opponent.
    assert game.refuses("hand off to home 3", "hand off to home 4", "hand off to home 5")
    assert game.refuses("hand off to away 1")


@pytest.mark.rule("lrb6/hand-off.catch")
def test_he_may_move_before_the_hand_off_and_nobody_can_intercept_it():
    game = pitch("home 1 5,7 ball / home 2 8,7 / away 1 7,9 / away 2 8,8", dice="5")
    game.play("home 1 hand-off", "move 6,7", "move 7,6", "hand off to home 2")
    # 4+, +1, -1: away 2 marks the receiver.
    assert game.ball == "home 2"
    assert game.refuses("home 1 move")
    assert game.done()


@pytest.mark.rule("lrb6/hand-off.catch", "lrb6/turnovers.ball-at-rest")
def test_a_dropped_hand_off_caught_by_a_team_mate_is_no_turnover():
    game = pitch("home 1 5,7 ball / home 2 6,7 / home 3 7,7 / away 1 20,7", dice="2 E 4")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == "home 3"
    assert game.asked("home", "turn")
    assert game.done()
