"""Pigskin plays Blood Bowl: the whole board game, in Python.

Importing the package loads next to nothing: a part of it is loaded when it is first named, the
rules and data of an edition when the first game of it begins.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pigskin.contract.answers import Option
    from pigskin.dice import Dice, ScriptedDice
    from pigskin.editions import EDITIONS, edition
    from pigskin.editions.bb2016.edition import BB2016
    from pigskin.editions.bb2020.edition import BB2020
    from pigskin.editions.lrb6.edition import LRB6
    from pigskin.errors import (
        DiceError,
        EditionError,
        GameOver,
        IllegalAnswer,
        MalformedAnswer,
        NothingToUndo,
        NotYourTurn,
        PigskinError,
        PositionError,
        RecordError,
        ReportError,
        UnknownName,
    )
    from pigskin.events import Event
    from pigskin.game import Game
    from pigskin.looking import Player
    from pigskin.questions import Question
    from pigskin.record import load
    from pigskin.report import MatchReport
    from pigskin.rolls import Roll
    from pigskin.starting import Outcome

__version__ = "0.1.0"

__all__ = [
    "BB2016",
    "BB2020",
    "EDITIONS",
    "LRB6",
    "Dice",
    "DiceError",
    "EditionError",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "MalformedAnswer",
    "MatchReport",
    "NotYourTurn",
    "NothingToUndo",
    "Option",
    "Outcome",
    "PigskinError",
    "Player",
    "PositionError",
    "Question",
    "RecordError",
    "ReportError",
    "Roll",
    "ScriptedDice",
    "UnknownName",
    "edition",
    "load",
]

# Where each name is, for those who want it.
_HOME: Final[dict[str, str]] = {
    "BB2016": "editions.bb2016.edition",
    "BB2020": "editions.bb2020.edition",
    "LRB6": "editions.lrb6.edition",
    "EDITIONS": "editions",
    "Dice": "dice",
    "ScriptedDice": "dice",
    "Event": "events",
    "Game": "game",
    "Outcome": "starting",
    "Player": "looking",
    "Option": "contract.answers",
    "Question": "questions",
    "load": "record",
    "MatchReport": "report",
    "Roll": "rolls",
}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A public name, from the module that has it."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"{__name__}.{_HOME.get(name, 'errors')}"), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


class _Package(ModuleType):
    """`pigskin.edition` is the function that finds an edition, though a module has that name."""

    @property
    def edition(self) -> object:
        return import_module("pigskin.editions").edition

    @edition.setter
    def edition(self, module: object) -> None:
        """The module is found in `sys.modules`; importing it does not hide the function."""


sys.modules[__name__].__class__ = _Package
