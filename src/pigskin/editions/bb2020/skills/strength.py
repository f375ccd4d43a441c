"""Strength skills of this edition."""

from __future__ import annotations

from typing import Final

from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_BLOCK, BY_SAVAGERY, BY_TRIP, KO, STUN
from pigskin.effects.moments import AFTER_BLOCK, ARMOUR_BONUS, BLOCKS_TWO, DODGE_BONUS, GRABS
from pigskin.model import BLITZ, BLOCK, FOUL, Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.pitch import distance
from pigskin.questions import Flow
from pigskin.rules.asking import ask_skill, has_skills
from pigskin.rules.ball import settle
from pigskin.rules.block_dice import BOTH_DOWN
from pigskin.rules.fouling import foul
from pigskin.rules.injury import place_prone
from pigskin.rules.once_a_turn import may_still, take
from pigskin.skills import strength

STRONG: Final = 5  # the strength at which tackles are broken with ease


class ArmBar(Skill):
    name = "Arm Bar"
    id = 110
    category = "Strength"
    text = (
        "When an opponent falls because he fails to dodge, jump or leap out of a square he "
        "marked, he adds 1 to the armour roll or to the injury roll."
    )
    worsens: tuple[int, ...] = (ARMOUR_BONUS,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return 1 if cause == BY_TRIP else 0


class Brawler(Skill):
    name = "Brawler"
    id = 111
    category = "Strength"
    text = "In a block outside a blitz he may roll one Both Down again."

    def rerolls_die(self, table: Table, me: PlayerNo, face: int) -> bool:
        return face == BOTH_DOWN and table.action != BLITZ


class BreakTackle(Skill):
    name = "Break Tackle"
    id = 112
    category = "Strength"
    text = "Once in an activation he adds 1 to a dodge after the roll, or 2 with ST 5 or more."
    once_per_turn = True
    adds_to: tuple[int, ...] = (DODGE_BONUS,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        if table.actor != me or self.spent(table, me):
            return 0
        return 2 if table.profiles[me].st >= STRONG else 1


class Grab(Skill):
    name = "Grab"
    id = 113
    category = "Strength"
    text = (
        "Opponents he blocks may not sidestep. Outside a blitz he may push them to any free "
        "square beside them."
    )
    cancels: tuple[str, ...] = ("side step",)
    grants: tuple[int, ...] = (GRABS,)

    def cancel(self, table: Table, me: PlayerNo, what: str) -> bool:
        return what in self.cancels and has_skills(table, me)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return table.actor == me and table.action != BLITZ and has_skills(table, me)


class Juggernaut(strength.Juggernaut):
    id = 170
    text = (
        "In a blitz he may treat Both Down as a push, and the opponent he blocks may not use "
        "Fend, Stand Firm or Wrestle."
    )
    cancels: tuple[str, ...] = ("fend", "stand firm", "wrestle")


class MightyBlow(Skill):
    category = "Strength"
    worsens: tuple[int, ...] = (ARMOUR_BONUS,)

    def __init__(self, bonus: int, id: int) -> None:
        super().__init__()
        self.id = id
        self.name = f"Mighty Blow (+{bonus})"
        self.text = (
            f"Adds {bonus} to the armour roll or to the injury roll, one of the two, of an "
            "opponent his own block knocks down while he stays on his feet."
        )
        self.bonus = bonus

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        if cause == BY_SAVAGERY:
            return self.bonus
        blocks = cause == BY_BLOCK and table.actor == me and has_skills(table, me)
        return self.bonus if blocks else 0


class MultipleBlock(Skill):
    name = "Multiple Block"
    id = 116
    category = "Strength"
    text = (
        "With a Block action he may block two opponents he marks at once, with 2 less ST, without "
        "following up and without Frenzy. The two do not assist each other."
    )
    grants: tuple[int, ...] = (BLOCKS_TWO,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return len(table.opponents_beside(me)) > 1


class PileDriver(Skill):
    name = "Pile Driver"
    id = 117
    category = "Strength"
    text = (
        "Having knocked an opponent down with a block he may foul him at once if he stands beside "
        "him; that is his team's foul of the turn. He is then placed prone, and his activation "
        "ends."
    )
    notices: tuple[int, ...] = (AFTER_BLOCK,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if (
            not may_still(table, FOUL)
            or table.turnover
            or not table.options.fouls
            or table.action not in (BLOCK, BLITZ)
            or side_of(other) == side_of(me)
            or not table.on_pitch(other)
            or table.standing(other)
            or distance(table.place[me], table.place[other]) != 1
            or not (yield from ask_skill(table, me, self, other))
        ):
            return
        take(table, FOUL)
        table.finished = True
        yield from foul(table, me, other)
        if table.standing(me):
            yield from place_prone(table, me)
            yield from settle(table)


class ThickSkull(Skill):
    name = "Thick Skull"
    id = 118
    category = "Strength"
    text = "An injury total of exactly 8, or 7 if he is Stunty, only stuns him."
    order = 60

    def injury_band(self, table: Table, me: PlayerNo, total: int, band: int, cause: int) -> int:
        stunty = any(skill.name == "Stunty" for skill in table.profiles[me].skills)
        return STUN if band == KO and total == (7 if stunty else 8) else band
