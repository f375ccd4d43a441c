"""Passing: the test in four grades, where the ball comes down, and who has it then."""

from __future__ import annotations

from pigskin import ledger
from pigskin.editions.bb2020.ball import deviate
from pigskin.editions.bb2020.interference import deflected, interfere
from pigskin.editions.bb2020.on_the_ball import on_the_ball
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.base import Effect
from pigskin.model import (
    COMPLETION,
    MOVE,
    NOBODY,
    PASS,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import BOMB, ON_PITCH, QUICK, SCORES, pass_range
from pigskin.questions import NOBODY_DOES, Flow, Question, square_of
from pigskin.rolls import BRIEF_THROW, MARKED, PASSING, RULE, Modifiers
from pigskin.rules.asking import ask_skill
from pigskin.rules.ball import (
    AIMED,
    SCATTERED,
    bitten_off,
    bounce,
    come_down,
    scatter_path,
    turn_over,
)
from pigskin.rules.feats import earn
from pigskin.rules.grades import FUMBLE, HELD, INACCURATE, ON_TARGET, WILD
from pigskin.rules.movement import allowance
from pigskin.rules.passing import refuses, target_codes
from pigskin.rules.rolling import Attempt, ignores, presence_modifier, skill_modifier


def reach_of(table: Table, thrower: PlayerNo, target: Square, anywhere: bool) -> int:
    """The range of a throw; one without the ruler counts as the longest."""
    if anywhere:
        return BOMB
    return pass_range(table.place[thrower], target, table.edition.figures.wide_ruler)


# --- the test ---------------------------------------------------------------------------------


def throw_modifier(
    table: Table, thrower: PlayerNo, test: str, reach: int, parts: Modifiers | None = None
) -> int:
    """Range, skills, opponents who mark the thrower or disturb him, and the sun."""
    total = -reach
    if parts is not None:
        parts.add(BRIEF_THROW + reach, -reach)
    total += skill_modifier(table, thrower, test, reach, parts)
    if not ignores(table, thrower, test, "zones"):
        zones = table.zones_on(table.place[thrower], side_of(thrower))
        total -= zones
        if parts is not None:
            parts.slip_in(MARKED, -zones)
    return total + presence_modifier(table, thrower, test, parts)


def throw_test(
    table: Table, thrower: PlayerNo, test: str, reach: int, best: int = ON_TARGET
) -> Flow[int]:
    """A Passing Ability test: how good the throw is, at best `best`."""
    grade = FUMBLE
    if table.profiles[thrower].passing > 0:
        parts = table.parts()
        modifier = throw_modifier(table, thrower, test, reach, parts)
        throw = Throw(table, thrower, test, best, modifier, parts)
        yield from throw.made(table)
        grade = throw.grade
    if grade == FUMBLE and not table.options.fumbles:
        grade = INACCURATE
    if grade == FUMBLE and test == "pass":
        if may(table, thrower, at.HOLDS_CLUMSY_FUMBLE):
            table.tell("holds on", thrower)
            return HELD
    if grade == FUMBLE:
        table.tell("fumbles", thrower)
    elif grade == WILD:
        table.tell("wild throw", thrower)
    elif grade == INACCURATE and test == "pass":
        table.tell("inaccurate", thrower)
    return grade


class Throw(Attempt):
    """A test with a grade; few can throw better once they see the roll."""

    def __init__(
        self,
        table: Table,
        thrower: PlayerNo,
        test: str,
        best: int,
        modifier: int,
        parts: Modifiers | None,
    ) -> None:
        self.passing = table.profiles[thrower].passing
        need, need_of = (self.passing, PASSING) if best == ON_TARGET else (2, RULE)
        super().__init__(table, thrower, test, need, modifier, parts, need_of)
        self.best = best
        self.grade = FUMBLE
        bonus = test == "pass" and table.action == PASS
        self.changes = bonus and len(table.at[thrower][at.PASS_BONUS]) > 0

    def good(self) -> bool:
        self.grade = self._with(0)
        return self.grade == self.best

    def _with(self, extra: int) -> int:
        """How good the throw is with so much more."""
        total = self.roll + self.modifier + extra
        if self.roll == 1:
            return FUMBLE
        if self.roll == 6 or total >= self.passing:
            return self.best
        return min(self.best, WILD if total <= 1 else INACCURATE)

    def change(self, table: Table) -> Flow[None]:
        for skill in table.at[self.player][at.PASS_BONUS]:
            bonus = skill.adds(table, self.player, at.PASS_BONUS, NOBODY)
            if not self.passed and self._with(bonus) > self.grade:
                if (yield from ask_skill(table, self.player, skill)):
                    skill.use_up(table, self.player)
                    self.grade = self._with(bonus)
                    self.passed = self.grade == self.best
                    self._tell_better(table, skill.id, bonus)
                    return

    def _tell_better(self, table: Table, skill: int, bonus: int) -> None:
        """The bonus is for this roll: another one is without it."""
        if self.told is not None:
            added = Modifiers(self.told.parts)
            added.add(skill, bonus, self.player)
            self.told = table.tell_changed(
                self.test, self.player, self.told, self.modifier + bonus, self.passed, added
            )


def flight(table: Table, thrower: PlayerNo, target: Square, grade: int) -> tuple[Square, Square]:
    """Where a throw of that grade ends, and the last square on the pitch."""
    if grade == ON_TARGET:
        return target, target
    if grade == INACCURATE:
        return scatter_path(table, target, 3)
    return deviate(table, table.place[thrower])


def _airborne(
    table: Table, thrower: PlayerNo, target: Square, grade: int, anywhere: bool
) -> Flow[tuple[Square, Square]]:
    """As `flight`, for a ball; few have the dice of a long scatter rolled again, one by one."""
    rare = table.at[thrower][at.SCATTERS_AGAIN]
    if not rare or not anywhere or grade != INACCURATE:
        return flight(table, thrower, target, grade)
    last = target
    for _ in range(3):
        to, _ = scatter_path(table, last, 1)
        for skill in rare:
            if (yield from skill.reacts(table, thrower, at.SCATTERS_AGAIN, NOBODY)):
                to, _ = scatter_path(table, last, 1)
        if not ON_PITCH[to]:
            return to, last
        last = to
    return last, last


# --- the pass ---------------------------------------------------------------------------------


def throw_ball(
    table: Table, thrower: PlayerNo, target: Square, anywhere: bool, dumped: bool
) -> Flow[None]:
    """Pass the ball to a square: the opponents' moves, test, interference, catch.

    A dumped ball ends nobody's turn.
    """
    table.tell("throws", thrower, target)
    table.note(ledger.PASS, thrower)
    yield from on_the_ball(table, thrower)
    if not table.turn_to(thrower):
        return
    reach = reach_of(table, thrower, target, anywhere)
    best = INACCURATE if anywhere else ON_TARGET
    grade = yield from throw_test(table, thrower, "pass", reach, best)
    if grade == HELD:
        return
    if grade == FUMBLE:
        if not dumped:
            turn_over(table, "fumble")
        yield from bounce(table, table.place[thrower])
        return
    to, last = yield from _airborne(table, thrower, target, grade, anywhere)
    other = NOBODY
    if not anywhere:
        other = yield from interfere(table, thrower, last, grade, reach)
    if other != NOBODY:
        yield from deflected(table, other)
    elif grade == ON_TARGET:
        yield from _on_target(table, thrower, target)
    else:
        yield from come_down(table, to, last, SCATTERED)
    if dumped:
        return
    if table.carrier == NOBODY:
        turn_over(table, "ball not caught")
    elif side_of(table.carrier) != side_of(thrower):
        if bitten_off(table):
            return
        turn_over(table, "intercepted" if table.carrier == other else "ball not caught")
    elif reach == QUICK:
        run_on(table, thrower)


def _on_target(table: Table, thrower: PlayerNo, target: Square) -> Flow[None]:
    """The ball lands where it was meant to; a team-mate who catches it there completes it."""
    receiver = table.player_at(target)
    how = yield from come_down(table, target, target, AIMED, target)
    side = side_of(thrower)
    if how == AIMED and table.carrier == receiver and side_of(receiver) == side:
        earn(table, thrower, COMPLETION)


def run_on(table: Table, thrower: PlayerNo) -> None:
    """Some throwers may use up their movement once the pass is settled."""
    carrier = table.carrier
    side = side_of(thrower)
    if (
        thrower != table.actor
        or table.turnover
        or table.scored >= 0
        or not table.standing(thrower)
        or table.moved >= allowance(table, thrower)
        or (carrier >= 0 and side_of(carrier) == side and SCORES[side][table.place[carrier]])
    ):
        return
    if may(table, thrower, at.RUNS_ON):
        table.action = MOVE
        table.whisper("action becomes", thrower, MOVE)
        table.finished = False


def dump(table: Table, thrower: PlayerNo, skill: Effect) -> Flow[None]:
    """A quick pass thrown just before a block lands."""
    codes = target_codes(table, thrower, QUICK)
    answer = yield Question(side_of(thrower), "dump-off", [*codes, NOBODY_DOES], thrower)
    if answer == NOBODY_DOES:
        return
    table.tell("uses skill", thrower, skill.id)
    target = square_of(answer)
    receiver = table.player_at(target)
    if receiver != NOBODY and side_of(receiver) == side_of(thrower):
        if (yield from refuses(table, thrower, receiver)):
            return
    yield from throw_ball(table, thrower, target, False, True)
