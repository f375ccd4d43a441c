"""How much a manager is worth: leagues in which half the teams have one and half have another.

    python benchmarks/managers.py --edition bb2020 --leagues 6 --seasons 2 --jobs 2

Every roster plays twice in a league, once for each manager, on the pitch with the same coach; so
all that differs is what happens at the desks. The figure is the difference of points per match of
the table. Matches of a league hang together, so leagues are what is counted: the interval is
Student's, 95 of 100, over the differences of the leagues. The same arguments play the same matches.

`--against benchmarks/managers.py:Idle` compares with a manager who hires, fires and buys nothing.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from pigskin.league.balance import tallies
from pigskin.league.desk import Desk
from pigskin.league.managers.random import RandomManager
from pigskin.league.office import new_league
from pigskin.league.simulate import Staff, simulate
from pigskin.league.store import LeagueStore
from pigskin.league.values import TeamLine
from pigskin.teams import ready_team

ROSTERS = {
    "lrb6": ("human", "orc", "undead", "wood_elf"),
    "bb2016": ("human", "orc", "shambling_undead", "wood_elf"),
    "bb2020": ("human", "orc", "shambling_undead", "wood_elf"),
}
# Student's t for 95 of 100, by degrees of freedom; further on it hardly changes.
STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
)  # fmt: skip


class Idle(RandomManager):
    """Neither hires nor fires nor buys between matches; the rest is left to chance."""

    name = "idle"

    def choose(self, desk: Desk) -> str:
        assert desk.question is not None
        if desk.question.kind == "hire":
            return "done"
        return super().choose(desk)


def _store(folder: str) -> LeagueStore:
    return LeagueStore(str(Path(folder) / "one.league"), create=True)


def one_league(
    edition: str, number: int, seasons: int, jobs: int, names: tuple[str, str]
) -> list[float]:
    """Points per match of both managers' teams."""
    with tempfile.TemporaryDirectory() as folder, _store(folder) as store:
        office = new_league(store, "Managers", edition, seed=f"managers {number}")
        managers: dict[str, str] = {}
        for roster in ROSTERS[edition]:
            for place, manager in enumerate(names):
                team = replace(ready_team(edition, roster), name=f"{roster} {place}")
                managers[office.add_team(team)] = manager
        simulate(office, seasons, number, jobs, Staff(managers=managers))

        def sort(line: TeamLine) -> str:
            return managers[line.id]

        found = {each.name: each.points / each.fixtures for each in tallies(office, sort)}
        return [found[name] for name in names]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--edition", default="bb2020", choices=ROSTERS)
    parser.add_argument("--leagues", type=int, default=6)
    parser.add_argument("--seasons", type=int, default=2)
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first league; fresh ones are others"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--manager", default="steady")
    parser.add_argument("--against", default="random")
    given = parser.parse_args()
    names = (given.manager, given.against)
    points: list[list[float]] = []
    for number in range(given.first, given.first + given.leagues):
        points.append(one_league(given.edition, number, given.seasons, given.jobs, names))
        one, other = points[-1]
        print(
            f"league {number}: {one:.2f} and {other:.2f} points a match",
            file=sys.stderr,
            flush=True,
        )
    differences = [one - other for one, other in points]
    mean = statistics.mean(differences)
    print(f"{given.edition}, {given.leagues} leagues of {given.seasons} seasons:")
    for place, name in enumerate(names):
        print(f"  {name}: {statistics.mean([each[place] for each in points]):.2f} points a match")
    if len(differences) > 1:
        t = STUDENT[min(len(differences) - 1, len(STUDENT)) - 1]
        reach = t * statistics.stdev(differences) / len(differences) ** 0.5
        print(f"  difference {mean:.2f}, from {mean - reach:.2f} to {mean + reach:.2f}")


if __name__ == "__main__":
    main()
