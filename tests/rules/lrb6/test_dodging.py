"""Dodging: when, with which modifiers, and what a failure means."""

import pytest
from table import pitch


@pytest.mark.rule("lrb6/dodging.when")
def test_leaving_one_tackle_zone_takes_a_dodge():
    game = pitch("home 1 7,7 / away 1 6,7", dice="3").play("home 1 move", "move 8,7")
    assert game.told("home 1: dodge 3+, rolled 3, passed")
    assert game.offers("move 9,7")
    assert game.done()


@pytest.mark.rule("lrb6/dodging.when")
def test_leaving_many_tackle_zones_takes_one_dodge():
    game = pitch("home 1 7,7 / away 1 6,7 / away 2 6,6 / away 3 6,8", dice="3")
    game.play("home 1 move", "move 8,7")
    assert len(game.happenings("dodge")) == 1
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("lrb6/dodging.when")
def test_entering_a_tackle_zone_takes_no_dodge():
    game = pitch("home 1 7,7 / away 1 9,7").play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 up")
    assert not game.told("dodge")


@pytest.mark.rule("lrb6/dodging.when")
def test_every_square_left_takes_its_own_dodge():
    # Along a wall of three: the first step leaves one zone and enters one, and so on.
    game = pitch("home 1 7,7 / away 1 7,6 / away 2 9,6", dice="5 4")
    game.play("home 1 move", "move 8,7", "move 9,8")
    assert len(game.happenings("dodge")) == 2
    assert game.done()


# The agility table, +1 for the dodge, -1 for each tackle zone on the square entered.
# A natural 6 always succeeds, a natural 1 always fails.
DODGES = [
    (ag, zones, max(2, min(6, {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1, 7: 1}[ag] - 1 + zones)))
    for ag in (1, 2, 3, 4, 5, 6, 7)
    for zones in (0, 1, 2, 3)
]
WALL = ["away 2 9,6", "away 3 9,7", "away 4 9,8"]


@pytest.mark.rule("lrb6/dodging.roll")
@pytest.mark.parametrize(("ag", "zones", "need"), DODGES)
def test_the_dodge_roll_passes_from_its_target_on(ag, zones, need):
    wall = "".join(f" / {each}" for each in WALL[:zones])
    game = pitch(f"home 1 7,7 ag{ag} / away 1 6,7{wall}", dice=[need])
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 up")
    assert game.told(f"dodge {need}+, rolled {need}, passed")
    assert game.done()


@pytest.mark.rule("lrb6/dodging.roll", "lrb6/dodging.fail")
@pytest.mark.parametrize(("ag", "zones", "need"), DODGES)
def test_the_dodge_roll_fails_below_its_target(ag, zones, need):
    wall = "".join(f" / {each}" for each in WALL[:zones])
    game = pitch(f"home 1 7,7 ag{ag} / away 1 6,7{wall}", dice=[need - 1, 1, 1])
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/dodging.roll")
def test_the_zones_on_the_square_left_do_not_modify_the_roll():
    # away 1-3 cover only 7,7; nothing covers 8,7: 4+, +1.
    game = pitch("home 1 7,7 / away 1 6,6 / away 2 6,7 / away 3 6,8", dice="3")
    game.play("home 1 move", "move 8,7")
    assert game.told("dodge 3+, rolled 3, passed")


@pytest.mark.rule("lrb6/dodging.roll", "lrb6/dodging.when", "lrb6/dodging.fail")
def test_slow_motion_replay_dieter_blunt_dodges_past_two_orcs():
    # AG3: square 1 is in two tackle zones, so 4+, +1 -2: 5 passes. Leaving it for the free
    # square 2 he needs 3+, and rolls 1: down, and the Orcs are next.
    game = pitch(
        "home 1 7,7 ag3 / away 1 8,6 / away 2 9,6",
        dice="5, 1, 3 4",  # two dodges; armour 7 holds
    )
    game.play("home 1 move", "move 8,7")
    assert game.told("dodge 5+, rolled 5, passed")
    game.play("move 8,8")
    assert game.told("dodge 3+, rolled 1, failed")
    assert game.shows("home 1 8,8 prone")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/dodging.fail")
def test_a_failed_dodge_knocks_down_in_the_square_dodged_to_and_armour_is_rolled():
    game = pitch("home 1 7,7 av8 / home 2 1,1 / away 1 6,7", dice="2, 5 4, 2 2")
    game.play("home 1 move", "move 8,7")
    assert game.told("home 1: armour 9+, rolled 5+4, broken")
    assert game.shows("home 1 8,7 stunned")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/dodging.fail")
def test_a_carrier_who_fails_drops_the_ball_where_he_falls():
    game = pitch("home 1 7,7 ball / away 1 6,7", dice="2, 2 2, N")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone / ball 8,6")
    assert game.done()


@pytest.mark.rule("lrb6/dodging.fail", "lrb6/pick-up.involuntary")
def test_who_falls_on_the_ball_cannot_pick_it_up_and_it_bounces():
    game = pitch("home 1 7,7 / away 1 6,7 / ball 8,7", dice="2, 2 2, N")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone / ball 8,6")
    assert not game.told("pick-up")
    assert game.done()


@pytest.mark.rule("lrb6/dodging.fail")
def test_a_carrier_who_falls_in_the_end_zone_does_not_score():
    game = pitch("home 1 24,7 ball / away 1 23,7", dice="1, 2 2, W")
    game.play("home 1 move", "move 25,7")
    assert game.score == (0, 0)
    assert game.shows("home 1 25,7 prone / ball 24,7")
    assert game.done()
