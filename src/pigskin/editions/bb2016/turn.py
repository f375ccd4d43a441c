"""Turns in which more wizards than one may have a word."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2016.wizards import OWN_START, cast, cast_codes, casts, turn_ends
from pigskin.effects.holding import TURN, expire
from pigskin.model import Table
from pigskin.numbers import Code, SideNo
from pigskin.questions import (
    ACTIVATE,
    END_TURN,
    MOVE_MARKER,
    PLAYER_USES,
    Flow,
    Question,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules import turn as usual
from pigskin.rules.turn import after_turn, between_turns, close_turn, saved
from pigskin.rules.wizard import has_spells, has_tricks

# Every other answer to the turn question is magic of a kind.
ORDINARY: Final[tuple[int, ...]] = (ACTIVATE, PLAYER_USES, END_TURN, MOVE_MARKER)


def turn_question(table: Table) -> Question:
    """What the active coach may do next."""
    question = usual.turn_question(table)
    if table.side(table.active).spells and not table.begun and not table.bonus_turn:
        question.codes.extend(cast_codes(table, table.active, OWN_START))
    return question


def take_turn(table: Table, answer: Code) -> Flow[None]:
    """The active coach has answered the turn question."""
    if casts(answer):
        yield from cast(table, table.active, answer)
        if table.turnover or table.scored >= 0:
            table.phase = phases.END_TURN
    else:
        yield from usual.take_turn(table, answer)
    if verb_of(answer) not in ORDINARY:
        table.begun = not _more_magic(table, table.active)


def _more_magic(table: Table, side: SideNo) -> bool:
    """Is there anything left to be cast or thrown before the first action?"""
    owner = table.side(side)
    return owner.spells > 0 or has_spells(owner) or has_tricks(table, side)


def end_turn(table: Table) -> Flow[None]:
    """Stunned players turn over, wizards may act, and play goes on."""
    side = table.active
    if table.turnover and (yield from saved(table, side)):
        return
    close_turn(table, side)
    if not table.bonus_turn:
        yield from turn_ends(table, side)
        yield from between_turns(table, side)
        expire(table, TURN, side)
    after_turn(table, side)
