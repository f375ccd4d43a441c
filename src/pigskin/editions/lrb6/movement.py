"""Leaping."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import NOBODY, STANDING, Table
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import WITHIN_TWO
from pigskin.questions import Flow
from pigskin.rules.injury import fall
from pigskin.rules.movement import allowance, arrive, held, rush_into, shadowed
from pigskin.rules.rolling import agility_test, skill_modifier


def leap_squares(table: Table, player: PlayerNo) -> list[Square]:
    """Any empty square within two, for a player who can leap."""
    if not may(table, player, at.LEAPS):
        return []
    return [sq for sq in WITHIN_TWO[table.place[player]] if table.board[sq] == 0]


def leap_need(
    table: Table, player: PlayerNo, here: Square, to: Square, dive: int
) -> tuple[str, int]:
    """The test of a leap, and what it needs; nobody can make it harder."""
    return "leap", table.profiles[player].agility - skill_modifier(table, player, "leap")


def leap(table: Table, player: PlayerNo, to: Square, free: bool = False) -> Flow[bool]:
    """Jump to a square up to two away for two squares of movement; True if he may go on."""
    here = table.place[player]
    table.left = here
    for skill in table.at[player][at.LEAPS]:
        skill.spend(table, player)
    for _ in range(0 if free else 2):
        if table.moved < allowance(table, player):
            table.moved += 1
        elif not (yield from rush_into(table, player, to)):
            return False
    if (yield from held(table, player)):
        return False
    table.put(player, to, STANDING)
    table.tell("leaps", player, to, here)
    parts = table.parts()
    modifier = skill_modifier(table, player, "leap", 0, parts)
    safe = yield from agility_test(table, player, "leap", modifier, parts)
    yield from shadowed(table, player, here, NOBODY, free)
    if not safe:
        yield from fall(table, player)
        return False
    return (yield from arrive(table, player, to))
