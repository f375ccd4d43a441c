"""A fixture that the other side gave away without playing it: its prize, and nothing else."""

from __future__ import annotations

from functools import partial
from typing import Final

from pigskin.league.asking import Flow
from pigskin.league.desk import Desk
from pigskin.league.events import Gold, Mvp, PlayedMatch

SCORE: Final = (1, 0)  # of whoever was there
AWARDS: Final = 2  # most valued players
_TEN: Final = 10_000


def take(opponent: str) -> partial[Flow[None]]:
    """The step of a team to which an opponent has given way."""
    return partial(_take, opponent)


def _take(opponent: str, desk: Desk) -> Flow[None]:
    """A win, a D6 in tens of thousands, and two most valued players among all who could play."""
    desk.do(PlayedMatch(opponent, SCORE, "won", forfeit=True))
    face = yield from desk.d6("winnings")
    desk.do(Gold(face * _TEN, "winnings"))
    able = desk.sheet.able
    for _ in range(AWARDS if able else 0):
        best = able[(yield from desk.one_of(len(able), "most valued player"))]
        desk.do(Mvp(best.key, desk.figures.points["mvp"]))
