"""A team's turn: who may act, declaring an action, carrying it out, and the end of the turn."""

from __future__ import annotations

from pigskin.model import (
    ACTION_NAMES,
    BARRED,
    BLITZ,
    BLOCK,
    FOUL,
    FRESH,
    GAZE,
    HAND_OFF,
    HUNGRY,
    HYPNOTISED,
    MOVE,
    NO_ACTION,
    NOBODY,
    NOWHERE,
    PASS,
    PRONE,
    ROOTED,
    SPECIAL,
    STANDING,
    STUNNED,
    USED,
    Table,
    side_of,
)
from pigskin.pitch import ADJACENT, SCORES, WITHIN_TWO
from pigskin.questions import (
    ACTIVATE,
    ANNOUNCE_PASS,
    END_TURN,
    GIVE_UP_REROLL,
    GIVE_UP_TURN,
    HAND_TO,
    HIT,
    KICK_HIM,
    LEAP,
    MOVE_MARKER,
    NAME_TARGET,
    PICK_MATE,
    PLAYER_USES,
    SKILL_ON,
    SKILL_TO,
    STEP,
    STOP,
    Flow,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.blocking import attack, attack_codes, repelled, warned
from pigskin.rules.fouling import foul
from pigskin.rules.movement import allowance, max_rushes, pay_for_block, step
from pigskin.rules.passing import hand_off, pass_ball, receivers
from pigskin.rules.tests import plain_test
from pigskin.rules.throwing import right_stuff_beside, throwable
from pigskin.rules.wizard import (
    before_acting,
    cast_spell,
    has_spells,
    has_tricks,
    spell_codes,
    spell_wears_off,
    trick_codes,
)
from pigskin.skills import base as at
from pigskin.skills.base import Skill

# --- the turn ---------------------------------------------------------------------------------


def start_turn(table: Table, side: int) -> None:
    """The side moves its turn marker and may act."""
    table.phase = phases.TURN
    table.active = side
    table.rerolled = False
    table.blitzed = False
    table.passed = False
    table.handed_off = False
    table.fouled = False
    table.begun = False
    table.turnover = False
    table.marker_moved = True
    if not table.bonus_turn:
        if table.options.illegal_procedure:
            table.marker_moved = False
        else:
            table.side(side).turn += 1
    for player in range(len(table.spent)):
        table.spent[player] = 0
    for player in table.players(side):
        table.marks[player] &= ~USED
    if table.bonus_turn:
        table.tell("bonus turn", side)
    else:
        table.tell("turn", side, table.side(side).turn)
        spell_wears_off(table, side)
    carrier = table.carrier
    if (
        carrier >= 0
        and side_of(carrier) != side
        and table.state[carrier] == STANDING
        and SCORES[1 - side][table.place[carrier]]
    ):
        # He got the ball there between two turns.
        table.scored = 1 - side
        table.phase = phases.END_TURN


def move_marker(table: Table) -> None:
    if not table.marker_moved:
        table.marker_moved = True
        table.side(table.active).turn += 1


def turn_question(table: Table) -> Question:
    """What the active coach may do next."""
    side = table.active
    codes: list[int] = [END_TURN]
    if not table.marker_moved:
        codes.append(MOVE_MARKER)
    ball_free = table.ball > 0
    down = table.options.fouls and _anybody_down(table, 1 - side)
    for player in table.players(side):
        state = table.state[player]
        if (state != STANDING and state != PRONE) or table.marks[player] & (USED | BARRED):
            continue
        _player_codes(table, player, ball_free, down, codes)
    if not table.begun and not table.bonus_turn:
        if has_spells(table.side(side)):
            codes.extend(spell_codes(table, side))
        if has_tricks(table.side(side)):
            codes.extend(trick_codes(table, side))
    return Question(side, "turn", codes)


def _anybody_down(table: Table, side: int) -> bool:
    for player in table.players(side):
        state = table.state[player]
        if state == PRONE or state == STUNNED:
            return True
    return False


def _player_codes(
    table: Table, player: int, ball_free: bool, down: bool, codes: list[int]
) -> None:
    """The actions one player may declare."""
    profile = table.profiles[player]
    base = ACTIVATE | player << 10
    codes.append(base | MOVE)
    if profile.at[at.WANDERS]:
        return
    standing = table.state[player] == STANDING
    rooted = table.marks[player] & ROOTED
    if not table.blitzed and not rooted:
        codes.append(base | BLITZ)
    if (standing or profile.at[at.BLOCKS_FROM_PRONE]) and table.beside_opponent(player):
        codes.append(base | BLOCK)
    has_ball = table.carrier == player
    if has_ball or ball_free:
        if not table.passed and not profile.at[at.STUBBORN]:
            codes.append(base | PASS)
        if not profile.at[at.STUBBORN] and not table.handed_off and table.options.hand_offs:
            codes.append(base | HAND_OFF)
    elif (
        not table.passed
        and profile.at[at.THROWS_PLAYERS]
        and table.edition.figures.throws_as_pass
    ):
        codes.append(base | PASS)
    if down and not table.fouled:
        codes.append(base | FOUL)
    if standing:
        for skill in profile.at[at.SPECIAL]:
            if skill.special_open(table, player):
                codes.append(base | SPECIAL)
    for skill in profile.at[at.DECLARES]:
        codes.extend(skill.declares(table, player))


def take_turn(table: Table, answer: int) -> Flow[None]:
    """The active coach has answered the turn question."""
    if answer == END_TURN:
        table.phase = phases.END_TURN
        return
    if answer == MOVE_MARKER:
        move_marker(table)
        return
    if verb_of(answer) == ACTIVATE:
        yield from activate(table, first_of(answer), second_of(answer))
    elif verb_of(answer) == PLAYER_USES:
        yield from activate(table, first_of(answer), SPECIAL, second_of(answer))
    else:
        table.begun = True
        yield from before_acting(table, table.active, answer)
    if table.turnover or table.scored >= 0:
        table.phase = phases.END_TURN


# --- declaring --------------------------------------------------------------------------------


def activate(table: Table, player: int, action: int, named: int = -1) -> Flow[None]:
    """Declare an action: traits that may spoil it, getting up, and off he goes.

    `named` is the skill an action of a player's own is called after.
    """
    table.begun = True
    table.actor = player
    table.action = action
    table.moved = 0
    table.rushes = 0
    table.blocked = False
    table.rising = False
    table.finished = False
    table.marks[player] |= USED
    if action == BLITZ:
        table.blitzed = True
    elif action == PASS:
        table.passed = True
    elif action == HAND_OFF:
        table.handed_off = True
    elif action == FOUL:
        table.fouled = True
    table.phase = phases.ACTION
    table.tell("activates", player, action)
    if table.marks[player] & HYPNOTISED:
        table.clear_mark(player, HYPNOTISED)
    profile = table.profiles[player]
    if table.edition.figures.names_targets:
        yield from _name_target(table, player, action)
    for skill in profile.at[at.DECLARE]:
        if not (yield from skill.declare(table, player, action)):
            table.tell("action lost", player)
            yield from end_action(table)
            return
    if action == BLITZ and table.target >= 0:
        if (yield from repelled(table, player, table.target)):
            yield from end_action(table)
            return
        yield from warned(table, player, table.target)
    if table.state[player] == PRONE and not (yield from stand_up(table, player)):
        yield from end_action(table)
        return
    if action == SPECIAL:
        if named < 0:
            yield from profile.at[at.SPECIAL][0].special(table, player)
        else:
            own: Skill = table.edition.all_skills[named]
            yield from own.own_action(table, player)
        table.finished = True
    elif profile.at[at.WANDERS]:
        yield from profile.at[at.WANDERS][0].wanders(table, player)
        table.finished = True
    yield from _go_on(table)


def _name_target(table: Table, player: int, action: int) -> Flow[None]:
    """Whom a blitz, foul or gaze is meant for must be said before anything else happens."""
    if action == BLITZ or action == GAZE:
        codes = [
            code(NAME_TARGET, other)
            for other in table.players(1 - side_of(player))
            if table.standing(other) and (action == BLITZ or table.has_zone(other))
        ]
    elif action == FOUL:
        codes = [
            code(NAME_TARGET, other)
            for other in table.players(1 - side_of(player))
            if table.state[other] == PRONE or table.state[other] == STUNNED
        ]
    else:
        return
    if not codes:
        return
    answer = codes[0]
    if len(codes) > 1:
        answer = yield Question(
            side_of(player), "target", codes, player, skill=ACTION_NAMES[action]
        )
    table.target = first_of(answer)
    table.tell("targets", player, table.target)


def stand_up(table: Table, player: int) -> Flow[bool]:
    """Get up at the start of an action: three squares of movement, or a roll if he has fewer."""
    profile = table.profiles[player]
    if table.action == BLOCK:
        for skill in profile.at[at.BLOCKS_FROM_PRONE]:
            if (yield from skill.blocks_from_prone(table, player)):
                table.set_state(player, STANDING)
                table.tell("stands up", player)
                return True
        return False
    free = False
    for skill in profile.at[at.STANDS_FREE]:
        free = skill.stands_free(table, player)
    if not free:
        if allowance(table, player) >= 3:
            table.moved = 3
        else:
            if not (yield from _rolls_to_stand(table, player)):
                return False
            table.moved = allowance(table, player)
    table.set_state(player, STANDING)
    table.rising = True
    table.tell("stands up", player)
    return True


def _rolls_to_stand(table: Table, player: int) -> Flow[bool]:
    """A 4+; with help it may be easier, though a 1 always fails."""
    bonus = 0
    for skill in table.profiles[player].at[at.STAND_BONUS]:
        bonus += skill.stand_bonus(table, player)
    return (yield from plain_test(table, player, "stand up", max(2, 4 - bonus)))


# --- the action -------------------------------------------------------------------------------


def action_question(table: Table) -> Question:
    """What the acting player may do next."""
    return Question(table.active, "action", action_codes(table), table.actor)


def action_codes(table: Table) -> list[int]:
    player = table.actor
    action = table.action
    profile = table.profiles[player]
    here = table.place[player]
    codes: list[int] = [STOP]
    if action == BLOCK:
        codes.extend(attack_codes(table, player))
        if len(codes) > 2 and profile.at[at.BLOCKS_TWO]:
            skill = profile.at[at.BLOCKS_TWO][0]
            if skill.blocks_two(table, player):
                for victim in table.opponents_beside(player):
                    codes.append(code(SKILL_ON, skill.id, victim))
        return codes
    walk = allowance(table, player) - table.moved
    left = (walk if walk > 0 else 0) + max_rushes(table, player) - table.rushes
    if left > 0:
        board = table.board
        for sq in ADJACENT[here]:
            if board[sq] == 0:
                codes.append(STEP | sq << 10)
        if left > 1 and (profile.at[at.LEAPS] or table.edition.figures.jumping):
            for sq in table.edition.leap_squares(table, player):
                codes.append(LEAP | sq << 10)
    if action == BLITZ:
        if not table.blocked and left > 0:
            codes.extend(blitz_codes(table, player))
            for skill in profile.at[at.KICKS_MATE]:
                for mate in right_stuff_beside(table, player):
                    codes.append(code(SKILL_ON, skill.id, mate))
    elif action == PASS:
        if table.carrier == player:
            codes.append(ANNOUNCE_PASS)
        for mate in throwable(table, player):
            codes.append(code(PICK_MATE, mate))
    elif action == HAND_OFF:
        if table.carrier == player:
            for mate in receivers(table, player):
                codes.append(code(HAND_TO, mate))
    elif action == FOUL:
        for victim in table.neighbours(here):
            if (
                side_of(victim) != side_of(player)
                and not table.standing(victim)
                and (table.target < 0 or table.target == victim)
            ):
                codes.append(code(KICK_HIM, victim))
    elif action == MOVE and profile.at[at.GAZES]:
        for victim in table.opponents_beside(player):
            codes.append(code(SKILL_ON, profile.at[at.GAZES][0].id, victim))
    for skill in profile.at[at.CHOICES]:
        codes.extend(skill.choices(table, player))
    return codes


def blitz_codes(table: Table, player: int) -> list[int]:
    """The attacks a blitz allows: on the opponent it was declared against, if one had to be."""
    codes = attack_codes(table, player)
    if table.target < 0:
        return codes
    return [
        each
        for each in codes
        if (first_of(each) if verb_of(each) == HIT else second_of(each)) == table.target
    ]


def leap_squares(table: Table, player: int) -> list[int]:
    """Any empty square within two, for a player who can leap."""
    if not table.profiles[player].at[at.LEAPS][0].leaps(table, player):
        return []
    return [sq for sq in WITHIN_TWO[table.place[player]] if table.board[sq] == 0]


def take_action(table: Table, answer: int) -> Flow[None]:
    """The acting player does something, and his action goes on or ends."""
    player = table.actor
    verb = verb_of(answer)
    if verb == STEP:
        if not (yield from step(table, player, first_of(answer))):
            table.finished = True
    elif verb == LEAP:
        if not (yield from table.edition.leap(table, player, first_of(answer), False)):
            table.finished = True
    elif verb == STOP:
        table.finished = True
    elif _chosen_skill(table, player, answer) >= 0:
        chosen: Skill = table.edition.all_skills[first_of(answer)]
        yield from chosen.choose(table, player, answer)
    elif verb == HIT or verb == SKILL_ON:
        yield from _attack(table, player, answer)
    else:
        # Passing, handing off, throwing and fouling end the action; the hungry feed first.
        table.finished = True
        if verb == KICK_HIM:
            yield from foul(table, player, first_of(answer))
        elif (yield from fed(table)):
            if verb == ANNOUNCE_PASS:
                yield from pass_ball(table, player)
            elif verb == PICK_MATE:
                yield from table.edition.throw_player(table, player, first_of(answer))
            elif first_of(answer) in receivers(table, player):
                yield from hand_off(table, player, first_of(answer))
            else:
                table.finished = False  # he has just been bitten: the coach thinks again
    yield from _go_on(table)


def _chosen_skill(table: Table, player: int, answer: int) -> int:
    """The skill of a choice that only some players have, or -1 for anything else."""
    if verb_of(answer) in (SKILL_ON, SKILL_TO):
        for skill in table.profiles[player].at[at.CHOICES]:
            if skill.id == first_of(answer):
                return skill.id
    return -1


def _attack(table: Table, player: int, answer: int) -> Flow[None]:
    """A block or what replaces it, or a gaze at the end of a move."""
    profile = table.profiles[player]
    skill_attack = verb_of(answer) == SKILL_ON
    if table.action == MOVE:
        table.finished = True
        yield from profile.at[at.GAZES][0].gazes(table, player, second_of(answer))
        return
    if table.action == BLITZ:
        table.blocked = True
        table.finished = skill_attack and _ends_blitz(table, answer)
        if not (yield from pay_for_block(table, player)):
            table.finished = True
            return
    else:
        table.finished = True
    two = profile.at[at.BLOCKS_TWO]
    kick = profile.at[at.KICKS_MATE]
    if skill_attack and kick and first_of(answer) == kick[0].id:
        yield from kick[0].kicks_mate(table, player, second_of(answer))
        return
    if skill_attack and two and first_of(answer) == two[0].id:
        yield from table.edition.block_two(table, player, second_of(answer))
    else:
        yield from attack(table, player, answer)


def _ends_blitz(table: Table, answer: int) -> bool:
    """Most weapons end a blitz."""
    skill: Skill = table.edition.all_skills[first_of(answer)]
    return skill.ends_blitz()


def _go_on(table: Table) -> Flow[None]:
    """End the action if it is over or nothing is left to do."""
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
    for skill in table.profiles[player].at[at.FEEDS]:
        if not (yield from skill.feeds(table, player)):
            return False
    return True


def end_action(table: Table) -> Flow[None]:
    """The action is over: feeding, touchdown, turnover."""
    if table.scored < 0:
        yield from fed(table)
    side = table.active
    carrier = table.carrier
    if (
        table.scored < 0
        and carrier >= 0
        and side_of(carrier) == side
        and table.state[carrier] == STANDING
        and SCORES[side][table.place[carrier]]
    ):
        table.scored = side
    clear_action(table)
    if table.turnover or table.scored >= 0:
        table.phase = phases.END_TURN
    else:
        table.phase = phases.TURN


def clear_action(table: Table) -> None:
    """Nobody is acting, and nothing is left of the last action."""
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


# --- the end of the turn ----------------------------------------------------------------------


def end_turn(table: Table) -> Flow[None]:
    """Stunned players turn over, a wizard may act, and the next turn or phase begins."""
    side = table.active
    close_turn(table, side)
    while table.scored < 0 and has_spells(table.side(side)) and not table.bonus_turn:
        codes = [STOP, *spell_codes(table, side)]
        answer = yield Question(side, "wizard", codes)
        if answer == STOP:
            break
        table.active = -1
        yield from cast_spell(table, side, answer)
    after_turn(table, side)


def close_turn(table: Table, side: int) -> None:
    """Nobody acts any more, and who was stunned all turn rolls over."""
    move_marker(table)
    table.tell("end of turn", side)
    for player in table.players(side):
        if table.state[player] == STUNNED and not table.marks[player] & FRESH:
            table.set_state(player, PRONE)
        table.marks[player] &= ~(FRESH | BARRED | HUNGRY)
    clear_action(table)
    table.turnover = False


def after_turn(table: Table, side: int) -> None:
    """What comes after a turn of the side: the end of the drive, the kick, or another turn."""
    bonus = table.bonus_turn
    table.bonus_turn = False
    table.active = -1
    if table.scored >= 0:
        table.phase = phases.END_DRIVE
        if table.scored != side:
            # Celebrating a touchdown in the opponents' turn takes time.
            scorer = table.side(table.scored)
            scorer.turn = min(scorer.turn + 1, table.edition.turns)
    elif bonus:
        table.phase = phases.LANDING
    else:
        next_turn(table, 1 - side)


def next_turn(table: Table, side: int) -> None:
    """Start the next turn of the half, or end the drive when no turns are left."""
    limit = table.edition.turns
    if table.side(side).turn < limit:
        start_turn(table, side)
    elif table.side(1 - side).turn < limit:
        start_turn(table, 1 - side)
    else:
        table.phase = phases.END_DRIVE


# --- calls from beside the table --------------------------------------------------------------


def call_illegal_procedure(table: Table) -> Flow[None]:
    """The waiting coach says the turn marker was not moved before an action."""
    side = table.active
    if table.marker_moved or not _has_acted(table):
        table.tell("wrong call", 1 - side)
        lose_reroll(table, 1 - side)
        return
    table.tell("illegal procedure", side)
    move_marker(table)
    answer = yield Question(side, "illegal procedure", [GIVE_UP_TURN, GIVE_UP_REROLL])
    if answer == GIVE_UP_TURN:
        table.phase = phases.END_TURN
        return
    lose_reroll(table, side)
    table.rerolled = True


def _has_acted(table: Table) -> bool:
    """Has anybody moved, stood up or rolled this turn? Declaring alone is not acting."""
    if table.phase != phases.ACTION:
        return table.begun
    others = [
        player
        for player in table.players(table.active)
        if player != table.actor and table.marks[player] & USED
    ]
    return (
        len(others) > 0
        or table.moved > 0
        or table.rushes > 0
        or table.blocked
        or table.rising
        or len(table.profiles[table.actor].at[at.DECLARE]) > 0
    )


def lose_reroll(table: Table, side: int) -> None:
    """The side loses a re-roll, or its opponents gain one."""
    if table.side(side).rerolls > 0:
        table.side(side).rerolls -= 1
    elif table.side(side).leader_rerolls > 0:
        table.side(side).leader_rerolls -= 1
    else:
        table.side(1 - side).rerolls += 1

