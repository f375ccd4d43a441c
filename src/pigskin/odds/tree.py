"""Every way a rule can go, with its share: the rule itself is run, with all dice and answers.

An `Inquiry` says which flow of the rulebook is run on copies of a table, when to stop, what has
come of it by then, and what a coach answers on the way. `reckon` runs it once for every sequence
of dice that matters and adds up exact shares. Nothing of the rules is written down here twice.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, TypeAlias

from pigskin.dice import ForcedDice, NextRoll
from pigskin.driving import passive
from pigskin.model import Table
from pigskin.numbers import Code, SideNo
from pigskin.odds.shares import ALL, NONE
from pigskin.questions import Flow, Question

# What may come of something, with the share of each.
Shares: TypeAlias = dict[str, Fraction]

# A run goes on with the next face or answer of its path; this is what it stops for.
_DONE: Final = 0
_DIE: Final = 1
_ASKED: Final = 2

MOST_ANSWERS: Final = 12  # of a question with more (a throw to any square) the idle one is taken

TRY_ALL: Final[Code] = Code(-1)  # instead of an answer: the best for whoever is asked
STOP_HERE: Final[Code] = Code(-2)  # ... what has come of it by now is enough


class Inquiry:
    """A rule to be run in every way; the rules of odds are made of subclasses."""

    def __init__(self, table: Table, side: SideNo) -> None:
        self.table = table
        self.side = side  # whose good it is about
        self.known: dict[str, Shares] = {}

    def begin(self, table: Table) -> Flow[object]:
        """The flow, on a copy of the table."""
        raise NotImplementedError

    def at_die(self, table: Table, sides: int) -> bool:
        """A die is wanted: is enough known already?"""
        return False

    def same_as(self, table: Table, sides: int) -> str:
        """A die is wanted: a name for this point, if whatever led to it is of no matter now."""
        return ""

    def alike(self, table: Table) -> str:
        """After the faces of `faces`: a name for all of them that lead to the same, if any do."""
        return ""

    def merges(self, table: Table, sides: int) -> bool:
        """Are the faces tried next worth looking at with `alike`?"""
        return False

    def faces(self, table: Table, sides: int) -> list[tuple[list[int], Fraction]]:
        """The faces to be tried next, one die or several, with their shares."""
        share = Fraction(1, sides)
        return [([face], share) for face in range(1, sides + 1)]

    def answer(self, table: Table, question: Question) -> Code:
        """What is answered: a code, TRY_ALL or STOP_HERE."""
        return TRY_ALL

    def outcome(self, table: Table, result: object) -> str:
        """What has come of it; `result` is what the flow returned, None if it was stopped."""
        raise NotImplementedError

    def points(self, outcome: str) -> int:
        """How good an outcome is for the side."""
        return 0

    def worth(self, shares: Shares) -> Fraction:
        """How good it all is for the side."""
        return sum((share * self.points(what) for what, share in shares.items()), NONE)


class _Run:
    """One run of a flow along a path, up to where the path ends."""

    def __init__(self, inquiry: Inquiry, faces: list[int], answers: list[Code]) -> None:
        table = inquiry.table.copy()
        table.dice = ForcedDice(faces)
        table.tape = []
        table.events = []
        self.table = table
        self.sides = 0  # of the die that is wanted
        self.stopped = _DONE
        self.question: Question | None = None
        self.result: object = None
        flow = inquiry.begin(table)
        given = 0
        try:
            question = next(flow)
            while True:
                question.table = table
                if given == len(answers):
                    self.question = question
                    self.stopped = _ASKED
                    return
                given += 1
                question = flow.send(answers[given - 1])
        except StopIteration as end:
            self.result = end.value
        except NextRoll as wanted:
            self.sides = wanted.sides
            self.stopped = _DIE


def reckon(inquiry: Inquiry) -> Shares:
    """What may come of it."""
    return _reckon(inquiry, [], [])


def _reckon(
    inquiry: Inquiry, faces: list[int], answers: list[Code], known: _Run | None = None
) -> Shares:
    """What may come of it along a path, of which the run may be `known` already."""
    run = _Run(inquiry, faces, answers) if known is None else known
    table = run.table
    if run.stopped == _DIE:
        if inquiry.at_die(table, run.sides):
            return {inquiry.outcome(table, None): ALL}
        name = inquiry.same_as(table, run.sides)
        if name and name in inquiry.known:
            return inquiry.known[name]
        total: Shares = {}
        ways = inquiry.faces(table, run.sides)
        if inquiry.merges(table, run.sides):
            for more, share, onward in _merged(inquiry, faces, answers, ways):
                add(total, _reckon(inquiry, more, answers, onward), share)
        else:
            for more, share in ways:
                add(total, _reckon(inquiry, faces + more, answers), share)
        if name:
            inquiry.known[name] = total
        return total
    question = run.question
    if question is None:
        return {inquiry.outcome(table, run.result): ALL}
    chosen = inquiry.answer(table, question)
    if chosen == TRY_ALL and len(question.codes) > MOST_ANSWERS:
        chosen = passive(question)
    if chosen == STOP_HERE:
        return {inquiry.outcome(table, None): ALL}
    if chosen != TRY_ALL:
        return _reckon(inquiry, faces, [*answers, chosen])
    best: Shares = {}
    best_worth = NONE
    for number, code in enumerate(question.codes):
        shares = _reckon(inquiry, faces, [*answers, code])
        worth = inquiry.worth(shares)
        if question.side != inquiry.side:
            worth = -worth
        if number == 0 or worth > best_worth:
            best, best_worth = shares, worth
    return best


def _merged(
    inquiry: Inquiry,
    faces: list[int],
    answers: list[Code],
    ways: list[tuple[list[int], Fraction]],
) -> list[tuple[list[int], Fraction, _Run]]:
    """Of all ways that are alike one, with the shares of them all, and its run."""
    found: dict[str, tuple[list[int], Fraction, _Run]] = {}
    for more, share in ways:
        run = _Run(inquiry, faces + more, answers)
        name = inquiry.alike(run.table) or str(more)
        known = found.get(name)
        found[name] = (faces + more, share if known is None else known[1] + share, run)
    return list(found.values())


def add(total: Shares, shares: Shares, share: Fraction = ALL) -> None:
    """Add outcomes that come about with a share of their own."""
    for what, each in shares.items():
        total[what] = total.get(what, NONE) + share * each
