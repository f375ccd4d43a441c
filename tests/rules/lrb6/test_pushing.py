"""Push-backs: which squares, chains, the crowd, following up, and the skills about them.

Home 1 blocks away 1. The home end zone is column 0, the away end zone column 25, the sidelines
run along rows 0 and 14.
"""

import pytest
from table import pitch


def push_options(position, dice="push", action="block"):
    """Where home 1 may push away 1."""
    game = pitch(position, dice=dice)
    game.play(f"home 1 {action}", "block away 1")
    assert game.asked("home", "push", "away 1")
    assert game.done()
    return sorted(text.removeprefix("push to ") for text in game.options())


# --- squares ----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/pushing.squares")
@pytest.mark.parametrize(
    ("attacker", "squares"),
    [
        ("7,7", ["9,6", "9,7", "9,8"]),  # from the left: the three squares to the right
        ("9,7", ["7,6", "7,7", "7,8"]),
        ("8,6", ["7,8", "8,8", "9,8"]),
        ("8,8", ["7,6", "8,6", "9,6"]),
        ("7,6", ["8,8", "9,7", "9,8"]),  # from a corner: the three around the other corner
        ("9,6", ["7,7", "7,8", "8,8"]),
        ("7,8", ["8,6", "9,6", "9,7"]),
        ("9,8", ["7,6", "7,7", "8,6"]),
    ],
)
def test_a_pushed_player_goes_to_one_of_the_three_squares_behind_him(attacker, squares):
    assert push_options(f"home 1 {attacker} / away 1 8,7") == squares


@pytest.mark.rule("lrb6/pushing.squares")
def test_the_moving_coach_chooses_even_when_the_defender_picked_the_die():
    game = pitch("home 1 7,7 / away 1 8,7 st4", dice="push, push")
    game.play("home 1 block", "block away 1", "home: push to 9,8", "home: stay")
    assert game.shows("away 1 9,8 up")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.empty-first")
def test_an_empty_square_must_be_used_before_an_occupied_one():
    # Only 9,7 is empty, so there is nothing to choose.
    game = pitch("home 1 7,7 / home 2 9,6 prone / away 1 8,7 / away 2 9,8", dice="push")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "follow up")
    assert game.shows("away 1 9,7 up / home 2 9,6 / away 2 9,8 up")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.empty-first")
def test_an_empty_square_beats_the_crowd():
    # Along the sideline one of the three squares is off the pitch and 9,0 is taken.
    game = pitch("home 1 7,0 / home 2 9,0 prone / away 1 8,0", dice="push")
    game.play("home 1 block", "block away 1")
    assert game.shows("away 1 9,1 up")
    assert game.asked("home", "follow up")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.empty-first", "lrb6/pushing.follow-up")
def test_a_square_with_only_the_ball_is_empty_and_the_ball_bounces():
    # The pushed player may not pick it up. The follow-up is decided before the ball moves.
    game = pitch(
        "home 1 7,7 / home 2 9,6 prone / home 3 9,8 prone / away 1 8,7 / ball 9,7", dice="push"
    )
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "follow up")
    assert game.done()
    game.rolls("E").play("stay")
    assert game.shows("away 1 9,7 up / ball 10,7")
    assert not game.turnover
    assert game.active == "home"
    assert game.done()


@pytest.mark.rule("lrb6/pushing.empty-first")
def test_the_bouncing_ball_may_be_caught_by_anybody():
    game = pitch("home 1 7,7 / away 1 8,7 / away 2 10,6 ag3 / ball 9,7", dice="push, NE, 4")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.ball == "away 2"
    assert not game.turnover
    assert game.done()


# --- chain pushes -----------------------------------------------------------------------------

WALL = "away 2 9,6 / away 3 9,7 / away 4 9,8"


@pytest.mark.rule("lrb6/pushing.chain")
def test_with_all_squares_occupied_the_occupant_is_pushed_on():
    game = pitch(f"home 1 7,7 / away 1 8,7 / {WALL}", dice="push")
    game.play("home 1 block", "block away 1")
    assert game.offers("push to 9,6", "push to 9,7", "push to 9,8")
    # The second push goes the way away 1 came from 8,7; the moving coach chooses again.
    game.play("home: push to 9,7")
    assert game.asked("home", "push", "away 3")
    assert game.options() == ["push to 10,6", "push to 10,7", "push to 10,8"]
    game.play("push to 10,8", "follow up")
    assert game.shows("home 1 8,7 / away 1 9,7 up / away 3 10,8 up / away 2 9,6 / away 4 9,8")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.chain")
