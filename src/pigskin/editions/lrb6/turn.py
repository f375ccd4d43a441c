"""The end of a turn, and what wizards do then."""

from __future__ import annotations

from pigskin.effects.holding import TURN, expire
from pigskin.model import NEITHER, Table
from pigskin.numbers import SideNo
from pigskin.questions import STOP, Flow, Question
from pigskin.rules.turn import after_turn, between_turns, close_turn, saved
from pigskin.rules.wizard import cast_spell, has_spells, spell_codes


def end_turn(table: Table) -> Flow[None]:
    """Stunned players turn over, a wizard may act, and the next turn or phase begins."""
    side = table.active
    if table.turnover and (yield from saved(table, side)):
        return
    close_turn(table, side)
    yield from cast_spells(table, side)
    yield from between_turns(table, side)
    expire(table, TURN, side)
    after_turn(table, side)


def cast_spells(table: Table, side: SideNo) -> Flow[None]:
    """The coach whose turn has ended may have his wizards act."""
    while table.scored < 0 and has_spells(table.side(side)) and not table.bonus_turn:
        codes = [STOP, *spell_codes(table, side)]
        answer = yield Question(side, "wizard", codes)
        if answer == STOP:
            break
        table.active = NEITHER
        table.whisper("nobody's turn", side)
        yield from cast_spell(table, side, answer)
