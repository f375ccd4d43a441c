"""Stunned players and when they turn over."""

import pytest
from table import pitch


@pytest.mark.rule("bb2020/knock-down.stunned")
def test_stunned_players_turn_over_at_the_end_of_their_teams_turn():
    game = pitch("home 1 5,5 stunned / home 2 2,2 / away 1 20,5 stunned / away 2 20,9")
    game.play("home: end turn")
    assert game.shows("home 1 5,5 prone / away 1 20,5 stunned")
    game.play("away: end turn")
    assert game.shows("away 1 20,5 prone")


@pytest.mark.rule("bb2020/knock-down.stunned")
def test_one_stunned_in_his_own_turn_stays_so_a_turn_longer():
    # Armour 4+5 breaks, injury 2+3 stuns.
    game = pitch("home 1 5,5 ma1 / home 2 2,2 / away 1 20,5", "1 4 5 2 3")
    game.play("home 1 move", "move 4,5", "move 3,5")
    assert game.shows("home 1 3,5 stunned")
    game.play("away: end turn")
    assert game.refuses("home 1 move")
    game.play("home: end turn")
    assert game.shows("home 1 3,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.stunned")
def test_one_stunned_in_the_opponents_turn_turns_over_after_his_next():
    game = pitch("home 1 5,5 / home 2 2,2 / away 1 6,5 / away 2 20,2", "pow 4 5 2 3")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay", "end turn")
    assert game.shows("away 1 7,5 stunned")
    game.play("away: end turn")
    assert game.shows("away 1 7,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.stunned", "bb2020/skill.bloodlust.bite")
def test_a_thrall_stunned_by_a_bite_turns_over_at_the_end_of_the_following_turn():
    game = pitch(
        "home 1 5,5 Bloodlust (2+) / home 2 5,6 pos:\"Thrall Lineman\" / away 1 20,5", "1 2 3"
    )
    game.play("home 1 move", "stop", "bite home 2")
    assert game.shows("home 2 5,6 stunned")
    game.play("end turn")
    assert game.shows("home 2 5,6 stunned")
    game.play("end turn", "end turn")
    assert game.shows("home 2 5,6 prone")
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.stunned")
def test_a_stunned_team_mate_with_the_turn_ended_by_a_turnover_still_turns_over():
    game = pitch("home 1 5,5 stunned / home 2 9,5 / away 1 10,5", "2 1 2")
    game.play("home 2 move", "move 8,5")
    assert game.asked("away", "turn")
    assert game.shows("home 1 5,5 prone / home 2 8,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.stunned", "bb2020/kickoff.blitz")
def test_the_turn_of_a_kick_off_blitz_turns_nobody_over():
    game = pitch(
        "home 1 5,5 stunned / home 2 5,7 / away 1 20,5 / bonus-turn / picks 4 / kicking home"
        " / kick 20,7 / turns 0 0",
        "N",
    )
    game.play("end turn")
    assert game.asked("away", "turn")
    assert game.shows("home 1 5,5 stunned")
    game.play("end turn")
    game.play("end turn")
    assert game.shows("home 1 5,5 prone")
    assert game.done()
