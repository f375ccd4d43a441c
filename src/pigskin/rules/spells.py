"""What is done to players from beside the pitch: who can be meant, and who is hit."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.causes import BY_SPELL
from pigskin.model import NOBODY, STANDING, Table, side_of
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME
from pigskin.questions import Flow
from pigskin.rolls import SPELL
from pigskin.rules.ball import turn_over
from pigskin.rules.injury import go_down, hurt
from pigskin.rules.trapdoors import spring


def on_pitch(table: Table, side: SideNo) -> list[PlayerNo]:
    """The players of a team who are on the pitch."""
    return [
        player
        for player in table.players(side)
        if table.on_pitch(player) and not may(table, player, at.TEAMLESS)
    ]


def upright(table: Table, side: SideNo) -> list[PlayerNo]:
    """Those of them who stand."""
    return [player for player in on_pitch(table, side) if table.standing(player)]


def anybody(table: Table) -> list[PlayerNo]:
    """Whoever is on the pitch, of a team or not."""
    return [
        player
        for side in (HOME, AWAY)
        for player in table.players(side)
        if table.on_pitch(player)
    ]


def anybody_upright(table: Table) -> list[PlayerNo]:
    """Whoever of them stands."""
    return [player for player in anybody(table) if table.standing(player)]


def struck(table: Table, player: PlayerNo, need: int) -> bool:
    """The roll of a spell against one player."""
    roll = table.d6()
    table.tell_test("spell hits", player, need, 0, roll >= need)
    return roll >= need


def works(table: Table, caster: SideNo, need: int) -> bool:
    """The roll of a spell that has no target."""
    roll = table.d6()
    table.tell_test("spell works", caster, need, 0, roll >= need)
    return roll >= need


def knocked_down(
    table: Table, player: PlayerNo, cause: int = BY_SPELL, bonus: int = 0
) -> Flow[None]:
    """Down with armour and injury; a turnover only if he carries the ball for the moving team."""
    table.tell("knocked down", player, NOBODY)
    if table.has_ball(player) and side_of(player) == table.active:
        turn_over(table, "carrier struck by a spell")
    go_down(table, player)
    yield from hurt(table, player, NOBODY, cause, bonus, table.part(SPELL, bonus))


def change_places(table: Table, one: PlayerNo, two: PlayerNo) -> Flow[None]:
    """Two who stand are each where the other was."""
    here, there = table.place[one], table.place[two]
    table.lift(one)
    table.put(two, here, STANDING)
    table.put(one, there, STANDING)
    table.tell("move", one, there, here)
    table.tell("move", two, here, there)
    yield from spring(table)