def test_a_chain_push_does_not_knock_the_others_down():
    game = pitch(f"home 1 7,7 / away 1 8,7 / {WALL}", dice="pow, 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "push to 10,7", "stay")
    assert game.shows("away 1 9,7 prone / away 3 10,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.chain")
def test_team_mates_of_the_attacker_may_be_chain_pushed():
    game = pitch(
        "home 1 7,7 / home 2 9,6 / home 3 9,7 / home 4 9,8 / away 1 8,7 st6",
        dice="push",
    )
    game.play("home 1 block", "block away 1", "push to 9,6", "push to 10,6", "stay")
    assert game.shows("away 1 9,6 / home 2 10,6 up")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/pushing.chain")
def test_a_chain_push_can_score_for_a_standing_carrier():
    # Home's own carrier is pushed into the end zone by the chain.
    game = pitch(
        "home 1 22,7 / away 1 23,7 / home 2 24,7 ball / home 3 24,6 prone / away 2 24,8",
        dice="push",
        seed=1,
    )
    game.play("home 1 block", "block away 1", "push to 24,7", "push to 25,7", "stay")
    assert game.score == (1, 0)
    assert game.told("TOUCHDOWN by home 2")


@pytest.mark.rule("lrb6/pushing.chain")
def test_a_carrier_pushed_into_the_end_zone_scores_in_the_opponents_turn():
    game = pitch("home 1 2,7 / away 1 1,7 ball", dice="push", seed=1)
    game.play("home 1 block", "block away 1", "push to 0,7", "stay")
    assert game.score == (0, 1)
    assert game.told("TOUCHDOWN by away 1")


@pytest.mark.rule("lrb6/pushing.chain", "lrb6/blocking.order")
def test_a_carrier_knocked_down_in_the_end_zone_does_not_score():
    game = pitch("home 1 2,7 / away 1 1,7 ball", dice="pow, 1 1, E")
    game.play("home 1 block", "block away 1", "push to 0,7", "stay")
    assert game.shows("away 1 0,7 prone / ball 1,7")
    assert game.score == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/pushing.chain", "lrb6/pushing.empty-first")
def test_a_player_chain_pushed_onto_the_ball_makes_it_bounce():
    game = pitch(f"home 1 7,7 / away 1 8,7 / {WALL} / ball 10,7", dice="push, E")
    game.play("home 1 block", "block away 1", "push to 9,7", "push to 10,7", "stay")
    assert game.shows("away 3 10,7 up / ball 11,7")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/pushing.chain-down")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_prone_and_stunned_players_are_chain_pushed_and_stay_as_they_are(state):
    game = pitch(
        f"home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,7 {state} / away 4 9,8", dice="push"
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "push to 10,7", "stay")
    assert game.shows(f"away 1 9,7 up / away 3 10,7 {state}")
    assert game.done()


@pytest.mark.rule(
    "lrb6/pushing.chain-down", "lrb6/skill.stand-firm.chain", "lrb6/skill.side-step.choice"
)
def test_players_who_are_down_cannot_use_skills_against_a_chain_push():
    game = pitch(
        "home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,7 prone Stand Firm Side Step / away 4 9,8",
        dice="push",
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "home: push to 10,7", "stay")
    assert game.shows("away 1 9,7 up / away 3 10,7 prone")
    assert game.done()


# --- the crowd --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/pushing.crowd")
@pytest.mark.parametrize(
    ("attacker", "victim"),
    [("8,1", "8,0"), ("8,13", "8,14"), ("1,7", "0,7"), ("24,7", "25,7"), ("1,1", "0,0")],
)
def test_a_player_with_nothing_but_the_crowd_behind_him_is_pushed_off(attacker, victim):
    game = pitch(f"home 1 {attacker} / away 1 {victim}", dice="push, 1 1")
    game.play("home 1 block", "block away 1", "stay")
    assert game.told("away 1 ends up in the crowd")
    assert game.where("away 1") == "reserves"
    assert game.done()


@pytest.mark.rule("lrb6/pushing.crowd")
def test_with_the_squares_on_the_pitch_occupied_he_goes_into_the_crowd_not_into_a_chain():
    # From 7,0 along the sideline: 9,0 and 9,1 are taken, the third square is off the pitch.
    game = pitch("home 1 7,0 / away 1 8,0 / away 2 9,0 / away 3 9,1 prone", dice="push, 1 1")
    game.play("home 1 block", "block away 1", "stay")
    assert game.where("away 1") == "reserves"
    assert game.shows("away 2 9,0 up / away 3 9,1 prone")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.crowd", "lrb6/pushing.chain")
def test_a_chain_push_can_end_in_the_crowd():
    game = pitch(
        "home 1 8,2 / away 1 8,1 / away 2 7,0 / away 3 8,0 / away 4 9,0", dice="push, 1 1"
    )
    game.play("home 1 block", "block away 1", "push to 8,0", "stay")
    assert game.shows("away 1 8,0 up")
    assert game.where("away 3") == "reserves"
    assert game.done()


@pytest.mark.rule("lrb6/pushing.crowd", "lrb6/pushing.crowd-ball")
@pytest.mark.parametrize(("carrier", "turnover"), [("ball", True), ("", False)])
def test_an_own_player_in_the_crowd_is_a_turnover_only_with_the_ball(carrier, turnover):
    # Home chain-pushes its own man off the pitch.
    dice = "push, 1 1, 4, 6 6, E" if carrier else "push, 1 1"
    game = pitch(
        f"home 1 8,2 / away 1 8,1 / away 2 7,0 / home 2 8,0 {carrier} / away 3 9,0", dice=dice
    )
    game.play("home 1 block", "block away 1")
    game.play("push to 8,0", "stay")
    assert game.where("home 2") == "reserves"
    assert game.turnover == turnover
    assert game.done()


@pytest.mark.rule("lrb6/pushing.crowd-injury")
@pytest.mark.parametrize(
    ("dice", "box"),
    [
        ("1 1", "reserves"),
        ("3 4", "reserves"),  # 7: stunned, so into Reserves
        ("4 4", "ko"),
        ("5 4", "ko"),
        ("5 5, 1 1", "injured"),
    ],
)
def test_the_crowd_injures_without_an_armour_roll(dice, box):
    game = pitch("home 1 8,1 / away 1 8,0 av10", dice=f"push, {dice}")
    game.play("home 1 block", "block away 1", "stay")
    assert game.where("away 1") == box
    assert not game.happenings("armour")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.crowd-injury")
def test_a_player_knocked_down_and_pushed_off_is_only_beaten_by_the_crowd():
    # Mighty Blow would make the 7 a knock-out, Piling On could roll it again: neither helps.
    game = pitch("home 1 8,1 Mighty Blow Piling On / away 1 8,0", dice="pow, 3 4")
    game.play("home 1 block", "block away 1", "stay")
    assert game.where("away 1") == "reserves"
    assert not game.happenings("armour")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.crowd-injury")
def test_a_player_in_reserves_after_the_crowd_does_not_come_back_this_drive():
    game = pitch("home 1 8,1 / home 2 3,3 / away 1 8,0 / away 2 20,7", dice="push, 1 1")
    game.play("home 1 block", "block away 1", "stay", "end turn")
    assert game.active == "away"
    assert game.where("away 1") == "reserves"
    assert game.refuses("away 1 move")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.crowd-ball")
def test_the_ball_of_a_player_in_the_crowd_is_thrown_in_from_his_last_square():
    # A 5 on the top sideline is the diagonal 8,0 7,1 6,2 and so on; 2 + 1 squares counting the
    # first take the ball to 6,2, from where it bounces east.
    game = pitch("home 1 8,1 / away 1 8,0 ball", dice="push, 1 1, 5, 2 1, E")
    game.play("home 1 block", "block away 1", "stay")
    assert game.where("away 1") == "reserves"
    assert game.ball == "7,2"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/pushing.crowd-ball", "lrb6/skill.strip-ball.drop")
def test_strip_ball_changes_nothing_for_a_carrier_pushed_into_the_crowd():
    game = pitch("home 1 8,1 Strip Ball / away 1 8,0 ball", dice="push, 1 1, 5, 2 1, E")
    game.play("home 1 block", "block away 1", "stay")
    assert game.ball == "7,2"
    assert game.done()


# --- following up -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/pushing.follow-up")
@pytest.mark.parametrize(("answer", "square"), [("follow up", "8,7"), ("stay", "7,7")])
def test_the_attacker_may_step_into_the_square_the_defender_left(answer, square):
    game = pitch("home 1 7,7 / away 1 8,7", dice="push")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.offers("follow up", "stay")
    game.play(answer)
    assert game.where("home 1") == square
    assert game.done()


@pytest.mark.rule("lrb6/pushing.follow-up")
def test_following_up_needs_no_dodge():
    # He leaves the tackle zone of away 2 and enters those of away 3.
    game = pitch("home 1 7,7 st4 / away 1 8,7 / away 2 6,7 / away 3 9,8", dice="push")
    game.play("home 1 block", "block away 1")
    game.play("push to 9,6", "follow up")
    assert game.where("home 1") == "8,7"
    assert not game.happenings("dodge")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.follow-up", "lrb6/pushing.crowd")
def test_the_follow_up_is_decided_before_the_crowd_rolls():
    game = pitch("home 1 8,1 / away 1 8,0", dice="push")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "follow up")
    assert game.done()
    game.rolls("1 1").play("follow up")
    assert game.where("home 1") == "8,0"
    assert game.done()


