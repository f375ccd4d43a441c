"""Computer coaches.

>>> from pigskin import Game
>>> game = Game("human", "orc", seed=1)
>>> home, away = make_coach("random", 1), make_coach("random", 2)
>>> while game.question is not None:
...     coach = home if game.question.coach == "home" else away
...     game.answer(coach.choose(game))
>>> game.over
True

A new coach is a class with a `name` and a `choose` (see `base.py`) and a line in `_KNOWN`.
"""

from __future__ import annotations

from importlib import import_module
from typing import cast

from pigskin.coaches.base import Coach, UnknownCoach

# name: where its class is; the class is called with a seed. Imported only when it plays.
_KNOWN: dict[str, str] = {
    "random": "pigskin.coaches.random:RandomCoach",
}


def coach_names() -> tuple[str, ...]:
    """The names of all computer coaches."""
    return tuple(_KNOWN)


def make_coach(name: str, seed: int | str = 0) -> Coach:
    """A computer coach by name; whatever it does at random comes from the seed."""
    place = _KNOWN.get(name)
    if place is None:
        raise UnknownCoach(f"no coach {name!r}; known: {', '.join(_KNOWN)}")
    module, _, kind = place.partition(":")
    return cast(Coach, getattr(import_module(module), kind)(seed))


__all__ = ["Coach", "UnknownCoach", "coach_names", "make_coach"]
