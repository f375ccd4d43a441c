"""What a computer coach is."""

from __future__ import annotations

from typing import Protocol

from pigskin.contract.answers import Option
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.numbers import Code


class UnknownCoach(PigskinError):
    """There is no coach of that name."""


class Coach(Protocol):
    """Anything that answers questions.

    A coach looks at the game and changes nothing; to try something out it plays on a copy with
    other dice (`game.fork(seed)`), for the dice of the game itself are not its to see.
    """

    name: str

    def choose(self, game: Game) -> Option | Code:
        """The answer to `game.question`: one of its options, or that option's code."""
        ...


def let_go(coach: Coach | None, game: Game) -> None:
    """The game is over, or is left: a coach who has to be told (`finish(game)`) is told."""
    finish = getattr(coach, "finish", None)
    if finish is not None:
        finish(game)
