"""The throw by the ruler and the range, and its interception."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.editions.lrb6.pass_block import pass_blocks
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.base import Effect
from pigskin.model import COMPLETION, INTERCEPTION, NOBODY, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import OUT_OF_RANGE, QUICK, pass_range
from pigskin.questions import NOBODY_DOES, Flow, Question, square_of
from pigskin.rolls import BRIEF_THROW, HEAVY, INTERCEPTING, PASSING, RULE, Modifiers
from pigskin.rules.ball import (
    AIMED,
    SCATTERED,
    bounce,
    check_touchdown,
    come_down,
    fails_at_will,
    scatter_path,
    turn_over,
)
from pigskin.rules.feats import earn
from pigskin.rules.grades import FUMBLE, HELD, INACCURATE, ON_TARGET
from pigskin.rules.passing import check_caught, goes_for_it, target_codes
from pigskin.rules.rolling import Attempt, agility_test, ball_modifier, skill_modifier
from pigskin.rules.staff import applaud

RANGE_MODIFIER: Final[tuple[int, ...]] = (1, 0, -1, -2)


def throw_ball(
    table: Table, thrower: PlayerNo, target: Square, anywhere: bool, dumped: bool
) -> Flow[None]:
    """Throw the ball at a square: pass blockers, interception, throw, catch.

    A dumped ball ends nobody's turn.
    """
    side = side_of(thrower)
    table.tell("throws", thrower, target)
    table.note(ledger.PASS, thrower)
    for effect in () if dumped else table.side(side).at[at.THROWN]:
        reach = OUT_OF_RANGE if anywhere else pass_range(table.place[thrower], target)
        effect.thrown(table, side, thrower, reach)
    yield from pass_blocks(table, thrower, target, anywhere)
    if not table.turn_to(thrower):
        return
    if not anywhere and (yield from intercepted(table, thrower, target)):
        if not dumped:
            turn_over(table, "intercepted")
        check_touchdown(table)
        return
    result = FUMBLE
    if (yield from fails_at_will(table, thrower)):
        table.tell("fumbles", thrower)
    else:
        result = yield from throw_roll(table, thrower, target, anywhere, 0, True)
    if result == HELD:
        return
    if result == FUMBLE:
        if not dumped:
            turn_over(table, "fumble")
        yield from bounce(table, table.place[thrower])
        return
    receiver = table.player_at(target)
    if result == ON_TARGET:
        how = yield from come_down(table, target, target, AIMED, target)
        caught = how == AIMED and receiver != NOBODY and table.carrier == receiver
        if table.options.completions == "team":
            receiver = table.carrier
            caught = receiver != NOBODY
        if caught and side_of(receiver) == side:
            earn(table, thrower, COMPLETION)
    else:
        to, last = scatter_path(table, target, 3)
        yield from come_down(table, to, last, SCATTERED)
    if not dumped and side == table.active:
        check_caught(table, side)


def throw_roll(
    table: Table, thrower: PlayerNo, target: Square, anywhere: bool, extra: int, ball: bool = False
) -> Flow[int]:
    """Roll for the throw: FUMBLE, INACCURATE, ON_TARGET, or HELD, which only a ball can be."""
    parts = table.parts()
    modifier = throw_modifier(table, thrower, target, anywhere, extra, parts)
    best = INACCURATE if anywhere or extra else ON_TARGET
    throw = Throw(table, thrower, anywhere, best, modifier, parts)
    yield from throw.made(table)
    if throw.grade == FUMBLE and ball:
        clumsy = at.HOLDS_CLUMSY_FUMBLE if throw.roll == 1 else at.HOLDS_FUMBLE
        if may(table, thrower, clumsy):
            table.tell("holds on", thrower)
            return HELD
    if throw.grade == FUMBLE:
        table.tell("fumbles", thrower)
    elif not throw.passed:
        table.tell("inaccurate", thrower)
    return throw.grade


class Throw(Attempt):
    """A roll with a grade. Of a Hail Mary, or a team-mate, anything but a fumble is good."""

    def __init__(
        self,
        table: Table,
        thrower: PlayerNo,
        anywhere: bool,
        best: int,
        modifier: int,
        parts: Modifiers | None,
    ) -> None:
        self.passing = table.profiles[thrower].passing
        need, need_of = (self.passing, PASSING) if best == ON_TARGET else (2, RULE)
        test = "hail mary" if anywhere else "pass"
        super().__init__(table, thrower, test, need, modifier, parts, need_of)
        self.anywhere = anywhere
        self.best = best
        self.worst = FUMBLE if table.options.fumbles else INACCURATE
        self.grade = FUMBLE

    def good(self) -> bool:
        self.grade = self._grade()
        return self.grade >= self.best

    def _grade(self) -> int:
        if self.roll == 6:
            return INACCURATE if self.anywhere else ON_TARGET
        if self.roll == 1 or self.roll + self.modifier <= 1:
            return self.worst
        if self.anywhere or self.roll + self.modifier < self.passing:
            return INACCURATE
        return ON_TARGET


def throw_modifier(
    table: Table,
    thrower: PlayerNo,
    target: Square,
    anywhere: bool,
    extra: int = 0,
    parts: Modifiers | None = None,
) -> int:
    """What is added to a throw; `extra` is what it costs to throw a team-mate."""
    if anywhere:
        if table.options.hail_mary == "modified":
            return ball_modifier(table, thrower, "pass", OUT_OF_RANGE, parts)
        return 0
    reach = pass_range(table.place[thrower], target)
    if parts is not None:
        parts.add(BRIEF_THROW + reach, RANGE_MODIFIER[reach])
        parts.add(HEAVY, extra)
    return RANGE_MODIFIER[reach] + ball_modifier(table, thrower, "pass", reach, parts) + extra


def try_intercept(table: Table, thrower: PlayerNo, target: Square) -> Flow[PlayerNo]:
    """One opponent may try for the ball in flight; returns who has it, or NOBODY."""
    other = yield from goes_for_it(table, thrower, target)
    if other == NOBODY:
        return NOBODY
    parts = table.parts()
    modifier = intercept_modifier(table, thrower, other, parts)
    if not (yield from agility_test(table, other, "intercept", modifier, parts)):
        return NOBODY
    for skill in table.at[thrower][at.SAVES_THROW]:
        if (yield from skill.reacts(table, thrower, at.SAVES_THROW, other)):
            return NOBODY
    return other


def intercept_modifier(
    table: Table, thrower: PlayerNo, other: PlayerNo, parts: Modifiers | None = None
) -> int:
    """What is added to reaching for the ball in flight."""
    if parts is not None:
        parts.add(INTERCEPTING, -2)
    helped = skill_modifier(table, thrower, "interfered with", 0, parts)
    return ball_modifier(table, other, "intercept", 0, parts) - 2 + helped


def intercepted(table: Table, thrower: PlayerNo, target: Square) -> Flow[bool]:
    other = yield from try_intercept(table, thrower, target)
    if other == NOBODY:
        return False
    table.give_ball(other)
    table.tell("intercepted", other)
    earn(table, other, INTERCEPTION)
    applaud(table, side_of(other))
    return True


def dump(table: Table, thrower: PlayerNo, skill: Effect) -> Flow[None]:
    """A quick pass thrown just before a block lands."""
    codes = target_codes(table, thrower, QUICK)
    answer = yield Question(side_of(thrower), "dump-off", [*codes, NOBODY_DOES], thrower)
    if answer == NOBODY_DOES:
        return
    table.tell("uses skill", thrower, skill.id)
    yield from table.edition.throw_ball(table, thrower, square_of(answer), False, True)
