"""Computer coaches.

>>> from pigskin import Game
>>> game = Game("human", "orc", seed=1)
>>> home, away = make_coach("random", 1), make_coach("random", 2)
>>> while game.question is not None:
...     coach = home if game.question.coach == "home" else away
...     game.answer(coach.choose(game))
>>> game.over
True

A new coach is a class with a `name` and a `choose` (see `base.py`) and a line in `_MAKERS`.
"""

from __future__ import annotations

from collections.abc import Callable

from pigskin.coaches.base import Coach, UnknownCoach


def _random(seed: int | str) -> Coach:
    from pigskin.coaches.random import RandomCoach

    return RandomCoach(seed)


def _scripted(seed: int | str) -> Coach:
    from pigskin.coaches.scripted import ScriptedCoach

    return ScriptedCoach()  # it leaves nothing to chance


# Each is imported only when it is wanted.
_MAKERS: dict[str, Callable[[int | str], Coach]] = {
    "random": _random,
    "scripted": _scripted,
}


def coach_names() -> tuple[str, ...]:
    """The names of all computer coaches."""
    return tuple(_MAKERS)


def make_coach(name: str, seed: int | str = 0) -> Coach:
    """A computer coach by name; whatever it does at random comes from the seed."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownCoach(f"no coach {name!r}; known: {', '.join(_MAKERS)}")
    return maker(seed)


__all__ = ["Coach", "UnknownCoach", "coach_names", "make_coach"]
