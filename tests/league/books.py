"""Doing the books in tests: reports of matches as a case tells them, and desks driven by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from pigskin import Dice, IllegalAnswer, MatchReport, ScriptedDice
from pigskin.league import Desk, Played, Sheet, Switches, after_match
from pigskin.league.asking import DeskQuestion
from pigskin.league.events import Event
from pigskin.league.plain import from_tree, to_tree
from pigskin.report import GoldReport, PlayerReport, TeamReport
from pigskin.teams.team import Team

SCORES = {"won": (1, 0), "tied": (0, 0), "drawn": (0, 0), "lost": (0, 1)}
SHORT = "conceded short of players"
# What somebody answers who wants nothing.
PASSIVE = ("done", "keep", "back")


# --- reports ----------------------------------------------------------------------------------


def report(
    edition: str,
    score: Sequence[int] = (0, 0),
    *,
    ending: str = "full time",
    winner: str | None = None,
    conceded_by: str | None = None,
    fans: Sequence[int] | None = None,
    fame: Sequence[int] = (0, 0),
    players: Iterable[PlayerReport] = (),
    opponents: Iterable[PlayerReport] = (),
    scored: Sequence[int] | None = None,
    gold: GoldReport | None = None,
) -> MatchReport:
    """A match; `players` are those of the home side."""
    home, away = score
    if winner is None and home != away:
        winner = "home" if home > away else "away"
    own = scored or score
    return MatchReport(
        edition=edition,
        score=(home, away),
        ending=ending,
        winner=winner,
        conceded_by=conceded_by,
        fans=(fans[0], fans[1]) if fans else None,
        home=TeamReport(
            name="Home", fame=fame[0], scored=own[0], players=tuple(players),
            gold=gold or GoldReport(),
        ),
        away=TeamReport(name="Away", fame=fame[1], scored=own[1], players=tuple(opponents)),
    )  # fmt: skip


def of_result(edition: str, result: str, **more: Any) -> MatchReport:
    """A match the home side has won, drawn or lost."""
    return report(edition, SCORES[result], **more)


# --- desks ------------------------------------------------------------------------------------


class Books:
    """A desk whose dice and answers are told by what they are for.

    `rolls` are faces such as "4 3" by a word of what is rolled, `answers` by the kind of question.
    Of what they do not tell, dice show their highest face, and the coach wants nothing.
    """

    def __init__(
        self,
        make: Callable[[Dice | None], Desk],
        rolls: dict[str, list[str]] | None = None,
        answers: dict[str, list[str]] | None = None,
    ) -> None:
        self._make = make
        self._rolls = {key: list(faces) for key, faces in (rolls or {}).items()}
        self._answers = {kind: list(each) for kind, each in (answers or {}).items()}
        self.desk = make(None)
        self.rolled: list[tuple[str, str]] = []  # what, and how it fell
        self.asked: list[str] = []
        self._dice: list[str] = []  # as a script has them
        self._words: list[str] = []

    @property
    def sheet(self) -> Sheet:
        return self.desk.sheet

    @property
    def choices(self) -> tuple[str, ...]:
        assert self.desk.question is not None
        return self.desk.question.answers

    def events(self, kind: type[Event]) -> list[Any]:
        return [each.event for each in self.desk.entries if isinstance(each.event, kind)]

    def of(self, what: str) -> list[str]:
        """The faces rolled for something, or for whatever these words are the beginning of."""
        return [faces for name, faces in self.rolled if re.search(rf"{re.escape(what)}\b", name)]

    def answer(self, answer: str) -> Books:
        question = self.desk.question
        assert question is not None, f"nobody asks for {answer}"
        self.desk.answer(answer)
        if question.kind == "roll":
            what = question.text.partition(": what do the dice")[0]
            self.rolled.append((what, answer))
            pairs = zip(question.dice, answer.split(), strict=True)
            self._dice += [f"D{sides}={face}" for sides, face in pairs]
        else:
            self.asked.append(question.kind)
            self._words.append(answer)
        return self

    def until(self, kind: str) -> Books:
        """On to the next question of a kind."""
        return self._until(kind, lambda asked: asked.kind == kind)

    def until_roll(self, what: str) -> Books:
        """On to the next roll for something."""
        return self._until(what, lambda asked: asked.kind == "roll" and what in asked.text)

    def _until(self, what: str, found: Callable[[DeskQuestion], bool]) -> Books:
        while (question := self.desk.question) is not None and not found(question):
            self.answer(self._next())
        assert self.desk.question is not None, f"{what} never comes, only {self.asked}"
        return self

    def refused(self, answer: str) -> str:
        """The reason why an answer is not legal; nothing has changed."""
        before = self.desk.sheet
        with pytest.raises(IllegalAnswer) as refusal:
            self.desk.answer(answer)
        assert self.desk.sheet == before
        return str(refusal.value)

    def finish(self) -> Sheet:
        """To the end. Everything told must have been used, and scripted dice do the same."""
        while self.desk.question is not None:
            self.answer(self._next())
        left = [key for key, faces in (*self._rolls.items(), *self._answers.items()) if faces]
        assert not left, f"never asked for: {left}; rolled: {self.rolled}, asked: {self.asked}"
        again = self._make(ScriptedDice(self._dice))
        for word in self._words:
            again.answer(word)
        assert again.over
        assert again.entries == self.desk.entries
        assert [from_tree(to_tree(each)) for each in again.entries] == again.entries
        return self.desk.sheet

    def _next(self) -> str:
        question = self.desk.question
        assert question is not None
        if question.kind == "roll":
            what = question.text.partition(": what do the dice")[0]
            told = [key for key in self._rolls if key in what]
            if told and self._rolls[max(told, key=len)]:
                return self._rolls[max(told, key=len)].pop(0)
            return " ".join([str(sides) for sides in question.dice])
        if self._answers.get(question.kind):
            return self._answers[question.kind].pop(0)
        return next((each for each in PASSIVE if each in question.answers), question.answers[0])


def books(
    sheet: Sheet,
    told: MatchReport,
    switches: Switches | None = None,
    *,
    rolls: dict[str, list[str]] | None = None,
    answers: dict[str, list[str]] | None = None,
    side: str = "home",
    friendly: bool = False,
    opponent: Team | None = None,
) -> Books:
    """The desk of a team after a match."""
    played = Played(told, side, "1-1", friendly, opponent)
    return Books(lambda dice: after_match(sheet, played, switches, dice), rolls, answers)


def spaced(faces: Iterable[int]) -> str:
    """Faces as a coach types them."""
    return " ".join([str(each) for each in faces])
