"""What a rule comes to, found by trying it with every face of every die."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from pigskin.dice import ForcedDice, NextRoll
from pigskin.model import Table
from pigskin.numbers import SideNo
from pigskin.questions import KEEP, Flow, Question


class Tried:
    """How often a rule said yes, and whether a failure might have been rolled again."""

    def __init__(self) -> None:
        self.yes = Fraction(0)
        self.rerolled = False


def tried(scratch: Table, rule: Callable[[Table], Flow[bool]], side: SideNo) -> Tried:
    """Try a rule of yes or no on copies of a table; nobody wants anything that is offered."""
    found = Tried()
    _try(scratch, rule, side, [], Fraction(1), found)
    return found


def _try(
    scratch: Table,
    rule: Callable[[Table], Flow[bool]],
    side: SideNo,
    faces: list[int],
    part: Fraction,
    found: Tried,
) -> None:
    table = scratch.copy()
    table.events = None
    table.tape = []
    table.dice = ForcedDice(faces)
    try:
        if _run(rule(table), side, found):
            found.yes += part
    except NextRoll as more:
        for face in range(1, more.sides + 1):
            _try(scratch, rule, side, [*faces, face], part / more.sides, found)


def _run(flow: Flow[bool], side: SideNo, found: Tried) -> bool:
    try:
        question: Question = next(flow)
        while True:
            if question.kind == "re-roll" and question.side == side:
                found.rerolled = True
            question = flow.send(KEEP)
    except StopIteration as done:
        return bool(done.value)
