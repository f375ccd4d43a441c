"""A game tried out: an answer given on a copy with forced dice, and how far it got."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.contract.happenings import HAPPENINGS
from pigskin.dice import ForcedDice, NextRoll, NoDice
from pigskin.driving import apply
from pigskin.model import Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.questions import (
    LEADER_REROLL,
    MASCOT_REROLL,
    PLAYER_USES,
    TEAM_REROLL,
    Question,
    verb_of,
)
from pigskin.remembering import copy_of, mark_rest
from pigskin.rules import phases
from pigskin.rules.rerolls import forget_rerolls

if TYPE_CHECKING:
    from pigskin.game import Game

NO_DICE: Final = NoDice()
TEAM: Final = (TEAM_REROLL, LEADER_REROLL, MASCOT_REROLL, PLAYER_USES)


class Trial:
    """What an answer leads to with these faces: the next question, or a die that is wanted."""

    def __init__(self, game: Game, answer: Code, faces: list[int]) -> None:
        trial = copy_of(game, ForcedDice(faces))
        table = trial.table
        if trial.flow is None and (trial.rest is None or table.phase != phases.ACTION):
            mark_rest(trial)
        table.events = []  # only what comes of this answer is of interest
        self.table = table
        self.sides = 0  # of the die that is wanted
        self.game: Game | None = trial  # None while a die is wanted
        trial.history.answers.append(answer)
        try:
            apply(trial, answer)
        except NextRoll as wanted:
            self.sides = wanted.sides
            self.game = None
            return
        table.dice = NO_DICE

    @property
    def told(self) -> list[str]:
        """The kinds of event so far, without those that are no line of a log."""
        return [event[0] for event in self.table.events or [] if not HAPPENINGS[event[0]].quiet]


def is_team_reroll(question: Question, answer: Code) -> bool:
    """Does an answer spend a re-roll of the team?"""
    return question.kind in ("re-roll", "block dice", "re-roll block") and verb_of(answer) in TEAM


def without_rerolls(table: Table, side: SideNo) -> None:
    """Take the side's re-rolls away."""
    forget_rerolls(table, side)


def with_reroll(table: Table, side: SideNo) -> None:
    """The side has a re-roll to spend, whatever it has spent already."""
    owner = table.side(side)
    owner.rerolls = max(1, owner.rerolls)
    table.rerolled = False


def failed_test(table: Table, side: SideNo) -> bool:
    """Has the last test of a player of the side failed, of those told at this table?"""
    for event in reversed(table.events or []):
        roll = event[5]
        if roll is not None and roll.need and side_of(PlayerNo(event[1])) == side:
            return not roll.passed
    return False


def test_shown(table: Table, before: int) -> bool | None:
    """Was the die after so many events that of a test, and passed? None if it was no such die.

    Of a test it only matters whether it was passed; of other dice each face may.
    """
    for event in (table.events or [])[before:]:
        if not HAPPENINGS[event[0]].quiet:
            roll = event[5]
            if roll is None or not roll.need or event[0] in _NO_TESTS:
                return None
            return bool(roll.passed)
    return None


_NO_TESTS: Final = ("block", "block die", "armour", "injury")
