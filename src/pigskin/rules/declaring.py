"""Who may act and what he may declare; declaring it, and getting up for it."""

from __future__ import annotations

from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.asking import granting, may
from pigskin.effects.base import Effect
from pigskin.model import (
    BLITZ,
    BLOCK,
    FOUL,
    FROG,
    GAZE,
    HAND_OFF,
    HYPNOTISED,
    MOVE,
    NOBODY,
    PASS,
    PRONE,
    ROOTED,
    SEATS,
    SPECIAL,
    STANDING,
    USED,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import (
    ACTIVATE,
    NAME_TARGET,
    SKILL_ON,
    Flow,
    Question,
    code,
    first_of,
    player_of,
    second_of,
    second_player,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.acting import end_action, go_on
from pigskin.rules.blocking import repelled, warned
from pigskin.rules.fouling import can_be_fouled
from pigskin.rules.movement import allowance
from pigskin.rules.once_a_turn import take
from pigskin.rules.rolling import plain_test

# Actions as bits, see `player_codes`.
_BLITZ: Final = 1 << BLITZ
_PASS: Final = 1 << PASS
_HAND_OFF: Final = 1 << HAND_OFF
_FOUL: Final = 1 << FOUL
_GIVING: Final = _PASS | _HAND_OFF
# The codes of declaring each action, by player, made once.
_DECLARED: Final[list[list[Code]]] = [
    [code(ACTIVATE, player, action) for action in range(SPECIAL)] for player in range(2 * SEATS)
]

# --- what may be declared ---------------------------------------------------------------------


def player_codes(
    table: Table, player: PlayerNo, ball_free: bool, down: bool, left: int, codes: list[Code]
) -> None:
    """The actions one player may declare, which are added to `codes`.

    Of those a turn has only one of, `left` are still to be had, a bit each; for a foul somebody
    must be `down`.
    """
    acts = table.at[player]
    forbidden = acts[at.MAY_DECLARE]
    found = codes if not forbidden else []
    declared = _DECLARED[player]
    found.append(declared[MOVE])
    if not acts[at.WANDERS] or not may(table, player, at.WANDERS):
        if left & _BLITZ and (not table.marks[player] & ROOTED or blitzes_rooted(table, player)):
            found.append(declared[BLITZ])
        if (
            table.state[player] == STANDING
            or (acts[at.RISES_TO_BLOCK] and may(table, player, at.RISES_TO_BLOCK))
        ) and table.beside_opponent(player):
            found.append(declared[BLOCK])
        if ball_free or player == table.carrier or (table.spare and table.has_ball(player)):
            if left & _GIVING and not (acts[at.STUBBORN] and may(table, player, at.STUBBORN)):
                if left & _PASS:
                    found.append(declared[PASS])
                if left & _HAND_OFF:
                    found.append(declared[HAND_OFF])
        elif left & _PASS and acts[at.THROWS_PLAYERS] and may(table, player, at.THROWS_PLAYERS):
            # where throwing a team-mate is a Pass action
            found.append(declared[PASS])
        if down and (
            left & _FOUL or (acts[at.FOULS_FREELY] and may(table, player, at.FOULS_FREELY))
        ):
            found.append(declared[FOUL])
        for skill in acts[at.DECLARES]:
            found.extend(skill.declares(table, player))
    if forbidden:
        codes.extend([each for each in found if forbidding(table, player, each) is None])


def forbidding(table: Table, player: PlayerNo, answer: Code) -> Effect | None:
    """What forbids a player to declare that, if something does."""
    action = second_of(answer) if verb_of(answer) == ACTIVATE else SPECIAL
    for effect in table.at[player][at.MAY_DECLARE]:
        if not effect.may_declare(table, player, action):
            return effect
    return None


def blitzes_rooted(table: Table, player: PlayerNo) -> bool:
    """May the player, who cannot leave his square, blitz somebody beside him?"""
    return table.edition.figures.rooted_blitz and table.beside_opponent(player)



# --- declaring it -----------------------------------------------------------------------------


def activate(table: Table, player: PlayerNo, action: int, named: int = -1) -> Flow[None]:
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
    if named >= 0:
        own: Effect = table.edition.all_effects[named]
        own.spends_action(table, player)
    table.phase = phases.ACTION
    table.tell("activates", player, action)
    if table.marks[player] & HYPNOTISED:
        table.clear_mark(player, HYPNOTISED)
    if table.edition.star_rules:
        yield from _advised(table, player)
    acts = table.at[player]
    if table.edition.figures.names_targets:
        yield from _name_target(table, player, action)
    for skill in acts[at.DECLARE]:
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
        yield from _own_action(table, player, named)
        table.finished = table.action == SPECIAL  # some may move on after it
    else:
        wanderer = granting(table, player, at.WANDERS) if acts[at.WANDERS] else None
        if wanderer is not None:
            yield from wanderer.own_action(table, player)
            table.finished = True
    yield from go_on(table)


def _own_action(table: Table, player: PlayerNo, named: int) -> Flow[None]:
    """An action only he can take: the one that was named, or the only one of his."""
    for skill in table.at[player][at.DECLARES]:
        if skill.id == named or (named < 0 and skill.action == SPECIAL):
            yield from skill.own_action(table, player)
            return


def _spend(table: Table, player: PlayerNo, action: int) -> None:
    """Of some actions a turn has only one, but for those who foul as often as they like."""
    if action != FOUL or not may(table, player, at.FOULS_FREELY):
        take(table, action)


def _advised(table: Table, player: PlayerNo) -> Flow[None]:
    """Team-mates beside the player who teach him something for this action."""
    for mate in table.neighbours(table.place[player]):
        if side_of(mate) == side_of(player):
            for skill in table.at[mate][at.ADVISES]:
                yield from skill.notice(table, mate, at.ADVISES, player)


def _name_target(table: Table, player: PlayerNo, action: int) -> Flow[None]:
    """Whom an action is meant for must be said before anything else happens.

    Who blocks without a trait that may spoil it names his opponent by hitting him.
    """
    if action == BLITZ or action == GAZE:
        down = action == BLITZ and may(table, player, at.HITS_DOWN)
        codes = [
            code(NAME_TARGET, other)
            for other in table.players(OTHER_SIDE[side_of(player)])
            if (down and table.on_pitch(other))
            or (table.standing(other) and (action == BLITZ or table.has_zone(other)))
        ]
    elif action == FOUL:
        codes = [
            code(NAME_TARGET, other)
            for other in table.players(OTHER_SIDE[side_of(player)])
            if can_be_fouled(table, other)
        ]
    elif action == BLOCK and table.at[player][at.DECLARE]:
        codes = [code(NAME_TARGET, other) for other in table.opponents_beside(player)]
        for skill in table.at[player][at.DECLARES]:
            codes.extend([code(SKILL_ON, skill.id, other) for other in skill.aims(table, player)])
    else:
        return
    if not codes:
        return
    answer = codes[0]
    if len(codes) > 1:
        answer = yield Question(side_of(player), "target", codes, player, number=action)
    if verb_of(answer) == SKILL_ON:
        means: Effect = table.edition.all_effects[first_of(answer)]
        means.spends_action(table, player)
        table.target = second_player(answer)
    else:
        table.target = player_of(answer)
    table.tell("targets", player, table.target)



# --- getting up -------------------------------------------------------------------------------


def stand_up(table: Table, player: PlayerNo) -> Flow[bool]:
    """Get up at the start of an action: three squares of movement, or a roll if he has fewer."""
    acts = table.at[player]
    if table.action == BLOCK:
        for skill in acts[at.BLOCKS_FROM_PRONE]:
            if (yield from skill.reacts(table, player, at.BLOCKS_FROM_PRONE, NOBODY)):
                table.set_state(player, STANDING)
                table.tell("stands up", player)
                return True
        return False
    if not may(table, player, at.STANDS_FREE):
        if _rises_at_will(table, player):
            table.moved = 3
        else:
            if not (yield from _rolls_to_stand(table, player)):
                return False
            table.moved = allowance(table, player)
    table.set_state(player, STANDING)
    table.rising = True
    table.tell("stands up", player)
    return True


def _rises_at_will(table: Table, player: PlayerNo) -> bool:
    """Has he the three squares of movement it takes?

    Where his own MA counts too it must be enough before and after all changes, and roots do not
    hold a player down.
    """
    if not table.edition.figures.own_ma_counts:
        rooted = table.marks[player] & ROOTED and table.options.rooted_rise == "free"
        return bool(rooted) or allowance(table, player) >= 3
    own = table.profiles[player] if table.marks[player] & FROG else table.original(player)
    return own.ma >= 3 and table.profiles[player].ma >= 3


def _rolls_to_stand(table: Table, player: PlayerNo) -> Flow[bool]:
    """A 4+; with help it may be easier, though a 1 always fails."""
    bonus = 0
    parts = table.parts()
    for skill in table.at[player][at.STAND_BONUS]:
        amount = min(skill.adds(table, player, at.STAND_BONUS, NOBODY), 2 - bonus)
        bonus += amount
        if parts is not None:
            parts.add(skill.id, amount, player)
    return (yield from plain_test(table, player, "stand up", 4, bonus, parts))
