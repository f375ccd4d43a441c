"""Where the kick is aimed: deep, far from who would fetch it, and never so that it goes astray."""

from __future__ import annotations

from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import Table
from pigskin.numbers import Code
from pigskin.pitch import HOME, LENGTH, OTHER_SIDE, WIDTH, column, distance, row
from pigskin.questions import KICK_TO, Question, square_of, verb_of
from pigskin.rules.kickoff import kickers

_ASTRAY: Final = 6  # squares a kick may go
_PUNTED: Final = 3  # the same with somebody who knows how to kick
_DEEP: Final = 0.5  # a square nearer to their end zone, against one farther from their players


def kick(table: Table, question: Question) -> Code:
    """The deepest square, away from everybody, from which no kick can end in a touchback."""
    skilled = any(may(table, player, at.KICKS) for player in kickers(table))
    margin = _PUNTED if skilled else _ASTRAY
    receivers = [
        table.place[player]
        for player in table.players(OTHER_SIDE[table.kicking])
        if table.place[player]
    ]

    def worth(answer: Code) -> float:
        sq = square_of(answer)
        depth = LENGTH - 1 - column(sq) if table.kicking == HOME else column(sq)
        inside = min(depth, row(sq), WIDTH - 1 - row(sq))
        short = max(0, margin - inside) + max(0, depth + margin - (LENGTH // 2 - 1))
        gap = min([distance(sq, each) for each in receivers], default=0)
        return gap - _DEEP * depth - 10.0 * short

    aimed = [each for each in question.codes if verb_of(each) == KICK_TO]
    return max(aimed, key=lambda each: (worth(each), -abs(row(square_of(each)) - WIDTH // 2)))
