"""Turns: their order, the marker, who may act, and how a turn ends."""

import pytest
from table import pitch

TWO_EACH = "home 1 5,5 / home 2 5,9 / away 1 20,5 / away 2 20,9"


@pytest.mark.rule("bb2020/turns.sequence")
def test_the_receiving_team_moves_first_and_then_they_alternate():
    game = pitch(TWO_EACH + " / kicking away / turn home 1")
    game.play("home: end turn", "away: end turn")
    assert game.active == "home"
    assert game.turn == (2, 1)


@pytest.mark.rule("bb2020/turns.sequence")
def test_each_team_has_eight_turns_in_a_half():
    game = pitch(TWO_EACH + " / kicking away / turn home 8", seed=1)
    game.play("home: end turn")
    assert game.turn == (8, 8)
    assert not game.told("half 2 begins")
    game.play("away: end turn")
    assert game.told("half 2 begins")
    assert not game.told("turn 9 of home")


@pytest.mark.rule("bb2020/turns.marker")
def test_the_marker_goes_forward_at_the_start_of_a_turn():
    game = pitch(TWO_EACH + " / kicking away / turn home 3")
    assert game.turn == (3, 2)
    game.play("end turn")
    assert game.turn == (3, 3)


@pytest.mark.rule("bb2020/turns.one-action")
def test_a_player_is_activated_once_and_finishes_before_another_begins():
    game = pitch(TWO_EACH)
    game.play("home 1 move", "move 6,5")
    assert game.refuses("home 2 move", "end turn")
    game.play("stop")
    assert game.refuses("home 1 move", "home 1 blitz", "away 1 move")
    assert game.offers("home 2 move")


@pytest.mark.rule("bb2020/turns.one-action")
def test_nobody_has_to_be_activated_and_everybody_may_be_again_next_turn():
    game = pitch(TWO_EACH)
    game.play("home 1 move", "stop", "end turn", "end turn")
    assert game.offers("home 1 move", "home 2 move")


@pytest.mark.rule("bb2020/turns.one-action")
def test_prone_players_may_be_activated_and_stunned_ones_may_not():
    game = pitch("home 1 5,5 prone / home 2 5,9 stunned / home 3 reserves / away 1 20,5")
    assert game.offers("home 1 move")
    assert game.refuses("home 2 move", "home 3 move")


@pytest.mark.rule("bb2020/turns.one-action")
def test_a_player_who_gets_out_of_his_stun_this_turn_waits_for_the_next():
    game = pitch("home 1 5,5 stunned / home 2 5,9 / away 1 20,5")
    assert game.refuses("home 1 move")
    game.play("end turn")
    assert game.shows("home 1 5,5 prone")
    game.play("end turn")
    assert game.offers("home 1 move")


@pytest.mark.rule("bb2020/turns.end")
def test_the_coach_may_end_his_turn_with_players_left():
    game = pitch(TWO_EACH)
    game.play("home 1 move", "stop", "end turn")
    assert game.asked("away", "turn")
    assert not game.turnover


@pytest.mark.rule("bb2020/turns.end")
def test_when_everybody_has_been_activated_only_the_end_of_the_turn_is_left():
    game = pitch("home 1 5,5 / away 1 20,5")
    game.play("home 1 move", "stop")
    assert game.options() == ["end turn"]


@pytest.mark.rule("bb2020/turns.end")
def test_a_turnover_ends_the_turn_at_once():
    # Leaving a tackle zone on a 2: 3+ was needed.
    game = pitch("home 1 5,5 / home 2 5,9 / away 1 6,5", "2 1 2")
    game.play("home 1 move", "move 4,5")
    assert game.asked("away", "turn")
    assert game.turnover
    assert game.done()
