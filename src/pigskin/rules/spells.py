"""Spells that several editions know: whom each may be aimed at, and what it does.

When a spell may be cast, and by whom, is the edition's to say.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from pigskin.effects.causes import BY_SPELL
from pigskin.effects.holding import START, TURN, lend
from pigskin.model import HYPNOTISED, NOBODY, ROOTED, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ADJACENT, OTHER_SIDE, SCATTER, SQUARES, STRIDE, WIDTH, WITHIN_TWO, row
from pigskin.questions import (
    CAST,
    CAST_AT,
    CAST_ON,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    player_of,
)
from pigskin.rolls import SPELL
from pigskin.rules.ball import settle, straight, turn_over
from pigskin.rules.injury import go_down, hurt
from pigskin.rules.sideline import d3
from pigskin.rules.trapdoors import spring
from pigskin.teams.reading import skill_name

# (table, caster, number of the spell)
Targets: TypeAlias = Callable[[Table, SideNo, int], list[Code]]
# (table, caster, target, which is a player for some spells and a square for others)
Effect: TypeAlias = Callable[[Table, SideNo, Any], Flow[None]]


def castable(
    table: Table, caster: SideNo, moments: list[str], book: dict[str, tuple[Targets, Effect]]
) -> list[Code]:
    """Everything out of an edition's book the side's wizards may cast at one of these moments."""
    known = table.side(caster).spells
    codes: list[Code] = []
    if known:
        for number, spell in enumerate(table.edition.spells.values()):
            if known >> number & 1 and any(when in moments for when in spell.when.split(" or ")):
                codes.extend(book[spell.id][0](table, caster, number))
    return codes


# --- at whom ----------------------------------------------------------------------------------


def on_pitch(table: Table, side: SideNo) -> list[PlayerNo]:
    return [player for player in table.players(side) if table.on_pitch(player)]


def upright(table: Table, side: SideNo) -> list[PlayerNo]:
    return [player for player in on_pitch(table, side) if table.standing(player)]


def at_nobody(table: Table, caster: SideNo, number: int) -> list[Code]:
    return [code(CAST, number)]


def at_square(table: Table, caster: SideNo, number: int) -> list[Code]:
    return [code(CAST_AT, number, sq) for sq in SQUARES]


def at_line(table: Table, caster: SideNo, number: int) -> list[Code]:
    """Squares at either sideline: the line runs from there to the other one."""
    return [code(CAST_AT, number, sq) for sq in SQUARES if row(sq) in (0, WIDTH - 1)]


def at_empty_square(table: Table, caster: SideNo, number: int) -> list[Code]:
    """Empty squares near enough to somebody."""
    near = {sq for foe in upright(table, OTHER_SIDE[caster]) for sq in WITHIN_TWO[table.place[foe]]}
    return [code(CAST_AT, number, sq) for sq in SQUARES if sq in near and table.board[sq] == 0]


def at_opponent(table: Table, caster: SideNo, number: int) -> list[Code]:
    return [code(CAST_ON, number, player) for player in on_pitch(table, OTHER_SIDE[caster])]


def at_upright(table: Table, caster: SideNo, number: int) -> list[Code]:
    return [code(CAST_ON, number, player) for player in upright(table, OTHER_SIDE[caster])]


def at_pair(table: Table, caster: SideNo, number: int) -> list[Code]:
    return [code(CAST, number)] if len(blinkers(table, caster)) > 1 else []


# --- spells that hit --------------------------------------------------------------------------


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


def fireball(table: Table, caster: SideNo, centre: Square) -> Flow[None]:
    """Everybody who stands within one square; all roll before anybody goes down."""
    table.tell("fireball", centre)
    there = [table.player_at(sq) for sq in (centre, *ADJACENT[centre])]
    hit = [
        player
        for player in there
        if player != NOBODY and table.standing(player) and struck(table, player, 4)
    ]
    for player in hit:
        yield from knocked_down(table, player)


def drift(table: Table, sq: Square) -> Square:
    """D3 squares in a random direction, perhaps off the pitch."""
    step = SCATTER[table.roll(8)]
    to, _ = straight(sq, step, d3(table))
    table.tell("scatter", to)
    return to


def thunderbolt(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    if struck(table, player, 3):
        yield from knocked_down(table, player)


def along(table: Table, start: Square) -> list[PlayerNo]:
    """Who stands on the way from one sideline to the other, in order."""
    step = STRIDE if row(start) == 0 else -STRIDE
    found = [table.player_at(Square(start + step * far)) for far in range(WIDTH)]
    return [player for player in found if player != NOBODY and table.standing(player)]


def column_of_fire(table: Table, caster: SideNo, start: Square) -> Flow[None]:
    for player in along(table, start):
        if table.standing(player) and struck(table, player, 4):
            yield from knocked_down(table, player)


def plants(table: Table, caster: SideNo, centre: Square, need: int) -> Flow[None]:
    """D3 standing opponents within two squares, named by the caster."""
    near = [
        player
        for player in upright(table, OTHER_SIDE[caster])
        if table.place[player] in WITHIN_TWO[centre]
    ]
    named: list[PlayerNo] = []
    number = d3(table)
    table.tell("players", number)
    for _ in range(min(number, len(near))):
        codes = [code(TAKE_PLAYER, player) for player in near]
        named.append(player_of((yield Question(caster, "spell target", codes, square=centre))))
        near.remove(named[-1])
    for player in named:
        if struck(table, player, need):
            yield from knocked_down(table, player)


# --- spells that change a player --------------------------------------------------------------


def bewilder(table: Table, player: PlayerNo) -> None:
    """No hands and no tackle zone until the next turn of his own team begins."""
    lend(table, player, "No Hands", START)
    lend(table, player, "Insubstantial", START)
    table.set_mark(player, HYPNOTISED)


def incorporeal(table: Table, caster: SideNo, player: PlayerNo) -> Flow[None]:
    if struck(table, player, 3):
        if table.turn_to(player):
            table.drop_ball(table.place[player])
        bewilder(table, player)
    yield from settle(table)


def blinkers(table: Table, caster: SideNo) -> list[PlayerNo]:
    """Those who may change places: upright, no loners, without the ball, not rooted."""
    return [
        player
        for player in upright(table, caster)
        if not table.has_ball(player)
        and not table.marks[player] & ROOTED
        and all(skill_name(skill.name) != "Loner" for skill in table.profiles[player].skills)
    ]


def reality_blinks(table: Table, caster: SideNo, target: Square) -> Flow[None]:
    """Two of the caster's players change places, or are half gone for a while."""
    chosen: list[PlayerNo] = []
    for _ in range(2):
        left = [player for player in blinkers(table, caster) if player not in chosen]
        codes = [code(TAKE_PLAYER, player) for player in left]
        chosen.append(player_of((yield Question(caster, "spell target", codes))))
    one, two = chosen
    if not struck(table, one, 3):
        for player in chosen:
            bewilder(table, player)
        return
    here, there = table.place[one], table.place[two]
    table.lift(one)
    table.put(two, here, STANDING)
    table.put(one, there, STANDING)
    table.tell("move", one, there, here)
    table.tell("move", two, here, there)
    yield from spring(table)


def rough_ground(table: Table, caster: SideNo, name: str) -> None:
    """The ground is against the opponents for their turn."""
    for player in on_pitch(table, OTHER_SIDE[caster]):
        lend(table, player, name, TURN)


def vigorous_growth(table: Table, caster: SideNo, target: Square) -> Flow[None]:
    rough_ground(table, caster, "Vigorous Growth")
    yield from settle(table)
