"""Opponents of the thrower who may move before the ball flies."""

from __future__ import annotations

from pigskin.editions.lrb6.movement import leap
from pigskin.effects import moments as at
from pigskin.effects.asking import granting, may
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import ADJACENT, OTHER_SIDE, SQUARES, WITHIN_TWO, distance, under_ruler
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
from pigskin.rules.ball import cannot_take
from pigskin.rules.movement import step
from pigskin.rules.passing import pass_blockers


def pass_blocks(table: Table, thrower: PlayerNo, target: Square, anywhere: bool) -> Flow[None]:
    """Opponents of the thrower who may move up to three squares before the throw."""
    side = OTHER_SIDE[side_of(thrower)]
    waiting = pass_blockers(table, thrower)
    while waiting:
        codes = [
            code(PLAYER_USES, player, skill.id)
            for player in waiting
            if (skill := granting(table, player, at.PASS_BLOCKS)) is not None
            and _approaches(table, player, _goals(table, player, thrower, target, anywhere), 3)
        ]
        player = yield from choose_player(table, side, "pass block", codes, thrower, target)
        if player == NOBODY:
            return
        waiting.remove(player)
        if not (yield from _pass_block(table, player, thrower, target, anywhere)):
            return
        if not table.has_ball(thrower):
            return  # he has lost the ball tackling the blocker


def _pass_block(
    table: Table, player: PlayerNo, thrower: PlayerNo, target: Square, anywhere: bool
) -> Flow[bool]:
    """Move to a legal destination; False when the mover fell in his own team's turn."""
    goals = _goals(table, player, thrower, target, anywhere)
    left = 3
    while left > 0:
        codes = _approaches(table, player, goals, left)
        if left < 3 and table.place[player] in goals:
            codes.append(STOP)
        if not codes:
            break
        answer = yield Question(
            side_of(player), "pass block step", codes, player, thrower, left, square=target
        )
        if answer == STOP:
            break
        if verb_of(answer) == LEAP:
            left -= 2
            on_feet = yield from leap(table, player, square_of(answer), True)
        else:
            left -= 1
            on_feet = yield from step(table, player, square_of(answer), True)
        if not on_feet or not table.has_ball(thrower):
            break
    return table.standing(player) or side_of(player) != table.active


def _goals(
    table: Table, player: PlayerNo, thrower: PlayerNo, target: Square, anywhere: bool
) -> list[Square]:
    """The legal destinations of a pass blocker that are not too far away."""
    here = table.place[player]
    return [
        sq
        for sq in SQUARES
        if distance(sq, here) <= 3 and _blocks_pass(table, sq, player, thrower, target, anywhere)
    ]


def _blocks_pass(
    table: Table, sq: Square, player: PlayerNo, thrower: PlayerNo, target: Square, anywhere: bool
) -> bool:
    """A legal destination: in the way of the ball, its empty target, or marking either end.

    Nobody can be in the way of a throw to anywhere.
    """
    receiver = table.player_at(target)
    to_opponent = receiver != NOBODY and side_of(receiver) != side_of(player)
    return (
        sq == target
        or distance(sq, table.place[thrower]) == 1
        or (to_opponent and distance(sq, target) == 1)
        or (
            not anywhere
            and not cannot_take(table, player)
            and under_ruler(table.place[thrower], target, sq)
        )
    )


def _approaches(table: Table, player: PlayerNo, goals: list[Square], left: int) -> list[Code]:
    """The steps and leaps from which one of the goals can still be reached."""
    here = table.place[player]
    leaps = may(table, player, at.LEAPS)
    codes: list[Code] = []
    for sq in ADJACENT[here]:
        if table.board[sq] == 0 and _leads_to(table, sq, goals, left - 1, leaps):
            codes.append(code(STEP, sq))
    if leaps and left > 1:
        for sq in WITHIN_TWO[here]:
            if table.board[sq] == 0 and _leads_to(table, sq, goals, left - 2, False):
                codes.append(code(LEAP, sq))
    return codes


def _leads_to(table: Table, sq: Square, goals: list[Square], left: int, leaps: bool) -> bool:
    """Is one of the goals here, or within so many squares of movement?"""
    if sq in goals:
        return True
    if left == 0:
        return False
    for near in ADJACENT[sq]:
        if table.board[near] == 0 and _leads_to(table, near, goals, left - 1, leaps):
            return True
    if leaps and left > 1:
        for near in WITHIN_TWO[sq]:
            if table.board[near] == 0 and _leads_to(table, near, goals, left - 2, False):
                return True
    return False
