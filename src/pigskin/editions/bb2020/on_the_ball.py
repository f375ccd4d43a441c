"""Opponents who may move a few squares when a pass has been declared."""

from __future__ import annotations

from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.asking import granting
from pigskin.model import Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import ADJACENT, OTHER_SIDE
from pigskin.questions import (
    LEAP,
    PLAYER_USES,
    STEP,
    STOP,
    Flow,
    Question,
    code,
    square_of,
    verb_of,
)
from pigskin.rules.asking import choose_player
from pigskin.rules.movement import step
from pigskin.rules.passing import pass_blockers

SQUARES: Final = 3


def on_the_ball(table: Table, thrower: PlayerNo) -> Flow[None]:
    """Opponents of the thrower move one after the other, until one of them falls."""
    side = OTHER_SIDE[side_of(thrower)]
    waiting = pass_blockers(table, thrower)
    while waiting:
        codes = [
            code(PLAYER_USES, player, skill.id)
            for player in waiting
            if (skill := granting(table, player, at.PASS_BLOCKS)) is not None
        ]
        player = yield from choose_player(table, side, "on the ball", codes, thrower)
        if player < 0:
            return
        waiting.remove(player)
        yield from _hurry(table, player, thrower)
        if not table.standing(player) or not table.has_ball(thrower):
            return  # he fell, or the thrower has lost the ball tackling him


def _hurry(table: Table, player: PlayerNo, thrower: PlayerNo) -> Flow[None]:
    """Up to three squares by the usual rules, jumps included."""
    jumped = table.jumped  # the acting player's jump is not his
    table.jumped = False
    left = SQUARES
    while left > 0:
        codes = [STOP, *_ways(table, player, left)]
        answer = yield Question(side_of(player), "on the ball step", codes, player, thrower, left)
        if answer == STOP:
            break
        if verb_of(answer) == LEAP:
            left -= 2
            on_feet = yield from table.edition.leap(table, player, square_of(answer), True)
        else:
            left -= 1
            on_feet = yield from step(table, player, square_of(answer), True)
        if not on_feet or not table.has_ball(thrower):
            break
    table.jumped = jumped


def _ways(table: Table, player: PlayerNo, left: int) -> list[Code]:
    here = table.place[player]
    codes = [code(STEP, sq) for sq in ADJACENT[here] if table.board[sq] == 0]
    if left > 1:
        codes.extend(code(LEAP, sq) for sq in table.edition.leap_squares(table, player))
    return codes
