"""What a rule comes to, found by trying it with every face of every die."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from pigskin.dice import Dice
from pigskin.model import Table
from pigskin.questions import KEEP, Flow, Question


class _MoreFaces(Exception):
    """A rule rolls another die than those whose faces were given."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class _Given(Dice):
    """Dice that show given faces, and then stop everything."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.used = 0
        self.state = 0

    def roll(self, sides: int) -> int:
        if self.used >= len(self.faces):
            raise _MoreFaces(sides)
        self.used += 1
        return self.faces[self.used - 1]

    def block(self) -> int:
        return self.roll(6)


class Tried:
    """How often a rule said yes, and whether a failure might have been rolled again."""

    def __init__(self) -> None:
        self.yes = Fraction(0)
        self.rerolled = False


def tried(scratch: Table, rule: Callable[[Table], Flow[bool]], side: int) -> Tried:
    """Try a rule of yes or no on copies of a table; nobody wants anything that is offered."""
    found = Tried()
    _try(scratch, rule, side, [], Fraction(1), found)
    return found


def _try(
    scratch: Table,
    rule: Callable[[Table], Flow[bool]],
    side: int,
    faces: list[int],
    part: Fraction,
    found: Tried,
) -> None:
    table = scratch.copy()
    table.events = None
    table.tape = []
    table.dice = _Given(faces)
    try:
        if _run(rule(table), side, found):
            found.yes += part
    except _MoreFaces as more:
        for face in range(1, more.sides + 1):
            _try(scratch, rule, side, [*faces, face], part / more.sides, found)


def _run(flow: Flow[bool], side: int, found: Tried) -> bool:
    try:
        question: Question = next(flow)
        while True:
            if question.kind == "re-roll" and question.side == side:
                found.rerolled = True
            question = flow.send(KEEP)
    except StopIteration as done:
        return bool(done.value)
