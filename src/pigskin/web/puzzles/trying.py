"""A line of a puzzle tried out: the table as hoped after it, what may come next, its exact chances.

All of it is done in a process of its own. What was worked out lately is at hand there, since a line
grows by an act at a time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from fractions import Fraction
from multiprocessing.connection import Connection
from typing import Any, Final, Literal, TypeVar

from msgspec import Struct

from pigskin.contract.arguments import Json
from pigskin.errors import NotationError
from pigskin.model import NOBODY
from pigskin.odds.acts import ACTIONS
from pigskin.odds.hoping import Hoped, hoped
from pigskin.odds.reaching import reach
from pigskin.odds.targets import targets
from pigskin.pitch import SIDES, column, row
from pigskin.puzzles import Puzzle, grade
from pigskin.puzzles.grading import checked, so_far
from pigskin.questions import player_text
from pigskin.web.hints import previewed
from pigskin.web.hired import answer
from pigskin.web.seeing import WATCHING, Picture

MOST_KEPT: Final = 300  # lines
# A foul ends what can be reckoned with; so it has no place in a line.
_ACTIONS: Final = tuple(each for each in ACTIONS if each != "foul")
_STEPS: Final = ("move", "leap", "block", "hand off to", "pass the ball", "pass to", "stop")
_Found = TypeVar("_Found")


class TryLine(Struct):
    """A line, and perhaps its last act ended before it had to be."""

    puzzle: Puzzle
    acts: list[str]
    stopped: bool


class Wonder(Struct):
    """What is asked about the table after a line: where a player gets, whom he can do what to."""

    line: TryLine
    t: Literal["reach", "targets", "preview"]
    player: str = ""
    action: str = ""
    answers: list[str | dict[str, Any]] = []


class Solve(Struct):
    """The best line that is known, act by act."""

    puzzle: Puzzle


class Kept(OrderedDict[tuple[object, ...], object]):
    """What was worked out lately."""

    def of(self, key: tuple[object, ...], make: Callable[[], _Found]) -> _Found:
        if key not in self:
            self[key] = make()
            while len(self) > MOST_KEPT:
                self.popitem(last=False)
        self.move_to_end(key)
        return self[key]  # type: ignore[return-value]


class Board:
    """Where lines are tried out."""

    def __init__(self) -> None:
        self._kept = Kept()

    def do(self, task: TryLine | Wonder | Solve) -> Json:
        """One task."""
        if isinstance(task, TryLine):
            return self._try(task)
        if isinstance(task, Wonder):
            return self._wonder(task)
        puzzle = task.puzzle
        line = list(puzzle.line)
        found = self._hoped(TryLine(puzzle, line, False))
        return {
            "line": [*line],
            "chances": self._chances(puzzle, line),
            "chance": float(puzzle.chance),
            "views": [*(_view(Hoped(each)) for each in found.before), _view(found)],
        }

    def _try(self, line: TryLine) -> Json:
        puzzle = line.puzzle
        found = self._hoped(line)
        side = puzzle.game().question
        assert side is not None
        told: dict[str, Json] = {
            "view": _view(found),
            "question": None if found.scorer != NOBODY else _question(found, side.coach),
            "chances": self._chances(puzzle, line.acts),
            "grade": None,
        }
        if found.scorer != NOBODY:
            key = (puzzle.number, "grade", *line.acts)
            graded = self._kept.of(key, lambda: grade(puzzle, line.acts))
            told["grade"] = {
                "chance": float(graded.chance),
                "best": float(graded.best),
                "stars": graded.stars,
                "solved": graded.solved,
                "better": graded.better,
            }
        return told

    def _wonder(self, task: Wonder) -> Json:
        found = self._hoped(task.line)
        if found.scorer != NOBODY:
            raise NotationError("the line has scored: there is nothing left to be done")
        if task.t == "reach":
            return reach(found.game, task.player, task.action).ways()
        if task.t == "targets":
            return targets(found.game, task.player)
        return previewed(found.game, task.answers)

    def _hoped(self, line: TryLine) -> Hoped:
        acts = checked(line.acts) if line.acts else []
        key = (line.puzzle.number, "hoped", line.stopped, *acts)
        found = self._kept.of(key, lambda: hoped(line.puzzle.game(), acts, line.stopped))
        if found is None:
            raise NotationError("these acts cannot all succeed, however the dice fall")
        return found

    def _chances(self, puzzle: Puzzle, acts: list[str]) -> list[Json]:
        """For each act the chance that everything has come off up to it."""
        return [float(self._so_far(puzzle, acts[: count + 1])) for count in range(len(acts))]

    def _so_far(self, puzzle: Puzzle, acts: list[str]) -> Fraction:
        key = (puzzle.number, "so far", *acts)
        return self._kept.of(key, lambda: so_far(puzzle.game(), acts))


def _view(found: Hoped) -> Json:
    """The table; who scores stands in the end zone with the ball, and teams go by their race."""
    view = dict(Picture(found.game).view(WATCHING))
    teams = view["teams"]
    assert isinstance(teams, dict)
    view["teams"] = {side: _called(team) for side, team in teams.items()}
    if found.scorer == NOBODY:
        return view
    scorer = player_text(found.game.table, found.scorer)
    square: list[Json] = [column(found.square), row(found.square)]
    players = view["players"]
    assert isinstance(players, list)
    shown: list[Json] = []
    for player in players:
        assert isinstance(player, dict)
        has_ball = player["id"] == scorer
        shown.append(
            {**player, "has_ball": has_ball, "square": square if has_ball else player["square"]}
        )
    view["players"] = shown
    ball = view["ball"]
    assert isinstance(ball, dict)
    view["ball"] = {**ball, "carrier": scorer, "square": square}
    return view


def _called(team: Json) -> Json:
    assert isinstance(team, dict)
    race = str(team["race"] or "").partition(" (")[0]  # whose book a roster is from is no name
    return {**team, "name": race or team["name"], "race": race or None}


def _question(found: Hoped, coach: str) -> Json:
    """What may come next, as far as a line can have it."""
    question = Picture(found.game).question((("home", "away")[SIDES.index(coach)],))
    assert isinstance(question, dict)
    answers: list[Json] = []
    groups = question["answers"]
    assert isinstance(groups, list)
    for group in groups:
        assert isinstance(group, dict)
        if group["verb"] == "activate":
            actions = group["action"]
            listed = actions if isinstance(actions, list) else [actions]
            kept: list[Json] = [each for each in listed if each in _ACTIONS]
            if kept:
                answers.append({**group, "action": kept})
        elif group["verb"] in _STEPS:
            answers.append(group)
    return {**question, "answers": answers}


def work(line: Connection) -> None:
    """Answer what comes down the line until it is closed."""
    answer(line, Board().do)
