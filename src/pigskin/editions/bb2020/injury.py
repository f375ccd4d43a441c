"""Casualties by D16, and what lasts of them."""

from __future__ import annotations

from typing import Final

from pigskin import rolls
from pigskin.effects import moments as at
from pigskin.model import (
    BADLY_HURT,
    DEAD,
    FROG,
    MINUS_AG,
    MINUS_AV,
    MINUS_MA,
    MINUS_PA,
    MINUS_ST,
    MISS_NEXT,
    NIGGLING,
    NOBODY,
    Table,
)
from pigskin.numbers import PlayerNo
from pigskin.rolls import Modifiers

# By D6.
LASTING: Final[tuple[int, ...]] = (
    MINUS_AV, MINUS_AV, MINUS_MA, MINUS_PA, MINUS_AG, MINUS_ST,
)  # fmt: skip
# The names of the casualty table by D16, and of the lasting injuries: 20 and their D6.
CASUALTY_ROWS: Final[dict[int, str]] = {
    7: "Seriously Hurt",
    8: "Seriously Hurt",
    9: "Seriously Hurt",
    10: "Serious Injury",
    11: "Serious Injury",
    12: "Serious Injury",
    21: "Head Injury",
    22: "Head Injury",
    23: "Smashed Knee",
    24: "Broken Arm",
    25: "Neck Injury",
    26: "Dislocated Shoulder",
}


def casualty(
    table: Table, player: PlayerNo, total: int, parts: Modifiers | None = None
) -> tuple[int, int]:
    """D16, with 1 for each niggling injury and for a body that decays. A frog is only hurt."""
    if table.marks[player] & FROG:
        return BADLY_HURT, 0
    profile = table.profiles[player]
    roll = table.roll(16) + profile.niggling
    if parts is not None:
        parts.add(rolls.NIGGLING, profile.niggling)
    for skill in table.at[player][at.CASUALTY_BONUS]:
        amount = skill.adds(table, player, at.CASUALTY_BONUS, NOBODY)
        roll += amount
        if parts is not None:
            parts.add(skill.id, amount, player)
    if roll <= 6:
        return BADLY_HURT, roll
    if roll <= 9:
        return MISS_NEXT, roll
    if roll <= 12:
        return NIGGLING, roll
    if roll <= 14:
        return _lasting(table, player)
    return DEAD, min(16, roll)


def _lasting(table: Table, player: PlayerNo) -> tuple[int, int]:
    """The value that suffers for good, and its row; one that cannot get worse is rolled again,
    or nothing happens to it."""
    profile = table.original(player)
    limits = table.edition.figures.stat_limits
    values = {
        MINUS_MA: profile.ma != limits[0][0],
        MINUS_ST: profile.st != limits[1][0],
        MINUS_AG: profile.ag != limits[2][0],
        MINUS_AV: profile.av != limits[3][0],
        MINUS_PA: profile.pa != limits[4][0] and profile.pa != 0,
    }
    while True:
        die = table.d6()
        result = LASTING[die - 1]
        if values[result] or table.options.lasting_at_minimum == "nothing":
            return result, 20 + die
