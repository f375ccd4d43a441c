"""The agility table and the natural 1 and 6. (D3 and scatter: see the kick-off tests.)"""

import pytest
from table import pitch


def leap(agility: int, roll: int) -> bool:
    """A leap is an agility roll without any modifier. Does he land on his feet?"""
    game = pitch(
        f"home 1 7,7 ag{agility} Leap / away 1 20,3", dice=[roll], seed="whatever follows"
    )
    game.play("home 1 move", "leap 9,7")
    return game.shows("home 1 9,7") and game.state("home 1") == "up"


@pytest.mark.rule("lrb6/dice.agility")
@pytest.mark.parametrize(("agility", "need"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2)])
def test_the_agility_table(agility: int, need: int):
    assert leap(agility, need)
    assert not leap(agility, need - 1)


@pytest.mark.rule("lrb6/dice.agility", "lrb6/dice.natural")
@pytest.mark.parametrize("agility", [6, 7])
def test_agility_of_six_or_more_needs_a_one_which_always_fails(agility: int):
    assert leap(agility, 2)
    assert not leap(agility, 1)


@pytest.mark.rule("lrb6/dice.agility")
@pytest.mark.parametrize(
    ("agility", "roll", "held"),
    [
        (6, 2, True),  # 1+ with -1: 2 is enough
        (7, 2, True),
        (5, 2, False),  # 2+ with -1: 3 is needed
        (5, 3, True),
    ],
)
def test_agility_above_six_counts_as_six(agility: int, roll: int, held: bool):
    # A kick comes down on a player beside one opponent: -1.
    game = pitch(
        f"home 1 19,7 / away 1 20,7 ag{agility} / phase landing / kicking home / turns 0 0 / "
        "kick 20,7",
        dice=[roll],
        seed="whatever follows",
    )
    assert (game.ball == "away 1") == held


@pytest.mark.rule("lrb6/dice.natural")
@pytest.mark.parametrize(("roll", "up"), [(1, False), (2, True)])
def test_a_natural_one_fails_whatever_is_added(roll: int, up: bool):
    # AG 5 dodging into the open with two heads: 2+, +1, +1.
    game = pitch(
        "home 1 7,7 ag5 Two Heads / away 1 8,7", dice=[roll] if up else [roll, 1, 1]
    )
    game.play("home 1 move", "move 6,7")
    assert game.shows("home 1 6,7 up" if up else "home 1 6,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/dice.natural")
@pytest.mark.parametrize(("roll", "caught"), [(5, False), (6, True)])
def test_a_natural_six_succeeds_whatever_is_taken_off(roll: int, caught: bool):
    # AG 1 under a kick with two opponents beside him: 6+ with -2.
    game = pitch(
        "home 1 19,7 / home 2 19,8 / away 1 20,7 ag1 / phase landing / kicking home / turns 0 0 / "
        "kick 20,7",
        dice=[roll] if caught else [roll, "E"],
    )
    assert game.ball == ("away 1" if caught else "21,7")
    assert game.done()
