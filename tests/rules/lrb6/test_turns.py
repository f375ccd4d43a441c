"""Turns: their order, the marker, who may act, and what each action allows."""

import pytest
from table import pitch

from pigskin import IllegalAnswer, NotYourTurn

TWO_EACH = "home 1 5,5 / home 2 5,9 / away 1 20,5 / away 2 20,9"


@pytest.mark.rule("lrb6/turns.sequence")
def test_the_receiving_team_moves_first_and_then_they_alternate():
    game = pitch(TWO_EACH + " / kicking away / turn home 1")
    assert game.active == "home"
    game.play("home: end turn")
    assert game.active == "away"
    game.play("away: end turn")
    assert game.active == "home"


@pytest.mark.rule("lrb6/turns.sequence")
def test_each_team_has_eight_turns_in_a_half():
    game = pitch(TWO_EACH + " / kicking away / turn home 1", seed=1)
    for _ in range(16):
        assert not game.told("half 2 begins")
        game.play("end turn")
    assert game.told("turn 8 of home")
    assert game.told("turn 8 of away")
    assert game.told("half 2 begins")
    assert not game.told("turn 9 of home")


@pytest.mark.rule("lrb6/turns.marker")
def test_the_marker_goes_forward_at_the_start_of_a_turn():
    game = pitch(TWO_EACH + " / kicking away / turn home 3")
    assert game.turn == (3, 2)
    game.play("end turn")
    assert game.turn == (3, 3)
    game.play("end turn")
    assert game.turn == (4, 3)


@pytest.mark.rule("lrb6/turns.one-action")
def test_a_player_acts_once_and_finishes_before_another_begins():
    game = pitch(TWO_EACH)
    game.play("home 1 move", "move 6,5")
    assert game.refuses("home 2 move", "end turn")
    game.play("stop")
    assert game.refuses("home 1 move", "home 1 blitz", "away 1 move")
    assert game.offers("home 2 move")
    game.play("home 2 move", "stop")
    assert game.refuses("home 1 move", "home 2 move")


@pytest.mark.rule("lrb6/turns.one-action")
def test_a_used_player_may_act_again_in_the_next_turn():
    game = pitch(TWO_EACH)
    game.play("home 1 move", "stop", "end turn", "end turn")
    assert game.offers("home 1 move")


@pytest.mark.rule("lrb6/turns.declare")
@pytest.mark.parametrize("action", ["blitz", "pass", "hand-off", "foul"])
def test_a_declared_action_is_used_up_even_if_it_comes_to_nothing(action):
    game = pitch(TWO_EACH + " / away 3 22,5 prone / ball 10,10")
    assert game.offers(f"home 2 {action}")
    game.play(f"home 1 {action}", "stop")
    assert game.refuses(f"home 2 {action}")
    assert game.offers("home 2 move")
    game.play("end turn", "end turn")
    assert game.offers(f"home 2 {action}")


@pytest.mark.rule("lrb6/turns.declare", "lrb6/turns.one-action")
def test_one_player_cannot_blitz_and_pass_in_the_same_turn():
    game = pitch("home 1 5,5 ball / home 2 5,9 / away 1 20,5")
    game.play("home 1 blitz", "move 6,5", "stop")
    assert game.refuses("home 1 pass")


@pytest.mark.rule("lrb6/turns.move")
def test_a_move_goes_up_to_the_movement_allowance():
    game = pitch("home 1 5,5 ma3 / away 1 20,5")
    game.play("home 1 move", "move 6,5 7,6 8,7")  # three squares without a die
    game.rolls("2").play("move 9,7")  # the fourth is gone for
    assert game.told("home 1: go for it 2+, rolled 2, passed")
    assert game.shows("home 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/turns.move")
def test_a_player_need_not_use_his_whole_movement():
    game = pitch("home 1 5,5 / away 1 20,5")
    game.play("home 1 move", "move 6,5", "stop")
    assert game.shows("home 1 6,5 up used")
    assert game.asked("home", "turn")


@pytest.mark.rule("lrb6/turns.block")
def test_a_block_is_one_block_and_no_move():
    game = pitch("home 1 7,7 st4 / away 1 8,7 / away 2 7,8", "push")
    game.play("home 1 block")
    assert game.offers("block away 1", "block away 2")
    assert game.refuses("move 6,6")
    game.play("block away 1", "push to 9,7", "follow up")
    assert game.asked("home", "turn")  # the second opponent is safe
    assert game.shows("home 1 8,7 used / away 1 9,7 up / away 2 7,8 up")
    assert game.done()


