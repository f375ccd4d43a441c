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
    THROW_MATE,
    USED,
    ZONED,
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
    USE,
    Flow,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.ball import check_touchdown
from pigskin.rules.blocking import attack, attack_codes, repelled, warned
from pigskin.rules.boons import ACTION, expire
from pigskin.rules.fouling import foul
from pigskin.rules.movement import allowance, max_rushes, pay_for_block, step
from pigskin.rules.passing import hand_off, pass_ball, receivers
from pigskin.rules.tests import plain_test
from pigskin.rules.throwing import right_stuff_beside, throwable
from pigskin.rules.trapdoors import spring
from pigskin.rules.wizard import (
    before_acting,
    before_turn,
    cast_spell,
    has_spells,
    has_tricks,
    spell_codes,
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
        before_turn(table, side)
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
    blitz = not table.blitzed and (
        not table.edition.figures.names_targets or _anybody_up(table, 1 - side)
    )
    for player in table.players(side):
        state = table.state[player]
        if (state != STANDING and state != PRONE) or table.marks[player] & (USED | BARRED):
            continue
        _player_codes(table, player, ball_free, down, blitz, codes)
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


def _anybody_up(table: Table, side: int) -> bool:
    for player in table.players(side):
        if table.state[player] == STANDING:
            return True
    return False


def _player_codes(
    table: Table, player: int, ball_free: bool, down: bool, blitz: bool, codes: list[int]
) -> None:
    """The actions one player may declare."""
    profile = table.profiles[player]
    base = ACTIVATE | player << 10
    codes.append(base | MOVE)
    if profile.at[at.WANDERS]:
        return
    standing = table.state[player] == STANDING
    if blitz and (not table.marks[player] & ROOTED or _blitzes_rooted(table, player)):
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
    if down and (not table.fouled or _fouls_freely(table, player)):
        codes.append(base | FOUL)
    if standing:
        for _ in profile.at[at.SPECIAL]:
            codes.append(base | SPECIAL)
    for skill in profile.at[at.DECLARES]:
        codes.extend(skill.declares(table, player))


def _blitzes_rooted(table: Table, player: int) -> bool:
    """May the player, who cannot leave his square, blitz somebody beside him?"""
    return table.edition.figures.rooted_blitz and table.beside_opponent(player)


def _fouls_freely(table: Table, player: int) -> bool:
    """Are the player's fouls not counted with those of his team?"""
    for skill in table.profiles[player].at[at.FOULS_FREELY]:
        if skill.fouls_freely(table, player):
            return True
    return False


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
    _spend(table, player, action)
    table.phase = phases.ACTION
    table.tell("activates", player, action)
    if table.marks[player] & HYPNOTISED:
        table.clear_mark(player, HYPNOTISED)
    if table.edition.star_rules:
        yield from _advised(table, player)
    profile = table.profiles[player]
    if table.edition.figures.names_targets:
        yield from _name_target(table, player, action)
    for skill in profile.at[at.DECLARE]:
        if not (yield from skill.declare(table, player, action)):
            table.tell("action lost", player)
            yield from end_action(table)
            return
    if table.turnover or table.scored >= 0:
        yield from end_action(table)
        return
    action = table.action  # he may have thought better of it
    if table.state[player] == PRONE and not (yield from stand_up(table, player)):
        yield from end_action(table)
        return
    if (action == BLITZ or action == GAZE) and table.target >= 0:
        if (yield from repelled(table, player, table.target)):
            yield from end_action(table)
            return
        if action == BLITZ:
            yield from warned(table, player, table.target)
    if action == SPECIAL:
        if named < 0:
            yield from profile.at[at.SPECIAL][0].special(table, player)
        else:
            own: Skill = table.edition.all_skills[named]
            yield from own.own_action(table, player)
        table.finished = table.action == SPECIAL  # some may move on after it
    elif profile.at[at.WANDERS]:
        yield from profile.at[at.WANDERS][0].wanders(table, player)
        table.finished = True
    yield from _go_on(table)


def _spend(table: Table, player: int, action: int) -> None:
    """Of some actions a turn has only one: it is gone once declared, whatever comes of it."""
    if action == BLITZ:
        table.blitzed = True
    elif action == PASS or action == THROW_MATE:
        table.passed = True
    elif action == HAND_OFF:
        table.handed_off = True
    elif action == FOUL and not _fouls_freely(table, player):
        table.fouled = True


def _advised(table: Table, player: int) -> Flow[None]:
    """Team-mates beside the player who teach him something for this action."""
    for mate in table.neighbours(table.place[player]):
        if side_of(mate) == side_of(player):
            for skill in table.profiles[mate].at[at.ADVISES]:
                yield from skill.advises(table, mate, player)


def _name_target(table: Table, player: int, action: int) -> Flow[None]:
    """Whom an action is meant for must be said before anything else happens.

    Who blocks without a trait that may spoil it names his opponent by hitting him.
    """
    if action == BLITZ or action == GAZE:
        down = action == BLITZ and _hits_down(table, player)
        codes = [
            code(NAME_TARGET, other)
            for other in table.players(1 - side_of(player))
            if (down and table.on_pitch(other))
            or (table.standing(other) and (action == BLITZ or table.has_zone(other)))
        ]
    elif action == FOUL:
        codes = [
            code(NAME_TARGET, other)
            for other in table.players(1 - side_of(player))
            if table.state[other] == PRONE or table.state[other] == STUNNED
        ]
    elif action == BLOCK and table.profiles[player].at[at.DECLARE]:
        codes = [code(NAME_TARGET, other) for other in table.opponents_beside(player)]
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


def _hits_down(table: Table, player: int) -> bool:
    """May the player blitz opponents who are down?"""
    for skill in table.profiles[player].at[at.HITS_DOWN]:
        if skill.hits_down(table, player):
            return True
    return False


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
        codes.extend(aimed_codes(table, player))
        if profile.at[at.BLOCKS_TWO] and len(table.opponents_beside(player)) > 1:
            skill = profile.at[at.BLOCKS_TWO][0]
            if skill.blocks_two(table, player):
                for victim in table.opponents_beside(player):
                    if table.target < 0 or table.target == victim:
                        codes.append(code(SKILL_ON, skill.id, victim))
        for skill in profile.at[at.CHOICES]:
            codes.extend(skill.choices(table, player))
        return codes
    walk = allowance(table, player) - table.moved
    left = (walk if walk > 0 else 0) + max_rushes(table, player) - table.rushes
    if left > 0:
        board = table.board
        idle = False  # somebody beside him exerts no tackle zone: he may lie there
        for sq in ADJACENT[here]:
            if board[sq] == 0:
                codes.append(STEP | sq << 10)
            elif board[sq] < ZONED:
                idle = True
        if left > 1 and (profile.at[at.LEAPS] or (idle and table.edition.figures.jumping)):
            for sq in table.edition.leap_squares(table, player):
                codes.append(LEAP | sq << 10)
    if action == BLITZ:
        if not table.blocked and (left > 0 or table.marks[player] & ROOTED):
            codes.extend(aimed_codes(table, player))
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


def aimed_codes(table: Table, player: int) -> list[int]:
    """The attacks he may make: on the opponent they were declared against, if one had to be."""
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
    if verb_of(answer) in (SKILL_ON, SKILL_TO, USE):
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
        rooted = table.marks[player] & ROOTED  # he took root beside his target
        if not rooted and not (yield from pay_for_block(table, player)):
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
    check_touchdown(table)  # a carrier who slipped into the end zone before the block


def _ends_blitz(table: Table, answer: int) -> bool:
    """Most weapons end a blitz."""
    skill: Skill = table.edition.all_skills[first_of(answer)]
    return skill.ends_blitz()


def _go_on(table: Table) -> Flow[None]:
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
    if table.boons:
        expire(table, ACTION)


# --- the end of the turn ----------------------------------------------------------------------


def end_turn(table: Table) -> Flow[None]:
    """Stunned players turn over, a wizard may act, and the next turn or phase begins."""
    side = table.active
    close_turn(table, side)
    yield from cast_spells(table, side)
    after_turn(table, side)


def cast_spells(table: Table, side: int) -> Flow[None]:
    """The coach whose turn has ended may have his wizards act."""
    while table.scored < 0 and has_spells(table.side(side)) and not table.bonus_turn:
        codes = [STOP, *spell_codes(table, side)]
        answer = yield Question(side, "wizard", codes)
        if answer == STOP:
            break
        table.active = -1
        yield from cast_spell(table, side, answer)


def close_turn(table: Table, side: int) -> None:
    """Nobody acts any more, and who was stunned all turn rolls over."""
    move_marker(table)
    table.tell("end of turn", side)
    for player in table.players(side):
        if table.state[player] == STUNNED and not table.marks[player] & FRESH:
            table.set_state(player, PRONE)
        if table.marks[player] & BARRED:  # a hex has taken his tackle zones as well
            table.clear_mark(player, HYPNOTISED)
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

