"""Pigskin plays Blood Bowl: the whole board game, in Python."""

from pigskin.dice import Dice, ScriptedDice
from pigskin.editions import EDITIONS, edition
from pigskin.editions.bb2016.edition import BB2016
from pigskin.editions.bb2020.edition import BB2020
from pigskin.editions.lrb6.edition import LRB6
from pigskin.errors import (
    DiceError,
    GameOver,
    IllegalAnswer,
    MalformedAnswer,
    NotYourTurn,
    PigskinError,
    PositionError,
    RecordError,
)
from pigskin.events import Event
from pigskin.game import Game, Outcome
from pigskin.questions import Option, Question
from pigskin.record import load

__version__ = "0.1.0"

__all__ = [
    "BB2016",
    "BB2020",
    "EDITIONS",
    "LRB6",
    "Dice",
    "DiceError",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "MalformedAnswer",
    "NotYourTurn",
    "Option",
    "Outcome",
    "PigskinError",
    "PositionError",
    "Question",
    "RecordError",
    "ScriptedDice",
    "edition",
    "load",
]
