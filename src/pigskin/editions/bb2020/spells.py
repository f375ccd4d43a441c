"""The spells of the wizards: one in the match, whoever casts it.

Here are those that help the own team, and the list of all.
"""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2016 import spells as older
from pigskin.editions.bb2020 import bolts, curses
from pigskin.effects.holding import DRIVE, TURN, lend
from pigskin.effects.magic import OPP_END, OPP_START, School, Spell, unlearn
from pigskin.model import STAR, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.questions import CAST_ON, SHIFT_TIME, Flow, Question, code, first_of
from pigskin.rules.ball import score_between_turns, settle
from pigskin.rules.sideline import choose_mutations, gain
from pigskin.rules.spells import on_pitch, struck, works


class OneSpell(School):
    """With one the side has cast all it may."""

    def forget(self, table: Table, caster: SideNo, spell: str) -> None:
        unlearn(table, caster, tuple([each.spell for each in table.edition.magic]))

    def done(self, table: Table) -> Flow[None]:
        yield from settle(table)
        score_between_turns(table)


class RampantMutation(Spell):
    name = "Rampant Mutation"
    id = 396
    spell = "rampant_mutation"
    when: tuple[str, ...] = (OPP_START,)
    text = (
        "Own on-pitch player (not a star), 2+: two Mutations of choice until the end of the "
        "drive; on 1 Disturbing Presence instead."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        """Own players, of whom stars let nobody cast at them."""
        own = [player for player in on_pitch(table, caster) if table.profiles[player].kind != STAR]
        return [code(CAST_ON, number, player) for player in own]

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 2):
            yield from choose_mutations(table, player, 2)
        else:
            gain(table, player, "Disturbing Presence", DRIVE)


class TemporalDistortion(Spell):
    name = "Temporal Distortion"
    id = 398
    spell = "temporal_distortion"
    when: tuple[str, ...] = (OPP_END,)
    text = "Declare forwards or backwards, 5+: both turn markers move one that way."

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        codes = [code(SHIFT_TIME, by + 2) for by in (1, -1)]
        by = first_of((yield Question(caster, "temporal distortion", codes))) - 2
        roll = table.d6()
        table.tell_test("time shifts", caster, 5, 0, roll >= 5)
        if roll >= 5:
            for owner in (table.home, table.away):
                owner.turn = max(0, min(table.edition.turns, owner.turn + by))


class RealityBlinks(older.RealityBlinks):
    id = 400
    when: tuple[str, ...] = (OPP_START, OPP_END)
    text = (
        "Two Standing own players without Loner and without the ball, 3+: they swap squares; "
        "1-2: both lose Tackle Zone and have No Hands until the start of the next own turn."
    )


class DanseMacabre(Spell):  # one source: AV instead of PA
    name = "Vanhalable's Danse Macabre"
    id = 404
    spell = "vanhalables_danse_macabre"
    when: tuple[str, ...] = (OPP_END,)
    text = (
        "3+: during this own turn each own on-pitch Lineman improves MA, AG or PA by 1 (chosen "
        "on activation)."
    )

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        if works(table, caster, 3):
            for player in on_pitch(table, caster):
                if _is_lineman(table, player):
                    lend(table, player, "Danse Macabre", TURN)
        yield from settle(table)


MAGIC: Final[list[Spell]] = [
    bolts.Fireball(),
    curses.Zap(),
    curses.PlagueOfWarts(),
    bolts.Thunderbolt(),
    RampantMutation(),
    curses.OneThousandCuts(),
    TemporalDistortion(),
    curses.TectonicShift(),
    RealityBlinks(),
    curses.VigorousGrowth(),
    bolts.StrangeFlora(),
    curses.Incorporeal(),
    DanseMacabre(),
    bolts.WarpLightning(),
    bolts.ColumnOfFire(),
    bolts.FootOfGork(),
    curses.SporeCloud(),
    bolts.TakeThisOoops(),
    bolts.BrimstoneBarrage(),
    curses.StoneBoots(),
]


def _is_lineman(table: Table, player: PlayerNo) -> bool:
    if table.rosters is None:
        return False
    name = table.profiles[player].position
    positions = table.rosters[side_of(player)].positions
    return any(each.lineman and each.name == name for each in positions)
