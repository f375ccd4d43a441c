"""The games of one coach, added up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pigskin.intervals import mean_of, percentile, wilson
from pigskin.sim.tournament.played import COUNTS, Half, Part, Played

MOST_TURNS: Final = 0.95


class Times(NamedTuple):
    """Milliseconds a team turn: the mean, and what 95 of 100 keep within."""

    turns: int
    mean: float
    slow: float
    process_mean: float  # by the clock of the process, whatever else the machine does
    process_slow: float
    between: float  # in a game, for set-ups and answers in turns of the other coach

    def to_dict(self) -> dict[str, float]:
        return {name: round(value, 3) for name, value in self._asdict().items()}


@dataclass(slots=True)
class Halves:
    """Halves that a coach received in, or those it kicked in; touchdowns of both sides."""

    count: int = 0
    scored: int = 0
    conceded: int = 0
    differences: list[float] = field(default_factory=list)

    def add(self, half: Half) -> None:
        self.count += 1
        self.scored += half.scored
        self.conceded += half.conceded
        self.differences.append(half.scored - half.conceded)

    def to_dict(self) -> dict[str, object]:
        _, error = mean_of(self.differences)
        return {
            "halves": self.count,
            "scored": _each(self.scored, self.count),
            "conceded": _each(self.conceded, self.count),
            "error": round(error, 4),  # of the difference
        }


@dataclass(slots=True)
class Account:
    """What became of a coach in some games, and what it did there."""

    coach: str
    games: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0
    teams: int = 0  # in a game against itself a coach has two
    counts: Counter[str] = field(default_factory=Counter)
    touchdowns: int = 0
    received: Halves = field(default_factory=Halves)
    kicked: Halves = field(default_factory=Halves)
    turns: list[float] = field(default_factory=list)  # milliseconds each
    turns_process: list[float] = field(default_factory=list)
    between: float = 0.0
    failures: int = 0
    failure: str = ""
    _by_seed: dict[tuple[str, str], list[float]] = field(default_factory=dict)

    def add(self, game: Played, side: int) -> None:
        """A game in which the coach sat on this side; against itself the other one counts too."""
        own, other = game.parts[side], game.parts[1 - side]
        points = game.points(side)
        self.games += 1
        self.won += points == 1
        self.drawn += points == 0.5
        self.lost += points == 0
        self.scored += own.score
        self.conceded += other.score
        self._by_seed.setdefault((other.coach, game.seed), []).append(points)
        self._add_team(own)
        if game.control:
            self._add_team(other)

    def _add_team(self, part: Part) -> None:
        self.teams += 1
        self.touchdowns += part.score
        self.counts.update(part.counts)
        for half in part.halves:
            (self.received if half.received else self.kicked).add(half)
        self.turns += part.thinking.turns
        self.turns_process += part.thinking.turns_process
        self.between += part.thinking.between
        self.failures += part.failures
        self.failure = self.failure or part.failure

    @property
    def points(self) -> float:
        """The share of the points: wins and half the draws."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The standard error of it. Games with the same dice are one sample, not two."""
        return mean_of([sum(each) / len(each) for each in self._by_seed.values()])[1]

    @property
    def interval(self) -> tuple[float, float]:
        """Where it lies. Draws spread less than wins and losses, so this errs on the safe side."""
        return wilson(self.won + self.drawn / 2, self.games)

    def a_game(self, what: str) -> float:
        """How often something happens in a game if both teams have this coach."""
        if not self.teams:
            return 0.0
        if what == "draws":
            return self.drawn / self.games
        count = self.touchdowns if what == "touchdowns" else self.counts[what]
        return 2 * count / self.teams

    def style(self) -> dict[str, float]:
        """Every figure a game, both teams together."""
        return {what: round(self.a_game(what), 3) for what in ("touchdowns", "draws", *COUNTS)}

    def to_dict(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "coach": self.coach,
            "games": self.games,
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "points": round(self.points, 4),
            "error": round(self.error, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "scored": _each(self.scored, self.games),
            "conceded": _each(self.conceded, self.games),
            "received": self.received.to_dict(),
            "kicked": self.kicked.to_dict(),
            "style": self.style(),
            "failures": self.failures,
            "failure": self.failure,
        }

    def times(self) -> Times:
        """How long a team turn takes; this alone differs from one run to the next."""
        return Times(
            len(self.turns),
            mean_of(self.turns)[0],
            percentile(self.turns, MOST_TURNS),
            mean_of(self.turns_process)[0],
            percentile(self.turns_process, MOST_TURNS),
            self.between / self.teams if self.teams else 0.0,
        )


def _each(count: int, of: int) -> float:
    return round(count / of, 4) if of else 0.0
