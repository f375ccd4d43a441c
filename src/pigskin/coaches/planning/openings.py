"""While the kick is in the air: who is given the ball, who goes under it, who takes a step.

The receivers move next. So the field is looked at as the kickers see it when they have to wait for
that turn: what is worst for them is best for the receivers.
"""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.supposing import Suppose
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import Weights
from pigskin.model import NOBODY, Table
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.masks import BIT
from pigskin.pitch import OTHER_SIDE, distance
from pigskin.questions import (
    DONE,
    GIVE_BALL,
    NOBODY_DOES,
    PLAYER_USES,
    SNAP,
    STEP,
    STOP,
    TAKE_PLAYER,
    Question,
    player_of,
    second_square,
    square_of,
    verb_of,
)

_HANDS: Final = 0.03  # what it is worth how well somebody looks after the ball
_FAR: Final = 0.3  # of that, what a square nearer to the ball makes up for
_NEARER: Final = 0.01  # a step of who is going to fetch the ball
_LEAST: Final = 0.003  # less is no reason to move
_UNTIDY: Final = 1  # a kick is harder to catch than a ball that is handed over


def touchback(
    table: Table, question: Question, traits: Traits, weights: Weights | None
) -> Code:
    """To who is safe with it where he stands, and comes far from there."""
    waiting = Suppose(table, OTHER_SIDE[question.side], traits, weights)
    guarded = Suppose(table, question.side, traits, weights)

    def worth(answer: Code) -> float:
        player = player_of(answer)
        total = _HANDS * waiting.trait(player).hands()
        waiting.takes(player)
        total -= 0.5 * waiting.worth()
        waiting.back()
        guarded.takes(player)
        total += 0.5 * guarded.worth()
        guarded.back()
        return total

    return max([each for each in question.codes if verb_of(each) == GIVE_BALL], key=worth)


def high_kick(
    table: Table, question: Question, traits: Traits, weights: Weights | None
) -> Code:
    """The player under the ball who makes most of it, caught or not; nobody if that is better."""
    waiting = Suppose(table, OTHER_SIDE[question.side], traits, weights)
    spot = question.square
    best, most = NOBODY_DOES, -waiting.worth() + _LEAST
    for answer in question.codes:
        if verb_of(answer) != TAKE_PLAYER:
            continue
        player = player_of(answer)
        trait = waiting.trait(player)
        zones = table.zones_on(spot, question.side)
        caught = trait.catches(zones, _UNTIDY)
        waiting.moves(player, spot)
        worth = -(1 - caught) * waiting.worth()
        waiting.takes(player)
        worth += caught * (_HANDS * trait.hands() - waiting.worth())
        waiting.back()
        if worth > most:
            best, most = answer, worth
    return best


def quick_snap(
    table: Table, question: Question, traits: Traits, weights: Weights | None
) -> Code:
    """The step that gains most, as long as one does."""
    start = Start(table, question, traits, weights)
    best, most = DONE, _LEAST
    for answer in question.codes:
        if verb_of(answer) == SNAP:
            gain = start.gain(player_of(answer), second_square(answer))
            if gain > most:
                best, most = answer, gain
    return best


def runs_under_it(
    table: Table, question: Question, traits: Traits, weights: Weights | None
) -> Code:
    """Who runs under the kick: whoever is going to fetch the ball, if he may."""
    start = Start(table, question, traits, weights)
    for answer in question.codes:
        if verb_of(answer) == PLAYER_USES and player_of(answer) == start.fetcher:
            return answer
    return NOBODY_DOES


def step_under_it(
    table: Table, question: Question, traits: Traits, weights: Weights | None
) -> Code:
    """The next square of who runs under the kick."""
    start = Start(table, question, traits, weights)
    start.fetcher = question.player
    best, most = STOP, _LEAST
    for answer in question.codes:
        if verb_of(answer) == STEP:
            gain = start.gain(question.player, square_of(answer))
            if gain > most:
                best, most = answer, gain
    return best


class Start:
    """The receivers before the ball comes down: what a step of one of them would gain."""

    def __init__(
        self, table: Table, question: Question, traits: Traits, weights: Weights | None
    ) -> None:
        self.waiting = Suppose(table, OTHER_SIDE[question.side], traits, weights)
        self.spot: Square = self.waiting.field.ball
        self.before = self.waiting.worth()
        self.fetcher: PlayerNo = self._fetcher()

    def _fetcher(self) -> PlayerNo:
        """The likeliest to fetch the ball: good hands, and a short and easy way."""
        best, most = NOBODY, -99.0
        field = self.waiting.field
        for player in field.theirs if self.spot else ():
            hands = field.trait_of(player).hands()
            if hands > 0 and not field.down[player]:
                worth = hands * field.chance_to(player, BIT[self.spot])
                worth -= _FAR * distance(field.place[player], self.spot)
                if worth > most:
                    best, most = player, worth
        return best

    def gain(self, player: PlayerNo, sq: Square) -> float:
        """What it gains if a receiver goes to a square."""
        waiting = self.waiting
        here = waiting.field.place[player]
        if waiting.table.board[sq]:
            return 0.0  # they would change places
        waiting.moves(player, sq)
        gain = self.before - waiting.worth()
        waiting.back()
        if player == self.fetcher:
            gain += _NEARER * (distance(here, self.spot) - distance(sq, self.spot))
        return gain
