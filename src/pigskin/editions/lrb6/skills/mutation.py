"""Mutations that LRB6 and BB2016 have in their own way."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_BLOCK
from pigskin.effects.moments import CLAWS, GRIPS, HOLDS
from pigskin.model import Table
from pigskin.numbers import PlayerNo
from pigskin.questions import Flow
from pigskin.rolls import STRENGTH
from pigskin.rules.rolling import contest


class Claw(Skill):
    name = "Claw"
    id = 42
    category = "Mutation"
    text = "His blocks break any armour on a total of 8 or more."
    worsens: tuple[int, ...] = (CLAWS,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return 8 if cause == BY_BLOCK else 0


class Tentacles(Skill):
    name = "Tentacles"
    id = 48
    category = "Mutation"
    text = (
        "When an opponent tries to dodge or leap out of his tackle zone, 2D6 plus the opponent's "
        "ST minus his own decides: on 5 or less the opponent stays and his action ends."
    )
    grants: tuple[int, ...] = (HOLDS,)
    reacts_to: tuple[int, ...] = (GRIPS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        theirs, mine = table.profiles[other].st, table.profiles[me].st
        parts = table.part(STRENGTH, theirs, other)
        if parts is not None:
            parts.add(STRENGTH, -mine, me)
        return not (yield from contest(table, other, "tentacles", theirs - mine, 6, parts))


class VeryLongLegs(Skill):
    name = "Very Long Legs"
    id = 50
    category = "Mutation"
    text = "Adds 1 to his interceptions and leaps; Safe Throw does not work against him."
    cancels: tuple[str, ...] = ("safe throw",)

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "intercept" or test == "leap" else 0
