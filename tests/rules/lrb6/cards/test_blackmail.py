"""Blackmail: an opponent plays for the other side for a turn."""

import pytest
from table import pitch

pytestmark = pytest.mark.rule("lrb6/cards.blackmail")

START = (
    "home 1 7,7 / home 2 20,7 / away 1 10,7 / away 2 11,7 {0} / away 3 2,2 / hand home Blackmail"
)


def blackmailed(more="", dice=(), rest=""):
    """Away 2 plays for home, as home 3."""
    game = pitch(START.format(more) + rest, dice=list(dice))
    game.play("play Blackmail on away 2")
    return game


def test_he_goes_over_and_may_act():
    game = blackmailed("used")
    assert game.told("away 2 plays for the others, as home 3")
    assert game.shows("home 3 11,7 / away 2 absent")
    assert game.offers("home 3 move", "home 3 block", "home 3 blitz")
    game.rolls([3]).play("home 3 move", "move 12,7", "stop")  # he has to dodge away from away 1
    assert game.shows("home 3 12,7")


def test_nobody_with_the_ball():
    game = pitch(START.format("ball"))
    assert game.offers("play Blackmail on away 1", "play Blackmail on away 3")
    assert game.refuses("play Blackmail on away 2", "play Blackmail on home 1")


def test_he_blocks_his_own_and_goes_back_at_the_end_of_the_turn():
    game = blackmailed(dice=["defender down", 3, 3])
    game.play("home 3 block", "block away 1", "push to 9,7", "stay", "end turn")
    assert game.told("home 3 is away 2 again")
    assert game.shows("away 1 9,7 prone / away 2 11,7 / home 3 absent")
    assert game.coach == "away"
    assert game.offers("away 2 move", "away 1 move")
    assert game.done()


def test_his_tackle_zone_hinders_his_own_and_helps_the_others():
    game = blackmailed()
    table = game.table
    assert table.zones_on(table.place[game.player("away 1")], 1) == 1
    game.play("end turn")
    assert table.zones_on(table.place[game.player("away 1")], 1) == 0


def test_he_is_hurt_and_his_own_apothecary_sees_to_him():
    game = blackmailed(dice=["attacker down", 6, 6, 6, 6, 1, 1], rest=" / apothecary 1 1")
    game.play("home 3 block", "block away 1")
    assert game.asked("away", "apothecary for a casualty")
    game.play("away: no apothecary")
    assert game.turnover
    assert game.shows("away 2 injured / home 3 absent")
    assert game.table.away.casualties == 1


def test_knocked_out_he_lies_among_his_own():
    game = blackmailed(dice=["attacker down", 6, 6, 5, 3])
    game.play("home 3 block", "block away 1")
    assert game.turnover
    assert game.shows("away 2 ko / home 3 absent")
    assert game.done()


def test_dead_he_is_dead():
    game = blackmailed(dice=["attacker down", 6, 6, 6, 6, 6, 1])
    game.play("home 3 block", "block away 1")
    assert game.shows("away 2 injured / injuries away 2 dead")
    assert [player.shirt for player in game.game.report().away.players if player.dead] == [2]


def test_pushed_into_the_crowd_he_is_in_the_reserves_of_his_own():
    game = pitch(
        "home 1 7,2 / away 1 7,1 / away 2 7,0 / away 3 6,0 / away 4 8,0 / hand home Blackmail",
        dice=["push", 2, 2],
    )
    game.play("play Blackmail on away 2", "home 1 block", "block away 1", "push to 7,0", "stay")
    assert game.shows("home 2 reserves")
    game.play("end turn")
    assert game.shows("away 1 7,0 / away 2 reserves / home 2 absent")
    assert game.done()


def test_stunned_he_turns_over_at_the_end_of_his_own_teams_turn():
    game = blackmailed(dice=["attacker down", 6, 6, 1, 1])
    game.play("home 3 block", "block away 1")
    assert game.shows("away 2 stunned")
    game.play("end turn")
    assert game.shows("away 2 prone")


def test_he_cannot_score():
    game = pitch(
        "home 1 7,7 / away 1 10,7 / away 2 23,7 / ball 24,7 / hand home Blackmail", dice=[6]
    )
    game.play("play Blackmail on away 2", "home 2 move", "move 24,7", "move 25,7")
    assert game.score == (0, 0)
    assert game.asked("home", "turn")
    game.play("end turn")
    assert game.score == (0, 0)
    assert game.shows("away 2 25,7 ball")
    assert game.done()


def test_he_is_not_sent_off_for_a_foul_on_his_own():
    game = pitch(
        "home 1 7,7 / away 1 10,7 prone / away 2 11,7 / hand home Blackmail", dice=[2, 2]
    )
    game.play("play Blackmail on away 2", "home 2 foul", "foul away 1")
    assert game.shows("home 2 11,7")
    assert not game.turnover
    assert game.done()


def test_the_touchdown_of_another_ends_it_as_well():
    game = pitch(
        "home 1 24,7 ball / home 2 3,3 / away 1 10,7 / away 2 11,7 / hand home Blackmail",
    )
    game.play("play Blackmail on away 2", "home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.shows("away 2 reserves / home 3 absent")


def test_what_he_did_is_his_own():
    game = blackmailed(dice=["defender down", 6, 6, 6, 6, 1, 1])
    game.play("home 3 block", "block away 1", "push to 9,7", "stay", "end turn")
    assert game.shows("feats away 2 casualty")
    told = game.game.report()
    assert [player.shirt for player in told.home.players] == [1, 2]
    assert [player.casualties for player in told.away.players] == [0, 1, 0]


@pytest.mark.parametrize("answer", ["home 3 move", "end turn"])
def test_it_can_be_saved_and_copied_meanwhile(answer):
    game = blackmailed()
    twin = game.copy()
    game.play(answer)
    twin.play(answer)
    assert game.game.key() == twin.game.key()
    assert game.picture() == twin.picture()
