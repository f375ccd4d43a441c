"""Matches for tests that want some of every edition."""

from __future__ import annotations

from collections.abc import Iterator

from pigskin import EDITIONS, Dice, Game
from pigskin.questions import DONE, END_TURN, STOP
from pigskin.teams import rosters


def pairings(every: int = 4) -> list[tuple[str, str, str]]:
    """(edition, home, away) for every fourth roster, or so, of each edition."""
    found = []
    for edition in EDITIONS:
        names = list(rosters(edition.id))
        for number in range(0, len(names), every):
            found.append((edition.id, names[number], names[(number * 5 + 2) % len(names)]))
    return found


def eager(game: Game, seed: int) -> Iterator[Game]:
    """A game at every question of a match between coaches who would rather do something."""
    dice = Dice(f"eager {seed}")
    while game.question is not None:
        yield game
        codes = game.question.codes
        if dice.roll(10) > 1:
            codes = [each for each in codes if each not in (END_TURN, STOP, DONE)] or codes
        game.answer(codes[dice.roll(len(codes)) - 1])
