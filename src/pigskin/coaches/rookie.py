"""A coach who plans like the veteran, but at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.coaches.planning.effort import GLANCE
from pigskin.coaches.planning.planner import Planner
from pigskin.numbers import Code

if TYPE_CHECKING:
    from pigskin.game import Game


class RookieCoach:
    """Sensible and quick; the same table gives the same answer."""

    name = "rookie"

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed  # nothing it does is random; every coach is made with one
        self._planner = Planner(GLANCE)

    def choose(self, game: Game) -> Code:
        """The answer to the game's question."""
        return self._planner.choose(game)
