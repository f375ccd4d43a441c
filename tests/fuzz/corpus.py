"""Whole inputs to break: games of every edition, stopped at many points."""

import random
from functools import cache

from pigskin import EDITIONS, Game
from pigskin.position import to_text
from pigskin.teams import rosters

_ANSWERS = 700
_EVERY = 23  # answers between two positions that are kept

# Positions as people write them down, without rosters and all that a match has.
SMALL = (
    "home 1 7,7 Block ball\naway 1 8,7 Dodge\nrerolls 2 1",
    "home 1 12,7\nhome 2 12,6 prone\naway 1 13,7\naway 2 13,6 stunned\nball 3,3\nturn away 8",
    "home 1 7,7 Throw Team-Mate st5\nhome 2 7,6 Right Stuff Stunty ball\naway 1 20,7\nhalf 2",
    "home 1 reserves\nhome 2 reserves\nhome 3 ko\naway 1 reserves\naway 2 injured\nphase set-up",
    "home 1 1,1 ball\naway 1 2,2\nacting home 1 blitz moved 2\nused blitz",
)


@cache
def games() -> list[Game]:
    """A few games of each edition, stopped after their beginning, a turn, a half."""
    found: list[Game] = []
    for edition in EDITIONS:
        names = sorted(rosters(edition.id))
        for number, answers in enumerate((0, 12, 60, 120, 250)):
            chance = random.Random(f"{edition.id} {number}")
            game = Game(chance.choice(names), chance.choice(names), edition.id, seed=number)
            _play(game, chance, answers)
            found.append(game)
    return found


@cache
def positions() -> list[tuple[str, str]]:
    """The edition and the text of tables at rest in random games."""
    found: list[tuple[str, str]] = []
    for edition in EDITIONS:
        names = sorted(rosters(edition.id))
        for number in range(2):
            chance = random.Random(f"{edition.id} {number}")
            game = Game(chance.choice(names), chance.choice(names), edition.id, seed=number)
            for _ in range(_ANSWERS // _EVERY):
                _play(game, chance, _EVERY)
                if game.at_rest and not game.over:
                    found.append((edition.id, to_text(game.table)))
        found += [(edition.id, text) for text in SMALL * 4]
    return found


def _play(game: Game, chance: random.Random, answers: int) -> None:
    for _ in range(answers):
        if game.question is None:
            break
        game.answer(chance.choice(game.question.codes))
