"""Casualties by D16, and what lasts of them."""

from __future__ import annotations

from typing import Final

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
    Table,
)
from pigskin.skills import base as at

# By D6.
LASTING: Final[tuple[int, ...]] = (
    MINUS_AV, MINUS_AV, MINUS_MA, MINUS_PA, MINUS_AG, MINUS_ST,
)  # fmt: skip


def casualty(table: Table, player: int, total: int) -> int:
    """D16, with 1 for each niggling injury and for a body that decays. A frog is only hurt."""
    if table.marks[player] & FROG:
        return BADLY_HURT
    profile = table.profiles[player]
    roll = table.roll(16) + profile.niggling
    for skill in profile.at[at.CASUALTY_BONUS]:
        roll += skill.casualty_bonus(table, player)
    if roll <= 6:
        return BADLY_HURT
    if roll <= 9:
        return MISS_NEXT
    if roll <= 12:
        return NIGGLING
    if roll <= 14:
        return _lasting(table, player)
    return DEAD


def _lasting(table: Table, player: int) -> int:
    """The value that suffers for good; one that cannot get worse is rolled again."""
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
        result = LASTING[table.d6() - 1]
        if values[result]:
            return result
