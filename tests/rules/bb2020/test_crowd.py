"""Pushed off the pitch."""

import pytest
from table import Scene, pitch

PUSHED = "home 1 7,1 / home 2 2,2 / away 1 7,0 {away} / away 2 20,2 / turn home 2 / {more}"


def shove(dice: str, away: str = "", more: str = "") -> Scene:
    game = pitch(PUSHED.format(away=away, more=more), f"push {dice}")
    return game.play("home 1 block", "block away 1")


@pytest.mark.rule("bb2020/pushing.crowd")
def test_at_the_sideline_there_is_only_the_crowd_behind_him():
    game = shove("1 2").play("follow up")
    assert game.shows("home 1 7,0 / away 1 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/pushing.crowd")
def test_an_unoccupied_square_saves_him_from_the_crowd():
    game = pitch("home 1 6,0 / away 1 7,0", "push").play("home 1 block", "block away 1")
    assert game.asked("home", "push")
    assert set(game.options()) == {"push to 8,0", "push to 8,1"}


@pytest.mark.rule("bb2020/pushing.crowd")
def test_with_the_squares_on_the_pitch_occupied_he_goes_over_the_line():
    game = pitch(
        "home 1 6,0 / away 1 7,0 / away 2 8,0 / home 2 8,1 prone", "push 1 2"
    ).play("home 1 block", "block away 1", "stay")
    assert game.shows("away 1 reserves / away 2 8,0 / home 2 8,1")
    assert game.done()


@pytest.mark.rule("bb2020/pushing.crowd")
def test_the_end_of_a_chain_may_be_the_crowd():
    game = pitch(
        "home 1 7,2 / away 1 7,1 / away 2 6,0 / away 3 7,0 / away 4 8,0", "push 1 2"
    ).play("home 1 block", "block away 1", "push to 7,0", "stay")
    assert game.shows("away 3 reserves / away 1 7,0 up")
    assert game.done()


@pytest.mark.rule("bb2020/pushing.crowd-injury")
@pytest.mark.parametrize(
    ("dice", "box"),
    [("3 4", "reserves"), ("4 4", "ko"), ("5 4", "ko"), ("5 5 1", "injured"), ("6 6 9", "injured")],
)
def test_injury_without_armour(dice: str, box: str):
    game = shove(dice).play("stay")
    assert game.shows(f"away 1 {box}")
    assert not game.happenings("armour")
    assert game.done()


@pytest.mark.rule("bb2020/pushing.crowd-injury", "bb2020/casualty.credit")
def test_a_pow_at_the_sideline_adds_no_armour_roll_and_credits_nobody():
    game = pitch(PUSHED.format(away="", more=""), "pow 5 5 1")
    game.play("home 1 block", "block away 1", "stay")
    assert game.shows("away 1 injured")
    assert game.table.feats == ()
    assert game.done()


@pytest.mark.rule("bb2020/pushing.crowd-injury", "bb2020/injury.stunty-stunned")
def test_the_crowd_uses_the_stunty_table_too():
    game = shove("3 4", "Stunty").play("stay")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/pushing.crowd-ball")
def test_the_ball_of_a_pushed_out_carrier_is_thrown_in():
    game = shove("1 2 3 2 1 S", "ball").play("stay")
    assert game.shows("away 1 reserves / ball 7,4")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/pushing.crowd-ball", "bb2020/turnovers.crowd")
def test_a_carrier_of_the_moving_team_in_the_crowd_costs_the_turn():
    game = pitch(
        "home 1 7,2 / home 2 7,0 ball / home 3 6,0 / home 4 8,0 / home 5 2,2 / away 1 7,1 / "
        "away 2 20,2 / turn home 2",
        "push push 1 2 3 3 2 S",
    ).play("home 1 block", "block away 1", "push to 7,0", "stay")
    assert game.shows("home 2 reserves / away 1 7,0 up / ball 7,6")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/turnovers.crowd")
def test_without_the_ball_it_does_not():
    game = pitch(
        "home 1 7,2 / home 2 7,0 / home 3 6,0 / home 4 8,0 / away 1 7,1", "push push 1 2"
    ).play("home 1 block", "block away 1", "push to 7,0", "stay")
    assert game.shows("home 2 reserves")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/apothecary.ko")
def test_an_apothecary_brings_a_player_knocked_out_by_the_crowd_to_the_reserves():
    game = shove("5 4", more="apothecary 0 1").play("stay", "away: use the apothecary")
    assert game.shows("away 1 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.fan-interaction", "bb2020/casualty.credit")
def test_with_the_fans_on_his_side_the_pusher_is_credited():
    game = shove("5 5 1", more="prayers 2048 0").play("stay")
    assert game.table.feats == ((game.player("home 1"), 1),)
    game = shove("5 5 1", more="prayers 0 2048").play("stay")
    assert game.table.feats == ()
