"""Agility skills."""

from __future__ import annotations

from pigskin.effects.asking import cancelled, may
from pigskin.effects.base import Skill
from pigskin.effects.moments import (
    BLOCKS_FROM_PRONE,
    DIVES,
    DIVES_FOR_CATCH,
    EXTRA_RUSHES,
    MAY_BE_THROWN,
    RISES_TO_BLOCK,
    SIDE_STEPS,
    STANDS_FREE,
    STOPS_GRABS,
    STUMBLES,
    UNSEEN,
)
from pigskin.model import ROOTED, Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.questions import Flow
from pigskin.rules.asking import ask_skill, forbidden
from pigskin.rules.rerolls import other_reroll
from pigskin.rules.rolling import agility_test


class Catch(Skill):
    name = "Catch"
    id = 14
    category = "Agility"
    text = "May re-roll a failed catch, hand-off or interception."

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test == "catch" or test == "intercept"


class DivingCatch(Skill):
    name = "Diving Catch"
    id = 15
    category = "Agility"
    text = (
        "Adds 1 to catch an accurate pass aimed at his square, and may try for a pass, kick-off or "
        "throw-in that comes down in an empty square beside him. Two divers hinder each other."
    )
    grants: tuple[int, ...] = (DIVES_FOR_CATCH,)

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "catch" and figure == 1 else 0


class DivingTackle(Skill):
    name = "Diving Tackle"
    id = 16
    category = "Agility"
    text = (
        "May take 2 from the roll of an opponent dodging out of his tackle zone; he then lies "
        "prone in the square the opponent left."
    )
    adds_to: tuple[int, ...] = (DIVES,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 2


class Dodge(Skill):
    name = "Dodge"
    id = 17
    category = "Agility"
    text = "May re-roll one failed dodge a turn; Defender Stumbles only pushes him."
    once_per_turn = True
    reacts_to: tuple[int, ...] = (STUMBLES,)

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        if test != "dodge" or self.spent(table, me):
            return False
        if table.options.rare_choices:
            return True  # whoever can forbid it is asked when it is used
        for marker in table.markers(table.left, side_of(me)):
            if cancelled(table, marker, "dodge re-roll") and table.standing(marker):
                return False
        return True

    def reroll(self, table: Table, me: PlayerNo, test: str) -> Flow[bool]:
        if table.options.rare_choices:
            for marker in table.markers(table.left, side_of(me)):
                if table.standing(marker) and (
                    yield from forbidden(table, marker, "dodge re-roll", me)
                ):
                    return (yield from other_reroll(table, me, test)) != 0
        self.spend(table, me)
        return True

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        light = table.options.right_stuff_dodges and may(table, me, MAY_BE_THROWN)
        if not light and (yield from forbidden(table, other, "dodge on stumble", me)):
            return False
        return (yield from ask_skill(table, me, self, other))


class JumpUp(Skill):
    name = "Jump Up"
    id = 18
    category = "Agility"
    text = (
        "Stands up for free. He may also declare a Block while prone: an agility roll at +2 puts "
        "him on his feet to block, otherwise he stays down."
    )
    grants: tuple[int, ...] = (STANDS_FREE, RISES_TO_BLOCK)
    reacts_to: tuple[int, ...] = (BLOCKS_FROM_PRONE,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        return (yield from agility_test(table, me, "jump up", 2, table.part(self.id, 2, me)))


class SideStep(Skill):
    name = "Side Step"
    id = 20
    category = "Agility"
    text = "When he is pushed back his own coach picks any free square beside him."
    grants: tuple[int, ...] = (STOPS_GRABS,)
    reacts_to: tuple[int, ...] = (SIDE_STEPS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if table.marks[me] & ROOTED:
            return False
        return (yield from ask_skill(table, me, self))


class SneakyGit(Skill):
    name = "Sneaky Git"
    id = 21
    category = "Agility"
    text = "Is not sent off for a double on a foul's armour roll unless the armour breaks."
    grants: tuple[int, ...] = (UNSEEN,)


class Sprint(Skill):
    name = "Sprint"
    id = 22
    category = "Agility"
    text = "May go for it three times in an action instead of two."
    adds_to: tuple[int, ...] = (EXTRA_RUSHES,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1


class SureFeet(Skill):
    name = "Sure Feet"
    id = 23
    category = "Agility"
    text = "May re-roll one failed attempt to go for it a turn."
    once_per_turn = True

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test == "go for it" and not self.spent(table, me)
