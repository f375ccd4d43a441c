"""Agility skills of this edition."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.moments import HINDERS_ASSISTS, LEAPS, UNSEEN, UNSEEN_BREAKING
from pigskin.model import NO_ZONE, NOWHERE, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT, OTHER_SIDE
from pigskin.questions import (
    DECLINE,
    SKILL_TO,
    Flow,
    Question,
    code,
    second_square,
    verb_of,
)
from pigskin.rules.rolling import agility_test
from pigskin.skills import agility


def in_own_activation(table: Table, me: PlayerNo) -> bool:
    """Is it his own activation in a turn of his team? That of a kick-off Blitz does not count."""
    return table.actor == me and table.active == side_of(me) and not table.bonus_turn


class Defensive(Skill):
    name = "Defensive"
    id = 90
    category = "Agility"
    text = "In the opponents' turn those he marks may not use Guard."
    grants: tuple[int, ...] = (HINDERS_ASSISTS,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return table.active == OTHER_SIDE[side_of(me)]


class Dodge(agility.Dodge):
    id = 91
    text = (
        "May re-roll one failed dodge a turn in his own activation; Defender Stumbles only pushes "
        "him."
    )

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return in_own_activation(table, me) and super().rerolls(table, me, test)


class JumpUp(agility.JumpUp):
    id = 92
    text = (
        "Stands up for free and without a roll. He may also declare a Block while prone: an "
        "Agility test at +1 puts him on his feet to block, otherwise he stays down."
    )

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        parts = table.part(self.id, 1, me)
        return (yield from agility_test(table, me, "jump up", 1, parts))


class Leap(Skill):
    name = "Leap"
    id = 93
    category = "Agility"
    text = (
        "May leap over any square beside him, whoever is in it, as others jump over players who "
        "are down. What is taken from his jumps and leaps is 1 less, but not less than 1."
    )
    grants: tuple[int, ...] = (LEAPS,)

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test in ("jump", "leap") and figure < -1 else 0


class SafePairOfHands(Skill):
    name = "Safe Pair of Hands"
    id = 94
    category = "Agility"
    text = (
        "Knocked down or placed prone with the ball, he may put it in a free square beside him "
        "instead of letting it bounce."
    )

    def keeps_ball(self, table: Table, me: PlayerNo, sq: Square) -> Flow[Square]:
        if table.marks[me] & NO_ZONE:
            return NOWHERE
        codes = [
            code(SKILL_TO, self.id, near)
            for near in ADJACENT[sq]
            if table.board[near] == 0 and not table.ball_at(near)
        ]
        if not codes:
            return NOWHERE
        codes.append(code(DECLINE, self.id))
        answer = yield Question(side_of(me), "place the ball", codes, me, square=sq)
        if verb_of(answer) == DECLINE:
            return NOWHERE
        table.tell("uses skill", me, self.id)
        return second_square(answer)


class Sidestep(agility.SideStep):
    name = "Sidestep"
    id = 95
    grants: tuple[int, ...] = ()


class SneakyGit(agility.SneakyGit):
    id = 96
    text = "Is not sent off for a double on the armour roll of his foul."
    grants: tuple[int, ...] = (UNSEEN, UNSEEN_BREAKING)


class SureFeet(agility.SureFeet):
    id = 97
    text = "May re-roll one failed rush a turn in his own activation."

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return in_own_activation(table, me) and super().rerolls(table, me, test)
