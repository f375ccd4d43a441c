"""The search of a turn: which questions are worth thinking about, and what thinking comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.coaches.planning.effort import THOROUGH
from pigskin.coaches.planning.planner import Planner
from pigskin.coaches.searching.candidates import Candidate, in_turn
from pigskin.coaches.searching.contest import ROUND, Contest
from pigskin.coaches.searching.playout import play_out
from pigskin.numbers import Code

if TYPE_CHECKING:
    from pigskin.coaches.searching.budget import Budget
    from pigskin.game import Game
    from pigskin.questions import Question

_MOST: Final = 6  # candidates
_PART: Final = 0.35  # of what is left of a turn's budget, for each decision


class Searcher:
    """Decides as a veteran does, and looks for something better where it may matter."""

    def __init__(self, budget: Budget, seed: int | str) -> None:
        self._budget = budget
        self._seed = seed
        self._planner = Planner(THOROUGH)
        self._turn: tuple[int, ...] = ()

    def choose(self, game: Game, question: Question) -> Code:
        """The answer to a question."""
        self._notice_turn(game, question)
        self._budget.decision(_PART)
        try:
            if self._matters(game, question):
                most = min(_MOST, self._budget.room() // (2 * ROUND))
                if most > 1:
                    return self._decide(game, question, most)
            return self._planner.choose(game)
        finally:
            self._budget.decided()

    def unsearched(self, game: Game) -> Code:
        """The answer without any search."""
        return self._planner.choose(game)

    def _notice_turn(self, game: Game, question: Question) -> None:
        table = game.table
        number = table.side(question.side).turn
        score = (table.home.score, table.away.score)
        turn = (table.half, number, int(table.bonus_turn), *score)
        if turn != self._turn:
            self._turn = turn
            self._budget.turn()

    def _matters(self, game: Game, question: Question) -> bool:
        """Is it worth thinking about? A plan is gone through with until something upsets it."""
        return question.kind == "turn" and not self._planner.intends(game.table)

    def _decide(self, game: Game, question: Question, most: int) -> Code:
        found = in_turn(game, question, self._planner, most)
        dice = f"{self._seed} {game.key(question.coach)}"

        def tried(number: int, throw: int) -> float:
            return play_out(game, found[number], f"{dice} {throw}")

        contest = Contest(len(found), tried)
        best: Candidate = found[contest.winner(self._budget)]
        self._planner = best.planner
        return best.answer
