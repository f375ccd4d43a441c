"""The D6 test: how any roll of a player passes, fails and is rolled again."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.model import Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import OTHER_SIDE, distance
from pigskin.questions import Flow
from pigskin.rolls import AGILITY, MARKED, NO_ANSWER, RULE, Modifiers, Roll
from pigskin.rules.asking import ask_skill
from pigskin.rules.rerolls import offer_reroll, reroll_codes


def passes(roll: int, modifier: int, need: int) -> bool:
    """An agility roll: a natural 1 always fails, a natural 6 always succeeds."""
    if roll == 1:
        return False
    return roll == 6 or roll + modifier >= need


class Attempt:
    """Dice of a player against a figure: rolled, told, perhaps changed, perhaps rolled again.

    A roll with something special about it is a class of its own, which says what: when it is
    good, what may change it once it lies there, and by what it is rolled again.
    """

    roll: int  # what the dice show together
    passed: bool
    told: Roll | None
    dice = 1
    changes = False  # is there something else than a rescue that may change it?

    def __init__(
        self,
        table: Table,
        player: PlayerNo,
        test: str,
        need: int,
        modifier: int = 0,
        parts: Modifiers | None = None,
        need_of: int = RULE,
    ) -> None:
        self.player = player
        self.test = test
        self.need = need  # before anything is added
        self.need_of = need_of
        self.modifier = modifier
        self.parts = parts
        # Few would want to roll a success again, and they are asked only if that was agreed.
        self.again_if_good = table.options.reroll_successes

    def made(self, table: Table) -> Flow[bool]:
        """Roll, tell, let it be changed, and roll again if somebody can and wants to."""
        by = NO_ANSWER
        while True:
            self.roll = table.d6() if self.dice == 1 else table.d6() + table.d6()
            self.passed = passed = self.good()
            self.told = table.tell_test(
                self.test, self.player, self.need, self.modifier, passed, self.need_of,
                self.parts, by,
            )
            if self.changes or (not passed and table.at[self.player][at.RESCUES]):
                yield from self.change(table)
                passed = self.passed
            if by or (passed and not self.again_if_good):
                return passed
            by = yield from self.repeat(table)
            if not by:
                return passed

    def good(self) -> bool:
        return self.roll + self.modifier >= self.need

    def change(self, table: Table) -> Flow[None]:
        """The dice lie there: who can make something else of them?"""
        return self.rescued(table)

    def rescued(self, table: Table) -> Flow[None]:
        """Ask for a skill that makes a good roll of anything but a 1."""
        if not self.passed and self.roll > 1:
            for skill in table.at[self.player][at.RESCUES]:
                if skill.rescues(table, self.player, self.test):
                    if (yield from ask_skill(table, self.player, skill)):
                        skill.spend(table, self.player)
                        self.passed = True
                        self.again_if_good = False
                        return

    def tell_changed(self, table: Table) -> None:
        """What is added has changed, and what came of it."""
        if self.told is not None:
            self.told = table.tell_changed(
                self.test, self.player, self.told, self.modifier, self.passed, self.parts
            )

    def repeat(self, table: Table) -> Flow[Code]:
        """By what the dice are rolled again, or 0."""
        codes = reroll_codes(table, self.player, self.test, self.passed)
        need = self.need - self.modifier
        return offer_reroll(table, self.player, self.test, codes, self.roll, need, self.told)


class AgilityTest(Attempt):
    """A natural 1 always fails, a natural 6 always succeeds."""

    def good(self) -> bool:
        return passes(self.roll, self.modifier, self.need)


def agility_test(
    table: Table, player: PlayerNo, test: str, modifier: int, parts: Modifiers | None = None
) -> Flow[bool]:
    """An agility roll of the player with every re-roll that may apply."""
    need = table.profiles[player].agility
    return AgilityTest(table, player, test, need, modifier, parts, AGILITY).made(table)


def plain_test(
    table: Table,
    player: PlayerNo,
    test: str,
    need: int,
    bonus: int = 0,
    parts: Modifiers | None = None,
    need_of: int = RULE,
) -> Flow[bool]:
    """A D6 roll of the player that must reach a fixed figure, with re-rolls."""
    return Attempt(table, player, test, need, bonus, parts, need_of).made(table)


def contest(
    table: Table, player: PlayerNo, test: str, bonus: int, need: int, parts: Modifiers | None = None
) -> Flow[bool]:
    """2D6 of the player plus a bonus that must reach a figure (Shadowing, Tentacles)."""
    attempt = Attempt(table, player, test, need, bonus, parts)
    attempt.dice = 2
    return attempt.made(table)


# --- modifiers --------------------------------------------------------------------------------


def ignores(table: Table, player: PlayerNo, test: str, what: str) -> bool:
    for skill in table.at[player][at.IGNORES]:
        if skill.ignores(table, player, test, what):
            return True
    return False


def skill_modifier(
    table: Table, player: PlayerNo, test: str, figure: int = 0, parts: Modifiers | None = None
) -> int:
    """What the player's own skills add to a test; `parts` notes which of them what."""
    total = 0
    for skill in table.at[player][at.MODIFIER]:
        amount = skill.modifier(table, player, test, figure)
        total += amount
        if parts is not None:
            if skill.source:
                parts.add(skill.source, amount)
            else:
                parts.add(skill.id, amount, player)
    return total


def presence_modifier(
    table: Table, player: PlayerNo, test: str, parts: Modifiers | None = None
) -> int:
    """Opponents within three squares whose mere presence spoils the test, lying down or not."""
    total = 0
    here = table.place[player]
    for other in table.players(OTHER_SIDE[side_of(player)]):
        skills = table.at[other][at.PRESENCE]
        if skills and table.place[other] and distance(here, table.place[other]) <= 3:
            for skill in skills:
                amount = skill.presence(table, other, test)
                total += amount
                if parts is not None:
                    parts.add(skill.id, amount, other)
    return total


def ball_modifier(
    table: Table, player: PlayerNo, test: str, figure: int = 0, parts: Modifiers | None = None
) -> int:
    """Skills, weather, tackle zones and presence, for the tests that handle the ball."""
    total = skill_modifier(table, player, test, figure, parts)
    if not ignores(table, player, test, "zones"):
        zones = table.zones_on(table.place[player], side_of(player))
        total -= zones
        if parts is not None:
            parts.slip_in(MARKED, -zones)
    if test != "pick-up":
        total += presence_modifier(table, player, test, parts)
    return total
