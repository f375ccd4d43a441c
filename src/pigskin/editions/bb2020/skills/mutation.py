"""Mutations of this edition."""

from __future__ import annotations

from pigskin.editions.bb2020.skills.general import outdoes
from pigskin.effects.asking import may
from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_BLOCK, BY_SAVAGERY
from pigskin.effects.moments import CLAWS, GRIPS, HARD_SKIN, HOLDS, WANDERS
from pigskin.model import Table
from pigskin.numbers import PlayerNo
from pigskin.questions import Flow
from pigskin.rolls import STRENGTH
from pigskin.rules.asking import has_skills
from pigskin.skills import mutation


class Claws(Skill):
    name = "Claws"
    id = 119
    category = "Mutation"
    text = (
        "If his block knocks an opponent down, an 8 or more on the armour dice alone breaks any "
        "armour. Mighty Blow does not help to reach it."
    )
    unaided = True
    worsens: tuple[int, ...] = (CLAWS,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        if cause == BY_SAVAGERY:
            return 8
        return 8 if cause == BY_BLOCK and table.actor == me and has_skills(table, me) else 0


class ExtraArms(mutation.ExtraArms):
    id = 120
    text = "Adds 1 when he picks up, catches or interferes with a pass."


class IronHardSkin(Skill):
    name = "Iron Hard Skin"
    id = 121
    category = "Mutation"
    text = (
        "Opponents can add nothing to armour rolls against him, neither assists in a foul nor "
        "weapons nor skills, and Claws do not harm him more than others. It works in any state."
    )
    grants: tuple[int, ...] = (HARD_SKIN,)


class PrehensileTail(mutation.PrehensileTail):
    id = 122
    text = (
        "Takes 1 from the test of an acting opponent who dodges, jumps or leaps out of a square he "
        "marks. Several tails count as one."
    )
    stacks = False


    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return -1 if table.actor == other else 0


class Tentacles(Skill):
    name = "Tentacles"
    id = 123
    category = "Mutation"
    text = (
        "When an opponent he marks wants to leave his tackle zone he rolls a D6, adds his ST and "
        "takes away the opponent's: on 6 or more, or a natural 6, the opponent stays and moves no "
        "more. A natural 1 fails."
    )
    grants: tuple[int, ...] = (HOLDS,)
    reacts_to: tuple[int, ...] = (GRIPS,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return not may(table, other, WANDERS)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        mine, theirs = table.profiles[me].st, table.profiles[other].st
        parts = table.part(STRENGTH, mine, me)
        if parts is not None:
            parts.add(STRENGTH, -theirs, other)
        return (yield from outdoes(table, me, "tentacles", mine - theirs, parts))


class VeryLongLegs(Skill):
    name = "Very Long Legs"
    id = 124
    category = "Mutation"
    text = (
        "What is against him when he jumps or leaps is 1 less, though -1 stays -1. Adds 2 when he "
        "interferes with a pass, and Cloud Burster does not work against him."
    )
    cancels: tuple[str, ...] = ("cloud burster",)

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        if test == "interfere":
            return 2
        return 1 if test in ("jump", "leap") and figure < -1 else 0
