"""The spells of the team wizards, each once in the match; who has cast one casts no more."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2016.casting import (
    at_empty_square,
    at_line,
    at_opponent,
    at_pair,
    at_square,
    at_upright,
    column_of_fire,
    fireball,
    incorporeal,
    plants,
    reality_blinks,
    rough_ground,
    thousand_cuts,
    thunderbolt,
    unchanged,
    zap,
)
from pigskin.effects.changes import FASTER, NIMBLER, TOUGHER
from pigskin.effects.holding import START, bless
from pigskin.effects.magic import OPP_START, OWN_END, OWN_START, School, Spell, unlearn
from pigskin.model import CUT, FROG, NOBODY, RESERVES, Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import AWAY, HOME, ON_PITCH, OTHER_SIDE, STRIDE, stepped
from pigskin.questions import CAST_ON, FACING, Flow, Question, code, first_of
from pigskin.rules.ball import check_touchdown, settle
from pigskin.rules.injury import into_crowd
from pigskin.rules.sideline import choose_mutations, gain
from pigskin.rules.spells import on_pitch, struck, works


class TeamWizards(School):
    """When a spell is cast, everybody who knows it has cast his."""

    def forget(self, table: Table, caster: SideNo, spell: str) -> None:
        for offer in table.edition.inducements.values():
            if spell in offer.spells:
                unlearn(table, caster, offer.spells)

    def done(self, table: Table) -> Flow[None]:
        yield from settle(table)
        check_touchdown(table)


class Fireball(Spell):
    name = "Fireball"
    id = 380
    spell = "fireball"
    when: tuple[str, ...] = (OWN_START, OWN_END)
    text = "Every standing player in the square or next to it is knocked down on 4+."

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_square(number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from fireball(table, Square(target))


class Zap(Spell):
    name = "Zap"
    id = 381
    spell = "zap"
    when: tuple[str, ...] = (OWN_START, OWN_END)
    text = (
        "A D6 of at least the strength of an opponent turns him into a frog for the drive; a 1 "
        "never does, a 6 always."
    )
    becomes = "frog"

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return _at_unmarked(table, caster, number, FROG)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        zap(table, PlayerNo(target))
        yield from settle(table)


class Thunderbolt(Spell):
    name = "Thunderbolt"
    id = 382
    spell = "thunderbolt"
    when: tuple[str, ...] = (OWN_START, OWN_END)
    text = "One standing opponent is knocked down on 3+."

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_upright(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from thunderbolt(table, PlayerNo(target))


class RampantMutation(Spell):
    name = "Rampant Mutation"
    id = 383
    spell = "rampant_mutation"
    when: tuple[str, ...] = (OWN_START,)
    text = (
        "On 2+ an own player has two mutations of choice for the drive; on a 1 only Disturbing "
        "Presence until the next own turn."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return [code(CAST_ON, number, player) for player in on_pitch(table, caster)]

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 2):
            yield from choose_mutations(table, player, 2)
        else:
            gain(table, player, "Disturbing Presence", START)


class OneThousandCuts(Spell):
    name = "One Thousand Cuts"
    id = 384
    spell = "one_thousand_cuts"
    when: tuple[str, ...] = (OPP_START,)
    text = "On 3+ an opponent loses 1 MA, 1 ST and 1 AG for the drive."

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return _at_unmarked(table, caster, number, CUT)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        thousand_cuts(table, PlayerNo(target))
        yield from settle(table)


class StrangeFauna(Spell):
    name = "Strange Fauna"
    id = 385
    spell = "strange_fauna"
    when: tuple[str, ...] = (OWN_START, OWN_END)
    text = (
        "D3 standing opponents within two squares of an empty square are each knocked down on "
        "4+."
    )
    need: int = 4

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_empty_square(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from plants(table, caster, Square(target), self.need)


class VigorousGrowth(Spell):
    name = "Vigorous Growth"
    id = 386
    spell = "vigorous_growth"
    when: tuple[str, ...] = (OPP_START,)
    text = "Opponents who go for it in this turn take 2 from the roll."

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        rough_ground(table, caster, self.name)
        yield from settle(table)


class DanseMacabre(Spell):
    name = "Danse Macabre"
    id = 387
    spell = "danse_macabre"
    when: tuple[str, ...] = (OWN_START,)
    text = (
        "On 3+ the own skeletons and zombies on the pitch have 1 more MA, AG and AV until the "
        "next own turn."
    )

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        if works(table, caster, 3):
            for player in on_pitch(table, caster):
                position = table.profiles[player].position
                if position.startswith("Skeleton") or position.startswith("Zombie"):
                    for change in (FASTER, NIMBLER, TOUGHER):
                        bless(table, player, change, START)
        yield from settle(table)


class Incorporeal(Spell):
    name = "Incorporeal"
    id = 388
    spell = "incorporeal"
    when: tuple[str, ...] = (OPP_START,)
    text = (
        "On 3+ an opponent drops the ball and has No Hands and no tackle zones until the next "
        "turn of his team."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_opponent(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from incorporeal(table, PlayerNo(target))


class RealityBlinks(Spell):
    name = "Reality Blinks"
    id = 389
    spell = "reality_blinks"
    when: tuple[str, ...] = (OWN_START, OWN_END)
    text = (
        "Two own standing players without Loner and without the ball change places on 3+; "
        "otherwise both have No Hands and no tackle zones until the next own turn."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_pair(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from reality_blinks(table, caster)


class TectonicShift(Spell):
    name = "Tectonic Shift"
    id = 390
    spell = "tectonic_shift"
    when: tuple[str, ...] = (OWN_START, OWN_END)
    text = (
        "On 3+ the pitch tips and every player slides one square, D6: 1-2 towards the own end "
        "zone, 3-5 towards the other one, 6 to a side of choice. Who slides off is beaten up "
        "by the crowd."
    )

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from _tip_pitch(table, caster)


class ColumnOfFire(Spell):
    name = "Column of Fire"
    id = 391
    spell = "column_of_fire"
    when: tuple[str, ...] = (OWN_END,)
    text = (
        "From a square at one sideline straight to the other: every standing player on the way "
        "is knocked down on 4+."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_line(number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from column_of_fire(table, Square(target))


MAGIC: Final[list[Spell]] = [
    Fireball(),
    Zap(),
    Thunderbolt(),
    RampantMutation(),
    OneThousandCuts(),
    StrangeFauna(),
    VigorousGrowth(),
    DanseMacabre(),
    Incorporeal(),
    RealityBlinks(),
    TectonicShift(),
    ColumnOfFire(),
]


def _at_unmarked(table: Table, caster: SideNo, number: int, mark: int) -> list[Code]:
    """Opponents to whom that has not happened yet in this drive."""
    return [code(CAST_ON, number, foe) for foe in unchanged(table, OTHER_SIDE[caster], mark)]


# The steps of the compass: north, east, south, west.
STEPS: Final[tuple[int, ...]] = (-STRIDE, 1, STRIDE, -1)
EAST: Final = 1
WEST: Final = 3


def _tip_pitch(table: Table, caster: SideNo) -> Flow[None]:
    """The pitch tips, and everybody slides a square; at the edge there is the crowd."""
    if not works(table, caster, 3):
        return
    roll = table.d6()
    home, away = (WEST, EAST) if caster == 0 else (EAST, WEST)
    towards = home if roll <= 2 else away
    if roll == 6:
        codes = [code(FACING, each) for each in range(4)]
        towards = first_of((yield Question(caster, "pitch tips", codes)))
    table.tell("pitch tips", towards)
    step = STEPS[towards]
    everybody = [*on_pitch(table, HOME), *on_pitch(table, AWAY)]
    left = [(player, table.place[player]) for player in everybody]
    for player in everybody:
        table.lift(player)
    off: list[tuple[PlayerNo, Square]] = []
    for player, sq in left:
        if ON_PITCH[sq + step]:
            table.put(player, stepped(sq, step), table.state[player])
            table.tell("pushed", player, sq + step, sq, NOBODY)
        else:
            table.remove(player, RESERVES)
            table.whisper("pushed off", player, sq, NOBODY)
            off.append((player, sq))
    for sq in table.balls_lying():
        if table.board[sq] != 0:
            table.loosen(sq)  # somebody has slid onto it
    for player, sq in off:
        yield from into_crowd(table, player, sq)