@pytest.mark.rule("lrb6/pushing.follow-up")
def test_a_carrier_who_follows_up_into_the_end_zone_scores():
    game = pitch("home 1 24,7 ball / away 1 25,7 / away 2 3,3", dice="push, 1 1", seed=1)
    game.play("home 1 block", "block away 1", "follow up")
    assert game.score == (1, 0)


@pytest.mark.rule("lrb6/pushing.follow-up")
def test_there_is_no_follow_up_when_nobody_was_pushed():
    game = pitch("home 1 7,7 / away 1 8,7 rooted", dice="push")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "turn")
    assert game.shows("home 1 7,7 / away 1 8,7 up")
    assert game.done()


# --- Fend -------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.fend.no-follow-up")
@pytest.mark.parametrize(("dice", "state"), [("push", "up"), ("pow, 1 1", "prone")])
def test_fend_forbids_the_follow_up_even_if_he_falls(dice, state):
    game = pitch("home 1 7,7 / away 1 8,7 Fend", dice=dice)
    game.play("home 1 block", "block away 1", "push to 9,7", "away: use Fend")
    assert game.asked("home", "turn")
    assert game.shows(f"home 1 7,7 up / away 1 9,7 {state}")
    assert game.done()


@pytest.mark.rule("lrb6/skill.fend.no-follow-up")
def test_fend_need_not_be_used():
    game = pitch("home 1 7,7 / away 1 8,7 Fend", dice="push")
    game.play("home 1 block", "block away 1", "push to 9,7", "do not use Fend", "follow up")
    assert game.where("home 1") == "8,7"
    assert game.done()


