"""Odds see what special play cards have left behind."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pigskin import Game, PigskinError
from pigskin.odds import block, foul, pass_, reach

EDITIONS = ("lrb6", "bb2016")
pytestmark = pytest.mark.parametrize("edition", EDITIONS)


def position(text: str, edition: str) -> Game:
    return Game.from_position(text, edition)


def two_d6(need: int) -> Fraction:
    return Fraction(sum(a + b >= need for a in range(1, 7) for b in range(1, 7)), 36)


def test_greased_shoes_on_the_map(edition: str) -> None:
    text = "home 1 7,7 ma1 / away 1 20,7 / effects home Greased Shoes until turn"
    assert reach(position(text, edition), "home 1").to("9,7").chance == Fraction(1, 3)


def test_who_is_distracted_may_get_nowhere(edition: str) -> None:
    text = (
        "home 1 7,7 / away 1 10,7 / effects home Distract until turn / "
        "boons away 1 Distract until start"
    )
    there = reach(position(text, edition), "home 1").to("6,7")
    assert [roll.test for roll in there.rolls] == ["bone-head"]
    assert there.chance == Fraction(5, 6)


def test_a_strong_arm_by_a_wand(edition: str) -> None:
    """ST 4 against ST 3: two dice, of which the attacker takes the better."""
    text = "home 1 7,7 Block / away 1 8,7 / boons home 1 stronger until turn"
    assert block(position(text, edition), "home 1", "away 1")["down"] == Fraction(3, 4)


def test_a_damper_takes_a_die_from_a_blitzer(edition: str) -> None:
    """ST 4 against ST 3 is one die only for who has run; standing still he has two."""
    text = (
        "home 1 6,7 st4 Block / away 1 8,7 / away 2 20,2 / "
        "boons away 1 Inertia Damper until drive"
    )
    game = position(text, edition)
    game.answer("home 1 blitz")
    game.answer("move 7,7")
    assert block(game, "home 1", "away 1")["down"] == Fraction(1, 2)


def test_the_belt_in_a_block(edition: str) -> None:
    text = "home 1 7,7 Block, Claw, Mighty Blow / away 1 8,7 av9 / away 2 20,2 / "
    belt = "boons away 1 Belt of Invulnerability until match"
    odds = block(position(text + belt, edition), "home 1", "away 1")
    assert odds["armour broken"] == Fraction(1, 2) * two_d6(10)


def test_a_charm_breaks_nothing(edition: str) -> None:
    text = "home 1 7,7 Block / away 1 8,7 / away 2 20,2 / boons away 1 Lucky Charm until match"
    assert block(position(text, edition), "home 1", "away 1")["armour broken"] == 0


def test_a_blatant_foul_breaks_armour_for_certain(edition: str) -> None:
    text = "home 1 7,7 / away 1 8,7 prone / effects home Blatant Foul until turn"
    odds = foul(position(text, edition), "home 1", "away 1")
    assert odds["armour broken"] == 1
    assert odds["casualty"] == two_d6(10)
    assert odds["turnover"] == Fraction(1, 6)  # a double in the injury roll


def test_who_cannot_be_fouled_has_no_odds(edition: str) -> None:
    text = "home 1 7,7 / away 1 8,7 prone / boons away 1 Good Old Magic Codpiece until match"
    with pytest.raises(PigskinError, match="away 1 cannot be fouled"):
        foul(position(text, edition), "home 1", "away 1")


def test_a_headband_is_read_by_opponents(edition: str) -> None:
    text = "home 1 7,7 ball / home 2 13,7 / away 1 10,7 / "
    band = "boons home 1 Fawndough's Headband until turn"
    assert pass_(position(text, edition), "home 1", "13,7")["intercepted"] == Fraction(1, 6)
    assert pass_(position(text + band, edition), "home 1", "13,7")["intercepted"] == Fraction(1, 3)
