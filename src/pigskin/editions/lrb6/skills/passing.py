"""Passing skills that LRB6 and BB2016 have in their own way."""

from __future__ import annotations

from pigskin.editions.lrb6.passing import dump
from pigskin.effects.asking import cancelled
from pigskin.effects.base import Skill
from pigskin.effects.moments import BEFORE_BLOCK, HOLDS_FUMBLE, SAVES_THROW
from pigskin.model import Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.questions import Flow
from pigskin.rules.asking import ask_rarely
from pigskin.rules.rolling import agility_test


class Accurate(Skill):
    name = "Accurate"
    id = 24
    category = "Passing"
    text = "Adds 1 to his passes."

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "pass" else 0


class DumpOff(Skill):
    name = "Dump-Off"
    id = 25
    category = "Passing"
    text = (
        "When an opponent is about to block him he may first throw a quick pass. Nobody's turn "
        "ends by it; the block then goes on. Not before the second block of a frenzy."
    )
    notices: tuple[int, ...] = (BEFORE_BLOCK,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if table.has_ball(me) and table.has_zone(me) and side_of(other) != side_of(me):
            yield from dump(table, me, self)


class Pass(Skill):
    name = "Pass"
    id = 29
    category = "Passing"
    text = "May re-roll an inaccurate pass or a fumble."

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test == "pass" or test == "hail mary"


class SafeThrow(Skill):
    name = "Safe Throw"
    id = 30
    category = "Passing"
    text = (
        "If his pass is intercepted, an unmodified agility roll lets it fly on. If he fumbles the "
        "ball on anything but a natural 1, he keeps hold of it and his team plays on."
    )
    grants: tuple[int, ...] = (HOLDS_FUMBLE,)
    reacts_to: tuple[int, ...] = (SAVES_THROW,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if cancelled(table, other, "safe throw"):
            return False
        if not (yield from ask_rarely(table, me, self, other)):
            return False
        return (yield from agility_test(table, me, "safe throw", 0))
