"""Strength skills."""

from __future__ import annotations

from pigskin.effects.asking import may
from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_BLOCK, KO, PUSHED_INSTEAD, STUN, UNCHANGED
from pigskin.effects.moments import (
    ARMOUR_BONUS,
    ASSISTS_MARKED,
    ATTACK,
    BLOCKS_TWO,
    DODGE_BONUS,
    GRABS,
    PILES_ON,
    REFUSES_PUSH,
    WANDERS,
)
from pigskin.model import BLITZ, BLOCK, ROOTED, Table
from pigskin.numbers import PlayerNo
from pigskin.pitch import QUICK
from pigskin.questions import Flow
from pigskin.rules.asking import ask_skill


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
        return table.actor == me and (
            table.action == BLOCK or may(table, me, WANDERS)
        )


class Guard(Skill):
    name = "Guard"
    id = 33
    category = "Strength"
    text = "Assists blocks even in the tackle zone of another opponent. Not for fouls."
    grants: tuple[int, ...] = (ASSISTS_MARKED,)


class Juggernaut(Skill):
    name = "Juggernaut"
    id = 34
    category = "Strength"
    text = (
        "In a blitz opponents may not use Fend, Stand Firm or Wrestle against his blocks, and he "
        "may treat Both Down as Pushed."
    )
    order = 10
    cancels: tuple[str, ...] = ("fend", "stand firm", "stand firm in a chain", "wrestle")

    def cancel(self, table: Table, me: PlayerNo, what: str) -> bool:
        return what in self.cancels and self._blitzing(table, me)

    def both_down(self, table: Table, me: PlayerNo, other: PlayerNo, attacking: bool) -> Flow[int]:
        if (
            attacking
            and self._blitzing(table, me)
            and (yield from ask_skill(table, me, self, other))
        ):
            return PUSHED_INSTEAD
        return UNCHANGED

    def _blitzing(self, table: Table, me: PlayerNo) -> bool:
        return table.action == BLITZ and table.actor == me


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


class StandFirm(Skill):
    name = "Stand Firm"
    id = 38
    category = "Strength"
    text = "May refuse to be pushed back; a player pushed into him stays where he is as well."
    reacts_to: tuple[int, ...] = (REFUSES_PUSH,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        return (yield from ask_skill(table, me, self))


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
