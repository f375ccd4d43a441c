"""A game in the hands of a coach: all that he may know, nothing of the dice to come."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pigskin.dice import dice_from
from pigskin.effects.hands import hides
from pigskin.game import Game
from pigskin.hiding import known_copy, without_seed
from pigskin.pitch import OTHER_SIDE


@contextmanager
def lent(game: Game) -> Iterator[Game]:
    """The game with other dice and without its seed, until the coach who is asked is done with it.

    Whatever copy he makes meanwhile rolls the other dice. They follow from what he knows of the
    table, so that the same coach plays the same games. If the other coach has cards in hand he is
    given a copy, in which they are others.
    """
    question = game.question
    assert question is not None, "the game is over"
    others = dice_from(game.key(question.coach))
    if hides(game.table, OTHER_SIDE[question.side]):
        yield known_copy(game, question.side, others)
        return
    dice, setup = game.table.dice, game.setup
    game.table.dice = others
    if setup is not None:
        game.setup = without_seed(setup)
    try:
        yield game
    finally:
        game.table.dice = dice
        game.setup = setup
