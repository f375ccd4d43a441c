"""How often sorts of teams win: by roster, by manager, or by whatever else tells them apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pigskin.intervals import wilson
from pigskin.league.office import Office
from pigskin.league.values import FIXTURE, FRIENDLY, PLAYED, SIDES, TeamLine

_RESULTS: Final = ("won", "drawn", "lost")


@dataclass(slots=True)
class Tally:
    """The matches of teams of a sort, over all seasons. Friendlies and forfeits do not count."""

    name: str
    matches: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    touchdowns: int = 0
    touchdowns_against: int = 0
    casualties: int = 0
    points: int = 0  # of the table: play-offs bring none
    fixtures: int = 0  # those that do

    @property
    def rate(self) -> float:
        """The part of the matches that were won."""
        return self.won / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the rate lies, 95 times of 100, if these matches are a fair sample."""
        return wilson(self.won, self.matches)

    def to_dict(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "name": self.name,
            "matches": self.matches,
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "win_rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "touchdowns": self.touchdowns,
            "touchdowns_against": self.touchdowns_against,
            "casualties": self.casualties,
            "points": self.points,
            "fixtures": self.fixtures,
        }


def by_roster(line: TeamLine) -> str:
    return line.roster


def tallies(
    office: Office, sort: Callable[[TeamLine], str] = by_roster, season: int | None = None
) -> list[Tally]:
    """The teams of each sort with what they have played, in one season or in all, the most
    successful first."""
    with office.reading() as rows:
        fixtures = rows.fixtures(season)
        worth = {each.season: rows.info_of(each.season).switches.points for each in rows.stages()}
        sorts = {line.id: sort(line) for line in rows.teams()}
    found = {name: Tally(name) for name in sorted(set(sorts.values()))}
    for fixture in fixtures:
        if fixture.state != PLAYED or fixture.kind == FRIENDLY:
            continue
        for number, side in enumerate(SIDES):
            tally = found[sorts[fixture.team(side)]]
            result = "drawn" if not fixture.winner else "won" if fixture.winner == side else "lost"
            setattr(tally, result, getattr(tally, result) + 1)
            tally.matches += 1
            tally.touchdowns += fixture.score[number]
            tally.touchdowns_against += fixture.score[1 - number]
            tally.casualties += fixture.casualties[number]
            if fixture.kind == FIXTURE:
                tally.fixtures += 1
                tally.points += worth[fixture.season][_RESULTS.index(result)]
    return sorted(found.values(), key=lambda each: (-each.rate, each.name))
