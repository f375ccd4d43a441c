"""How long coaches took, turn by turn, from the times at which their answers were stored."""

from __future__ import annotations

from typing import Final

from pigskin.game import Game
from pigskin.statistics import Side, Stretches, Times

BREAK: Final = 600.0  # seconds without an answer after which nobody was thinking any more


class Stopwatch:
    """Sees every entry of a match before it is given to the game."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[int, Side], float] = {}
        self._before: float | None = None  # when the last answer was given
        self._stretches: Stretches | None = None
        self._heard = 0

    @property
    def times(self) -> Times:
        """Seconds by stretch and side; nothing for a match without times."""
        return self._seconds

    def see(self, game: Game, by: Side, at: float) -> None:
        """An entry that a coach made at a time; the game is as he saw it."""
        stretch = self._stretch(game)
        if self._before is not None and 0 < at - self._before < BREAK:
            key = stretch, by
            self._seconds[key] = self._seconds.get(key, 0.0) + at - self._before
        self._before = at or None

    def _stretch(self, game: Game) -> int:
        """The stretch under way. What was taken back has not happened: then all is heard anew."""
        told = game.history.count_events()
        if self._stretches is None or told < self._heard:
            self._stretches, self._heard = Stretches(game.start), 0
        for row in game.history.events_since(self._heard):
            self._stretches.hear(row, 0)
        self._heard = told
        return self._stretches.last
