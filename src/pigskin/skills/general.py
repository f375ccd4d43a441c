"""General skills."""

from __future__ import annotations

from pigskin.effects.asking import cancelled
from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_FOUL, UNCHANGED, WRESTLED
from pigskin.effects.moments import (
    ARMOUR_BONUS,
    FENDS,
    FOLLOWS,
    FRENZIED,
    KICKS,
    PASS_BLOCKS,
    RETURNS_KICK,
    SHADOWS,
    STEADY,
    STRIPS,
)
from pigskin.model import ROOTED, Table
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import Flow
from pigskin.rolls import MOVEMENT, STRENGTH, STRONGER
from pigskin.rules.asking import ask_rarely, ask_skill
from pigskin.rules.rerolls import offer_reroll, team_reroll_codes
from pigskin.rules.rolling import Attempt, contest, plain_test


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


class DirtyPlayer(Skill):
    name = "Dirty Player"
    id = 2
    category = "General"
    text = "Adds 1 to the armour roll or to the injury roll of his fouls, not to both."
    worsens: tuple[int, ...] = (ARMOUR_BONUS,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return 1 if cause == BY_FOUL else 0


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


class KickOffReturn(Skill):
    name = "Kick-Off Return"
    id = 6
    category = "General"
    text = (
        "One receiver who is off the line and unmarked may move up to three squares inside his own "
        "half after the kick has scattered; not on a touchback."
    )
    grants: tuple[int, ...] = (RETURNS_KICK,)


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


class Pro(Skill):
    name = "Pro"
    id = 8
    category = "General"
    text = (
        "Once a turn he may re-roll any of his rolls but armour, injury and casualty on a 4+; on "
        "1-3 the roll stands for good, though a team re-roll may be used on the Pro roll itself."
    )
    order = 60
    once_per_turn = True
    rerolls_success = True

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return not self.spent(table, me)

    def reroll(self, table: Table, me: PlayerNo, test: str) -> Flow[bool]:
        self.spend(table, me)
        attempt = ProRoll(table, me, "pro", 4)
        attempt.again_if_good = False
        return (yield from attempt.made(table))


class ProRoll(Attempt):
    """Only his team may help a professional who has failed."""

    def repeat(self, table: Table) -> Flow[Code]:
        codes = team_reroll_codes(table, self.player)
        return offer_reroll(table, self.player, self.test, codes, self.roll, self.need, self.told)


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


class StripBall(Skill):
    name = "Strip Ball"
    id = 10
    category = "General"
    text = (
        "A ball carrier whom his block pushes back drops the ball where he ends up, even if he "
        "stood firm."
    )
    grants: tuple[int, ...] = (STRIPS,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return not cancelled(table, other, "strip ball")


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
