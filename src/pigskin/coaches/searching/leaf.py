"""What a playout has come to: the points a side may expect, a win as 1 and a draw as a half.

Between two turns the prospects tell who scores next; otherwise, and for what follows that score,
the outlook knows.
"""

from __future__ import annotations

from pigskin.coaches.moment import moment_of
from pigskin.coaches.outlook import outlook_of
from pigskin.coaches.outlook_weights import weights_of
from pigskin.coaches.searching.prospects import prospects_of
from pigskin.coaches.searching.situation import situation_of
from pigskin.game import Game
from pigskin.numbers import SideNo


def points(game: Game, side: SideNo) -> float:
    """What a side may expect of a match as it stands."""
    table, question = game.table, game.question
    edition = table.edition.books.root
    scores: list[float] | None = None
    prospects = prospects_of(edition)
    if (
        prospects is not None
        and question is not None
        and question.kind == "turn"
        and not table.begun
    ):
        situation = situation_of(table, question.side)
        if situation is not None:
            over, mover, nobody = prospects.next_score(situation)
            scores = [over, mover, nobody] if question.side else [mover, over, nobody]
    return outlook_of(moment_of(table), side, weights_of(edition), scores).points
