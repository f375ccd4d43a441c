"""Mutations."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.moments import BLITZ_STRENGTH, HINDERS_DODGE, REPELS
from pigskin.model import Table
from pigskin.numbers import PlayerNo
from pigskin.questions import Flow
from pigskin.rules.rolling import plain_test


class BigHand(Skill):
    name = "Big Hand"
    id = 41
    category = "Mutation"
    text = "Ignores tackle zones and pouring rain when he picks up the ball."

    def ignores(self, table: Table, me: PlayerNo, test: str, what: str) -> bool:
        return test == "pick-up"


class DisturbingPresence(Skill):
    name = "Disturbing Presence"
    id = 43
    category = "Mutation"
    text = (
        "Opponents within three squares take 1 from their passes, catches and interceptions, even "
        "while he is prone or stunned."
    )

    def presence(self, table: Table, me: PlayerNo, test: str) -> int:
        return -1


class ExtraArms(Skill):
    name = "Extra Arms"
    id = 44
    category = "Mutation"
    text = "Adds 1 when he picks up, catches or intercepts."

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test in ("pick-up", "catch", "intercept", "interfere") else 0


class FoulAppearance(Skill):
    name = "Foul Appearance"
    id = 45
    category = "Mutation"
    text = "An opponent who wants to block or attack him must roll 2+ first or the attack is lost."
    reacts_to: tuple[int, ...] = (REPELS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        return not (yield from plain_test(table, other, "foul appearance", 2))


class Horns(Skill):
    name = "Horns"
    id = 46
    category = "Mutation"
    text = "Adds 1 to his strength for blocks during a blitz."
    adds_to: tuple[int, ...] = (BLITZ_STRENGTH,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1


class PrehensileTail(Skill):
    name = "Prehensile Tail"
    id = 47
    category = "Mutation"
    text = "Takes 1 from the roll of opponents dodging out of his tackle zones."
    adds_to: tuple[int, ...] = (HINDERS_DODGE,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return -1


class TwoHeads(Skill):
    name = "Two Heads"
    id = 49
    category = "Mutation"
    text = "Adds 1 to his dodges."

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "dodge" else 0


