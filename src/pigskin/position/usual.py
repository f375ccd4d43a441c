"""What a position means where it says nothing."""

from __future__ import annotations

from typing import Final

from pigskin.model import NEITHER, Table, side_of
from pigskin.numbers import SideNo
from pigskin.pitch import HOME
from pigskin.rules import phases

OF_A_TURN: Final[tuple[int, ...]] = (phases.TURN, phases.ACTION, phases.END_TURN)


def usual_active(table: Table) -> SideNo:
    """Home, unless a player is acting or it is nobody's turn."""
    if table.phase not in OF_A_TURN:
        return NEITHER
    return side_of(table.actor) if table.actor >= 0 else HOME


def usual_other_turn(table: Table, own: int) -> int:
    """The other side's turn marker: the receivers go first, so the kickers are one behind."""
    return own if table.active == table.kicking else max(0, own - 1)
