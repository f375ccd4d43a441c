"""Playing a match on from a candidate, with other dice, to where it can be judged.

The own turn is finished by the planner that decides for the coach. If the opponents are to answer,
a quicker one does it for them. Then it is asked what the match is worth: a win is 1, a draw a half.
Whatever ends the drive, or the half, ends the playout.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.coaches.searching.leaf import points

if TYPE_CHECKING:
    from pigskin.coaches.planning.planner import Planner
    from pigskin.coaches.searching.candidates import Candidate
    from pigskin.game import Game

_LONGEST: Final = 600  # answers; a turn and the reply take about ninety


def play_out(
    game: Game, candidate: Candidate, reply: Planner, seed: str, replies: int = 1
) -> float:
    """What a candidate came to for the side that is asked, with the dice of a seed.

    So many turns of the opponents are played; before the next own one the match is judged.
    """
    question = game.question
    assert question is not None
    side = question.side
    trial = game.seen_by(question.coach, seed)
    trial.silence()
    own, theirs = candidate.planner.twin(), reply.twin()
    trial.answer(candidate.answer)
    table = trial.table
    drive = (table.half, table.home.score, table.away.score)
    replied = 0
    their_turn = False
    for _ in range(_LONGEST):
        question = trial.question
        if question is None or question.kind == "set-up":
            break
        if question.kind == "turn":
            if (table.half, table.home.score, table.away.score) != drive:
                break
            if question.side != side:
                if not their_turn and replied == replies:
                    break
                their_turn = True
            elif their_turn:
                their_turn = False
                replied += 1
                if replied == replies:
                    break
        trial.answer((own if question.side == side else theirs).choose(trial))
    return points(trial, side)
