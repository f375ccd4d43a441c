"""A coach at the table of a tournament: asked, timed, and answered for where it breaks down."""

from __future__ import annotations

import time
from typing import Final

from pigskin.coaches import let_go, make_coach
from pigskin.contract.answers import Option
from pigskin.errors import CoachError
from pigskin.game import Game
from pigskin.numbers import Code, SideNo
from pigskin.showing import quoted
from pigskin.sim.tournament.played import Thinking

_LONGEST: Final = 400  # characters that are kept of what went wrong


class Seat:
    """A coach on one side of a game."""

    def __init__(self, name: str, side: SideNo, seed: str) -> None:
        self.name = name
        self.side = side
        self.coach = make_coach(name, seed)
        self.failure = ""
        self._failures = 0
        self._turns: list[float] = []
        self._turns_process: list[float] = []
        self._between = 0.0
        self._turn: tuple[int, ...] = ()

    def answer(self, game: Game) -> Code:
        """The coach's answer to the question, or the passive one if it has none."""
        self._notice_turn(game)
        wall, process = time.perf_counter(), time.process_time()
        question = game.question
        assert question is not None
        try:
            given = self.coach.choose(game)
            code = given.code if isinstance(given, Option) else given
            if code not in question.codes:
                raise CoachError(f"{self.name} was asked {question.kind} and answered "
                                 f"{quoted(given)}, which is not one of its options")  # fmt: skip
        except Exception as error:
            if game.question is not question:  # it has played on: nobody knows what, or with what
                raise
            self._fail(error)
            code = game.passive_answer().code
        self._add(game, time.perf_counter() - wall, time.process_time() - process)
        return code

    def leave(self, game: Game) -> None:
        let_go(self.coach, game)

    @property
    def failures(self) -> int:
        """Questions it broke down at, and those that were answered for it on its way here."""
        return self._failures + int(getattr(self.coach, "stepped_in", 0))

    @property
    def thinking(self) -> Thinking:
        return Thinking(
            tuple([_milliseconds(each) for each in self._turns]),
            tuple([_milliseconds(each) for each in self._turns_process]),
            _milliseconds(self._between),
        )

    def _fail(self, error: Exception) -> None:
        self._failures += 1
        if not self.failure:
            kind = "" if isinstance(error, CoachError) else f"{type(error).__name__}: "
            self.failure = " ".join(f"{kind}{error}".split())[:_LONGEST]

    def _notice_turn(self, game: Game) -> None:
        table = game.table
        if table.active != self.side:
            return
        score = 100 * table.home.score + table.away.score
        turn = (table.half, table.side(self.side).turn, int(table.bonus_turn), score)
        if turn != self._turn:
            self._turn = turn
            self._turns.append(0.0)
            self._turns_process.append(0.0)

    def _add(self, game: Game, wall: float, process: float) -> None:
        if game.table.active == self.side:
            self._turns[-1] += wall
            self._turns_process[-1] += process
        else:
            self._between += wall


def _milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 3)
