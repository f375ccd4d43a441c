"""Asking what acts for a player, where the answer is a plain one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.effects.moments import CANCEL
from pigskin.model import NOBODY
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME

if TYPE_CHECKING:
    from pigskin.effects.base import Effect
    from pigskin.model import Table


def may(table: Table, player: PlayerNo, what: int, other: PlayerNo = NOBODY) -> bool:
    """Does something grant a player that now?"""
    for effect in table.at[player][what]:
        if effect.may(table, player, what, other):
            return True
    return False


def granting(
    table: Table, player: PlayerNo, what: int, other: PlayerNo = NOBODY
) -> Effect | None:
    """What grants a player that now, the first of several; None if nothing does."""
    for effect in table.at[player][what]:
        if effect.may(table, player, what, other):
            return effect
    return None


def of_both(table: Table, moment: int) -> list[tuple[SideNo, Effect]]:
    """What acts for either side at a moment of sides, by its order; the home side first."""
    found = [(side, effect) for side in (HOME, AWAY) for effect in table.side(side).at[moment]]
    return sorted(found, key=_order) if len(found) > 1 else found


def _order(found: tuple[SideNo, Effect]) -> int:
    return found[1].order


def cancelled(table: Table, by: PlayerNo, what: str) -> bool:
    """Does a skill of player `by` forbid his opponents `what`?"""
    for skill in table.at[by][CANCEL]:
        if skill.cancel(table, by, what):
            return True
    return False
