"""A coach who plans the turn of a whole team, and looks at every possibility he can think of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.coaches.planning.effort import THOROUGH
from pigskin.coaches.planning.planner import Planner
from pigskin.numbers import Code

if TYPE_CHECKING:
    from pigskin.game import Game


class VeteranCoach:
    """Takes time to think; the same table gives the same answer."""

    name = "veteran"

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed  # nothing it does is random; every coach is made with one
        self._planner = Planner(THOROUGH)

    def choose(self, game: Game) -> Code:
        """The answer to the game's question."""
        return self._planner.choose(game)
