"""Why somebody cannot act, or not in this way."""

from __future__ import annotations

from typing import Final

from pigskin.contract.answers import option_text
from pigskin.contract.reasons.skills import (
    of_no_use,
    skill_numbered,
    spent_by_mate,
    spent_skill,
)
from pigskin.contract.reasons.words import coach, down, off_pitch, who
from pigskin.effects import moments as at
from pigskin.effects.asking import granting, may
from pigskin.model import (
    ACTION_NAMES,
    BARRED,
    BLITZ,
    BLOCK,
    FOUL,
    GAZE,
    HAND_OFF,
    KICK_MATE,
    MOVE,
    NO_ACTION,
    NOBODY,
    PASS,
    ROOTED,
    SPECIAL,
    STANDING,
    STUNNED,
    THROW_MATE,
    USED,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import (
    ACTIVATE,
    ANNOUNCE_PASS,
    HAND_TO,
    HIT,
    HURL,
    KICK_HIM,
    LEAP,
    PASS_TO,
    PICK_MATE,
    PLAYER_USES,
    STEP,
    Question,
    code,
    second_of,
    verb_of,
)
from pigskin.rules.declaring import forbidding, player_codes
from pigskin.rules.once_a_turn import may_still
from pigskin.rules.turn import actions_left, anybody_down, anybody_up, foul_to_be_had

# What is done in which action, the usual one first.
DONE_IN_ACTION: Final[dict[int, tuple[int, ...]]] = {
    STEP: (MOVE,),
    LEAP: (MOVE,),
    HIT: (BLOCK, BLITZ),
    KICK_HIM: (FOUL,),
    HAND_TO: (HAND_OFF,),
    ANNOUNCE_PASS: (PASS,),
    PASS_TO: (PASS,),
    PICK_MATE: (THROW_MATE, PASS),
    HURL: (THROW_MATE, PASS),
}
# What the action that throws, kicks or gazes is called where a skill gives it.
_BY_SKILL: Final[dict[int, str]] = {
    GAZE: "gaze at anybody", THROW_MATE: "throw a team-mate", KICK_MATE: "kick a team-mate",
}  # fmt: skip
# ... and when it comes where it is no action of its own.
_OTHERWISE: Final[dict[int, str]] = {
    GAZE: "gazes at the end of a move", KICK_MATE: "kicks a team-mate in a blitz",
}  # fmt: skip


def cannot_act(table: Table, side: SideNo, player: PlayerNo) -> str:
    """Why a player takes no action at all, whatever it would be."""
    him = who(table, player)
    if side_of(player) != side:
        return f"it is the turn of {coach(side)}, and {him} plays for {coach(OTHER_SIDE[side])}"
    if not table.on_pitch(player):
        return off_pitch(table, player)
    if table.state[player] == STUNNED:
        return f"{him} is stunned"
    if table.marks[player] & USED:
        return f"{him} has acted"
    if table.marks[player] & BARRED:
        turn = "in this bonus turn" if table.bonus_turn else "this turn"
        return f"{him} may not act {turn}"
    return ""


def against_declaring(table: Table, side: SideNo, player: PlayerNo, action: int) -> str:
    """Why a player cannot declare an action in his team's turn."""
    problem = cannot_act(table, side, player)
    if problem:
        return problem
    if action == NO_ACTION or action >= len(ACTION_NAMES):
        return "that is no action"
    if code(ACTIVATE, player, action) in _ordinary(table, player):
        return _bonus_turn(table, ACTION_NAMES[action])
    barring = forbidding(table, player, code(ACTIVATE, player, action))
    if barring is not None:
        return f"{barring.name} forbids {who(table, player)} a {ACTION_NAMES[action]}"
    wanderer = granting(table, player, at.WANDERS)
    if wanderer is not None:
        return f"{who(table, player)} can only move, for he has {wanderer.name}"
    if action == BLITZ:
        return _against_blitz(table, side, player)
    if action == BLOCK:
        return _against_block(table, player)
    if action == PASS or action == HAND_OFF:
        return _against_giving(table, player, action)
    if action == FOUL:
        return _against_foul(table, side, player)
    return _against_special(table, player, action)


def nobody_acts(table: Table, question: Question, verb: Code) -> str:
    """Something that is done in an action, and none is declared yet."""
    for action in DONE_IN_ACTION[verb]:
        for answer in question.codes:
            if verb_of(answer) == ACTIVATE and second_of(answer) == action:
                example = option_text(table, answer)
                return f"nobody acts yet; an action is declared first, such as {example}"
    return "nobody acts, and nobody can declare what it takes"


def _ordinary(table: Table, player: PlayerNo) -> list[Code]:
    """What a player who may act may declare, if it is no turn with limits of its own."""
    codes: list[Code] = []
    lying = len(table.balls_lying()) > 0
    player_codes(table, player, lying, foul_to_be_had(table), actions_left(table), codes)
    return codes


def _bonus_turn(table: Table, what: str) -> str:
    """The turn has limits of its own: so many players, and only some actions."""
    if not table.bonus_turn:
        return ""
    if table.picks <= 0:
        return "no more players may act in this bonus turn"
    return f"{what} cannot be declared in this bonus turn"


def _against_blitz(table: Table, side: SideNo, player: PlayerNo) -> str:
    if not may_still(table, BLITZ):
        return "the blitz of this turn is used"
    if table.marks[player] & ROOTED:
        return f"{who(table, player)} is rooted"
    if not anybody_up(table, OTHER_SIDE[side]):
        return f"nobody of {coach(OTHER_SIDE[side])} is on his feet"
    return ""


def _against_block(table: Table, player: PlayerNo) -> str:
    if table.state[player] != STANDING and not may(table, player, at.RISES_TO_BLOCK):
        return down(table, player)
    return nobody_beside(table, player)


def nobody_beside(table: Table, player: PlayerNo) -> str:
    """That no opponent is near enough to be hit."""
    him = who(table, player)
    if table.beside_opponent(player):
        return ""
    near = table.neighbours(table.place[player])
    if any(table.standing(each) for each in near):
        return f"no opponent stands beside {him}"
    return f"nobody stands beside {him}"


def _against_giving(table: Table, player: PlayerNo, action: int) -> str:
    """Passing and handing off."""
    him = who(table, player)
    if action == PASS and not may_still(table, PASS):
        return "the pass of this turn is used"
    if action == HAND_OFF and not may_still(table, HAND_OFF):
        return "the hand-off of this turn is used"
    if action == HAND_OFF and not table.options.hand_offs:
        return "this match is played without hand-offs"
    stubborn = granting(table, player, at.STUBBORN)
    if stubborn is not None:
        return f"{him} gives the ball to nobody, for he has {stubborn.name}"
    return not_the_carrier(table, player)


def not_the_carrier(table: Table, player: PlayerNo) -> str:
    """That somebody else has the ball, or nobody."""
    if table.has_ball(player):
        return ""
    holders = table.carriers()
    if holders:
        return f"{who(table, holders[0])} has the ball, not {who(table, player)}"
    if table.ball:
        return f"{who(table, player)} has not got the ball"
    return "the ball is not on the pitch"


def _against_foul(table: Table, side: SideNo, player: PlayerNo) -> str:
    if not table.options.fouls:
        return "this match is played without fouls"
    if not may_still(table, FOUL) and not may(table, player, at.FOULS_FREELY):
        return "the foul of this turn is used"
    if not anybody_down(table, OTHER_SIDE[side]):
        return f"nobody of {coach(OTHER_SIDE[side])} is down{_unless_safe(table, side)}"
    return ""


def _unless_safe(table: Table, side: SideNo) -> str:
    """Who is down and cannot be fouled all the same."""
    for other in table.players(OTHER_SIDE[side]):
        safe = granting(table, other, at.CANNOT_BE_FOULED)
        if safe is not None and table.on_pitch(other) and not table.standing(other):
            return f" but {who(table, other)}, who has {safe.name}"
    return ""


def _against_special(table: Table, player: PlayerNo, action: int) -> str:
    """Actions only some skills give."""
    him = who(table, player)
    acts = table.at[player]
    if action == SPECIAL:
        if not any(skill.action == SPECIAL for skill in acts[at.DECLARES]):
            return f"{him} has no action of his own"
        return down(table, player)
    for skill in acts[at.DECLARES]:
        if skill.action != action:
            continue
        problem = spent_skill(table, player, skill)
        if problem:
            return problem
        mate = spent_by_mate(table, player, skill)
        if mate != NOBODY:
            return f"{who(table, mate)} has used the {skill.name} of this turn"
        if action == THROW_MATE and not may_still(table, PASS):
            return "the pass of this turn is used"
        return of_no_use(table, player, skill)
    if action == THROW_MATE and may(table, player, at.THROWS_PLAYERS):
        return f"{him} throws a team-mate in a pass action: declare a pass"
    for skill in acts[at.CHOICES]:
        if skill.action == action:
            return f"{him} {_OTHERWISE[action]}: declare a {ACTION_NAMES[skill.within]}"
    return f"{him} has no skill to {_BY_SKILL[action]}"


def against_own_action(table: Table, side: SideNo, player: PlayerNo, number: int) -> str:
    """Why a player cannot declare an action named after a skill of his."""
    problem = cannot_act(table, side, player)
    if problem:
        return problem
    skill = skill_numbered(table, number)
    problem = spent_skill(table, player, skill)
    if problem:
        return problem
    if code(PLAYER_USES, player, number) in _ordinary(table, player):
        return _bonus_turn(table, skill.name)
    if skill not in table.at[player][at.DECLARES]:
        return f"{skill.name} is no action"
    if may(table, player, at.WANDERS):
        return f"{who(table, player)} can only move"
    mate = spent_by_mate(table, player, skill)
    if mate != NOBODY:
        return f"{who(table, mate)} has used the {skill.name} of this turn"
    return down(table, player) or of_no_use(table, player, skill)
