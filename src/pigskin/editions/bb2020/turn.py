"""Team turns: the bonus turn of a blitz, and what happens when a turn ends."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2020.stalling import let_go
from pigskin.effects import moments as at
from pigskin.effects.holding import TURN, expire
from pigskin.effects.times import OWN_TURN_OVER, THEIR_TURN_OVER
from pigskin.model import BLITZ, MOVE, NEITHER, NOBODY, THROW_MATE, Table
from pigskin.numbers import Code, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import (
    ACTIVATE,
    END_TURN,
    Flow,
    Question,
    second_of,
    verb_of,
)
from pigskin.rules import turn as usual
from pigskin.rules.ball import score_between_turns
from pigskin.rules.interludes import act_beside
from pigskin.rules.trapdoors import spring
from pigskin.rules.turn import after_turn, close_turn

# What a player may do in a turn won at the kick-off.
BONUS_ACTIONS: Final[tuple[int, ...]] = (MOVE, BLITZ, THROW_MATE)


def turn_question(table: Table) -> Question:
    """What the active coach may do next."""
    question = usual.turn_question(table)
    if table.bonus_turn:
        question.codes = [each for each in question.codes if _in_bonus_turn(table, each)]
    return question


def _in_bonus_turn(table: Table, answer: Code) -> bool:
    """The turn of a kick-off Blitz is for a few players, who move, blitz or throw a team-mate."""
    if answer == END_TURN:
        return True
    return (
        table.picks > 0 and verb_of(answer) == ACTIVATE and second_of(answer) in BONUS_ACTIONS
    )


def take_turn(table: Table, answer: Code) -> Flow[None]:
    """The active coach has answered the turn question."""
    if table.side(OTHER_SIDE[table.active]).at[at.LOOKS_ON]:
        yield from _look_on(table)
    if table.bonus_turn and verb_of(answer) == ACTIVATE:
        table.picks -= 1
    yield from usual.take_turn(table, answer)


def end_turn(table: Table) -> Flow[None]:
    """Stunned players turn over, the coach whose turn it was and then the other have their say."""
    side = table.active
    other = OTHER_SIDE[side]
    close_turn(table, side)
    if table.bonus_turn:
        table.picks = 0
    elif table.scored < 0:
        yield from _look_on(table)
        table.active = NEITHER  # nobody loses a turn that is over
        expire(table, TURN, side)
        yield from act_beside(table, side, OWN_TURN_OVER)
        for effect in table.side(other).at[at.OPPONENTS_DONE]:
            yield from effect.side_notice(table, other, at.OPPONENTS_DONE, NOBODY)
        let_go(table)
        yield from act_beside(table, other, THEIR_TURN_OVER)
        yield from spring(table)
        yield from _catch_breath(table, side)
        score_between_turns(table)
    after_turn(table, side)


def _look_on(table: Table) -> Flow[None]:
    """Something of the other side's has an eye on whoever might act now."""
    other = OTHER_SIDE[table.active]
    for effect in table.side(other).at[at.LOOKS_ON]:
        yield from effect.side_notice(table, other, at.LOOKS_ON, NOBODY)


def _catch_breath(table: Table, side: SideNo) -> Flow[None]:
    """Players on the pitch who do something whenever a turn of their opponents has ended."""
    for player in table.players(OTHER_SIDE[side]):
        for skill in table.at[player][at.AFTER_TURN]:
            if table.scored < 0 and table.on_pitch(player):
                yield from skill.notice(table, player, at.AFTER_TURN, NOBODY)
