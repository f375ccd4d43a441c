"""Extraordinary traits of the mind: players who forget, hesitate or take root."""

from __future__ import annotations

from pigskin.effects.asking import may
from pigskin.effects.base import Skill
from pigskin.effects.moments import STEADIES
from pigskin.model import (
    BLITZ,
    DAZED,
    ROOTED,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo
from pigskin.questions import (
    Flow,
)
from pigskin.rolls import HELP
from pigskin.rules.rolling import plain_test


class Loner(Skill):
    name = "Loner"
    id = 61
    category = "Extraordinary"
    compulsory = True
    text = "Needs a 4+ to use a team re-roll; otherwise it is lost and his roll stands."
    need: int = 4

    def team_reroll(self, table: Table, me: PlayerNo) -> bool:
        if may(table, me, STEADIES):
            return True
        roll = table.d6()
        table.tell_test("loner", me, self.need, 0, roll >= self.need)
        return roll >= self.need


class ReallyStupid(Skill):
    name = "Really Stupid"
    id = 64
    category = "Extraordinary"
    compulsory = True
    text = (
        "Rolls a D6 after declaring an action, with 2 added if a brighter team-mate stands beside "
        "him. Below 4 the action is lost and he stands idle as a Bone-head would."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        return (yield from keeps_wits(table, me, "really stupid", 4, self.help(table, me)))

    def help(self, table: Table, me: PlayerNo) -> int:
        """What a brighter team-mate beside him adds to the roll."""
        helped = any(
            side_of(mate) == side_of(me) and table.standing(mate) and not self._dim(table, mate)
            for mate in table.neighbours(table.place[me])
        )
        return 2 if helped else 0

    def _dim(self, table: Table, mate: PlayerNo) -> bool:
        return any(skill.name == self.name for skill in table.profiles[mate].skills)


class TakeRoot(Skill):
    name = "Take Root"
    id = 71
    category = "Extraordinary"
    compulsory = True
    text = (
        "Rolls a D6 after declaring an action. On a 1 he takes root: he cannot move, go for it or "
        "be pushed until he goes down or the drive ends, and a blitz loses its block."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        if not table.marks[me] & ROOTED and not (yield from plain_test(table, me, "take root", 2)):
            table.set_mark(me, ROOTED)
            table.tell("takes root", me)
            if action == BLITZ:
                table.blocked = self.loses_block()
        return True

    def loses_block(self) -> bool:
        """Does taking root cost a blitz its block?"""
        return True


def keeps_wits(table: Table, me: PlayerNo, test: str, need: int, bonus: int = 0) -> Flow[bool]:
    """A roll to remember what to do; failing it leaves the player without tackle zones."""
    if (yield from plain_test(table, me, test, need, bonus, table.part(HELP, bonus))):
        table.clear_mark(me, DAZED)
        return True
    table.set_mark(me, DAZED)
    return False
