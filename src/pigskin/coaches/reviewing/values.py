"""What a review says, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Side = Literal["home", "away"]


@dataclass
class Point:
    """How a match stands where somebody of a side is about to act: the chances of home."""

    moment: int  # after so many answers
    half: int
    turn: int
    side: Side
    win: float
    draw: float
    loss: float


@dataclass
class Swing:
    """Where the chances changed much: by one action, or by what a turn came to."""

    moment: int
    until: int
    half: int
    turn: int
    side: Side  # who acted
    change: float  # for home, in points: a win is 1, a draw a half
    dice: bool  # was anything rolled?
    event: Any  # what happened, as in the log
    text: str


@dataclass
class Costly:
    """A decision, and a better one."""

    moment: int
    side: Side
    half: int
    turn: int
    cost: float  # in points, as it looked before the dice
    touchdowns: float  # the same by the coach's own ranking
    kind: str  # action, turn or re-roll
    did: Any  # both as advice has it
    better: Any


@dataclass
class Named:
    """A player, for his name."""

    id: str
    side: Side
    number: int
    name: str
    position: str
    race: str


@dataclass
class Review:
    """A whole match."""

    format: int
    edition: str
    teams: list[str]
    score: list[int]
    over: bool
    answers: int
    people: list[Named]
    points: list[Point]
    swings: list[Swing]
    costly: dict[Side, list[Costly]]
    looked: int  # decisions that were looked at closely
