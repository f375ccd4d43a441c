"""Extraordinary traits of the body: nobody learns them, some players are born with them."""

from __future__ import annotations

from pigskin.effects.asking import may
from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_STAB, KO, LIGHT_CASUALTY
from pigskin.effects.moments import (
    ARMED,
    CASUALTY_ROLLS,
    EATS,
    FAME,
    HUNGERS,
    INFECTS,
    KNITS_AGAIN,
    MAY_BE_THROWN,
    NO_HANDS,
    REGENERATES,
    SWOOPS,
    THROWS_PLAYERS,
    UNFELT,
)
from pigskin.model import (
    RAISED,
    ROSTERED,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo
from pigskin.questions import (
    NOTHING,
    Flow,
)
from pigskin.rules.rolling import plain_test


class AlwaysHungry(Skill):
    name = "Always Hungry"
    id = 51
    category = "Extraordinary"
    text = (
        "Before he throws a team-mate he rolls 2+ or tries to eat him: on a second 1 the team-mate "
        "is gone for good, otherwise he squirms free and the throw is fumbled."
    )
    reacts_to: tuple[int, ...] = (HUNGERS, EATS)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        test = "always hungry" if what == HUNGERS else "squirms free"
        return not (yield from plain_test(table, me, test, 2))


class Decay(Skill):
    name = "Decay"
    id = 58
    category = "Extraordinary"
    text = "Suffers two casualty results at once; he still misses only one match."
    adds_to: tuple[int, ...] = (CASUALTY_ROLLS,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1


class FanFavourite(Skill):
    name = "Fan Favourite"
    id = 59
    category = "Extraordinary"
    text = "While he is on the pitch his team has 1 more FAME for the kick-off table."
    adds_to: tuple[int, ...] = (FAME,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1


class NoHands(Skill):
    name = "No Hands"
    id = 62
    category = "Extraordinary"
    text = "Cannot hold the ball: he fails every pick-up and catch and cannot intercept."
    grants: tuple[int, ...] = (NO_HANDS,)


class NurglesRot(Skill):
    name = "Nurgle's Rot"
    id = 63
    category = "Extraordinary"
    text = (
        "An opponent he kills with a block, blitz or foul may join his team as a Rotter after the "
        "match, unless he had ST 5 or more, Decay, Regeneration or Stunty."
    )
    reacts_to: tuple[int, ...] = (INFECTS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        yield from NOTHING
        profile = table.profiles[other]
        immune = {"Decay", "Regeneration", "Stunty"}
        return (
            profile.kind in (ROSTERED, RAISED)
            and profile.st <= 4
            and not any(skill.name in immune for skill in profile.skills)
        )


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


class RightStuff(Skill):
    name = "Right Stuff"
    id = 66
    category = "Extraordinary"
    text = (
        "May be thrown by a team-mate. He lands on his feet with an agility roll, less 1 for each "
        "tackle zone; if it fails, or he hit somebody, he lies prone and rolls for armour."
    )
    grants: tuple[int, ...] = (MAY_BE_THROWN,)


class Stunty(Skill):
    name = "Stunty"
    id = 70
    category = "Extraordinary"
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


class ThrowTeamMate(Skill):
    name = "Throw Team-Mate"
    id = 72
    category = "Extraordinary"
    text = (
        "With a Pass action he may throw a standing team-mate who has the Right Stuff to quick or "
        "short range, at -1. The team-mate always scatters three times."
    )
    grants: tuple[int, ...] = (THROWS_PLAYERS,)


class Titchy(Skill):
    name = "Titchy"
    id = 73
    category = "Extraordinary"
    text = "Adds 1 to his dodges, and his tackle zones do not hinder opponents dodging into them."
    grants: tuple[int, ...] = (UNFELT,)

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "dodge" else 0
