"""Tests of characteristics: what a roll must reach, and the natural 1 and 6."""

import pytest
from table import pitch


@pytest.mark.rule("bb2020/dice.agility")
@pytest.mark.parametrize("agility", [2, 3, 4, 5])
@pytest.mark.parametrize("short", [0, 1])
def test_an_agility_test_must_reach_the_printed_number(agility, short):
    roll = agility - short
    falls = short or roll == 1
    game = pitch(f"home 1 5,5 ag{agility} / away 1 6,5", f"{roll} 1 2" if falls else f"{roll}")
    game.play("home 1 move", "move 4,5")
    assert game.state("home 1") == ("prone" if falls else "up")
    assert game.done()


@pytest.mark.rule("bb2020/dice.agility")
def test_modifiers_are_added_to_the_roll():
    # Two markers on the new square: 3+ becomes 5+.
    game = pitch("home 1 5,5 / away 1 6,5 / away 2 3,5 / away 3 3,4", "5")
    game.play("home 1 move", "move 4,5")
    assert game.told("dodge 5+, rolled 5, passed")
    assert game.done()


@pytest.mark.rule("bb2020/dice.passing-ability")
@pytest.mark.parametrize(
    ("ability", "roll", "accurate"), [(4, 4, True), (4, 3, False), (2, 2, True)]
)
def test_a_passing_test_must_reach_the_passing_ability(ability, roll, accurate):
    game = pitch(
        f"home 1 5,5 ag6 pa{ability} ball / home 2 8,5 / away 1 20,5",
        f"{roll}" + (" 6" if accurate else " E E E E"),
    )
    game.play("home 1 pass", "pass the ball", "pass to 8,5")
    assert (game.ball == "home 2") is accurate
    assert game.done()


@pytest.mark.rule("bb2020/dice.passing-ability")
def test_a_rush_is_no_test_of_a_characteristic():
    # AG 6+ and PA 6+ do not matter.
    game = pitch("home 1 5,5 ma1 ag6 pa6 / away 1 20,5", "2")
    game.play("home 1 move", "move 6,5", "move 7,5")
    assert game.shows("home 1 7,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/dice.natural")
def test_a_natural_1_fails_whatever_is_added():
    # AG 1+ with Two Heads.
    game = pitch("home 1 5,5 ag1 Two Heads / away 1 6,5", "1 1 2")
    game.play("home 1 move", "move 4,5")
    assert game.shows("home 1 4,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/dice.natural")
def test_a_natural_6_succeeds_whatever_is_taken_away():
    # AG 6+ into four tackle zones.
    game = pitch(
        "home 1 5,5 ag6 / away 1 6,5 / away 2 3,5 / away 3 3,4 / away 4 3,6 / away 5 4,3", "6"
    )
    game.play("home 1 move", "move 4,4")
    assert game.shows("home 1 4,4 up")
    assert game.done()


@pytest.mark.rule("bb2020/dice.no-passing-ability")
def test_without_a_passing_ability_every_pass_is_a_fumble():
    # No die is rolled for the throw: only the bounce.
    game = pitch("home 1 5,5 pa0 ball / home 2 8,5 / away 1 20,5", "N")
    game.play("home 1 pass", "pass the ball", "pass to 8,5")
    assert game.told("home 1 fumbles")
    assert game.shows("ball 5,4")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/dice.pa-one")
@pytest.mark.parametrize(("roll", "accurate"), [(2, True), (1, False)])
def test_with_pa_1_a_modified_1_is_still_accurate(roll, accurate):
    # A short pass takes 1 from the roll.
    game = pitch(
        "home 1 5,5 pa1 ball / home 2 10,5 / away 1 20,5", f"{roll}" + (" 3" if accurate else " N")
    )
    game.play("home 1 pass", "pass the ball", "pass to 10,5")
    assert game.ball == ("home 2" if accurate else "5,4")
    assert game.done()
