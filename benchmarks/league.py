"""How long a large league takes: 200 teams and 10 seasons, on SQLite.

    python benchmarks/league.py [--teams 200] [--seasons 10] [--json]

Logs are written as seasons would leave them, without playing them. Times are those of a running
process that opens the league anew each time (once with logs nobody has read before, then the middle
of five), and of whole commands: by the clock, and what they take of a processor, which can be
compared even where others use the machine as well.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from pigskin.league import seasons
from pigskin.league.events import Advanced, Earned, Event, FansChanged, Gold, Mvp, PlayedMatch
from pigskin.league.log import Entry
from pigskin.league.office import Office, new_league, open_office
from pigskin.league.sheet import Sheet
from pigskin.league.store import LeagueStore
from pigskin.league.values import DeskState, Fixture, Stage, fixture_id
from pigskin.teams import ready_team

ROSTERS = ("human", "orc", "skaven", "dwarf", "wood_elf", "nurgle")
MATCHES = 14  # of a team in a season
SKILLS = ("Block", "Tackle", "Wrestle", "Pro", "Kick", "Fend")


def build(path: Path, teams: int, seasons: int) -> None:
    """A league that has been played for years."""
    chance = random.Random(1)
    with LeagueStore(str(path), create=True) as store:
        office = new_league(store, "Large", "bb2020", seed="1", by="benchmark")
        ids = []
        for number in range(teams):
            team = ready_team("bb2020", ROSTERS[number % len(ROSTERS)])
            ids.append(office.add_team(replace(team, name=f"Team {number}")))
        for id in ids:
            _write_log(office, id, seasons, chance)
        with office.writing() as rows:
            for season in range(1, seasons + 1):
                for part in range(0, teams, 8):
                    stage = f"d{part // 8 + 1}"
                    rows.put_stage(
                        Stage(season, stage, stage, "division", tuple(ids[part : part + 8]))
                    )
                rows.add_fixtures(list(_fixtures(ids, season, chance)))
            rows.put_info(replace(rows.info(), season=seasons, state="running"))


def _fixtures(ids: list[str], season: int, chance: random.Random) -> Iterator[Fixture]:
    done = DeskState(done=True)
    for round in range(1, MATCHES + 1):
        number = 0
        for part in range(0, len(ids), 8):
            for one, other in ((0, 1), (2, 3), (4, 5), (6, 7)):
                number += 1
                score = (chance.randint(0, 3), chance.randint(0, 3))
                yield Fixture(
                    fixture_id(season, round, number), season, f"d{part // 8 + 1}", round,
                    ids[part + one], ids[part + other], state="played", score=score,
                    casualties=(1, 2), home_desk=done, away_desk=done,
                )  # fmt: skip


def _write_log(office: Office, id: str, seasons: int, chance: random.Random) -> None:
    sheet, line = office.sheet(id), len(office.log(id))
    entries: list[Entry] = []
    for season in range(1, seasons + 1):
        for round in range(1, MATCHES + 1):
            match = fixture_id(season, round, 1)
            entries += [Entry(event, "books", match) for event in _events(sheet, chance)]
    with office.writing() as rows:
        rows.append(id, line, entries, "benchmark", 1.0)


def _events(sheet: Sheet, chance: random.Random) -> Iterator[Event]:
    yield PlayedMatch("somebody", (1, 1), "drawn")
    yield Gold(40_000, "winnings")
    yield Gold(-40_000, "a mistake")
    yield FansChanged(0)
    keys = list(sheet.players)
    for key in keys:
        yield Earned(key, 1, {"completions": 1, "blocks": 3})
    yield Mvp(chance.choice(keys), 4)
    if chance.random() < 0.3:
        yield Advanced(chance.choice(keys), chance.choice(SKILLS), "random primary", 0, 10_000)


def once(work: Callable[[], object]) -> float:
    """Milliseconds."""
    begun = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begun)


def middle(work: Callable[[], object]) -> float:
    """Milliseconds, the middle of five."""
    return statistics.median([once(work) for _ in range(5)])


def measure(path: Path, teams: int) -> dict[str, float]:
    some = [f"team-{number}" for number in range(0, teams, max(1, teams // 7))]

    def sheets() -> None:
        for each in some:
            with LeagueStore(str(path)) as store:
                print_sheet(open_office(store).sheet(each))

    def tables() -> None:
        with LeagueStore(str(path)) as store:
            seasons.tables(open_office(store))

    found = {
        "a sheet nobody has read before": once(sheets) / len(some),
        "open, fold and print a sheet": middle(sheets) / len(some),
        "all tables of a season": middle(tables),
    }
    team = some[0]
    for verb, *words in (["sheet", team], ["log", team], ["why", team, "value"], ["table"]):
        taken, of_processor = by_command("league", verb, str(path), *words)
        found[f"{verb} by command"] = taken
        found[f"{verb} by command, processor"] = of_processor
    found["pigskin --version"], found["pigskin --version, processor"] = by_command("--version")
    return found


def by_command(*words: str) -> tuple[float, float]:
    """Milliseconds a command takes, and those of a processor; the middle of five."""
    command = [sys.executable, "-m", "pigskin", *words]
    taken, of_processor = [], []
    for _ in range(5):
        before = processor()
        taken.append(once(lambda: subprocess.run(command, capture_output=True, check=True)))
        of_processor.append(processor() - before)
    return statistics.median(taken), statistics.median(of_processor)


def processor() -> float:
    """Milliseconds of a processor that programs have taken which we have run."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (used.ru_utime + used.ru_stime)


def print_sheet(sheet: Sheet) -> str:
    lines = [f"{sheet.name} {sheet.value:,}"]
    for player in sheet.active:
        lines.append(f"{player.number} {player.name} {player.spp} {sheet.value_of(player):,}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--teams", type=int, default=200)
    parser.add_argument("--seasons", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.league"
        build(path, asked.teams, asked.seasons)
        found = measure(path, asked.teams)
        size = path.stat().st_size
    if asked.json:
        print(json.dumps({**found, "bytes": size}, indent=2))
        return
    print(f"{asked.teams} teams, {asked.seasons} seasons, {size / 1e6:.0f} MB")
    for what, taken in found.items():
        print(f"  {what:32} {taken:7.0f} ms")


if __name__ == "__main__":
    main()