@pytest.mark.rule("lrb6/turns.block")
@pytest.mark.parametrize("where", ["7,7 prone", "7,8", "7,7 stunned"])
def test_a_block_wants_a_standing_player_beside_an_opponent(where):
    game = pitch(f"home 1 {where} / away 1 9,7 / away 2 8,6 prone / home 2 2,2")
    assert game.refuses("home 1 block")
    assert pitch("home 1 7,7 / away 1 8,7").offers("home 1 block")


@pytest.mark.rule("lrb6/turns.block")
def test_a_prone_player_beside_an_opponent_may_not_block():
    assert pitch("home 1 7,7 prone / away 1 8,7").refuses("home 1 block")


@pytest.mark.rule("lrb6/turns.blitz")
def test_a_blitz_is_a_move_with_a_block_at_any_point():
    game = pitch("home 1 5,5 / home 2 2,2 / away 1 8,5", "push")
    game.play("home 1 blitz", "move 6,5 7,5", "block away 1", "push to 9,5", "stay")
    game.play("move 7,6 7,7 7,8")  # 2 + the block + 3 = 6 squares, none gone for
    assert game.refuses("block away 1")
    game.rolls("1 1 1").play("move 7,9")  # the seventh is gone for, and he falls
    assert game.shows("home 1 7,9 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/turns.blitz")
def test_only_one_player_blitzes_in_a_turn():
    game = pitch("home 1 5,5 / home 2 2,2 / away 1 6,5 / away 2 2,3", "push")
    game.play("home 1 blitz", "block away 1", "push to 7,5", "stay", "stop")
    assert game.refuses("home 2 blitz")
    assert game.offers("home 2 block", "home 2 move")
    assert game.done()


@pytest.mark.rule("lrb6/turns.blitz")
def test_a_blitz_blocks_only_one_opponent():
    game = pitch("home 1 5,5 st4 / away 1 6,4 / away 2 6,6", "push")
    game.play("home 1 blitz", "block away 1", "push to 7,3", "stay")
    assert game.refuses("block away 2")


@pytest.mark.rule("lrb6/turns.pass")
def test_the_passer_may_pick_the_ball_up_on_his_way():
    # AG 3: pick-up 3+, quick pass 3+, catch of an accurate pass 3+.
    game = pitch("home 1 5,5 / home 2 8,5 / home 3 5,9 / away 1 20,5 / ball 6,5", "3 3 3")
    game.play("home 1 pass", "move 6,5", "pass the ball", "pass to 8,5")
    assert game.ball == "home 2"
    assert game.refuses("home 1 move", "home 3 pass")
    assert game.done()


@pytest.mark.rule("lrb6/turns.pass")
def test_the_passer_does_not_move_after_the_throw():
    game = pitch("home 1 5,5 ball / home 2 8,5 / away 1 20,5", "3 3")
    game.play("home 1 pass", "move 6,5", "pass the ball", "pass to 8,5")
    assert game.asked("home", "turn")
    assert game.shows("home 1 6,5 used")


@pytest.mark.rule("lrb6/turns.hand-off")
def test_a_hand_off_comes_after_the_move_and_to_a_neighbour():
    game = pitch("home 1 5,5 ball / home 2 8,5 / home 3 5,9 / away 1 20,5", "3")
    game.play("home 1 hand-off")
    assert game.refuses("hand off to home 2", "hand off to home 3")
    game.play("move 6,5", "move 7,5", "hand off to home 2")
    assert game.ball == "home 2"
    assert game.refuses("home 3 hand-off", "home 1 move")
    assert game.done()


@pytest.mark.rule("lrb6/turns.hand-off")
def test_a_pass_is_still_possible_after_a_hand_off():
    game = pitch("home 1 5,5 ball / home 2 6,5 / home 3 9,5 / away 1 20,5", "3 3 3")
    game.play("home 1 hand-off", "hand off to home 2")
    game.play("home 2 pass", "pass the ball", "pass to 9,5")
    assert game.ball == "home 3"
    assert game.done()


@pytest.mark.rule("lrb6/turns.foul")
def test_a_foul_comes_after_a_move_and_once_a_turn():
    game = pitch("home 1 5,5 / home 2 9,5 / away 1 8,5 prone / away 2 20,5", "1 2")
    game.play("home 1 foul")
    assert game.refuses("foul away 1")
    game.play("move 6,5", "move 7,5", "foul away 1")
    assert game.asked("home", "turn")
    assert game.shows("home 1 7,5 used / away 1 8,5 prone")
    assert game.refuses("home 2 foul")
    assert game.done()


@pytest.mark.rule("lrb6/turns.end")
def test_a_turn_is_over_when_everybody_has_acted():
    game = pitch("home 1 5,5 / home 2 5,9 / away 1 20,5")
    game.play("home 1 move", "stop", "home 2 move", "stop")
    assert game.options() == ["end turn"]


