"""Spells that opponents suffer from for a while."""

from __future__ import annotations

from pigskin.editions.bb2016 import spells as older
from pigskin.editions.bb2016.casting import at_opponent, at_upright
from pigskin.effects.changes import CLUMSIER, SLOWER, TURNED_INTO_FROG, WEAKER
from pigskin.effects.holding import DRIVE, bewitch, bless
from pigskin.effects.magic import ANY_END, OPP_END, OPP_START, Spell
from pigskin.model import ROOTED, Table
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import CAST_ON, Flow, code
from pigskin.rules.ball import settle
from pigskin.rules.sideline import gain
from pigskin.rules.spells import on_pitch, struck


class Curse(Spell):
    """At any opponent on the pitch."""

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_opponent(table, caster, number)


class Zap(Curse):
    name = "Zap"
    id = 393
    spell = "zap"
    when: tuple[str, ...] = (OPP_START, OPP_END)
    text = (
        "Target an opposing player, D6 at least its ST or a natural 6: it is a frog until the "
        "end of the drive (a held ball bounces, no turnover); a casualty roll against the frog "
        "is always Badly Hurt, no apothecary, and it then misses the rest of the game."
    )
    becomes = "frog"

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if not struck(table, player, min(6, table.profiles[player].st)):
            return
        table.marks[player] &= ~ROOTED
        bewitch(table, player, TURNED_INTO_FROG)
        table.tell("turns into a frog", player)
        if table.turn_to(player):
            table.drop_ball(table.place[player])
            yield from settle(table)


class OneThousandCuts(Curse):
    name = "One Thousand Cuts"
    id = 397
    spell = "one_thousand_cuts"
    when: tuple[str, ...] = (OPP_START,)
    text = "Opposing player, 3+: MA, ST and AG each 1 worse until the end of the drive."

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 3):
            _weaken(table, player)
        yield from settle(table)


class PlagueOfWarts(Curse):
    name = "Plague of Warts"
    id = 394
    spell = "plague_of_warts"
    when: tuple[str, ...] = (OPP_START,)
    text = (
        "Opposing player, 3+: MA, ST and AG each 1 worse and gains Disturbing Presence and "
        "Foul Appearance until the end of the drive."
    )

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 3):
            _weaken(table, player)
            gain(table, player, "Disturbing Presence", DRIVE)
            gain(table, player, "Foul Appearance", DRIVE)
        yield from settle(table)


class SporeCloud(Curse):
    name = "Spore Cloud"
    id = 408
    spell = "spore_cloud"
    when: tuple[str, ...] = (OPP_START,)
    text = "Opposing player, 2+: Loner (5+) and Really Stupid until the end of the drive."

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 2):
            gain(table, player, "Loner (5+)", DRIVE)
            gain(table, player, "Really Stupid", DRIVE)
        yield from settle(table)


class StoneBoots(Spell):  # from one source
    name = "Stone Boots"
    id = 411
    spell = "stone_boots"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Opponent not holding the ball, 3+: -2 MA and -1 to Dodge, Jump and Leap tests until "
        "the end of the drive."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        foes = on_pitch(table, OTHER_SIDE[caster])
        return [code(CAST_ON, number, foe) for foe in foes if not table.has_ball(foe)]

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 3):
            bless(table, player, SLOWER, DRIVE)
            bless(table, player, SLOWER, DRIVE)
            gain(table, player, "Stone Boots", DRIVE)
        yield from settle(table)


class Incorporeal(older.Incorporeal):
    id = 403
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Standing opponent, 3+: drops the ball (bounces), gains No Hands and loses its Tackle "
        "Zone until its team's next turn starts."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_upright(table, caster, number)


class VigorousGrowth(older.VigorousGrowth):
    id = 401
    when: tuple[str, ...] = (OPP_START,)
    text = "-2 to opposing Rush rolls this turn."


class TectonicShift(older.VigorousGrowth):
    name = "Tectonic Shift"
    id = 399
    spell = "tectonic_shift"
    when: tuple[str, ...] = (OPP_START,)
    text = "-1 to opposing Rush rolls this turn."


def _weaken(table: Table, player: PlayerNo) -> None:
    for change in (SLOWER, WEAKER, CLUMSIER):
        bless(table, player, change, DRIVE)
    table.tell("weakened", player)
