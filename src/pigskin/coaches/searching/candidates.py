"""What might be done next in a turn: the veteran's own choice, and real alternatives to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pigskin.coaches.planning import posts
from pigskin.coaches.planning.acts import Act
from pigskin.coaches.planning.effort import THOROUGH
from pigskin.coaches.ranking import Ranking
from pigskin.model import MOVE
from pigskin.numbers import Code, Square
from pigskin.pitch import distance
from pigskin.questions import END_TURN

if TYPE_CHECKING:
    from pigskin.coaches.planning.planner import Planner
    from pigskin.game import Game
    from pigskin.questions import Question

_LIKELY: Final = 0.2  # a touchdown has to be so likely to be thought of
_RISKY: Final = 0.1  # who risks less has no reason to end the turn instead
_APART: Final = 2  # squares between two places for the carrier that are worth comparing
_RUNS: Final = 2  # places for the carrier


class Candidate:
    """An answer, and a planner who knows how to go on after it."""

    def __init__(self, why: str, answer: Code, planner: Planner) -> None:
        self.why = why
        self.answer = answer
        self.planner = planner

    def __repr__(self) -> str:
        act = self.planner.act
        more = f" {act.player} {act.action} to {act.to} last {act.last}" if act else ""
        return f"<{self.why}{more}>"


def in_turn(game: Game, question: Question, planner: Planner, most: int) -> list[Candidate]:
    """So many things to do next in a turn at most: the planner's choice, and others."""
    own = planner.twin()
    found = [Candidate("own", own.choose(game), own)]
    seen = {_what(own.act)} if found[0].answer != END_TURN else set()
    risky = own.act is not None and own.act.risk > _RISKY
    end = 1 if found[0].answer != END_TURN and risky and END_TURN in question.codes else 0
    ranking = Ranking(game.table, question)
    for acts in (*_runs(ranking), *_worthwhile(ranking), ranking.team.acts):
        if not acts or len(found) == most - end:
            continue
        what = _what(acts[0])
        if what not in seen:
            seen.add(what)
            other = planner.twin()
            answer = other.take_up(game.table, acts)
            found.append(Candidate(acts[0].why, answer, other))
    if end:
        found.append(Candidate("end", END_TURN, planner.twin()))
    return found


def _what(act: Act | None) -> tuple[int, int, int, int]:
    return (-1, 0, 0, 0) if act is None else (act.player, act.action, act.to, act.last)


def _worthwhile(ranking: Ranking) -> Iterator[list[Act]]:
    """Touchdowns that are likely enough, then whatever the ranking thinks worth doing."""
    score = max(ranking.scores, key=lambda each: each.chance, default=None)
    if score is not None and score.chance >= _LIKELY:
        yield [score]
    for act in ranking.options():
        yield [act]


def _runs(ranking: Ranking) -> Iterator[list[Act]]:
    """The best places for the carrier that are not beside each other; he goes there first."""
    sight = ranking.sight
    carrier = sight.field.carrier
    if not sight.mine(carrier) or MOVE not in sight.able.get(carrier, ()):
        return
    known: list[tuple[float, Square]] = []
    posts.plan_run(sight, set(), THOROUGH, known)
    here = sight.field.place[carrier]
    taken: list[Square] = []
    for _, sq in sorted(known, reverse=True):
        if sq != here and all(distance(sq, each) >= _APART for each in taken):
            taken.append(sq)
            yield [
                Act(carrier, MOVE, sq, chance=sight.reach(carrier, True).chance[sq], why="carry")
            ]
            if len(taken) == _RUNS:
                return
