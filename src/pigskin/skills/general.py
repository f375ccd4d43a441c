"""General skills."""

from __future__ import annotations

from pigskin.effects.asking import cancelled
from pigskin.effects.base import Skill
from pigskin.effects.causes import UNCHANGED, WRESTLED
from pigskin.effects.moments import (
    FENDS,
    FOLLOWS,
    FRENZIED,
    KICKS,
    PASS_BLOCKS,
    SHADOWS,
    STEADY,
)
from pigskin.model import ROOTED, Table
from pigskin.numbers import PlayerNo
from pigskin.questions import Flow
from pigskin.rolls import MOVEMENT, STRENGTH, STRONGER
from pigskin.rules.asking import ask_rarely, ask_skill
from pigskin.rules.rolling import contest, plain_test


class Block(Skill):
    name = "Block"
    id = 0
    category = "General"
    text = "Keeps his feet when Both Down comes up, as attacker or defender."
    grants: tuple[int, ...] = (STEADY,)


class Dauntless(Skill):
    name = "Dauntless"
    id = 1
    category = "General"
    text = (
        "When he blocks a stronger opponent he rolls a D6 and adds his strength: above the "
        "opponent's strength, he counts as equally strong for that block."
    )

    def match_strength(self, table: Table, me: PlayerNo, mine: int, theirs: int) -> Flow[bool]:
        if not (yield from ask_rarely(table, me, self)):
            return False
        parts = table.part(STRENGTH, mine, me)
        return (
            yield from plain_test(table, me, "dauntless", theirs + 1, mine, parts, STRONGER)
        )


class Fend(Skill):
    name = "Fend"
    id = 3
    category = "General"
    text = "Opponents may not follow up when they push him back, even if he falls."
    reacts_to: tuple[int, ...] = (FENDS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        return (yield from ask_skill(table, me, self))


class Frenzy(Skill):
    name = "Frenzy"
    id = 4
    category = "General"
    compulsory = True
    text = (
        "Must follow up if he can and, after a push that leaves both standing and adjacent, must "
        "block the same opponent once more; in a blitz the second block costs movement too."
    )
    grants: tuple[int, ...] = (FRENZIED,)


class Kick(Skill):
    name = "Kick"
    id = 5
    category = "General"
    text = (
        "Set up behind the line and outside the wide zones, he may halve the distance the "
        "kick-off scatters, rounding down."
    )
    grants: tuple[int, ...] = (KICKS,)


class PassBlock(Skill):
    name = "Pass Block"
    id = 7
    category = "General"
    text = (
        "When an opponent announces a pass he may move up to three squares, if that takes him "
        "into the way of the ball, onto its empty target or beside thrower or catcher."
    )
    grants: tuple[int, ...] = (PASS_BLOCKS,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return what != PASS_BLOCKS or not table.marks[me] & ROOTED


class Shadowing(Skill):
    name = "Shadowing"
    id = 9
    category = "General"
    text = (
        "When an opponent walks out of his tackle zone, 2D6 plus the opponent's MA minus his own "
        "decides: on 7 or less he may step into the square the opponent left."
    )
    grants: tuple[int, ...] = (SHADOWS,)
    reacts_to: tuple[int, ...] = (FOLLOWS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        theirs, mine = table.profiles[other].ma, table.profiles[me].ma
        parts = table.part(MOVEMENT, theirs, other)
        if parts is not None:
            parts.add(MOVEMENT, -mine, me)
        return not (yield from contest(table, other, "shadowing", theirs - mine, 8, parts))


class SureHands(Skill):
    name = "Sure Hands"
    id = 11
    category = "General"
    text = "May re-roll a failed pick-up. Strip Ball does not work against him."
    cancels: tuple[str, ...] = ("strip ball",)

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test == "pick-up"


class Tackle(Skill):
    name = "Tackle"
    id = 12
    category = "General"
    text = "Opponents may not use Dodge to get out of his tackle zones or against his blocks."
    cancels: tuple[str, ...] = ("dodge re-roll", "dodge on stumble")


class Wrestle(Skill):
    name = "Wrestle"
    id = 13
    category = "General"
    text = (
        "On Both Down, whoever blocked, he may have both players placed prone instead, without "
        "armour rolls and whatever other skills they have."
    )
    order = 20

    def both_down(self, table: Table, me: PlayerNo, other: PlayerNo, attacking: bool) -> Flow[int]:
        if (
            self.grapples(table, me)
            and not cancelled(table, other, "wrestle")
            and (yield from ask_skill(table, me, self, other))
        ):
            return WRESTLED
        return UNCHANGED

    def grapples(self, table: Table, me: PlayerNo) -> bool:
        """Is he in a state to wrestle?"""
        return not table.marks[me] & ROOTED
