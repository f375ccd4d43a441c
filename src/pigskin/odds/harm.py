"""From a player on the ground to armour, injury and casualty, by the engine's own rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.contract.happenings import HAPPENINGS
from pigskin.effects import moments as at
from pigskin.effects.causes import BY_BLOCK, BY_CROWD, KO, LIES, STUN
from pigskin.history import EventRow
from pigskin.model import PRONE, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.odds.tree import STOP_HERE, TRY_ALL, Inquiry, Shares, reckon
from pigskin.questions import DECLINE, Flow, Question, verb_of
from pigskin.rules.blocking import hurt_attacker
from pigskin.rules.injury import hurt, injure

UNHURT: Final = "unhurt"
STUNNED: Final = "stunned"
KNOCKED_OUT: Final = "knocked out"
CASUALTY: Final = "casualty"
HARMS: Final = (UNHURT, STUNNED, KNOCKED_OUT, CASUALTY)

# How a player came to be hurt.
FELLED: Final = 0  # by the player he was blocked by
BY_HIMSELF: Final = 1  # an attacker, by his own block
CROWD: Final = 2


def _pairs() -> list[tuple[list[int], Fraction]]:
    """Two dice by their sum: a pair that shows each, and the share of all that do."""
    found: list[tuple[list[int], Fraction]] = []
    for total in range(2, 13):
        low = max(1, total - 6)
        share = Fraction(6 - abs(7 - total), 36)
        found.append(([low, total - low], share))
    return found


PAIRS: Final[list[tuple[list[int], Fraction]]] = _pairs()


class Harm(Inquiry):
    """What becomes of a player who went down."""

    def __init__(self, table: Table, victim: PlayerNo, by: PlayerNo, how: int) -> None:
        super().__init__(table, side_of(by))
        self.victim = victim
        self.by = by
        self.how = how
        self.singly = False  # dice count one by one, not only their sum
        if how == FELLED:
            self.singly = len(table.at[by][at.REROLLS_ARMOUR]) > 0

    def begin(self, table: Table) -> Flow[object]:
        if self.how == BY_HIMSELF:
            return hurt_attacker(table, self.victim, self.by)
        if self.how == CROWD:
            return injure(table, self.victim, self.by, BY_CROWD)
        return hurt(table, self.victim, self.by, BY_BLOCK)

    def at_die(self, table: Table, sides: int) -> bool:
        return last_told(table) == "injury"  # the next dice are those of the casualty

    def faces(self, table: Table, sides: int) -> list[tuple[list[int], Fraction]]:
        return super().faces(table, sides) if self.singly else PAIRS

    def answer(self, table: Table, question: Question) -> Code:
        if question.kind == "re-roll":
            return TRY_ALL
        if question.kind != "use skill":
            return STOP_HERE  # an apothecary: what he does is another matter
        if table.at[self.by][at.PILES_ON] and question.player == self.by:
            for skill in table.at[self.by][at.PILES_ON]:
                if question.skill == skill.name:
                    return _declined(question)
        return TRY_ALL

    def outcome(self, table: Table, result: object) -> str:
        return harm_told(table, self.victim)

    def points(self, outcome: str) -> int:
        return HARMS.index(outcome)


def harm(table: Table, victim: PlayerNo, by: PlayerNo, how: int, both_down: bool) -> Shares:
    """The shares of each harm to a player, as soon as he is on the ground."""
    lying = table.copy()
    if how != CROWD:
        lying.set_state(victim, PRONE)
    if both_down and lying.state[by] == STANDING:
        lying.set_state(by, PRONE)
    return reckon(Harm(lying, victim, by, how))


def last_told(table: Table) -> str:
    """The kind of the last event that is a line of the log."""
    row = last_row(table)
    return row[0] if row is not None else ""


def last_row(table: Table) -> EventRow | None:
    """The last event that is a line of the log."""
    for row in reversed(table.events or []):
        if not HAPPENINGS[row[0]].quiet:
            return row
    return None


def harm_told(table: Table, victim: PlayerNo) -> str:
    """The harm the last injury roll of a player has come to, if there was one."""
    for event in reversed(table.events or []):
        if event[0] == "injury" and event[1] == victim:
            band = event[4]
            if band == LIES:
                return UNHURT
            if band == STUN:
                return STUNNED
            return KNOCKED_OUT if band == KO else CASUALTY
    return UNHURT


def _declined(question: Question) -> Code:
    for code in question.codes:
        if verb_of(code) == DECLINE:
            return code
    return question.codes[-1]
