"""What runs in a process of its own: odds, and computer coaches.

A worker follows matches by their entries (see `match.Twin`): it has the dice that fell, and none of
those to come. Coaches and odds get a copy as their coach may know it, with other dice and, where
the other coach holds cards, another hand.
"""

from __future__ import annotations

from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Final, Literal

from msgspec import Struct

from pigskin.coaches import table_coach
from pigskin.coaches.advice import advise
from pigskin.coaches.base import Coach as Thinking
from pigskin.contract.answers import option_text
from pigskin.contract.arguments import Json
from pigskin.game import Game
from pigskin.odds.reaching import reach
from pigskin.odds.targets import targets
from pigskin.web.hints import hints_of, previewed
from pigskin.web.hired import Behind, answer
from pigskin.web.match import COACHES, Coach, Entry, Twin
from pigskin.web.start import Start
from pigskin.web.typed_words import typed_answers

MOST_TWINS: Final = 400  # matches a worker follows at once; others are built up again when asked
MOST_AT_ONCE: Final = 60  # answers of a computer in one go


class Task(Struct):
    """What a worker is asked."""

    what: Literal["think", "reach", "targets", "preview", "hints", "advise", "typed"]
    coach: Coach | None
    name: str = ""  # of a computer coach, of a player; the words typed
    action: str = ""
    seed: str = ""
    answers: list[object] = []


class Ask(Struct):
    """A task about a match, with what is needed to know the match."""

    match: str
    start: Start | None  # None for a match that is known already
    first: list[int]  # dice before the first question
    since: int  # the entries that follow it
    entries: list[Entry]
    task: Task


class Room:
    """The matches a worker follows, and the coaches who think there."""

    def __init__(self) -> None:
        self._twins: OrderedDict[str, Twin] = OrderedDict()
        self._coaches: dict[str, dict[tuple[Coach, str], Thinking]] = {}  # by match, side and name

    def do(self, ask: Ask) -> Json:
        """One task; `Behind` if more has to be known of the match first."""
        twin = self._twin(ask)
        task = ask.task
        if task.what == "think":
            return self._think(ask.match, twin.match.game, task)
        game = twin.match.game
        seen = game if task.coach is None else game.seen_by(task.coach)
        if task.what == "reach":
            return reach(seen, task.name, task.action).ways()
        if task.what == "targets":
            return targets(seen, task.name)
        if task.what == "preview":
            answers = [each for each in task.answers if isinstance(each, (str, dict))]
            return previewed(seen, answers)
        if task.what == "advise":
            return [each.json for each in advise(seen)]
        if task.what == "typed":
            return typed_answers(seen, task.name)
        return hints_of(seen)

    def _twin(self, ask: Ask) -> Twin:
        twin = self._twins.get(ask.match)
        if ask.start is not None:
            twin = self._twins[ask.match] = Twin(ask.start, ask.first)
        if twin is None or twin.n < ask.since:
            raise Behind
        try:
            twin.follow(ask.entries[twin.n - ask.since :])
        except BaseException:
            del self._twins[ask.match]  # it may be half-way
            raise
        self._twins.move_to_end(ask.match)
        while len(self._twins) > MOST_TWINS:
            gone, _ = self._twins.popitem(last=False)
            self._coaches.pop(gone, None)
        return twin

    def _think(self, match: str, game: Game, task: Task) -> Json:
        """The answers of a computer coach, up to the first die."""
        assert task.coach is not None
        coaches = self._coaches.setdefault(match, {})
        coach = coaches.get((task.coach, task.name))
        if coach is None:
            coach = coaches[task.coach, task.name] = table_coach(task.name, task.seed)
        trial = game.seen_by(task.coach, f"{task.seed} {len(game.history.all_answers())}")
        rolled = trial.history.count_tape()
        answers: list[Json] = []
        while len(answers) < MOST_AT_ONCE:
            question = trial.question
            if question is None or COACHES[question.side] != task.coach:
                break
            chosen = coach.choose(trial)
            code = chosen if isinstance(chosen, int) else chosen.code
            answers.append(option_text(trial.table, code))
            trial.answer(code, task.coach)
            if trial.history.count_tape() != rolled:
                break
        return answers


def work(line: Connection) -> None:
    """Answer what comes down the line until it is closed."""
    answer(line, Room().do)
