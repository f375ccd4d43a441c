"""What a league is made of, beside its teams: stages, fixtures, and who did what."""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass, field

from pigskin.league.standings import Result, forfeit
from pigskin.league.switches import Switches

SIDES = ("home", "away")
OPEN, PLAYED, FORFEITED, UNPLAYED, VOID = "open", "played", "forfeited", "unplayed", "void"
FIXTURE, FRIENDLY, PLAY_OFF, THIRD, FINAL = (
    "fixture", "friendly", "play-off", "third place", "final",
)  # fmt: skip
DRAFTING, RUNNING, PLAY_OFFS, OFF_SEASON = "drafting", "running", "play-offs", "off-season"
DIVISION, LADDER, FRIENDLIES = "division", "ladder", "friendlies"  # stages, beside play-offs
PLAY_OFFS_STAGE = "playoffs"  # the id of that stage


@dataclass(frozen=True, slots=True)
class LeagueInfo:
    """A league: its name, its rules, and where its season stands."""

    id: str
    name: str
    edition: str
    seed: str
    switches: Switches
    season: int = 1
    state: str = DRAFTING


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a season: a division, the play-offs, a ladder, friendlies."""

    season: int
    id: str
    name: str
    kind: str  # "division", "play-offs", "ladder", "friendlies"
    teams: tuple[str, ...]  # ids; of a ladder in its order


@dataclass(frozen=True, slots=True)
class DeskState:
    """How far a coach has got: his answers. Dice follow from the seed, or are among them."""

    answers: tuple[str, ...] = ()
    by_hand: bool = False  # are the dice entered?
    done: bool = False
    begun: bool = False  # has somebody looked? Then dice are what they are


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match that is to be played, or what became of it."""

    id: str  # season, round and number, such as "2-03-1"
    season: int
    stage: str
    round: int
    home: str
    away: str
    kind: str = FIXTURE
    deadline: str = ""
    state: str = OPEN
    gave_way: str = ""  # "home" or "away", of one that was forfeited
    score: tuple[int, int] = (0, 0)
    casualties: tuple[int, int] = (0, 0)  # caused, as far as they earn points
    winner: str = ""
    home_desk: DeskState = field(default_factory=DeskState)
    away_desk: DeskState = field(default_factory=DeskState)
    version: int = 0
    withdrawn: int = 0  # how often: what is played again has other dice

    def team(self, side: str) -> str:
        return self.home if side == "home" else self.away

    def side_of(self, team: str) -> str:
        """ "home", "away", or nothing if the team does not play in it."""
        return {self.home: "home", self.away: "away"}.get(team, "")

    @property
    def dice(self) -> str:
        """What the seeds of its dice begin with, beside that of the league."""
        return f"{self.id}/{self.withdrawn}" if self.withdrawn else self.id

    def desk(self, side: str) -> DeskState:
        return self.home_desk if side == "home" else self.away_desk

    @property
    def over(self) -> bool:
        return self.state != OPEN

    def waits_for(self, side: str) -> bool:
        """Has a coach still to sit down at his desk?"""
        if self.state == FORFEITED:
            return side != self.gave_way and not self.desk(side).done
        return self.state == PLAYED and not self.desk(side).done

    @property
    def won_level(self) -> str:
        """The side that has won though the score is level, or nothing."""
        return self.winner if self.score[0] == self.score[1] else ""

    @property
    def result(self) -> Result:
        """What a table makes of it."""
        kind = self.kind if self.kind in (FIXTURE, FRIENDLY) else PLAY_OFF
        if self.state == UNPLAYED:
            return Result(self.home, self.away, unplayed=True, kind=kind)
        if self.state == FORFEITED:
            return forfeit(self.home, self.away, self.gave_way, kind)
        return Result(self.home, self.away, self.score, self.casualties, self.winner, kind=kind)


@dataclass(frozen=True, slots=True)
class Act:
    """Something somebody did in the league."""

    number: int
    at: float
    by: str
    text: str


@dataclass(frozen=True, slots=True)
class TeamLine:
    """A team of a league, without its sheet."""

    id: str
    name: str
    roster: str
    entries: int
    desk: DeskState | None = None  # a draft that is going on


@dataclass(frozen=True, slots=True)
class Draft:
    """A new team that is being put together: what it is to be, and its coach's answers so far."""

    name: str
    roster: str
    coach: str = ""
    rule: str = ""  # the special rule it takes, if its roster has a choice
    answers: tuple[str, ...] = ()


def free_id(name: str, taken: Collection[str], usual: str) -> str:
    """An id made of a name that nobody has; `usual` is that of names without such letters.

    >>> free_id("The Orcs", ["the-orcs"], "team"), free_id("\u0401\u0436", [], "team")
    ('the-orcs-2', 'team')
    """
    wanted = slug(name) or usual
    numbers = itertools.count(2)
    found = wanted
    while found in taken:
        found = f"{wanted[:44]}-{next(numbers)}"
    return found


def slug(name: str) -> str:
    """The letters of a name that ids are made of, with figures and hyphens; there may be none."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:48].strip("-")


def fixture_id(season: int, round: int, number: int) -> str:
    return f"{season}-{round:02}-{number}"
