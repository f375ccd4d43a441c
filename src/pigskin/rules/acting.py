"""An action under way: what the acting player may do next, and how it ends."""

from __future__ import annotations

from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.asking import granting
from pigskin.effects.base import Effect
from pigskin.effects.holding import action_over
from pigskin.model import (
    BLITZ,
    BLOCK,
    FOUL,
    HAND_OFF,
    HUNGRY,
    NO_ACTION,
    NOBODY,
    NOWHERE,
    PASS,
    ROOTED,
    STANDING,
    ZONED,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import ADJACENT, CELL_NUMBERS, SCORES
from pigskin.questions import (
    ANNOUNCE_PASS,
    HAND_TO,
    HIT,
    KICK_HIM,
    LEAP,
    PICK_MATE,
    SKILL_ON,
    SKILL_TO,
    STEP,
    STOP,
    USE,
    Flow,
    Question,
    code,
    first_of,
    player_of,
    second_of,
    second_player,
    square_of,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.ball import check_touchdown, in_end_zone, score
from pigskin.rules.blocking import attack, attack_codes
from pigskin.rules.fouling import can_be_fouled, foul
from pigskin.rules.movement import pay_for_block, squares_left, step
from pigskin.rules.passing import hand_off, pass_ball, receivers
from pigskin.rules.throwing import throwable
from pigskin.rules.trapdoors import spring

# The codes of steps into each square, made once.
STEP_TO: Final[list[Code]] = [code(STEP, sq) for sq in CELL_NUMBERS]


def action_question(table: Table) -> Question:
    """What the acting player may do next."""
    return Question(table.active, "action", action_codes(table), table.actor)


def action_codes(table: Table) -> list[Code]:
    """Everything he may do next, stopping first and what only his skills allow last."""
    player = table.actor
    action = table.action
    codes: list[Code] = [STOP]
    if action == BLOCK:
        codes.extend(aimed_codes(table, player))
        _add_double_blocks(table, player, codes)
    else:
        left = squares_left(table)
        if table.options.rare_choices and strikes_yet(table, player):
            codes.extend(aimed_codes(table, player))
            return codes
        if left > 0:
            _add_steps(table, player, left, codes)
        if action == BLITZ:
            if not table.blocked and (left > 0 or table.marks[player] & ROOTED):
                codes.extend(aimed_codes(table, player))
        elif action == PASS:
            _add_passes(table, player, codes)
        elif action == HAND_OFF:
            if player == table.carrier or (table.spare and table.has_ball(player)):
                codes.extend([code(HAND_TO, mate) for mate in receivers(table, player)])
        elif action == FOUL:
            _add_fouls(table, player, codes)
    for skill in table.at[player][at.CHOICES]:
        codes.extend(skill.choices(table, player))
    return codes


def _add_double_blocks(table: Table, player: PlayerNo, codes: list[Code]) -> None:
    """Some may block two opponents at once, beginning with either."""
    double = granting(table, player, at.BLOCKS_TWO)
    if double is not None:
        for victim in table.opponents_beside(player):
            if table.target < 0 or table.target == victim:
                codes.append(code(SKILL_ON, double.id, victim))


def _add_steps(table: Table, player: PlayerNo, left: int, codes: list[Code]) -> None:
    """The squares beside him, and those he can leap or jump to with so much movement left."""
    board = table.board
    idle = False  # somebody beside him exerts no tackle zone: he may lie there
    for sq in ADJACENT[table.place[player]]:
        if board[sq] == 0:
            codes.append(STEP_TO[sq])
        elif board[sq] < ZONED:
            idle = True
    if left > 1 and (table.at[player][at.LEAPS] or (idle and table.edition.figures.jumping)):
        for sq in table.edition.leap_squares(table, player):
            codes.append(LEAP | sq << 10)  # type: ignore[arg-type]


def _add_passes(table: Table, player: PlayerNo, codes: list[Code]) -> None:
    """The ball, or a team-mate where throwing one is a Pass action."""
    if player == table.carrier or (table.spare and table.has_ball(player)):
        codes.append(ANNOUNCE_PASS)
    if table.at[player][at.THROWS_PLAYERS]:
        for mate in throwable(table, player):
            codes.append(code(PICK_MATE, mate))


def _add_fouls(table: Table, player: PlayerNo, codes: list[Code]) -> None:
    """Opponents who lie beside him, or the one he has named."""
    for victim in table.neighbours(table.place[player]):
        if (
            side_of(victim) != side_of(player)
            and can_be_fouled(table, victim)
            and (table.target < 0 or table.target == victim)
        ):
            codes.append(code(KICK_HIM, victim))


def strikes_yet(table: Table, player: PlayerNo) -> bool:
    """Has a blitzing carrier, though in the end zone, a block left before his action ends?"""
    return (
        table.action == BLITZ
        and table.has_ball(player)
        and not table.blocked
        and not table.edition.figures.scores_at_once
        and SCORES[side_of(player)][table.place[player]]
        and squares_left(table) > 0
        and table.beside_opponent(player)
    )


def aimed_codes(table: Table, player: PlayerNo) -> list[Code]:
    """The attacks he may make: on the opponent they were declared against, if one had to be."""
    codes = attack_codes(table, player)
    if table.target < 0:
        return codes
    return [
        each
        for each in codes
        if (first_of(each) if verb_of(each) == HIT else second_of(each)) == table.target
    ]


def take_action(table: Table, answer: Code) -> Flow[None]:
    """The acting player does something, and his action goes on or ends."""
    player = table.actor
    verb = verb_of(answer)
    if verb == STEP:
        if not (yield from step(table, player, square_of(answer))):
            table.finished = True
        elif table.options.rare_choices and strikes_yet(table, player):
            table.finished = False
    elif verb == LEAP:
        if not (yield from table.edition.leap(table, player, square_of(answer), False)):
            table.finished = True
        elif table.options.rare_choices and strikes_yet(table, player):
            table.finished = False
    elif verb == STOP:
        table.finished = True
    elif _chosen_skill(table, player, answer) >= 0:
        chosen: Effect = table.edition.all_effects[first_of(answer)]
        yield from chosen.choose(table, player, answer)
    elif verb == HIT or verb == SKILL_ON:
        yield from _attack(table, player, answer)
    else:
        # Passing, handing off, throwing and fouling end the action; the hungry feed first.
        table.finished = True
        if verb == KICK_HIM:
            yield from foul(table, player, player_of(answer))
        elif (yield from fed(table)):
            if verb == ANNOUNCE_PASS:
                yield from pass_ball(table, player)
            elif verb == PICK_MATE:
                yield from table.edition.throw_player(table, player, player_of(answer))
            elif first_of(answer) in receivers(table, player):
                yield from hand_off(table, player, player_of(answer))
            else:
                table.finished = False  # he has just been bitten: the coach thinks again
    yield from go_on(table)


def _chosen_skill(table: Table, player: PlayerNo, answer: Code) -> int:
    """The skill of a choice that only some players have, or -1 for anything else."""
    if verb_of(answer) in (SKILL_ON, SKILL_TO, USE):
        for skill in table.at[player][at.CHOICES]:
            if skill.id == first_of(answer):
                return skill.id
    return -1


def _attack(table: Table, player: PlayerNo, answer: Code) -> Flow[None]:
    """A block, or what replaces it."""
    skill_attack = verb_of(answer) == SKILL_ON
    if table.action == BLITZ:
        table.blocked = True
        table.finished = skill_attack and _ends_blitz(table, answer)
        rooted = table.marks[player] & ROOTED  # he took root beside his target
        if not rooted and not (yield from pay_for_block(table, player)):
            table.finished = True
            return
    else:
        table.finished = True
    double = granting(table, player, at.BLOCKS_TWO) if skill_attack else None
    if double is not None and first_of(answer) == double.id:
        yield from table.edition.block_two(table, player, second_player(answer))
    else:
        yield from attack(table, player, answer)
    check_touchdown(table)  # a carrier who slipped into the end zone before the block


def _ends_blitz(table: Table, answer: Code) -> bool:
    """Most weapons end a blitz."""
    skill: Effect = table.edition.all_effects[first_of(answer)]
    return skill.ends_blitz


def go_on(table: Table) -> Flow[None]:
    """End the action if it is over or nothing is left to do."""
    if table.treading:
        yield from spring(table)
    if (
        table.finished
        or table.turnover
        or table.scored >= 0
        or table.state[table.actor] != STANDING
    ):
        yield from end_action(table)


def fed(table: Table) -> Flow[bool]:
    """A hungry player must feed now; False when he could not and is gone."""
    player = table.actor
    if not table.marks[player] & HUNGRY:
        return True
    for skill in table.at[player][at.FEEDS]:
        if not (yield from skill.reacts(table, player, at.FEEDS, NOBODY)):
            return False
    return True


def end_action(table: Table) -> Flow[None]:
    """The action is over: feeding, touchdown, turnover."""
    if table.scored < 0:
        yield from fed(table)
    if table.carrier >= 0 or table.spare is not None:
        for carrier in table.carriers():
            if (
                table.scored < 0
                and side_of(carrier) == table.active
                and in_end_zone(table, carrier)
            ):
                score(table, carrier)
    clear_action(table)
    if table.turnover or table.scored >= 0:
        table.phase = phases.END_TURN
    else:
        table.phase = phases.TURN
        for effect in table.side(table.active).at[at.AFTER_ACTION]:
            yield from effect.side_notice(table, table.active, at.AFTER_ACTION, NOBODY)


def clear_action(table: Table) -> None:
    """Nobody is acting, and nothing is left of the last action."""
    if table.events is not None and table.actor != NOBODY:
        table.whisper("action ends", table.actor)
    table.actor = NOBODY
    table.action = NO_ACTION
    table.moved = 0
    table.rushes = 0
    table.blocked = False
    table.rising = False
    table.finished = False
    table.left = NOWHERE
    table.target = NOBODY
    table.jumped = False
    if table.held:
        action_over(table)
