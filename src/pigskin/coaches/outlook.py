"""How a match may end: the chances of a side to win, to draw and to lose, from any moment of it.

First, who scores next in the half, if anybody does, from the field, the clock and who is left
(`moment.py`). Then how many touchdowns may follow, in the rest of the half and in the next one, at
so many a turn for who receives and for who kicks. What everything counts is data, a file for each
edition in `data/`, fitted by `pigskin fit`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pigskin.coaches.moment import Moment, moment_of
from pigskin.coaches.outlook_weights import OutlookWeights, weights_of
from pigskin.game import Game
from pigskin.model import NEITHER, Table
from pigskin.numbers import SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE

_MOST: Final = 8  # touchdowns of a side that are thought of


class Outlook:
    """The chances of a side; they add up to 1."""

    def __init__(self, win: float, draw: float, loss: float) -> None:
        self.win = win
        self.draw = draw
        self.loss = loss

    @property
    def points(self) -> float:
        """What the side may expect, where a win is 1 and a draw a half."""
        return self.win + self.draw / 2

    def __repr__(self) -> str:
        return f"<Outlook win {self.win:.1%}, draw {self.draw:.1%}, loss {self.loss:.1%}>"


def outlook(game: Game | Table, side: SideNo, weights: OutlookWeights | None = None) -> Outlook:
    """How the match may end for a side.

    >>> from pigskin.pitch import AWAY, HOME
    >>> game = Game.from_position("home 1 20,7 ball / away 1 3,7 / turn home 8 / half 2")
    >>> outlook(game, HOME).win > 0.5 > outlook(game, AWAY).win
    True
    """
    table = game.table if isinstance(game, Game) else game
    return outlook_of(moment_of(table), side, weights or weights_of(table.edition.books.root))


def outlook_of(
    moment: Moment, side: SideNo, weights: OutlookWeights, scores: list[float] | None = None
) -> Outlook:
    """How a match may end from a moment; who scores next is told if somebody knows better."""
    other = OTHER_SIDE[side]
    if moment.over:
        if moment.winner < 0:
            return Outlook(0.0, 1.0, 0.0)
        return Outlook(1.0, 0.0, 0.0) if moment.winner == side else Outlook(0.0, 0.0, 1.0)
    ahead = moment.scores[side] - moment.scores[other]
    if scores is None:
        scores = next_score(moment, weights)
    win = draw = loss = 0.0
    for scorer, chance in ((side, scores[side]), (other, scores[other]), (NEITHER, scores[2])):
        if chance > 0:
            lead = ahead if scorer < 0 else ahead + 1 if scorer == side else ahead - 1
            more = later(moment, weights, scorer)
            ends = _ends(lead, more[side], more[other])
            win += chance * ends[0]
            draw += chance * ends[1]
            loss += chance * ends[2]
    if moment.must_end:
        win, draw, loss = win + draw / 2, 0.0, loss + draw / 2
    return Outlook(win, draw, loss)


def next_score(moment: Moment, weights: OutlookWeights) -> list[float]:
    """How likely home scores next in this half, how likely away, and how likely nobody."""
    odds = [0.0, 0.0]
    for side in (HOME, AWAY):
        if moment.turns[side] > 0:
            total = 0.0
            for weight, fact in zip(weights.next, moment.facts[side]):
                total += weight * fact
            odds[side] = exp(max(-20.0, min(20.0, total)))
    whole = 1.0 + odds[0] + odds[1]
    return [odds[0] / whole, odds[1] / whole, 1.0 / whole]


def later(moment: Moment, weights: OutlookWeights, scorer: SideNo) -> list[float]:
    """Touchdowns of home and away, on average, after a side, or neither, was next to score."""
    means = [0.0, 0.0]
    for side in (HOME, AWAY):
        other = OTHER_SIDE[side]
        receiving = moment.receives_later[side] * moment.length
        kicking = moment.receives_later[other] * moment.length
        if scorer >= 0 and moment.half <= 2:
            rest = weights.rest * max(0, min(moment.turns) - 1)
            if scorer == side:
                kicking += rest
            else:
                receiving += rest
        stronger = exp(weights.men * (moment.men[side] - moment.men[other]))
        means[side] = stronger * (weights.attack * receiving + weights.defence * kicking)
    return means


def _ends(ahead: int, ours: float, theirs: float) -> tuple[float, float, float]:
    """Win, draw and loss of who is so much ahead, with so many touchdowns to come on average."""
    mine, yours = _counts(ours), _counts(theirs)
    win = draw = 0.0
    for own, p in enumerate(mine):
        for other, q in enumerate(yours):
            if ahead + own > other:
                win += p * q
            elif ahead + own == other:
                draw += p * q
    return win, draw, max(0.0, 1.0 - win - draw)


def _counts(mean: float) -> list[float]:
    """How likely none, one, two ... come, with so many on average (Poisson), up to the most."""
    found: list[float] = []
    p = exp(-mean)
    for number in range(_MOST):
        found.append(p)
        p *= mean / (number + 1)
    found.append(max(0.0, 1.0 - sum(found)))
    return found
