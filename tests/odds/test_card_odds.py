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


KNUCKLES = "boons home 1 Knuckledusters until turn"


@pytest.mark.parametrize("strength", ["st3", "st7", "st2"])
def test_knuckledusters_need_no_luck(edition: str, strength: str) -> None:
    """With one die, with two, and where the defender would choose."""
    text = f"home 1 7,7 {strength} / away 1 8,7 st3 / away 2 20,2 / {KNUCKLES}"
    odds = block(position(text, edition), "home 1", "away 1")
    assert odds["down"] == 1
    assert odds["turnover"] == 0


def test_knuckledusters_are_of_no_use_to_his_team_mates(edition: str) -> None:
    text = f"home 1 2,2 / home 2 7,7 / away 1 8,7 / away 2 20,2 / {KNUCKLES}"
    assert block(position(text, edition), "home 2", "away 1")["down"] == Fraction(1, 2)


def test_who_is_cursed_rolls_nothing_again(edition: str) -> None:
    text = "home 1 7,7 Dodge / away 1 8,7 / away 2 20,2 / "
    curse = "boons home 1 Rakarth's Curse of Petty Spite until match"
    assert reach(position(text, edition), "home 1").to("6,6").chance == Fraction(8, 9)
    assert reach(position(text + curse, edition), "home 1").to("6,6").chance == Fraction(2, 3)


@pytest.mark.parametrize(("skills", "chance"), [
    ("", Fraction(5, 6) ** 2 * Fraction(4, 6)),
    ("Sprint", Fraction(5, 6) ** 3),
])  # fmt: skip
def test_who_sprints_the_extra_mile_has_one_more_to_give(
    edition: str, skills: str, chance: Fraction
) -> None:
    """The third square that is gone for takes a 3+."""
    text = f"home 1 7,7 ma1 {skills} / away 1 20,7 / boons home 1 Going The Extra Mile until turn"
    assert reach(position(text, edition), "home 1").to("11,7").chance == chance


def test_the_one_more_is_given_once(edition: str) -> None:
    """The fourth takes a 4+: he has it left for that unless the third took it."""
    text = "home 1 7,7 ma1 Sprint / away 1 20,7 / boons home 1 Going The Extra Mile until turn"
    chance = Fraction(4, 6) * Fraction(4, 6) + Fraction(1, 6) * Fraction(3, 6)
    found = reach(position(text, edition), "home 1").to("12,7").chance
    assert found == Fraction(5, 6) ** 2 * chance
