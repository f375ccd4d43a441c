"""The tables of an edition for what happens between matches, from its `league.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from pigskin.errors import LeagueError
from pigskin.league.switches import Switches, with_switch
from pigskin.teams.books import Books, books

FILE: Final = "league.toml"


@dataclass(frozen=True, slots=True)
class Expenses:
    """What a team pays that is worth much."""

    start: int
    step: int
    each: int
    most: int | None = None

    def due(self, value: int) -> int:
        """For a team of this value."""
        if value < self.start:
            return 0
        due = self.each * (1 + (value - self.start) // self.step)
        return due if self.most is None else min(due, self.most)


@dataclass(frozen=True, slots=True)
class Mistakes:
    """What may become of gold that is not spent."""

    start: int
    unit: int
    loss: str  # of half the treasury: rounded "up" or "down"
    rows: tuple[tuple[int, tuple[str, ...]], ...]  # from a treasury on: by D6

    def result(self, treasury: int, die: int) -> str:
        """ "minor", "major", "catastrophe" or nothing."""
        results = [row for start, row in self.rows if treasury >= start]
        return results[-1][die - 1] if results else ""

    def half(self, treasury: int) -> int:
        """What a major incident costs."""
        lost = treasury // 2
        return lost - lost % self.unit if self.loss == "down" else lost + -lost % self.unit


@dataclass(frozen=True, slots=True)
class Redraft:
    """Gold for the list of a new season."""

    budget: int
    game: int
    win: int
    draw: int
    season: int  # more for a player, for every season
    heals_on: int  # of a D6, for every injury


@dataclass(frozen=True, slots=True)
class KeptSkill:
    """A skill that may stay with a player after a match: which, from whom, and what it is worth."""

    whence: str
    value: int
    skill: str = ""  # this one
    category: str = ""  # or any of a category
    taught: bool = False  # or any that a journeyman was taught


@dataclass(frozen=True, slots=True)
class LeagueFigures:
    """The numbers of an edition between matches. What it does not have is empty."""

    points: dict[str, int]  # by feat
    titles: tuple[str, ...]
    levels: tuple[int, ...]  # points for the first, second ... improvement roll
    improvement: dict[int, tuple[str, ...]]  # 2D6: the characteristics it may raise
    costs: dict[str, tuple[int, ...]]  # of advancements, by how many he has
    advances_max: int
    characteristic: tuple[tuple[int, tuple[str, ...]], ...]  # up to a D16: which
    winnings_unit: int
    winnings_bonus: int
    expenses: dict[str, Expenses]
    mistakes: Mistakes | None
    leaves_with_points: int | None
    leaves_with_advances: int | None
    leaves_on: int
    redraft: Redraft | None
    kept: tuple[KeptSkill, ...]
    switches: Switches

    def level(self, points: int) -> int:
        """How many improvement rolls a player of so many points has had."""
        return sum(points >= each for each in self.levels)

    def worth(self, feats: dict[str, int]) -> int:
        """Star player points of what a player did."""
        return sum(self.points.get(feat, 0) * times for feat, times in feats.items())

    def may_rise(self, die: int) -> tuple[str, ...]:
        """The characteristics that a D16 offers."""
        return next(stats for last, stats in self.characteristic if die <= last)


@cache
def league_figures(edition: str) -> LeagueFigures:
    """The figures of an edition."""
    tables = league_tables(books(edition))
    expenses = tables.get("expenses", {})
    advancement = dict(tables.get("advancement", {}))
    most = advancement.pop("most", 0)
    season = tables["season"]
    switches = Switches(
        points=tuple(season["points"]),
        prizes=tuple(season.get("prizes", ())),
        trophy=season.get("trophy", "none"),
    )
    for name, value in tables["switches"].items():
        switches = with_switch(switches, name, value)
    return LeagueFigures(
        points=dict(tables["points"]),
        titles=tuple(tables["levels"]["titles"]),
        levels=tuple(tables["levels"].get("at", ())),
        improvement={int(n): tuple(row) for n, row in tables.get("improvement", {}).items()},
        costs={how: tuple(row) for how, row in advancement.items()},
        advances_max=most,
        characteristic=tuple(
            [(int(last), tuple(row)) for last, row in tables.get("characteristic", {}).items()]
        ),
        winnings_unit=tables["winnings"]["unit"],
        winnings_bonus=tables["winnings"].get("bonus", 0),
        expenses={
            name: Expenses(each["from"], each["step"], each["each"], each.get("most"))
            for name, each in expenses.items()
        },
        mistakes=_mistakes(tables.get("mistakes")),
        leaves_with_points=tables["concession"].get("leaves_with_points"),
        leaves_with_advances=tables["concession"].get("leaves_with_advances"),
        leaves_on=tables["concession"]["leaves_on"],
        redraft=Redraft(**tables["redraft"]) if "redraft" in tables else None,
        kept=tuple([KeptSkill(**each) for each in tables.get("kept", ())]),
        switches=switches,
    )


def _mistakes(table: dict[str, Any] | None) -> Mistakes | None:
    if table is None:
        return None
    rows = tuple([(row["from"], tuple(row["results"])) for row in table["rows"]])
    return Mistakes(table["from"], table["unit"], table["loss"], rows)


def league_tables(own: Books) -> dict[str, Any]:
    """The tables of the edition, laid over those of the one it shares them with."""
    try:
        tables = own.data(FILE)
    except OSError:
        raise LeagueError(f"{own.id} says nothing about leagues: it has no {FILE}") from None
    if "shares" not in tables:
        return tables
    shared = league_tables(books(tables["shares"]))
    return {
        name: {**shared[name], **table}
        if name in shared and isinstance(table, dict) and name != "mistakes"
        else table
        for name, table in {**shared, **tables}.items()
    }
