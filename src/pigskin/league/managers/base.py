"""What a manager is."""

from __future__ import annotations

from typing import Protocol

from pigskin.dice import Dice
from pigskin.errors import PigskinError
from pigskin.league.asking import DeskQuestion
from pigskin.league.desk import Desk


class UnknownManager(PigskinError):
    """There is no manager of that name."""


class Manager(Protocol):
    """Anything that answers what a desk asks.

    A manager looks at the desk and changes nothing; to try something out he takes a copy with other
    dice (`desk.fork(seed)`), for those of the desk itself are not his to see.
    """

    name: str

    def choose(self, desk: Desk) -> str:
        """The answer to `desk.question`: one of its `answers`, or faces where it is a roll."""
        ...


def asked_of(desk: Desk) -> DeskQuestion:
    assert desk.question is not None, "the desk is done"
    return desk.question


def roll_by_hand(question: DeskQuestion, dice: Dice) -> str:
    """Faces for a desk without dice of its own: its manager brings some."""
    return " ".join([str(dice.roll(sides)) for sides in question.dice])