@pytest.mark.rule("lrb6/skill.fend.no-follow-up")
def test_a_blitzing_opponent_may_walk_on_after_fend():
    game = pitch("home 1 7,7 / away 1 8,7 Fend", dice="push")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "use Fend", "move 8,7")
    assert game.where("home 1") == "8,7"
    assert game.done()


# --- Side Step --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.side-step.choice")
def test_side_step_lets_his_own_coach_choose_any_adjacent_empty_square():
    game = pitch("home 1 7,7 / away 1 8,7 Side Step / away 2 9,6", dice="push")
    game.play("home 1 block", "block away 1", "away: use Side Step")
    assert game.asked("away", "push", "away 1")
    squares = [text.removeprefix("push to ") for text in game.options()]
    # Eight squares around him, less those of home 1 and away 2.
    assert sorted(squares) == ["7,6", "7,8", "8,6", "8,8", "9,7", "9,8"]
    game.play("push to 7,8", "home: stay")
    assert game.shows("away 1 7,8 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.side-step.choice")
def test_side_step_works_for_a_player_who_falls_and_need_not_be_used():
    game = pitch("home 1 7,7 / away 1 8,7 Side Step", dice="pow, 1 1")
    twin = game.copy()
    game.play("home 1 block", "block away 1", "use Side Step", "away: push to 7,6", "stay")
    assert game.shows("away 1 7,6 prone")
    assert game.done()
    twin.play("home 1 block", "block away 1", "do not use Side Step", "home: push to 9,7", "stay")
    assert twin.shows("away 1 9,7 prone")
    assert twin.done()


@pytest.mark.rule("lrb6/skill.side-step.choice")
def test_side_step_saves_a_player_from_the_crowd():
    game = pitch("home 1 8,1 / away 1 8,0 Side Step", dice="push")
    game.play("home 1 block", "block away 1", "use Side Step", "push to 9,0", "stay")
    assert game.shows("away 1 9,0 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.side-step.choice")