@pytest.mark.rule("lrb6/turns.end")
def test_a_coach_may_stop_before_everybody_has_acted():
    game = pitch("home 1 5,5 / home 2 5,9 / away 1 20,5")
    game.play("home 1 move", "stop", "end turn")
    assert game.asked("away", "turn")
    assert not game.turnover


@pytest.mark.rule("lrb6/turns.end", "lrb6/turnovers.effect")
def test_a_turnover_ends_the_turn_although_others_could_still_act():
    game = pitch("home 1 5,5 ma1 / home 2 5,9 / away 1 20,5", "1 1 1")
    game.play("home 1 move", "move 6,5", "move 7,5")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


# --- four minutes -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/turns.time-limit", "lrb6/turnovers.time")
def test_a_coach_has_four_minutes_and_his_turn_ends_with_them():
    game = pitch(TWO_EACH)
    assert game.table.options.turn_seconds == 240
    game.game.time_out()
    assert game.told("turnover: time")
    assert game.asked("away", "turn")
    assert game.turn == (1, 1)


@pytest.mark.rule("lrb6/turns.time-limit")
def test_the_clock_can_be_switched_off():
    assert pitch(TWO_EACH, options={"turn_seconds": 0}).table.options.turn_seconds == 0


@pytest.mark.rule("lrb6/turnovers.time")
def test_time_runs_out_in_the_middle_of_an_action():
    game = pitch(TWO_EACH)
    game.play("home 1 move", "move 6,5")
    game.game.time_out()
    assert game.shows("home 1 6,5 up")
    assert game.asked("away", "turn")


@pytest.mark.rule("lrb6/turnovers.time", "lrb6/turnovers.effect")
def test_time_runs_out_while_a_roll_waits_for_a_re_roll():
    # The failed roll stands: he falls, armour is rolled, and only then does the turn end.
    game = pitch("home 1 5,5 ma1 / away 1 20,5 / rerolls 1 1", "1 1 2")
    game.play("home 1 move", "move 6,5", "move 7,5")
    assert game.asked("home", "re-roll")
    game.game.time_out()
    assert game.shows("home 1 7,5 prone / rerolls 1 1")
    assert game.asked("away", "turn")  # and it is away's whole turn
    assert game.turn == (1, 1)
    assert game.done()


@pytest.mark.rule("lrb6/turnovers.time")
def test_the_time_of_a_turn_does_not_run_while_the_other_coach_decides():
    game = pitch("home 1 7,7 / away 1 8,7 Dodge", "stumble")
    game.play("home 1 block", "block away 1")
    assert game.asked("away", "use skill", "Dodge")
    with pytest.raises(IllegalAnswer):
        game.game.time_out()


@pytest.mark.rule("lrb6/turnovers.time", "lrb6/turnovers.effect")
def test_what_the_other_coach_decides_is_settled_before_the_turn_ends():
    # Home's time is up with two dice on the table: the first counts, and away may still use Dodge.
    game = pitch("home 1 7,7 st4 / home 2 2,2 / away 1 8,7 Dodge", "stumble pow")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "block dice")
    game.game.time_out()
    assert game.asked("away", "use skill", "Dodge")
    for each in (game.copy(), game):  # a copy has run out of time as well
        each.play("away: use Dodge", "home: push to 9,7", "home: stay")
        assert each.shows("home 1 7,7 up / away 1 9,7 up")
        assert each.asked("away", "turn")
        assert each.turnover
        assert each.done()


@pytest.mark.rule("lrb6/turnovers.time", "lrb6/skill.blood-lust.spectator")
def test_time_runs_out_for_a_vampire_who_has_not_fed():
    game = pitch("home 1 7,7 Blood Lust / away 1 20,7", "1")
    game.play("home 1 move", "move 8,7")
    game.game.time_out()
    assert game.shows("home 1 reserves")
    assert game.asked("away", "turn")


# --- illegal procedure ------------------------------------------------------------------------

CALLED = {"illegal_procedure": True}


def late_turn(rerolls: str = "2 2"):
    """Home's second turn is about to begin, the marker still on turn 1."""
    game = pitch(f"{TWO_EACH} / turn away 1 / kicking away / rerolls {rerolls}", options=CALLED)
    game.play("end turn")
    assert game.asked("home", "turn")
    assert game.turn == (1, 1)
    return game


@pytest.mark.rule("lrb6/turns.illegal-procedure")
def test_without_the_option_the_program_moves_the_marker():
    game = pitch(TWO_EACH + " / turn away 1 / kicking away")
    game.play("end turn")
    assert game.turn == (2, 1)
    with pytest.raises(IllegalAnswer):
        game.game.call_illegal_procedure("away")


