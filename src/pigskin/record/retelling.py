"""Playing a game again for people to watch."""

from __future__ import annotations

from collections.abc import Iterator

from pigskin.dice import ReplayedDice, ScriptedDice
from pigskin.game import Game
from pigskin.record.playing import give
from pigskin.record.writing import start_of


def retell(game: Game) -> Iterator[Game]:
    """The game once more from its beginning: the same table, as it is after every answer."""
    again = start_of(game, ReplayedDice(game.history.all_tape(), ScriptedDice()))
    yield again
    for answer in game.history.all_answers():
        give(again, answer)
        yield again