def test_side_step_is_no_use_without_an_empty_square_on_the_pitch():
    # Away 1 in the corner: 1,0 and 0,1 are taken, 1,1 holds the attacker.
    game = pitch(
        "home 1 1,1 / away 1 0,0 Side Step / away 2 1,0 prone / away 3 0,1 prone", dice="push, 1 1"
    )
    game.play("home 1 block", "block away 1", "home: stay")
    assert game.where("away 1") == "reserves"
    assert game.done()


@pytest.mark.rule("lrb6/skill.side-step.choice", "lrb6/pushing.chain")
def test_side_step_works_in_a_chain_push():
    game = pitch(
        "home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,7 Side Step / away 4 9,8", dice="push"
    )
    game.play("home 1 block", "block away 1", "home: push to 9,7", "away: use Side Step")
    assert game.asked("away", "push", "away 3")
    assert game.offers("push to 8,6", "push to 10,7")
    game.play("push to 8,6", "home: stay")
    assert game.shows("away 1 9,7 / away 3 8,6 up")
    assert game.done()


# --- Stand Firm -------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.stand-firm.stay")
@pytest.mark.parametrize(("dice", "state"), [("push", "up"), ("stumble, 1 1", "prone")])
def test_stand_firm_stays_in_his_square_and_falls_there(dice, state):
    game = pitch("home 1 7,7 / away 1 8,7 Stand Firm", dice=dice)
    game.play("home 1 block", "block away 1", "away: use Stand Firm")
    # Nobody left a square, so nobody is asked to follow up.
    assert game.asked("home", "turn")
    assert game.shows(f"home 1 7,7 up / away 1 8,7 {state}")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stand-firm.stay")
def test_stand_firm_need_not_be_used():
    game = pitch("home 1 7,7 / away 1 8,7 Stand Firm", dice="push")
    game.play("home 1 block", "block away 1", "do not use Stand Firm", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stand-firm.stay", "lrb6/pushing.crowd")
def test_stand_firm_saves_a_player_from_the_crowd():
    game = pitch("home 1 8,1 / away 1 8,0 Stand Firm", dice="push")
    game.play("home 1 block", "block away 1", "use Stand Firm")
    assert game.shows("away 1 8,0 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stand-firm.chain")
def test_a_player_pushed_into_stand_firm_stays_as_well():
    game = pitch(
        "home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,7 Stand Firm / away 4 9,8",
        dice="pow, 1 1",
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "away: use Stand Firm")
    # Neither moves; away 1 still goes down, and nobody follows up.
    assert game.shows("home 1 7,7 up / away 1 8,7 prone / away 3 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stand-firm.chain")
def test_a_rooted_player_in_the_chain_stops_it_too():
    game = pitch(
        "home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,7 rooted / away 4 9,8", dice="push"
    )
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.shows("away 1 8,7 up / away 3 9,7 up rooted")
    assert game.done()


# --- Grab -------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.grab.square")
def test_grab_pushes_to_any_empty_square_beside_the_opponent_in_a_block_action():
    squares = push_options("home 1 7,7 Grab / away 1 8,7")
    assert squares == ["7,6", "7,8", "8,6", "8,8", "9,6", "9,7", "9,8"]


@pytest.mark.rule("lrb6/skill.grab.square")
def test_grab_does_nothing_in_a_blitz():
    squares = push_options("home 1 7,7 Grab / away 1 8,7", action="blitz")
    assert squares == ["9,6", "9,7", "9,8"]


@pytest.mark.rule("lrb6/skill.grab.square", "lrb6/pushing.crowd")
def test_a_grabbing_player_may_still_prefer_the_crowd():
    game = pitch("home 1 8,1 Grab / away 1 8,0", dice="push, 1 1")
    game.play("home 1 block", "block away 1", "do not use Grab", "stay")
    assert game.where("away 1") == "reserves"
    assert game.done()


@pytest.mark.rule("lrb6/skill.grab.square")
def test_grab_pulls_a_player_from_the_sideline():
    game = pitch("home 1 8,1 Grab / away 1 8,0", dice="push")
    game.play("home 1 block", "block away 1", "use Grab", "push to 7,1", "stay")
    assert game.shows("away 1 7,1 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.grab.square")
def test_grab_does_nothing_without_an_empty_square():
    # Away 1 in the corner with both neighbours taken: the crowd has him.
    game = pitch(
        "home 1 1,1 Grab / away 1 0,0 / away 2 1,0 prone / away 3 0,1 prone", dice="push, 1 1"
    )
    game.play("home 1 block", "block away 1", "stay")
    assert game.where("away 1") == "reserves"
    assert game.done()


@pytest.mark.rule("lrb6/skill.grab.square")
def test_grab_is_for_the_opponent_blocked_not_for_the_chain():
    # Every square beside away 1 is taken, so the push is a chain; its second link is a normal one.
    game = pitch(
        """home 1 7,7 Grab / away 1 8,7
           away 2 9,6 / away 3 9,7 / away 4 9,8
           home 2 7,6 prone / home 3 8,6 prone / home 4 7,8 prone / home 5 8,8 prone""",
        dice="push",
    )
    game.play("home 1 block", "block away 1", "push to 9,6")
    assert game.asked("home", "push", "away 2")
    assert sorted(game.options()) == ["push to 10,5", "push to 10,6", "push to 9,5"]
    assert game.done()


@pytest.mark.rule("lrb6/skill.grab.side-step")
@pytest.mark.parametrize("action", ["block", "blitz"])
def test_grab_and_side_step_cancel_each_other(action):
    # The usual three squares, chosen by the attacker's coach.
    squares = push_options("home 1 7,7 Grab / away 1 8,7 Side Step", action=action)
    assert squares == ["9,6", "9,7", "9,8"]


@pytest.mark.rule("lrb6/skill.grab.side-step", "lrb6/pushing.crowd")
@pytest.mark.parametrize("action", ["block", "blitz"])
def test_grab_sends_a_side_stepper_into_the_crowd(action):
    game = pitch("home 1 8,1 Grab / away 1 8,0 Side Step", dice="push, 1 1")
    game.play(f"home 1 {action}", "block away 1", "stay")
    assert game.where("away 1") == "reserves"
    assert game.done()


@pytest.mark.rule("lrb6/skill.grab.square")
def test_a_ball_and_chain_player_grabs_although_he_only_moves():
    # Facing east, a 3 sends him straight into away 1.
    game = pitch("home 1 7,7 ma1 Ball & Chain, Grab / away 1 8,7", dice="3, push")
    game.play("home 1 move", "face east")
    assert game.asked("home", "push", "away 1")
    assert game.offers("push to 7,6", "push to 8,8", "push to 9,7")
    assert game.done()


# --- Strip Ball -------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.strip-ball.drop")
def test_strip_ball_drops_the_ball_in_the_square_the_carrier_is_pushed_to():
    game = pitch("home 1 7,7 Strip Ball / away 1 8,7 ball", dice="push, N")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up / ball 9,6")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.strip-ball.drop")
