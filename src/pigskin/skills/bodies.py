"""Extraordinary traits of the body: nobody learns them, some players are born with them."""

from __future__ import annotations

from pigskin.effects.asking import may
from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_STAB, KO, LIGHT_CASUALTY
from pigskin.effects.moments import (
    ARMED,
    EATS,
    HUNGERS,
    KNITS_AGAIN,
    NO_HANDS,
    REGENERATES,
    SWOOPS,
    UNFELT,
)
from pigskin.model import (
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo
from pigskin.questions import (
    Flow,
)
from pigskin.rules.rolling import plain_test


class AlwaysHungry(Skill):
    name = "Always Hungry"
    id = 51
    category = "Extraordinary"
    compulsory = True
    text = (
        "Before he throws a team-mate he rolls 2+ or tries to eat him: on a second 1 the team-mate "
        "is gone for good, otherwise he squirms free and the throw is fumbled."
    )
    reacts_to: tuple[int, ...] = (HUNGERS, EATS)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        test = "always hungry" if what == HUNGERS else "squirms free"
        return not (yield from plain_test(table, me, test, 2))


class NoHands(Skill):
    name = "No Hands"
    id = 62
    category = "Extraordinary"
    compulsory = True
    text = "Cannot hold the ball: he fails every pick-up and catch and cannot intercept."
    grants: tuple[int, ...] = (NO_HANDS,)


class Regeneration(Skill):
    name = "Regeneration"
    id = 65
    category = "Extraordinary"
    text = (
        "After a casualty, and after any apothecary, he rolls a D6: on 4+ he goes to the reserves "
        "unharmed. Only an Igor can re-roll it."
    )
    reacts_to: tuple[int, ...] = (REGENERATES,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if self._knits(table, me):
            return True
        if not self.attended(table, me):
            return False
        side = side_of(me)
        for effect in table.side(side).at[KNITS_AGAIN]:
            if (yield from effect.side_reacts(table, side, KNITS_AGAIN, me)):
                return self._knits(table, me)
        return False

    def attended(self, table: Table, me: PlayerNo) -> bool:
        """Do those who could help him to a second roll see to him?"""
        return True

    def _knits(self, table: Table, me: PlayerNo) -> bool:
        roll = table.d6()
        table.tell_test("regeneration", me, 4, 0, roll >= 4)
        return roll >= 4


class Stunty(Skill):
    name = "Stunty"
    id = 70
    category = "Extraordinary"
    compulsory = True
    text = (
        "Ignores tackle zones on the square he dodges to, unless he has a secret weapon. Takes 1 "
        "from his passes. An injury total of 7 knocks him out and a 9 badly hurts him."
    )

    def ignores(self, table: Table, me: PlayerNo, test: str, what: str) -> bool:
        return (
            test == "dodge"
            and what == "zones"
            and not may(table, me, ARMED)
            and not may(table, me, SWOOPS)
        )

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return -1 if test == "pass" else 0

    def injury_band(self, table: Table, me: PlayerNo, total: int, band: int, cause: int) -> int:
        if cause == BY_STAB and table.options.stunty_stab == "ignored":
            return band
        if total == 7:
            return KO
        return LIGHT_CASUALTY if total == 9 else band


class Titchy(Skill):
    name = "Titchy"
    id = 73
    category = "Extraordinary"
    compulsory = True
    text = "Adds 1 to his dodges, and his tackle zones do not hinder opponents dodging into them."
    grants: tuple[int, ...] = (UNFELT,)

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "dodge" else 0
