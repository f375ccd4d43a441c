"""Rough odds, good enough for a rule of thumb."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.asking import cancelled, may
from pigskin.model import Profile, Table
from pigskin.numbers import PlayerNo


def chance(need: int) -> float:
    """A D6 reaching a figure, a 1 always failing and a 6 always succeeding."""
    return (7 - max(2, min(6, need))) / 6


def nimble(profile: Profile) -> int:
    """How nimble a player is, the more the better, whichever way his edition prints it."""
    return 7 - profile.agility


def falls_on_both_down(table: Table, player: PlayerNo) -> bool:
    """Does Both Down put this player down?"""
    return not may(table, player, at.STEADY)


def stays_up_on_stumble(table: Table, attacker: PlayerNo, defender: PlayerNo) -> bool:
    """Does Dodge save the defender from a stumble?"""
    names = [skill.name for skill in table.profiles[defender].skills]
    return "Dodge" in names and not cancelled(table, attacker, "dodge on stumble")


def block_odds(
    table: Table, attacker: PlayerNo, defender: PlayerNo, dice: int
) -> tuple[float, float]:
    """The chances that the defender and that the attacker goes down."""
    falls = falls_on_both_down(table, attacker)
    wrestles = any(skill.name == "Wrestle" for skill in table.profiles[attacker].skills)
    bad = 2 if falls and not wrestles else 1
    good = 1 if stays_up_on_stumble(table, attacker, defender) else 2
    if (not falls and falls_on_both_down(table, defender)) or wrestles:
        good += 1
    if dice > 0:
        return 1 - (1 - good / 6) ** dice, float((bad / 6) ** dice)
    return float((good / 6) ** -dice), 1 - (1 - bad / 6) ** -dice