def test_strip_ball_works_when_dodge_turns_a_stumble_into_a_push():
    game = pitch("home 1 7,7 Strip Ball / away 1 8,7 ball Dodge", dice="stumble, N")
    game.play("home 1 block", "block away 1", "use Dodge", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up / ball 9,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.strip-ball.drop")
def test_strip_ball_has_no_effect_on_sure_hands():
    game = pitch("home 1 7,7 Strip Ball / away 1 8,7 ball Sure Hands", dice="push")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.strip-ball.drop", "lrb6/skill.stand-firm.stay")
@pytest.mark.parametrize("face", ["push", "stumble"])
def test_a_carrier_who_stands_firm_is_stripped_where_he_stands(face: str):
    # The roll counts, not whether he moves.
    game = pitch("home 1 7,7 Strip Ball / away 1 8,7 ball Stand Firm Dodge", dice=f"{face}, N")
    game.play("home 1 block", "block away 1")
    if face == "stumble":
        game.play("use Dodge")
    game.play("use Stand Firm")
    assert game.shows("away 1 8,7 up / ball 8,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.strip-ball.drop")
def test_a_carrier_stripped_in_the_end_zone_does_not_score():
    game = pitch("home 1 2,7 Strip Ball / away 1 1,7 ball", dice="push, E")
    game.play("home 1 block", "block away 1", "push to 0,7", "stay")
    assert game.score == (0, 0)
    assert game.ball == "1,7"
    assert game.done()


@pytest.mark.rule("lrb6/skill.strip-ball.drop")
def test_only_the_blocker_strips_and_only_the_player_he_blocks():
    # The carrier is chain-pushed, not blocked: he keeps the ball.
    game = pitch(
        "home 1 7,7 Strip Ball / away 1 8,7 / away 2 9,6 / away 3 9,7 ball / away 4 9,8",
        dice="push",
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "push to 10,7", "stay")
    assert game.shows("away 3 10,7 up ball")
    assert game.done()
