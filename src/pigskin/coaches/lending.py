"""A game in the hands of a coach: all that lies on the table, nothing of the dice to come."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pigskin.dice import dice_from
from pigskin.game import Game
from pigskin.starting import Setup


@contextmanager
def lent(game: Game) -> Iterator[Game]:
    """The game with other dice and without its seed, until the coach is done with it.

    Whatever copy he makes meanwhile rolls the other dice. They follow from what lies on the table,
    so that the same coach plays the same games.
    """
    dice, setup = game.table.dice, game.setup
    game.table.dice = dice_from(game.key())
    if setup is not None:
        game.setup = Setup(setup.home, setup.away, setup.edition, None, setup.options)
    try:
        yield game
    finally:
        game.table.dice = dice
        game.setup = setup
