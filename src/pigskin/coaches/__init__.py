"""Computer coaches.

>>> from pigskin import Game
>>> game = Game("human", "orc", seed=1)
>>> home, away = make_coach("random", 1), make_coach("random", 2)
>>> while game.question is not None:
...     coach = home if game.question.coach == "home" else away
...     game.answer(coach.choose(game))
>>> game.over
True

A new coach is a class with a `name` and a `choose` (see `base.py`) and a line in `_MAKERS`; one
of your own needs no line here: `make_coach("mine.py:Coach")` takes it from a file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pigskin.coaches.base import Coach, UnknownCoach, let_go
from pigskin.teams.near import hint


def _random(seed: int | str) -> Coach:
    from pigskin.coaches.random import RandomCoach

    return RandomCoach(seed)


def _scripted(seed: int | str) -> Coach:
    from pigskin.coaches.scripted import ScriptedCoach

    return ScriptedCoach()  # it leaves nothing to chance


def _rookie(seed: int | str) -> Coach:
    from pigskin.coaches.rookie import RookieCoach

    return RookieCoach(seed)


def _veteran(seed: int | str) -> Coach:
    from pigskin.coaches.veteran import VeteranCoach

    return VeteranCoach(seed)


def _legend(seed: int | str, budget: str = "") -> Coach:
    from pigskin.coaches.legend import PLAYOUTS, LegendCoach

    return LegendCoach(seed, budget or PLAYOUTS)


# Each is imported only when it is wanted.
_MAKERS: dict[str, Callable[[int | str], Coach]] = {
    "random": _random,
    "scripted": _scripted,
    "rookie": _rookie,
    "veteran": _veteran,
    "legend": _legend,
}
_BUDGETED: Final = "legend:"  # then how much it may think in a turn: legend:2s, legend:400
_BY_THE_CLOCK: Final = {"legend": "legend:2s"}  # where somebody waits


def coach_names() -> tuple[str, ...]:
    """The names of all computer coaches."""
    return tuple(_MAKERS)


def make_coach(name: str, seed: int | str = 0) -> Coach:
    """A computer coach by name, file or command; what it does at random comes from the seed.

    A program (`run:COMMAND`) has chance of its own. `legend` counts its playouts, so that the same
    seed gives the same games; `legend:400` has so many a turn, `legend:2s` so many seconds.
    """
    from pigskin.coaches import own, program

    if program.is_program(name):
        return program.program_coach(name)
    if own.is_own(name):
        return own.own_coach(name, seed)
    if name.startswith(_BUDGETED):
        return _legend(seed, name.removeprefix(_BUDGETED))
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownCoach(
            f"no coach {name!r}; known: {', '.join(_MAKERS)}, a file such as mine.py:Coach, "
            f"or a program such as run:./bot{hint(name, _MAKERS)}"
        )
    return maker(seed)


def table_coach(name: str, seed: int | str = 0) -> Coach:
    """A computer coach for a table where somebody waits: one that searches goes by the clock."""
    return make_coach(_BY_THE_CLOCK.get(name, name), seed)


__all__ = ["Coach", "UnknownCoach", "coach_names", "let_go", "make_coach", "table_coach"]
