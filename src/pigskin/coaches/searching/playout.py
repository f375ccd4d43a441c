"""Playing a match on from a candidate, with other dice, to where it can be judged.

The own turn is finished by the planner that decides for the coach; one like it answers for the
opponents when their dice or skills are asked for. Then it is asked what the match is worth: a win
is 1, a draw a half. Whatever ends the drive, or the half, ends the playout.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.coaches.searching.leaf import points

if TYPE_CHECKING:
    from pigskin.coaches.searching.candidates import Candidate
    from pigskin.game import Game

_LONGEST: Final = 300  # answers; a turn takes about forty-five


def play_out(game: Game, candidate: Candidate, seed: str) -> float:
    """What a candidate came to for the side that is asked, with the dice of a seed."""
    question = game.question
    assert question is not None
    side = question.side
    trial = game.seen_by(question.coach, seed)
    trial.silence()
    planners = [candidate.planner.twin(), candidate.planner.twin()]
    trial.answer(candidate.answer)
    table = trial.table
    drive = (table.half, table.home.score, table.away.score)
    for _ in range(_LONGEST):
        question = trial.question
        if question is None or question.kind == "set-up":
            break
        if question.kind == "turn" and (
            question.side != side or (table.half, table.home.score, table.away.score) != drive
        ):
            break
        trial.answer(planners[question.side == side].choose(trial))
    return points(trial, side)
