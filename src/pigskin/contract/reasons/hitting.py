"""Why the acting player cannot hit, foul, gaze at or throw somebody, or give him the ball."""

from __future__ import annotations

from typing import Final

from pigskin.contract.reasons.declaring import not_the_carrier
from pigskin.contract.reasons.skills import of_no_use, skill_numbered, spent_skill
from pigskin.contract.reasons.words import down, off_pitch, who
from pigskin.effects import moments as at
from pigskin.effects.asking import granting
from pigskin.model import (
    ACTION_NAMES,
    BLITZ,
    BLOCK,
    FOUL,
    HAND_OFF,
    KICK_MATE,
    PASS,
    ROOTED,
    STANDING,
    THROW_MATE,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo
from pigskin.pitch import distance
from pigskin.rules.movement import squares_left

_CALLED: Final[dict[str, str]] = {
    "special": "an action of his own",
    "throw team-mate": "the throw of a team-mate",
    "kick team-mate": "the kick of a team-mate",
}


def declared_otherwise(table: Table, player: PlayerNo, *needed: int) -> str:
    """That the action declared is none in which such a thing is done."""
    if table.action in needed:
        return ""
    words = " or ".join(_an(ACTION_NAMES[action]) for action in needed)
    return f"{who(table, player)} has declared {_an(ACTION_NAMES[table.action])}, not {words}"


def _an(action: str) -> str:
    return _CALLED.get(action, f"a {action}")


def against_hit(table: Table, player: PlayerNo, victim: PlayerNo) -> str:
    """Why the acting player cannot block an opponent."""
    problem = declared_otherwise(table, player, BLOCK, BLITZ) or against_attack(
        table, player, victim
    )
    if problem:
        return problem
    for skill in table.at[player][at.ATTACK]:
        if skill.attack_forced:
            return f"{who(table, player)} must use {skill.name} instead of blocking"
    return ""


def against_attack(table: Table, player: PlayerNo, victim: PlayerNo) -> str:
    """Why the acting player cannot attack an opponent, with whatever it would be."""
    him = who(table, player)
    if table.action == BLITZ:
        if table.blocked:
            return f"{him} has hit somebody in this blitz"
        if squares_left(table) <= 0 and not table.marks[player] & ROOTED:
            return f"{him} has no movement left, and hitting costs a square"
    problem = against_victim(table, player, victim)
    if problem:
        return problem
    if table.target >= 0 and table.target != victim:
        meant = who(table, table.target)
        return f"the {ACTION_NAMES[table.action]} was declared against {meant}"
    return ""


def against_victim(table: Table, player: PlayerNo, victim: PlayerNo) -> str:
    """Why somebody is none to hit: a team-mate, down, or too far away."""
    him, other = who(table, player), who(table, victim)
    if victim == player:
        return f"{him} cannot hit himself"
    if side_of(victim) == side_of(player):
        return f"{other} is a team-mate of {him}"
    problem = off_pitch(table, victim)
    if problem:
        return problem
    if table.state[victim] != STANDING:
        return down(table, victim)
    return too_far(table, player, victim)


def too_far(table: Table, player: PlayerNo, other: PlayerNo) -> str:
    """That two players on the pitch are not beside each other."""
    away = distance(table.place[player], table.place[other])
    if away <= 1:
        return ""
    return f"{who(table, other)} is {away} squares away from {who(table, player)}"


def against_foul(table: Table, player: PlayerNo, victim: PlayerNo) -> str:
    """Why the acting player cannot foul somebody."""
    problem = declared_otherwise(table, player, FOUL) or against_lying(table, player, victim)
    if not problem and table.target >= 0 and table.target != victim:
        return f"the foul was declared against {who(table, table.target)}"
    return problem


def against_lying(table: Table, player: PlayerNo, victim: PlayerNo) -> str:
    """Why somebody is none to foul: a team-mate, on his feet, or too far away."""
    him, other = who(table, player), who(table, victim)
    if side_of(victim) == side_of(player):
        return f"{other} is a team-mate of {him}" if victim != player else f"that is {him} himself"
    problem = off_pitch(table, victim)
    if problem:
        return problem
    if table.standing(victim):
        return f"{other} is on his feet"
    safe = granting(table, victim, at.CANNOT_BE_FOULED)
    if safe is not None:
        return f"{other} cannot be fouled, for he has {safe.name}"
    return too_far(table, player, victim)


def against_mate(table: Table, player: PlayerNo, mate: PlayerNo) -> str:
    """Why somebody is no team-mate at hand."""
    him, other = who(table, player), who(table, mate)
    if mate == player:
        return f"that is {him} himself"
    if side_of(mate) != side_of(player):
        return f"{other} is no team-mate of {him}"
    problem = off_pitch(table, mate)
    if problem:
        return problem
    return too_far(table, player, mate)


def against_hand_off(table: Table, player: PlayerNo, mate: PlayerNo) -> str:
    """Why the acting player cannot hand the ball to somebody."""
    problem = (
        declared_otherwise(table, player, HAND_OFF)
        or not_the_carrier(table, player)
        or against_mate(table, player, mate)
        or down(table, mate)
    )
    if problem:
        return problem
    if not table.has_zone(mate):
        return f"{who(table, mate)} has lost his tackle zones and cannot catch"
    return ""


def against_pass(table: Table, player: PlayerNo) -> str:
    """Why the acting player cannot throw the ball."""
    return declared_otherwise(table, player, PASS) or not_the_carrier(table, player)


def against_throw(table: Table, player: PlayerNo, mate: PlayerNo) -> str:
    """Why the acting player cannot throw a team-mate."""
    him, other = who(table, player), who(table, mate)
    acts = table.at[player]
    own = any(skill.action == THROW_MATE for skill in acts[at.DECLARES])
    if not acts[at.THROWS_PLAYERS] and not own:
        return f"{him} has no skill to throw a team-mate"
    problem = declared_otherwise(table, player, THROW_MATE if own else PASS)
    return problem or against_mate(table, player, mate) or _cannot_fly(table, mate, own, other)


def _cannot_fly(table: Table, mate: PlayerNo, lying: bool, other: str) -> str:
    """Why a team-mate beside the thrower stays on the ground."""
    skills = table.at[mate][at.MAY_BE_THROWN]
    if not skills:
        return f"{other} has no skill to be thrown"
    if not lying and not table.standing(mate):
        return down(table, mate)
    if table.marks[mate] & ROOTED:
        return f"{other} is rooted"
    return f"{other} cannot be thrown now"


# --- skills -----------------------------------------------------------------------------------


def against_skill_on(table: Table, player: PlayerNo, number: int, victim: PlayerNo) -> str:
    """Why the acting player cannot use a skill on somebody."""
    skill = skill_numbered(table, number)
    problem = "" if skill.action == table.action else spent_skill(table, player, skill)
    if problem:
        return problem
    acts = table.at[player]
    if skill in acts[at.ATTACK]:
        problem = declared_otherwise(table, player, BLOCK, BLITZ)
        problem = problem or against_attack(table, player, victim)
    elif skill in acts[at.BLOCKS_TWO]:
        problem = declared_otherwise(table, player, BLOCK) or _against_two(table, player, victim)
    elif skill.within >= 0:
        found = _against_kick if skill.action == KICK_MATE else against_victim
        problem = declared_otherwise(table, player, skill.within) or found(table, player, victim)
    elif skill.action == KICK_MATE:
        problem = declared_otherwise(table, player, KICK_MATE)
        problem = problem or against_mate(table, player, victim)
        problem = problem or _cannot_fly(table, victim, False, who(table, victim))
    elif skill.action >= 0:
        problem = declared_otherwise(table, player, skill.action)
        problem = problem or _against_gaze(table, player, victim)
    elif skill not in acts[at.CHOICES]:
        return f"{skill.name} is not used on anybody"
    return problem or of_no_use(table, player, skill)


def _against_two(table: Table, player: PlayerNo, victim: PlayerNo) -> str:
    problem = against_attack(table, player, victim)
    if not problem and len(table.opponents_beside(player)) < 2:
        return f"only one opponent stands beside {who(table, player)}"
    return problem


def _against_kick(table: Table, player: PlayerNo, mate: PlayerNo) -> str:
    if table.blocked:
        return f"{who(table, player)} has hit somebody in this blitz"
    if squares_left(table) <= 0 and not table.marks[player] & ROOTED:
        return f"{who(table, player)} has no movement left, and the kick costs a square"
    problem = against_mate(table, player, mate)
    return problem or _cannot_fly(table, mate, False, who(table, mate))


def _against_gaze(table: Table, player: PlayerNo, victim: PlayerNo) -> str:
    problem = against_victim(table, player, victim)
    if not problem and table.target != victim:
        return f"the gaze was declared against {who(table, table.target)}"
    if not problem and not table.has_zone(victim):
        return f"{who(table, victim)} has no tackle zones to lose"
    return problem


def against_choice(table: Table, player: PlayerNo, number: int) -> str:
    """Why the acting player cannot use a skill that is aimed at a square or at nobody."""
    skill = skill_numbered(table, number)
    problem = spent_skill(table, player, skill)
    if problem:
        return problem
    if skill not in table.at[player][at.CHOICES]:
        return f"{skill.name} is not used in this way"
    return of_no_use(table, player, skill)
