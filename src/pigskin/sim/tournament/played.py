"""A game that was played, as a line of JSON: what each coach did, and how long he thought."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final

from pigskin.sim.tournament.plan import TournamentError

# What is counted of each coach in a game; players' deeds first, by their names in a report.
DEEDS: Final = (
    "blocks",
    "casualties",
    "fouls",
    "rushes",
    "dodges",
    "pick_ups",
    "pick_ups_made",
    "hand_offs",
    "passes",
    "completions",
)
COUNTS: Final = (*DEEDS, "turnovers", "rerolls", "turns")


@dataclass(frozen=True, slots=True)
class Half:
    """A half as one coach saw it: touchdowns that were carried over the line."""

    received: bool  # did the other side kick off?
    scored: int
    conceded: int


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long a coach thought, in milliseconds."""

    turns: tuple[float, ...] = ()  # each of its team turns, by the clock on the wall
    turns_process: tuple[float, ...] = ()  # ... and by that of the process
    between: float = 0.0  # all else: set-ups, answers in turns of the other coach


@dataclass(frozen=True, slots=True)
class Part:
    """One coach's part in a game."""

    coach: str
    roster: str
    score: int
    halves: tuple[Half, ...] = ()
    counts: Mapping[str, int] = field(default_factory=dict)
    thinking: Thinking = Thinking()
    failures: int = 0  # questions that it broke down at, or that were answered for it
    failure: str = ""  # the first of them, in words


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a tournament. All but the times and the engine follows from the plan."""

    number: int
    seed: str
    first: int  # the side of the coach named first in the pairing
    home: Part
    away: Part
    winner: str | None
    ending: str
    decisions: int
    seconds: float
    engine: str

    @property
    def control(self) -> bool:
        return self.home.coach == self.away.coach

    @property
    def parts(self) -> tuple[Part, Part]:
        return self.home, self.away

    @property
    def score(self) -> str:
        return f"{self.home.score}-{self.away.score}"

    def untimed(self) -> Played:
        """What follows from the plan alone."""
        home, away = (replace(part, thinking=Thinking()) for part in self.parts)
        return replace(self, home=home, away=away, seconds=0.0, engine="")

    def points(self, side: int) -> float:
        """A win is 1, a draw a half."""
        if self.winner is None:
            return 0.5
        return 1.0 if self.winner == ("home", "away")[side] else 0.0


def to_line(game: Played) -> str:
    """The game on one line."""
    return json.dumps(asdict(game), ensure_ascii=False, separators=(",", ":"))


def from_line(text: str) -> Played:
    """The game of a line; TournamentError if it has none."""
    try:
        tree = json.loads(text)
    except (ValueError, RecursionError):
        raise TournamentError("is no JSON") from None
    try:
        made: Played = _made(Played, tree, home=_part(tree["home"]), away=_part(tree["away"]))
        if made.winner not in (None, "home", "away"):
            raise ValueError
    except (KeyError, TypeError, ValueError, AttributeError):
        raise TournamentError("is no game of a tournament") from None
    return made


def _part(tree: Any) -> Part:
    counts = tree["counts"]
    if set(counts) != set(COUNTS) or not all(type(each) is int for each in counts.values()):
        raise ValueError
    thinking = tree["thinking"]
    times = _made(
        Thinking,
        thinking,
        turns=tuple([float(each) for each in thinking["turns"]]),
        turns_process=tuple([float(each) for each in thinking["turns_process"]]),
    )
    made: Part = _made(
        Part,
        tree,
        halves=tuple([_made(Half, each) for each in tree["halves"]]),
        counts=dict(counts),
        thinking=times,
    )
    return made


def _made(kind: type[Any], tree: Mapping[str, Any], **parts: object) -> Any:
    """A value of this kind: all that it has, each as JSON has it, and nothing else."""
    names = {each.name: each.type for each in fields(kind)}
    if set(tree) != set(names):
        raise ValueError
    for name, declared in names.items():
        if name not in parts and type(tree[name]).__name__ not in _JSON[str(declared)]:
            raise TypeError
    return kind(**{**tree, **parts})


_JSON: Final = {
    "int": ("int",),
    "bool": ("bool",),
    "str": ("str",),
    "float": ("float", "int"),
    "str | None": ("str", "NoneType"),
}
