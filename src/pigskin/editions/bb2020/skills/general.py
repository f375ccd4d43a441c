"""General skills of this edition."""

from __future__ import annotations

from typing import Final

from pigskin.effects.asking import cancelled
from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_FOUL
from pigskin.effects.moments import ARMOUR_BONUS, STRIPS
from pigskin.model import Table
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import NOTHING, Flow
from pigskin.rolls import CONTEST, MOVEMENT, Modifiers
from pigskin.rules.asking import has_skills
from pigskin.rules.rerolls import offer_reroll, reroll_codes
from pigskin.rules.rolling import Attempt, passes
from pigskin.skills import general

FOLLOWS: Final = 6  # what the dice of Shadowing and Tentacles must reach
PRO: Final = 3
# What even a professional cannot repeat; block dice he repeats one at a time.
NEVER_AGAIN: Final[tuple[str, ...]] = ("stand up", "block")


def outdoes(
    table: Table, me: PlayerNo, test: str, lead: int, parts: Modifiers | None = None
) -> Flow[bool]:
    """D6 plus what the owner has ahead of his opponent: 6 or more."""
    return Duel(table, me, test, FOLLOWS, lead, parts, CONTEST).made(table)


class Duel(Attempt):
    """A natural 1 fails, a natural 6 succeeds."""

    def good(self) -> bool:
        return passes(self.roll, self.modifier, self.need)

    def repeat(self, table: Table) -> Flow[Code]:
        codes = reroll_codes(table, self.player, self.test, self.passed)
        need = max(2, min(6, self.need - self.modifier))
        return offer_reroll(table, self.player, self.test, codes, self.roll, need, self.told)


class DirtyPlayer(Skill):
    category = "General"
    worsens: tuple[int, ...] = (ARMOUR_BONUS,)

    def __init__(self, bonus: int, id: int) -> None:
        super().__init__()
        self.id = id
        self.name = f"Dirty Player (+{bonus})"
        self.text = (
            f"Adds {bonus} to the armour roll or to the injury roll of his fouls, one of the two."
        )
        self.bonus = bonus

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return self.bonus if cause == BY_FOUL else 0


class Pro(Skill):
    name = "Pro"
    id = 86
    category = "General"
    text = (
        "Once in his activation he may roll one of his dice again, a single block die too, if a "
        "D6 first shows 3+. Whatever it shows, nothing else re-rolls that die. Never armour, "
        "injury and casualty dice, nor the roll to stand up."
    )
    order = 60
    once_per_turn = True
    rerolls_success = True

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test not in NEVER_AGAIN and self._ready(table, me)

    def rerolls_die(self, table: Table, me: PlayerNo, face: int) -> bool:
        return self._ready(table, me)

    def reroll(self, table: Table, me: PlayerNo, test: str) -> Flow[bool]:
        self.spend(table, me)
        roll = table.d6()
        table.tell_test("pro", me, PRO, 0, roll >= PRO)
        yield from NOTHING
        return roll >= PRO

    def _ready(self, table: Table, me: PlayerNo) -> bool:
        return table.actor == me and not self.spent(table, me)


class Shadowing(general.Shadowing):
    id = 87
    text = (
        "When an opponent he marks walks out of his tackle zone he rolls a D6, adds his MA and "
        "takes away the opponent's: on 6 or more, or a natural 6, he steps into the square the "
        "opponent left. A natural 1 fails."
    )

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        mine, theirs = table.profiles[me].ma, table.profiles[other].ma
        parts = table.part(MOVEMENT, mine, me)
        if parts is not None:
            parts.add(MOVEMENT, -theirs, other)
        return (yield from outdoes(table, me, "shadowing", mine - theirs, parts))


class StripBall(Skill):
    name = "Strip Ball"
    id = 88
    category = "General"
    text = (
        "A ball carrier whom his block pushes back drops the ball in the square he ends in, even "
        "if he stood firm. It does not work against Sure Hands and Monstrous Mouth."
    )
    grants: tuple[int, ...] = (STRIPS,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return not (has_skills(table, other) and cancelled(table, other, "strip ball"))


class Wrestle(general.Wrestle):
    id = 89

    def grapples(self, table: Table, me: PlayerNo) -> bool:
        return True  # roots do not hold him back
