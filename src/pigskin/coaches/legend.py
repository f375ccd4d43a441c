"""A coach who tries out what the veteran would do, and what else could be done, before he acts."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from pigskin.coaches.searching.budget import budget_of
from pigskin.coaches.searching.search import Searcher
from pigskin.numbers import Code
from pigskin.showing import shown

if TYPE_CHECKING:
    from pigskin.game import Game

PLAYOUTS: Final = "160"  # a turn


class LegendCoach:
    """Searches with a budget for each turn; his dice are his own, never those of the game."""

    name = "legend"

    def __init__(self, seed: int | str = 0, budget: str = PLAYOUTS) -> None:
        self.seed = seed
        self.stepped_in = 0  # how often the search broke down, and he answered like a veteran
        self._searcher = Searcher(budget_of(budget), seed)

    def choose(self, game: Game) -> Code:
        """The answer to the game's question."""
        question = game.question
        assert question is not None, "the game is over"
        try:
            return self._searcher.choose(game, question)
        except Exception as error:
            if not self.stepped_in:
                told = f"the search broke down at a question of {question.kind}: {error!r}"
                print(f"pigskin: {self.name}: {shown(told)}", file=sys.stderr)
            self.stepped_in += 1
            return self._searcher.unsearched(game)
