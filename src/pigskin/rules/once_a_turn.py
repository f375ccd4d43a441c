"""Actions of which a turn has one: how many were taken, and whether there is another."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.model import BLITZ, FOUL, HAND_OFF, PASS, THROW_MATE, Table


def taken(table: Table, action: int) -> int:
    """How many of them were declared this turn; 0 of those a turn has any number of."""
    if action == BLITZ:
        return table.blitzed
    if action == PASS or action == THROW_MATE:
        return table.passed
    if action == HAND_OFF:
        return table.handed_off
    return table.fouled if action == FOUL else 0


def take(table: Table, action: int) -> None:
    """One of them is gone once it is declared, whatever comes of it."""
    if action == BLITZ:
        table.blitzed += 1
    elif action == PASS or action == THROW_MATE:
        table.passed += 1
    elif action == HAND_OFF:
        table.handed_off += 1
    elif action == FOUL:
        table.fouled += 1


def may_still(table: Table, action: int) -> bool:
    """Has the side whose turn it is such an action left? Some have more than one of a kind."""
    if table.active < 0 or not table.side(table.active).at[at.EXTRA_ACTIONS]:
        return taken(table, action) == 0
    left = 1 - taken(table, action)
    for effect in table.side(table.active).at[at.EXTRA_ACTIONS]:
        left += effect.extra_actions(table, table.active, action)
    return left > 0
