"""One digest of many random games: the same for every engine, platform and Python version.

    python benchmarks/identical.py                                  the engine as Python
    PYTHONPATH=build/fast/src python benchmarks/identical.py        the compiled one

`make fast` compares the two.
"""

from __future__ import annotations

import hashlib
import json
import sys

from pigskin.coaches import make_coach
from pigskin.editions import EDITIONS
from pigskin.game import Game
from pigskin.record import state_text
from pigskin.teams import rosters

# Hands of up to six special play cards of all decks, where the edition has decks.
CARDS: dict[str, object] = {"cards": "drawn", "card_decks": "all", "card_count": "die"}


def digest(games: int) -> str:
    """Play games of every edition and hash where they ended and how they got there."""
    seal = hashlib.sha256()
    for edition in EDITIONS:
        names = list(rosters(edition.id))
        for options in ({}, CARDS) if edition.decks else ({},):
            for number in range(games):
                home = names[number % len(names)]
                away = names[(number * 5 + 2) % len(names)]
                game = Game(home, away, edition.id, seed=number, options=options)
                coach = make_coach("random", seed=number)
                while not game.over:
                    game.answer(coach.choose(game))
                seal.update(state_text(game.table).encode())
                for event in game.events:
                    seal.update(json.dumps(event.json).encode())
    return seal.hexdigest()[:16]


if __name__ == "__main__":
    print(digest(int(sys.argv[1]) if len(sys.argv) > 1 else 48))
