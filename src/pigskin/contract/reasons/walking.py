"""Why a player cannot walk or leap to a square."""

from __future__ import annotations

from pigskin.contract.reasons.declaring import cannot_act
from pigskin.contract.reasons.skills import spent_skill
from pigskin.contract.reasons.words import at as square
from pigskin.contract.reasons.words import occupied, who
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import BLOCK, ROOTED, Table, side_of
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import SIDES, distance, in_half
from pigskin.rules.acting import strikes_yet
from pigskin.rules.movement import squares_left

LEAP_COSTS = 2  # squares of movement


def against_step(table: Table, player: PlayerNo, sq: Square) -> str:
    """Why the acting player cannot walk to a square."""
    return against_going(table, player) or against_one_step(table, player, sq)


def against_one_step(table: Table, player: PlayerNo, sq: Square) -> str:
    """Why a square is none to step to, whatever movement there is."""
    here = table.place[player]
    if sq == here:
        return f"{who(table, player)} is at {square(sq)} already"
    if distance(here, sq) != 1:
        return f"{square(sq)} is not next to {who(table, player)}, who is at {square(here)}"
    return occupied(table, sq)


def against_going(table: Table, player: PlayerNo) -> str:
    """Why the acting player goes nowhere."""
    him = who(table, player)
    if table.action == BLOCK:
        return f"{him} has declared a block and does not move"
    if table.options.rare_choices and strikes_yet(table, player):
        return f"{him} is in the end zone and may only block before he scores"
    if squares_left(table) > 0:
        return ""
    if table.marks[player] & ROOTED:
        return f"{him} is rooted"
    return f"{him} has no movement left"


def against_leap(table: Table, player: PlayerNo, sq: Square) -> str:
    """Why the acting player cannot leap or jump to a square."""
    problem = against_going(table, player)
    if problem:
        return problem
    if squares_left(table) < LEAP_COSTS:
        return f"{who(table, player)} has 1 square of movement left, and a leap takes two"
    return against_landing(table, player, sq)


def against_landing(table: Table, player: PlayerNo, sq: Square) -> str:
    """Why a player with movement enough cannot leap or jump to this square."""
    him = who(table, player)
    skills = table.at[player][at.LEAPS]
    if (skills or table.edition.figures.jumping) and sq in table.edition.leap_squares(
        table, player
    ):
        return ""
    jumping = table.edition.figures.jumping
    if not skills and not jumping:
        return f"{him} has no skill to leap"
    if jumping and table.jumped and table.actor == player:
        return f"{him} has jumped in this action"
    leaps = may(table, player, at.LEAPS)
    if not leaps and not jumping:
        return spent_skill(table, player, skills[0]) or f"{him} cannot leap now"
    if not leaps and not table.down_beside(table.place[player]):
        return f"nobody lies beside {him} to jump over, and he has no skill to leap"
    problem = occupied(table, sq)
    if problem:
        return problem
    away = distance(table.place[player], sq)
    if away > LEAP_COSTS:
        return f"{square(sq)} is {away} squares away, and a leap goes over one"
    if leaps:
        return f"{square(sq)} does not lie beyond a square beside {him}"
    return f"nobody lies between {him} and {square(sq)} whom he could jump over"


def against_run(table: Table, kind: str, player: PlayerNo, sq: Square, leaping: bool) -> str:
    """Why somebody who moves out of turn cannot go there."""
    him, side = who(table, player), side_of(player)
    if kind == "kick-off return step" and leaping:
        return f"{him} runs under the kick and does not leap"
    if leaping:
        problem = against_landing(table, player, sq)
    else:
        problem = against_one_step(table, player, sq)
    if problem:
        return problem
    if kind == "kick-off return step":
        if not in_half(sq, side):
            return f"{square(sq)} is not in the half of {SIDES[side]}, which {him} may not leave"
    if kind == "pass block step":
        return f"from {square(sq)} {him} cannot get in the way of the pass any more"
    return f"{him} has too few squares left to leap" if leaping else ""


def not_acting(table: Table, side: SideNo, player: PlayerNo) -> str:
    """Somebody else is acting: what the named player would have to wait for."""
    acting = who(table, table.actor)
    if player == table.actor:
        return f"{acting} is acting already"
    problem = cannot_act(table, side, player)
    return problem or f"{acting} is acting; stop ends his action"
