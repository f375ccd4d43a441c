"""Rules of stars about the ball and about throwing: passes, catches, interference."""

from __future__ import annotations

from pigskin.editions.bb2020.skills.stars import StarRule
from pigskin.effects.causes import BY_STAB
from pigskin.effects.holding import ACTION, lend
from pigskin.effects.moments import (
    BITES_CATCHER,
    DROPS_GENTLY,
    GRASPS,
    HELPS_CATCH,
    SCATTERS_AGAIN,
    SNATCHES,
)
from pigskin.model import GAZE, NOBODY, PASS, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import NOTHING, Flow
from pigskin.rules.armour import Armour
from pigskin.rules.asking import ask_skill
from pigskin.rules.ball import check_touchdown
from pigskin.rules.injury import go_down, injure
from pigskin.rules.rolling import plain_test


class ShotToNothing(StarRule):
    name = "Shot to Nothing"
    id = 219
    text = "Once a match, declared with a Pass action, she has Hail Mary Pass in it."
    order = 10  # declared with the action, before a trait can spoil it

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        if action == PASS and not self.used_up(table, me):
            if (yield from ask_skill(table, me, self)):
                self.use_up(table, me)
                lend(table, me, "Hail Mary Pass", ACTION)
        return True


class ExcuseMe(StarRule):
    name = "Excuse Me, Are You a Zoat?"
    id = 220
    text = "Once a match, declared on activation, he has Hypnotic Gaze."
    order = 10  # declared with the action, before a trait can spoil it

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        if self.used_up(table, me):
            return []
        return table.edition.skill("Hypnotic Gaze").declares(table, me)

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        if action == GAZE and not self.used_up(table, me):
            self.invoke(table, me)
            lend(table, me, "Hypnotic Gaze", ACTION)
        yield from NOTHING
        return True


class BlastIt(StarRule):
    name = "Blast It!"
    id = 221
    text = (
        "Once a match, on a Hail Mary Pass, he may re-roll the dice for where the ball scatters, "
        "and team-mates add 1 to catch that ball."
    )
    once_per_turn = True  # marks the pass it is used on
    reacts_to: tuple[int, ...] = (SCATTERS_AGAIN,)
    adds_to: tuple[int, ...] = (HELPS_CATCH,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if table.actor != me or table.action != PASS:
            return False
        if not self.spent(table, me) and self.used_up(table, me):
            return False
        if not (yield from ask_skill(table, me, self)):
            return False
        if not self.spent(table, me):
            self.use_up(table, me)
            self.spend(table, me)
        return True

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1 if self.spent(table, me) and side_of(other) == side_of(me) else 0


class Reliable(StarRule):
    name = "Reliable"
    id = 222
    text = "A team-mate whom he fumbles bounces as usual, but always lands safely."
    period = ""
    grants: tuple[int, ...] = (DROPS_GENTLY,)


class Yoink(StarRule):
    name = "Yoink!"
    id = 223
    text = "Once a match, when he tries to interfere with a pass, he may simply have it on a 2+."
    reacts_to: tuple[int, ...] = (GRASPS, SNATCHES)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if what == GRASPS:
            return (yield from self.wanted(table, me))
        return (yield from plain_test(table, me, "yoink", 2))


class QuickBite(StarRule):
    name = "Quick Bite"
    id = 224
    text = (
        "Once a match, when an opponent he marks catches the ball, he may bite him: an armour roll "
        "without modifiers. If it breaks there is an injury roll and he has the ball. It is no "
        "turnover."
    )
    once_per_turn = True  # marks that the ball was caught before he had it
    notices: tuple[int, ...] = (BITES_CATCHER,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if table.has_ball(me) or not (yield from self.wanted(table, me, other)):
            return
        armour = Armour(table, other, NOBODY, BY_STAB, 0)
        yield from armour.make(table)
        if armour.broken:
            self.spend(table, me)
            table.give_ball(me)
            table.tell("takes the ball", me)
            table.tell("placed prone", other, me)
            go_down(table, other)
            yield from injure(table, other, me, BY_STAB)
            check_touchdown(table)
