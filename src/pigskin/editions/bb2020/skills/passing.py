"""Passing skills of this edition, and diving catches."""

from __future__ import annotations

from pigskin.effects.asking import cancelled, may
from pigskin.effects.base import Skill
from pigskin.effects.moments import (
    BEFORE_BLOCK,
    HOLDS_CLUMSY_FUMBLE,
    HOLDS_FUMBLE,
    PASS_BLOCKS,
    RETURNS_KICK,
    RUNS_ON,
    STUBBORN,
)
from pigskin.model import BLITZ, MOVE, NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import ADJACENT, LONG, SHORT, distance
from pigskin.questions import SKILL_TO, Flow, code, second_square
from pigskin.rules.ball import bounce
from pigskin.rules.movement import squares_left, step
from pigskin.skills import agility, general, passing


class Accurate(Skill):
    name = "Accurate"
    id = 98
    category = "Passing"
    text = "Adds 1 to his quick and short passes."

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "pass" and figure <= SHORT else 0


class Cannoneer(Skill):
    name = "Cannoneer"
    id = 99
    category = "Passing"
    text = "Adds 1 to his long passes and long bombs, Hail Mary passes included."

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "pass" and figure >= LONG else 0


class CloudBurster(Skill):
    name = "Cloud Burster"
    id = 100
    category = "Passing"
    text = "May have a successful interference with his long pass or long bomb rolled again."

    def spoils_interference(self, table: Table, me: PlayerNo, other: PlayerNo, reach: int) -> bool:
        return reach >= LONG and not cancelled(table, other, "cloud burster")


class DumpOff(Skill):
    name = "Dump-off"
    id = 101
    category = "Passing"
    text = (
        "When an opponent means to block him he may first throw a quick pass, which never ends a "
        "turn; the block then goes on."
    )
    notices: tuple[int, ...] = (BEFORE_BLOCK,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        # Editions are made of skills, so their procedures can only be fetched late.
        from pigskin.editions.bb2020.passing import dump

        if (
            table.has_ball(me)
            and table.has_zone(me)
            and side_of(other) != side_of(me)
            and not may(table, me, STUBBORN)
        ):
            yield from dump(table, me, self)


class Fumblerooskie(Skill):
    name = "Fumblerooskie"
    id = 102
    category = "Passing"
    text = (
        "In a Move or Blitz he may leave the ball behind in any square he moves out of. It lies "
        "still there, and his team plays on."
    )

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        if (
            not table.has_ball(me)
            or (table.action != MOVE and table.action != BLITZ)
            or may(table, me, STUBBORN)
        ):
            return []
        left = squares_left(table)
        here = table.place[me]
        squares: list[Square] = []
        if left > 0:
            squares.extend(sq for sq in ADJACENT[here] if table.board[sq] == 0)
        if left > 1:
            squares.extend(
                sq for sq in table.edition.leap_squares(table, me) if distance(here, sq) > 1
            )
        return [code(SKILL_TO, self.id, sq) for sq in squares]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        here = table.place[me]
        to = second_square(answer)
        table.tell("uses skill", me, self.id)
        table.turn_to(me)
        table.rest_ball(here)
        table.whisper("ball laid down", me, here)
        if distance(here, to) == 1:
            on_feet = yield from step(table, me, to)
        else:
            on_feet = yield from table.edition.leap(table, me, to, False)
        if table.place[me] == here and table.standing(me):
            table.turn_to_square(here)
            table.give_ball(me)  # he was held, and has left nothing
            table.whisper("keeps the ball", me)
        elif table.turn_to_square(here) and table.player_at(here) != NOBODY:
            yield from bounce(table, here)  # somebody has dived or followed onto it
        if not on_feet:
            table.finished = True


class HailMaryPass(passing.HailMaryPass):
    id = 103
    text = (
        "May throw to any square of the pitch with the modifier of a long bomb. The throw is "
        "inaccurate at best and nobody can interfere with it. Not in a blizzard."
    )


class NervesOfSteel(passing.NervesOfSteel):
    id = 104
    text = "Being marked does not hinder him when he passes, catches or interferes."


class OnTheBall(general.PassBlock):
    name = "On the Ball"
    id = 105
    category = "Passing"
    text = (
        "When an opponent has declared a pass and its target he may move up to three squares "
        "before the throw; and one such player may do so after a kick-off to his team, if nobody "
        "marks him, within his own half."
    )
    grants: tuple[int, ...] = (PASS_BLOCKS, RETURNS_KICK)


class Pass(Skill):
    name = "Pass"
    id = 106
    category = "Passing"
    text = "May re-roll a pass that is not accurate."

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test == "pass"


class RunningPass(Skill):
    name = "Running Pass"
    id = 107
    category = "Passing"
    text = "After a quick pass that was caught, or a bomb, he may use up the movement he has left."
    grants: tuple[int, ...] = (RUNS_ON,)


class SafePass(Skill):
    name = "Safe Pass"
    id = 108
    category = "Passing"
    text = (
        "Fumbling a pass he keeps hold of the ball: nothing bounces, no turn ends, only his own "
        "action is over. A bomb he fumbles does not explode."
    )
    grants: tuple[int, ...] = (HOLDS_FUMBLE, HOLDS_CLUMSY_FUMBLE)


class DivingCatch(agility.DivingCatch):
    id = 109
    text = (
        "Adds 1 to catch an accurate pass aimed at his square, and may try for a pass, kick-off or "
        "throw-in that comes down in an empty square beside him. Several players may try in turn."
    )
