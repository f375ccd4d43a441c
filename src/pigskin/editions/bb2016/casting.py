"""What the spells of several wizards do, and whom they may be aimed at.

`number` is the place of the spell in the edition's list.
"""

from __future__ import annotations

from pigskin.editions.lrb6.wizards import turn_into_frog
from pigskin.effects.changes import THOUSAND_CUTS
from pigskin.effects.holding import START, TURN, bewitch, lend
from pigskin.model import HYPNOTISED, NOBODY, ROOTED, Table
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
from pigskin.rolls import RULE, STRENGTH
from pigskin.rules.ball import settle, straight
from pigskin.rules.sideline import d3
from pigskin.rules.spells import change_places, knocked_down, on_pitch, struck, upright
from pigskin.teams.reading import skill_name

# --- at whom ----------------------------------------------------------------------------------


def at_square(number: int) -> list[Code]:
    return [code(CAST_AT, number, sq) for sq in SQUARES]


def at_line(number: int) -> list[Code]:
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


def unchanged(table: Table, side: SideNo, mark: int) -> list[PlayerNo]:
    """Players on the pitch to whom that has not happened yet in this drive."""
    return [
        player
        for player in table.players(side)
        if table.on_pitch(player) and not table.marks[player] & mark
    ]


# --- spells that hit --------------------------------------------------------------------------


def fireball(table: Table, centre: Square) -> Flow[None]:
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


def thunderbolt(table: Table, player: PlayerNo) -> Flow[None]:
    if struck(table, player, 3):
        yield from knocked_down(table, player)


def along(table: Table, start: Square) -> list[PlayerNo]:
    """Who stands on the way from one sideline to the other, in order."""
    step = STRIDE if row(start) == 0 else -STRIDE
    found = [table.player_at(Square(start + step * far)) for far in range(WIDTH)]
    return [player for player in found if player != NOBODY and table.standing(player)]


def column_of_fire(table: Table, start: Square) -> Flow[None]:
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


def zap(table: Table, player: PlayerNo) -> None:
    """Who is no stronger than the roll is a frog for the drive; 1 never does it, 6 always."""
    if _hit(table, player, max(2, min(6, table.profiles[player].st)), STRENGTH):
        turn_into_frog(table, player)


def thousand_cuts(table: Table, player: PlayerNo) -> None:
    """Slower, weaker and clumsier for the drive."""
    if _hit(table, player, 3):
        table.tell("weakened", player)
        bewitch(table, player, THOUSAND_CUTS)


def _hit(table: Table, player: PlayerNo, need: int, need_of: int = RULE) -> bool:
    roll = table.d6()
    table.tell_test("spell hits", player, need, 0, roll >= need, need_of)
    return roll >= need


def bewilder(table: Table, player: PlayerNo) -> None:
    """No hands and no tackle zone until the next turn of his own team begins."""
    lend(table, player, "No Hands", START)
    lend(table, player, "Insubstantial", START)
    table.set_mark(player, HYPNOTISED)


def incorporeal(table: Table, player: PlayerNo) -> Flow[None]:
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


def reality_blinks(table: Table, caster: SideNo) -> Flow[None]:
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
    yield from change_places(table, one, two)


def rough_ground(table: Table, caster: SideNo, name: str) -> None:
    """The ground is against the opponents for their turn."""
    for player in on_pitch(table, OTHER_SIDE[caster]):
        lend(table, player, name, TURN)
