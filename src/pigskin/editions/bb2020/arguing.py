"""Arguing the call: whether a head coach may, and what comes of it."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2016.fouling import argues_well
from pigskin.effects import moments as at
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import PlayerNo, SideNo
from pigskin.rolls import REFEREE, RULE
from pigskin.rules.counting import has, set_to

WINS: Final = 6  # what overturns a call


def may_argue(table: Table, side: SideNo) -> bool:
    """Has the side a head coach who can argue, and a referee who lets him?"""
    if has(table, side, "coach_banned"):
        return False
    for effect in table.side(side).at[at.HUSHES]:
        if effect.side_may(table, side, at.HUSHES, NOBODY):
            return False
    return True


def argue(table: Table, player: PlayerNo) -> int:
    """Argue the call: a total of WINS overturns it, a 1 has the head coach ejected."""
    side = side_of(player)
    natural = table.d6()
    if natural == 1 and _corrupt(table, side):
        set_to(table, side, "corrupted", 1)
        table.tell("argues again", side)
        natural = table.d6()
    bonus = 0
    for effect in table.side(side).at[at.ARGUE_BONUS]:
        bonus += effect.side_adds(table, side, at.ARGUE_BONUS, NOBODY)
    roll = min(6, natural + bonus)
    need = 5 if argues_well(table, side) else 6
    parts = table.part(REFEREE, bonus + 6 - need)
    table.tell_test("argue the call", player, 6, bonus + 6 - need, roll >= need, RULE, parts)
    if roll == 1:
        set_to(table, side, "coach_banned", 1)
        table.tell("coach banned", side)
        for effect in table.side(side).at[at.COACH_GONE]:
            effect.coach_gone(table, side)
    return WINS if roll >= need else roll


def _corrupt(table: Table, side: SideNo) -> bool:
    """May the side, once a match, try again when its argument begins with a 1?"""
    return (
        table.rosters is not None
        and table.rosters[side].has_rule("Bribery and Corruption")
        and not has(table, side, "corrupted")
    )