@pytest.mark.rule("lrb6/turns.illegal-procedure")
def test_a_coach_who_forgot_the_marker_may_give_up_a_re_roll():
    game = late_turn()
    game.play("home 1 move", "move 6,5", "stop")
    game.game.call_illegal_procedure("away")
    assert game.asked("home", "illegal procedure")
    game.play("lose a re-roll as penalty")
    assert game.rerolls == (1, 2)
    assert game.turn == (2, 1)
    assert game.asked("home", "turn")
    # It was this turn's re-roll: the failed dash that follows may not be rolled again.
    game.rolls("1 1 1")
    game.play("home 2 move", "move 6,9 7,9 8,9 9,9 10,9 11,9", "move 12,9")
    assert game.shows("home 2 12,9 prone")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/turns.illegal-procedure")
def test_a_coach_who_forgot_the_marker_may_end_his_turn():
    game = late_turn()
    game.play("home 1 move", "move 6,5", "stop")
    game.game.call_illegal_procedure("away")
    game.play("end the turn as penalty")
    assert game.asked("away", "turn")
    assert game.rerolls == (2, 2)
    assert game.shows("turns home 2")


@pytest.mark.rule("lrb6/turns.illegal-procedure")
def test_without_a_re_roll_to_lose_the_opponent_gains_one():
    game = late_turn("0 2")
    game.play("home 1 move", "move 6,5")
    game.game.call_illegal_procedure("away")
    game.play("lose a re-roll as penalty")
    assert game.rerolls == (0, 3)
    assert game.asked("home", "action")  # he goes on with what he was doing


@pytest.mark.rule("lrb6/turns.illegal-procedure")
def test_a_mistake_put_right_in_time_is_not_punished_and_the_call_was_wrong():
    game = late_turn()
    game.play("home 1 move", "move 6,5", "stop", "move the turn marker")
    assert game.turn == (2, 1)
    game.game.call_illegal_procedure("away")
    assert game.rerolls == (2, 1)
    assert game.asked("home", "turn")


@pytest.mark.rule("lrb6/turns.illegal-procedure")
def test_a_call_before_any_action_is_wrong():
    game = late_turn("2 0")
    game.game.call_illegal_procedure("away")
    assert game.rerolls == (3, 0)  # the caller has none to lose
    assert game.turn == (1, 1)


@pytest.mark.rule("lrb6/turns.illegal-procedure")
def test_declaring_is_not_acting_yet():
    # Moving a square, standing up or rolling a die is an action; saying so is not.
    game = late_turn()
    game.play("home 1 move")
    game.game.call_illegal_procedure("away")
    assert game.told("away called an illegal procedure that was none")
    assert game.rerolls == (2, 1)


@pytest.mark.rule("lrb6/turns.illegal-procedure")
def test_standing_up_is_acting():
    game = late_turn()
    game.play("home 1 move", "move 6,5", "stop", "end turn")  # nobody called: the marker moves
    assert game.shows("turns home 2")
    game = pitch("home 1 5,5 prone / home 2 5,9 / away 1 20,5 / turn away 1 / rerolls 2 2",
                 options=CALLED)
    game.play("end turn", "home 1 move")
    game.game.call_illegal_procedure("away")
    assert game.asked("home", "illegal procedure")


@pytest.mark.rule("lrb6/turns.illegal-procedure")
def test_a_coach_cannot_call_it_on_himself():
    game = late_turn()
    with pytest.raises(NotYourTurn):
        game.game.call_illegal_procedure("home")


@pytest.mark.rule("lrb6/turns.illegal-procedure", "lrb6/skill.leader.use")
def test_the_leader_re_roll_is_a_re_roll_to_lose():
    # With nothing but that one left the opponent gains none.
    game = pitch(
        "home 1 7,7 Leader / away 1 20,7 / leader 1 0 / rerolls 0 2 / marker-unmoved",
        options={"illegal_procedure": True},
    )
    game.play("home 1 move", "move 8,7")
    game.game.call_illegal_procedure("away")
    game.play("home: lose a re-roll as penalty")
    assert game.shows("rerolls 0 2 / leader 0 0")


# --- conceding --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/conceding.when")
def test_a_coach_may_concede_at_the_start_of_his_turn_only():
    game = pitch(TWO_EACH + " / score 1 0")
    with pytest.raises(IllegalAnswer):
        game.game.concede("away")
    game.play("home 1 move", "stop")
    with pytest.raises(IllegalAnswer):
        game.game.concede("home")
    game.play("end turn")
    game.game.concede("away")
    assert game.over
    assert game.game.outcome.winner == "home"
    assert game.game.outcome.reason == "conceded"


@pytest.mark.rule("lrb6/conceding.result")
def test_whoever_concedes_in_the_lead_loses_all_the_same():
    game = pitch(TWO_EACH + " / score 2 0")
    game.game.concede("home")
    assert game.game.outcome.winner == "away"
    assert game.score == (2, 3)
