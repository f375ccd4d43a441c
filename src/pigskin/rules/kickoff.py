"""The kick-off: the kick, who runs it back, and the ball coming down."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.asking import granting
from pigskin.effects.times import KICK_RESOLVED, KICKING
from pigskin.model import (
    NOBODY,
    NOWHERE,
    STANDING,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import (
    ADJACENT,
    HALF,
    ON_PITCH,
    OTHER_SIDE,
    SCATTER,
    in_half,
    in_wide_zone,
    on_scrimmage,
)
from pigskin.questions import (
    GIVE_BALL,
    KICK_TO,
    NOBODY_DOES,
    STEP,
    STOP,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    first_of,
    player_of,
    square_of,
)
from pigskin.rolls import Roll
from pigskin.rules import phases
from pigskin.rules.asking import ask_skill, choose_player
from pigskin.rules.ball import KICK_OFF, bounce, cannot_hold, come_down, straight
from pigskin.rules.interludes import anything_between, interlude, offered, taken
from pigskin.rules.movement import step
from pigskin.rules.trapdoors import spring
from pigskin.rules.turn import next_turn, start_turn


def kick_question(table: Table) -> Question:
    """Any square of the receivers' half, their end zone included."""
    codes = [code(KICK_TO, sq) for sq in HALF[OTHER_SIDE[table.kicking]]]
    codes.extend(offered(table, table.kicking, KICKING))
    return Question(table.kicking, "kick", codes)


def take_kick(table: Table, answer: Code) -> Flow[None]:
    if (yield from taken(table, table.kicking, answer)):
        return
    table.kick_square = square_of(answer)
    table.tell("kick", table.kicking, first_of(answer))
    table.phase = phases.KICK_OFF


def is_touchback(table: Table) -> bool:
    sq = table.kick_square
    return not ON_PITCH[sq] or in_half(sq, table.kicking)


def fly(table: Table, direction: int, squares: int) -> None:
    """The kick goes so many squares astray, or off the pitch."""
    table.kick_square, _ = straight(table.kick_square, SCATTER[direction], squares)


def kickers(table: Table) -> list[PlayerNo]:
    """Players of the kicking side in the middle of the field, behind the line."""
    return [
        player
        for player in table.players(table.kicking)
        if table.on_pitch(player)
        and not in_wide_zone(table.place[player])
        and not on_scrimmage(table.place[player], table.kicking)
    ]


def shorter_kick(
    table: Table, candidates: list[PlayerNo], squares: int, roll: Roll | None
) -> Flow[int]:
    """How far the kick goes astray: one of them with the knack for it may halve that."""
    for player in candidates:
        skill = granting(table, player, at.KICKS)
        if skill is not None:
            wanted = yield from ask_skill(table, player, skill, NOBODY, roll)
            return squares // 2 if wanted else squares
    return squares


def is_open(table: Table, player: PlayerNo) -> bool:
    """Does he stand with nobody marking him?"""
    return table.standing(player) and table.zones_on(table.place[player], side_of(player)) == 0


def run_back(table: Table, side: SideNo, codes: list[Code]) -> Flow[None]:
    """The player a coach chooses, if any, runs up to three squares inside his own half."""
    player = yield from choose_player(table, side, "kick-off return", codes, NOBODY)
    if player == NOBODY:
        return
    for left in (3, 2, 1):
        steps = [
            code(STEP, sq)
            for sq in ADJACENT[table.place[player]]
            if table.board[sq] == 0 and in_half(sq, side)
        ]
        answer = yield Question(side, "kick-off return step", [STOP, *steps], player, number=left)
        if answer == STOP or not (yield from step(table, player, square_of(answer), True)):
            break
    yield from spring(table)
    table.left = NOWHERE


def high_kick(table: Table) -> Flow[None]:
    sq = table.kick_square
    side = OTHER_SIDE[table.kicking]
    if is_touchback(table) or table.board[sq] != 0:
        return
    codes = [code(TAKE_PLAYER, player) for player in table.players(side) if is_open(table, player)]
    if not codes:
        return
    answer = yield Question(side, "high kick", [*codes, NOBODY_DOES], square=sq)
    if answer != NOBODY_DOES:
        player = player_of(answer)
        here = table.place[player]
        table.put(player, sq, STANDING)
        table.tell("move", player, sq, here)
        yield from spring(table)


# --- the ball comes down ----------------------------------------------------------------------


def landing(table: Table) -> Flow[None]:
    """The kicked ball comes down, or the receivers are given it; then their turn begins."""
    sq = table.kick_square
    yield from come_down(table, sq, sq, KICK_OFF)
    if table.carrier == NOBODY and table.ball == NOWHERE:
        yield from touchback(table)
    table.kick_square = NOWHERE
    if anything_between(table):
        table.whisper("kick over")
        yield from interlude(table, KICK_RESOLVED, table.kicking)
        for effect in table.side(table.kicking).at[at.TURN_BEFORE]:
            if (yield from effect.side_reacts(table, table.kicking, at.TURN_BEFORE, NOBODY)):
                table.bonus_turn = True
                start_turn(table, table.kicking)
                return
    next_turn(table, OTHER_SIDE[table.kicking])


def touchback(table: Table) -> Flow[None]:
    side = OTHER_SIDE[table.kicking]
    table.tell("touchback", side)
    on_pitch = [player for player in table.players(side) if table.on_pitch(player)]
    able = [
        player
        for player in on_pitch
        if table.standing(player) and not cannot_hold(table, player)
    ]
    if not on_pitch:
        empty = [sq for sq in HALF[side] if table.board[sq] == 0]
        table.rest_ball(empty[len(empty) // 2])
        return
    codes = [code(GIVE_BALL, player) for player in (able or on_pitch)]
    chosen = player_of((yield Question(side, "touchback", codes)))
    if able:
        table.give_ball(chosen)
        table.tell("given the ball", chosen)
    else:
        # Nobody can hold it: the ball bounces from where it was handed over.
        yield from bounce(table, table.place[chosen])
