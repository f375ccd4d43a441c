"""What the statistics of a match hold: plain values, flat enough for rows of a table.

A *stretch* of a match is a turn, or what lies between turns: setting up and the kick-off. Stretches
are numbered from 0, moments are answers given: moment 12 is the table after twelve of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

Side: TypeAlias = Literal["home", "away"]
# Seconds that the coach of a side took in a stretch.
Times: TypeAlias = Mapping[tuple[int, Side], float]


@dataclass(frozen=True, slots=True)
class LuckFigures:
    """The luck of a coach in the whole match."""

    rolls: int
    made: int
    expected: float
    more: float  # made beyond what is expected
    band: float  # four matches of five lie between this much less and this much more than 0
    luckier: float  # the share of matches with the same rolls in which fewer are made


@dataclass(frozen=True, slots=True)
class StretchOf:
    """One side in a stretch of the match."""

    players: int | None  # on the pitch as a turn begins; None where none does
    standing: int | None
    rolls: int
    made: int
    expected: float
    luck: float  # made beyond what is expected, from the beginning to the end of this stretch
    band: float  # four matches of five lie between this much less and this much more than 0
    seconds: float | None  # its coach took; None where nobody has looked at a clock


@dataclass(frozen=True, slots=True)
class StretchFigures:
    """A stretch of the match."""

    half: int
    turn: int  # of that side in the half; 0 for a bonus turn, and where it is nobody's
    side: Side | None  # whose turn; None: setting up and the kick-off
    moment: int  # in which it begins
    touchdown: Side | None
    home: StretchOf
    away: StretchOf


@dataclass(frozen=True, slots=True)
class RollFigures:
    """A roll that had to reach something, or block dice."""

    event: int  # its number among the events
    moment: int  # after which it lay
    stretch: int
    side: Side  # whose coach wanted it
    player: str  # who rolled, or whose armour it was: "home 5"
    what: str  # the test, "armour" or "block"
    need: int | None  # None for block dice
    chooser: Side | None  # of block dice
    dice: tuple[str, ...]  # figures, or faces of block dice
    chance: float
    made: bool


@dataclass(frozen=True, slots=True)
class BlockFigures:
    """Blocks of a side with so many dice."""

    side: Side
    dice: int
    chooser: Side
    throws: int
    felled: int  # skills aside
    expected: float


@dataclass(frozen=True, slots=True)
class FaceFigures:
    """A face of the block dice of a side."""

    side: Side
    face: str
    thrown: int
    thrown_expected: float
    result: int  # what throws came to, if the chooser takes what is best for him, skills aside
    result_expected: float
    chosen: int


@dataclass(frozen=True, slots=True)
class BallFigures:
    """Where the ball came to be after an answer."""

    moment: int
    stretch: int
    x: int
    y: int
    side: Side | None  # whose player has it
    player: str | None
    touchdown: bool


@dataclass(frozen=True, slots=True)
class SquareFigures:
    """How often the ball came to a square, and players stood there as turns began."""

    x: int
    y: int
    ball: int
    home: int
    away: int


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """What a player did."""

    player: str  # "home 5"
    side: Side
    shirt: int
    name: str
    position: str
    turns: int  # which he was on the pitch for as they began, of either side
    points: int  # star player points his feats are worth
    touchdowns: int
    completions: int
    casualties: int
    interceptions: int
    kills: int
    blocks: int
    knock_downs: int  # opponents he knocked down
    knock_outs: int  # opponents he knocked out
    fouls: int
    passes: int
    hand_offs: int
    dodges: int
    dodges_made: int
    rushes: int
    rushes_made: int
    pick_ups: int
    pick_ups_made: int
    catches: int
    catches_made: int
    squares: int  # he went with the ball
    forward: int  # of these towards the line he scores at, less those back
    rolls: int
    luck: float
    hurt: tuple[str, ...]
    sent_off: bool


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures of a match, over or not."""

    edition: str
    teams: tuple[str, str]
    score: tuple[int, int]
    over: bool
    moments: int
    timed: bool  # are there times?
    home: LuckFigures
    away: LuckFigures
    stretches: tuple[StretchFigures, ...]
    rolls: tuple[RollFigures, ...]
    blocks: tuple[BlockFigures, ...]
    faces: tuple[FaceFigures, ...]
    ball: tuple[BallFigures, ...]
    squares: tuple[SquareFigures, ...]
    players: tuple[PlayerFigures, ...]

    def luck(self, side: Side) -> LuckFigures:
        return self.home if side == "home" else self.away
