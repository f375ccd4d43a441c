"""The end of a turn, and what wizards do then."""

from __future__ import annotations

from pigskin.effects.holding import TURN, expire
from pigskin.effects.times import OWN_TURN_OVER
from pigskin.model import Table
from pigskin.questions import Flow
from pigskin.rules.interludes import act_beside
from pigskin.rules.turn import after_turn, between_turns, close_turn, saved


def end_turn(table: Table) -> Flow[None]:
    """Stunned players turn over, a wizard may act, and the next turn or phase begins."""
    side = table.active
    if table.turnover and (yield from saved(table, side)):
        return
    close_turn(table, side)
    expire(table, TURN, side)
    if not table.bonus_turn:
        yield from act_beside(table, side, OWN_TURN_OVER)
    yield from between_turns(table, side)
    after_turn(table, side)
