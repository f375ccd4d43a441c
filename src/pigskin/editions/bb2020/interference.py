"""Passing interference: one opponent under the ruler may deflect a pass, and perhaps catch it."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.model import DEFLECTION, INTERCEPTION, NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.questions import USE, Flow, code
from pigskin.rolls import (
    AGILITY,
    FUMBLED_THROW,
    MARKED_AT_ALL,
    NO_ANSWER,
    Modifiers,
)
from pigskin.rules.asking import ask_skill
from pigskin.rules.ball import SCATTERED, catch, check_touchdown, come_down, scatter_path
from pigskin.rules.feats import earn
from pigskin.rules.passing import goes_for_it
from pigskin.rules.rolling import AgilityTest, ignores, presence_modifier, skill_modifier


def interfere(
    table: Table, thrower: PlayerNo, landing: Square, grade: int, reach: int, bomb: bool = False
) -> Flow[PlayerNo]:
    """One opponent tries for the ball on its way to `landing`: who deflects it, or NOBODY.

    The better the throw (`grade`) the harder it is to get at.
    """
    other = yield from goes_for_it(table, thrower, landing)
    if other == NOBODY:
        return NOBODY
    for skill in () if bomb else table.at[other][at.GRASPS]:
        if (yield from skill.reacts(table, other, at.GRASPS, thrower)):
            if not (yield from skill.reacts(table, other, at.SNATCHES, thrower)):
                return NOBODY
            table.give_ball(other)
            return other
    if not (yield from _attempt(table, thrower, other, grade, reach)):
        return NOBODY
    table.tell("deflects", other)
    return other


def interference_modifier(
    table: Table, thrower: PlayerNo, other: PlayerNo, grade: int, parts: Modifiers | None = None
) -> int:
    """What is added to the test; being marked counts once, by however many opponents."""
    total = -grade  # the grades are numbered so
    if parts is not None:
        parts.add(FUMBLED_THROW + grade, -grade)
    total += skill_modifier(table, other, "interfere", 0, parts)
    total += skill_modifier(table, thrower, "interfered with", 0, parts)
    marked = table.zones_on(table.place[other], side_of(other)) > 0
    if marked and not ignores(table, other, "interfere", "zones"):
        total -= 1
        if parts is not None:
            parts.slip_in(MARKED_AT_ALL, -1)
    return total + presence_modifier(table, other, "interfere", parts)


def _attempt(
    table: Table, thrower: PlayerNo, other: PlayerNo, grade: int, reach: int
) -> Flow[bool]:
    """The agility test. A failure may be rolled again by its side, a success by the thrower's."""
    parts = table.parts()
    modifier = interference_modifier(table, thrower, other, grade, parts)
    return Interference(table, other, modifier, parts, thrower, reach).made(table)


class Interference(AgilityTest):
    """A failure may be rolled again by its side, a success by the thrower's."""

    def __init__(
        self,
        table: Table,
        player: PlayerNo,
        modifier: int,
        parts: Modifiers | None,
        thrower: PlayerNo,
        reach: int,
    ) -> None:
        need = table.profiles[player].agility
        super().__init__(table, player, "interfere", need, modifier, parts, AGILITY)
        self.again_if_good = True
        self.thrower = thrower
        self.reach = reach

    def repeat(self, table: Table) -> Flow[Code]:
        return self._spoiled(table) if self.passed else super().repeat(table)

    def _spoiled(self, table: Table) -> Flow[Code]:
        """By what the thrower's side has a success rolled again, or 0."""
        for skill in table.at[self.thrower][at.SPOILS_INTERFERENCE]:
            if skill.spoils_interference(table, self.thrower, self.player, self.reach):
                used = yield from ask_skill(table, self.thrower, skill, self.player)
                return code(USE, skill.id) if used else NO_ANSWER
        return NO_ANSWER


def deflected(table: Table, other: PlayerNo) -> Flow[None]:
    """Who has deflected the ball must try to catch it; otherwise it scatters from him."""
    caught = table.carrier == other  # few have it without a catch
    if caught:
        check_touchdown(table)
    else:
        table.carrier = NOBODY
        table.ball = table.place[other]
        caught = yield from catch(table, other, False)
    earn(table, other, INTERCEPTION if caught else DEFLECTION)
    if caught:
        table.tell("intercepted", other)
        return
    to, last = scatter_path(table, table.place[other], 3)
    yield from come_down(table, to, last, SCATTERED)
