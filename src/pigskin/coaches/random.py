"""The coach who does anything at all."""

from __future__ import annotations

from pigskin.dice import Dice
from pigskin.game import Game
from pigskin.numbers import Code


class RandomCoach:
    """Answers uniformly at random; the same seed chooses the same answers everywhere."""

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self.dice = Dice(f"random coach {seed}")

    def choose(self, game: Game) -> Code:
        question = game.question
        assert question is not None, "the game is over"
        codes = question.codes
        return codes[self.dice.roll(len(codes)) - 1]
