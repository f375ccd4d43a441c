"""Spells that knock players down."""

from __future__ import annotations

from pigskin.editions.bb2016 import spells as older
from pigskin.editions.bb2016.casting import along, at_upright, drift, fireball
from pigskin.editions.bb2020.throwing import fly_off
from pigskin.effects.causes import BY_ROCK
from pigskin.effects.magic import ANY_END, Spell
from pigskin.model import ROOTED, Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ON_PITCH, OTHER_SIDE
from pigskin.questions import STOP, TAKE_PLAYER, Flow, Question, code, player_of
from pigskin.rules.spells import knocked_down, struck, upright


class Bolt(Spell):
    """At an opponent who stands."""

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_upright(table, caster, number)


class Fireball(older.Fireball):
    id = 392
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Target square; D6 for each Standing player of either team in it or adjacent: 4+ "
        "Knocked Down, +1 to the armour or the injury roll, chosen after rolling."
    )


class Thunderbolt(older.Thunderbolt):
    id = 395
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Standing opposing player, 3+: Knocked Down, +1 to the armour or the injury roll, "
        "chosen after rolling."
    )


class StrangeFlora(older.StrangeFauna):
    name = "Strange Flora"
    id = 402
    spell = "strange_flora"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Empty target square, nominate D3 Standing opponents within 2 squares; each on 3+ "
        "Knocked Down, +1 to the armour or the injury roll, chosen after rolling."
    )
    need: int = 3


class ColumnOfFire(older.ColumnOfFire):
    id = 406
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Line as warp lightning, each Standing player 4+ Knocked Down, +1 to the armour or the "
        "injury roll, chosen after rolling."
    )


class WarpLightning(ColumnOfFire):
    name = "Warp Lightning"
    id = 405
    spell = "warp_lightning"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Straight line from a sideline square to the opposite sideline; each Standing player "
        "on it in order: 3+ Knocked Down, +1 to the armour or the injury roll, chosen after "
        "rolling; after each knock-down D6, on 1 the bolt stops."
    )

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        for player in along(table, Square(target)):
            if not table.standing(player) or not struck(table, player, 3):
                continue
            yield from knocked_down(table, player)
            roll = table.d6()
            table.tell_test("bolt goes on", player, 2, 0, roll > 1)
            if roll == 1:
                return


class FootOfGork(Bolt):
    name = "Foot of Gork"
    id = 407
    spell = "foot_of_gork"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Standing opponent, D6: 3-5 Knocked Down, +1 to the armour or the injury roll, chosen "
        "after rolling; 6 treated as thrown with a terrible throw; 1-2 nothing."
    )

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        roll = table.d6()
        table.tell_test("spell hits", player, 3, 0, roll >= 3)
        if roll == 6:
            if not table.marks[player] & ROOTED:  # nothing takes him out of his square
                yield from fly_off(table, player)
        elif roll >= 3:
            yield from knocked_down(table, player)


class TakeThisOoops(Fireball):
    name = "Take This... Ooops!"
    id = 409
    spell = "take_this_ooops"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "As fireball, but the target square first moves D3 squares in a random D8 direction; "
        "off the pitch: no effect."
    )

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        centre = drift(table, Square(target))
        if ON_PITCH[centre]:
            yield from fireball(table, centre)


class BrimstoneBarrage(Bolt):  # from one source
    name = "Brimstone Barrage"
    id = 410
    spell = "brimstone_barrage"
    when: tuple[str, ...] = (ANY_END,)
    text = "Up to two Standing opponents, each 5+: Knocked Down with +1 to the armour roll."

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        targets = [PlayerNo(target)]
        others = [other for other in upright(table, OTHER_SIDE[caster]) if other != target]
        if others:
            codes = [STOP, *[code(TAKE_PLAYER, other) for other in others]]
            answer = yield Question(caster, "spell target", codes)
            if answer != STOP:
                targets.append(player_of(answer))
        for player in targets:
            if struck(table, player, 5):
                yield from knocked_down(table, player, BY_ROCK, 1)
