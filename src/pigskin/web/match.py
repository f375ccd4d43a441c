"""A match as the table keeps it: a game, and the list of everything that was said to it.

An *entry* is one thing that counted: an answer, a taking back, a call from beside the table. They
are numbered from 1. The same entries lead to the same table: here, after a restart, and in the
processes that work out odds or think for the computer (see `desk`), which have the dice that fell.
Nothing here waits or stores; see `live`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from pigskin.answering import code_of, is_path
from pigskin.contract.answers import option_text
from pigskin.dice import Dice, NoDice, ReplayedDice
from pigskin.errors import IllegalAnswer, MalformedAnswer, NothingToUndo, PigskinError
from pigskin.pitch import SIDES
from pigskin.showing import quoted, shown
from pigskin.web.start import Start

Coach = Literal["home", "away"]
COACHES: Final[tuple[Coach, Coach]] = ("home", "away")
Kind = Literal["answer", "back", "call", "time"]
TIME_OUT: Final = "time out"


class OutOfStep(PigskinError):
    """Entries that do not lead where they led before: other rules, or an altered record."""


class Entry(Struct, frozen=True):
    """One thing that counted, and the dice it rolled."""

    n: int
    kind: Kind  # `time` is an answer or a call that the clock gave for a coach
    by: Coach
    words: str  # the answer or the call
    to: int  # the entry that was gone back to
    faces: tuple[int, ...]


class Match:
    """A game with its entries."""

    def __init__(self, start: Start, dice: Dice) -> None:
        self.start = start
        self.game = start.game(dice)
        # Dice before the first question; those of a match that it goes on from are not its own.
        self.first: list[int] = [] if start.record else self.game.history.all_tape()
        self.entries: list[Entry] = []
        # The entries whose table can still be meant, with how many answers the game had then:
        # those on the way to the present one, and none that was taken back.
        self._way: dict[int, int] = {0: self.game.history.count_answers()}

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def asked(self) -> Coach | None:
        """Who must answer now; None when the match is over."""
        question = self.game.question
        return None if question is None else COACHES[question.side]

    # --- what may be said ---------------------------------------------------------------------

    def answer(self, by: Coach, answers: Sequence[object]) -> tuple[list[Entry], str]:
        """Answers one after the other, as many as fit; and why no more were taken.

        If not even the first is legal, it raises and nothing has changed.
        """
        entries: list[Entry] = []
        for answer in _one_by_one(answers):
            question = self.game.question
            if entries:
                if question is None:
                    return entries, "the game is over"
                if COACHES[question.side] != by:
                    return entries, f"{SIDES[question.side]} is asked ({question.kind})"
            try:
                entries.append(self._answer(by, answer, "answer"))
            except IllegalAnswer as refusal:
                if not entries or question is None:
                    raise
                return entries, f"{question.kind}: {shown(refusal.reason)}"
        return entries, ""

    def _answer(self, by: Coach, answer: object, kind: Kind) -> Entry:
        if not isinstance(answer, (str, dict)):
            raise MalformedAnswer(f"an answer is words or JSON, not {quoted(answer)}")
        game = self.game
        before = game.history.count_tape()
        if self.asked != by:
            game.answer(answer, by)  # which refuses it, and says why
        code = code_of(game, answer)
        words = option_text(game.table, code)
        game.answer(code, by)
        return self._enter(kind, by, words, 0, before)

    def time_up(self, by: Coach, ends_turn: bool) -> Entry:
        """The time of a coach is up: his turn ends, or the passive answer is given for him."""
        if ends_turn:
            try:
                return self._call(by, TIME_OUT, "time")
            except IllegalAnswer:
                pass  # nobody's turn is running
        return self._answer(by, str(self.game.passive_answer()), "time")

    def back(self, by: Coach, to: int) -> Entry:
        """Take back everything since an entry; if that cannot be, it raises and nothing changes."""
        game = self.game
        reason = game.why_not_undo(by)
        if reason:
            raise NothingToUndo(f"nothing can be taken back: {reason}")
        if to not in self.steps_back():
            raise NothingToUndo(f"the table cannot go back to entry {to}")
        before = game.history.count_tape()
        for _ in range(game.history.count_answers() - self._way[to]):
            game.undo(by)
        return self._enter("back", by, "", to, before)

    def steps_back(self) -> list[int]:
        """The entries whose table can be gone back to, the latest last."""
        now = self.game.history.count_answers()
        least = now - self.game.undoable
        return [n for n, answers in self._way.items() if least <= answers < now]

    def call(self, by: Coach, what: str) -> Entry:
        """Something said from beside the table."""
        return self._call(by, what, "call")

    def _call(self, by: Coach, what: str, kind: Kind) -> Entry:
        game = self.game
        before = game.history.count_tape()
        if what == "concede":
            game.concede(by)
        elif what == TIME_OUT:
            game.time_out()
        elif what == "illegal procedure":
            game.call_illegal_procedure(by)
        elif what == "too many players":
            game.call_too_many_players(by)
        else:
            raise MalformedAnswer(f"{quoted(what)} is nothing one can call")
        return self._enter(kind, by, what, 0, before)

    def _enter(self, kind: Kind, by: Coach, words: str, to: int, before: int) -> Entry:
        history = self.game.history
        faces = tuple(history.all_tape()[before:]) if history.count_tape() > before else ()
        entry = Entry(self.n + 1, kind, by, words, to, faces)
        self.entries.append(entry)
        answers = history.count_answers()
        if kind == "back":
            self._way = {n: then for n, then in self._way.items() if then <= answers}
        elif self.game.undoable <= 1:
            self._way = {n: then for n, then in self._way.items() if then == answers - 1}
        self._way[entry.n] = answers
        return entry

    # --- once more ----------------------------------------------------------------------------

    def repeat(self, entry: Entry) -> None:
        """An entry that was made elsewhere or before; it must roll the same dice."""
        if entry.n != self.n + 1:
            raise OutOfStep(f"entry {entry.n} does not follow entry {self.n}")
        try:
            if entry.kind == "back":
                again = self.back(entry.by, entry.to)
            elif entry.kind == "call" or entry.words == TIME_OUT:
                again = self._call(entry.by, entry.words, entry.kind)
            else:
                again = self._answer(entry.by, entry.words, entry.kind)
        except (IllegalAnswer, NothingToUndo) as error:
            raise OutOfStep(f"entry {entry.n}: {error}") from error
        if again.faces != tuple(entry.faces):
            raise OutOfStep(f"entry {entry.n} rolls {again.faces}, not {entry.faces}")


class Twin:
    """The same match in another process: it has the dice that fell, and none of those to come."""

    def __init__(self, start: Start, first: Sequence[int]) -> None:
        self._tape = list(first)
        self.match = Match(start, ReplayedDice(self._tape, NoDice()))

    @property
    def n(self) -> int:
        return self.match.n

    def follow(self, entries: Sequence[Entry]) -> None:
        """Entries since."""
        for entry in entries:
            self._tape.extend(entry.faces)
            self.match.repeat(entry)


def _one_by_one(answers: Sequence[object]) -> list[object]:
    """The answers, with a path in words as its steps."""
    found: list[object] = []
    for answer in answers:
        if isinstance(answer, str) and is_path(answer):
            found += [f"move {square}" for square in answer.split()[1:]]
        else:
            found.append(answer)
    return found
