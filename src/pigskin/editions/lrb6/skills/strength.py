"""Strength skills that LRB6 and BB2016 have in their own way."""

from __future__ import annotations

from pigskin.effects.asking import may
from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_BLOCK, KO, STUN
from pigskin.effects.moments import (
    ARMOUR_BONUS,
    ATTACK,
    BLOCKS_TWO,
    DODGE_BONUS,
    GRABS,
    PILES_ON,
    WANDERS,
)
from pigskin.model import BLOCK, ROOTED, Table
from pigskin.numbers import PlayerNo
from pigskin.pitch import QUICK


class BreakTackle(Skill):
    name = "Break Tackle"
    id = 31
    category = "Strength"
    text = "Once a turn he may use his strength instead of his agility for a dodge."
    once_per_turn = True
    adds_to: tuple[int, ...] = (DODGE_BONUS,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        if self.spent(table, me):
            return 0
        profile = table.profiles[me]
        return max(0, profile.agility - max(1, 7 - profile.st))


class Grab(Skill):
    name = "Grab"
    id = 32
    category = "Strength"
    text = (
        "With a Block action he may push his opponent to any free square beside that opponent. "
        "He and a player with Side Step cancel each other in blocks and blitzes."
    )
    cancels: tuple[str, ...] = ("side step",)
    grants: tuple[int, ...] = (GRABS,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return table.actor == me and (table.action == BLOCK or may(table, me, WANDERS))


class MightyBlow(Skill):
    name = "Mighty Blow"
    id = 35
    category = "Strength"
    text = (
        "Adds 1 to the armour roll or to the injury roll, not both, against an opponent he knocks "
        "down in a block."
    )
    worsens: tuple[int, ...] = (ARMOUR_BONUS,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return 1 if cause == BY_BLOCK else 0


class MultipleBlock(Skill):
    name = "Multiple Block"
    id = 36
    category = "Strength"
    text = (
        "With a Block action he may block two opponents beside him, each at +2 strength, without "
        "following up and without Frenzy."
    )
    grants: tuple[int, ...] = (BLOCKS_TWO,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        if any(skill.attack_forced for skill in table.at[me][ATTACK]):
            return False  # a weapon that replaces every block is used once a turn
        return len(table.opponents_beside(me)) > 1


class PilingOn(Skill):
    name = "Piling On"
    id = 37
    category = "Strength"
    text = (
        "Standing beside an opponent he has just knocked down in a block, he may re-roll the "
        "armour or the injury roll; he is then placed prone in his own square."
    )
    grants: tuple[int, ...] = (PILES_ON,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return not table.marks[me] & ROOTED


class StrongArm(Skill):
    name = "Strong Arm"
    id = 39
    category = "Strength"
    text = "Adds 1 to his short, long and long bomb passes."

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "pass" and figure > QUICK else 0


class ThickSkull(Skill):
    name = "Thick Skull"
    id = 40
    category = "Strength"
    text = "An injury total of exactly 8 only stuns him."
    order = 60

    def injury_band(self, table: Table, me: PlayerNo, total: int, band: int, cause: int) -> int:
        return STUN if total == 8 and band == KO else band
