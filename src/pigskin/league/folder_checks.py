"""What cannot be in the folder of a league: each is an error that names the file and the entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pigskin.errors import LeagueError, PigskinError
from pigskin.league.events import Created, Hired, Joined
from pigskin.league.folder import FIXTURE_ID, LEAGUE, Folder
from pigskin.league.log import NOTHING, Entry, fold, standing, steps
from pigskin.league.sheet import Sheet
from pigskin.league.standings import result_of
from pigskin.league.values import (
    DRAFTING,
    FINAL,
    FIXTURE,
    FRIENDLIES,
    FRIENDLY,
    PLAY_OFF,
    PLAY_OFFS,
    PLAYED,
    SIDES,
    THIRD,
    Fixture,
    Stage,
)
from pigskin.report.values import MatchReport
from pigskin.showing import quoted
from pigskin.teams.check import problems

# Of which kind the matches of a stage are, if they are no fixtures of a table or a ladder.
_MATCHES: Final = {FRIENDLIES: (FRIENDLY,), PLAY_OFFS: (PLAY_OFF, THIRD, FINAL)}


def expect(right: bool, otherwise: str) -> None:
    if not right:
        raise LeagueError(otherwise)


def told_of(file: str, do: Any, *with_: Any) -> Any:
    """Do something; what goes wrong is said of a file."""
    try:
        return do(*with_)
    except PigskinError as error:
        words = str(error)
        raise LeagueError(words if words.startswith(file) else f"{file}: {words}") from None


# --- teams ------------------------------------------------------------------------------------


def check_names(found: Folder) -> None:
    """No two teams have the same name, nor one that is being drafted."""
    where = {f"teams/{each.id}.toml": each.name for each in found.teams}
    where.update({f"{LEAGUE}: draft {n}": each.name for n, each in enumerate(found.drafts, 1)})
    known: dict[str, str] = {}
    for file, name in where.items():
        first = known.setdefault(name.casefold(), file)
        expect(first == file, f"{file}: {first} is called {quoted(name)}, too")


def check_positions(file: str, first: Created, log: list[Entry]) -> None:
    """Everybody must be of a position there is."""
    sheet = first.after(NOTHING)
    roster = told_of(file, lambda: sheet.roster)
    for number, entry in enumerate(log, 1):
        event = entry.event
        if isinstance(event, Joined | Hired) and event.position:
            told_of(f"{file}: event {number}", roster.position, event.position)


def check_sheet(file: str, log: list[Entry]) -> None:
    """The team must be one that may play."""
    wrong = problems(fold(log).team(), creation=False)
    if wrong:
        first = next(n for n, _, _, each in steps(log) if _has(each, wrong[0]))
        raise LeagueError(f"{file}: event {first}: {wrong[0]}")


def _has(sheet: Sheet, wrong: str) -> bool:
    return wrong in problems(sheet.team(), creation=False)


# --- seasons ----------------------------------------------------------------------------------


def check_stages(file: str, stages: Sequence[Stage], logs: dict[str, list[Entry]]) -> None:
    """Stages of a season have names of their own, and teams there are."""
    for number, stage in enumerate(stages):
        where = f"{file}: stage {stage.id}"
        expect(stage.id not in {each.id for each in stages[:number]}, f"{where} is there twice")
        for team in stage.teams:
            expect(team in logs, f"{where}: no team {quoted(team)} is here")


def check_fixture(where: str, fixture: Fixture, found: Folder, stages: Sequence[Stage]) -> None:
    """A fixture is of a stage, and its teams play there."""
    known = {each.id: each for each in stages}
    right = FIXTURE_ID.fullmatch(fixture.id) and fixture.id.startswith(f"{fixture.season}-")
    expect(bool(right), f"{where}: id is such as {fixture.season}-03-1")
    expect(fixture.stage in known, f"{where}: there is no stage {quoted(fixture.stage)}")
    expect(fixture.home != fixture.away, f"{where}: {fixture.home} cannot meet itself")
    stage = known[fixture.stage]
    kinds = _MATCHES.get(stage.kind, (FIXTURE,))
    expect(fixture.kind in kinds, f"{where}: stage {stage.id} has no {fixture.kind}")
    for side in SIDES:
        team = fixture.team(side)
        expect(team in found.logs, f"{where}: no team {quoted(team)} is here")
        plays = stage.kind == FRIENDLIES or team in stage.teams
        expect(plays, f"{where}: {team} does not play in stage {stage.id}")
    expect(fixture.id not in {each.id for each in found.fixtures}, f"{where} is there twice")


def check_matches(found: Folder) -> None:
    """Fixtures, reports and logs must tell the same."""
    for fixture in found.fixtures:
        where = f"seasons/{fixture.season}.toml: fixture {fixture.id}"
        there = fixture.id in found.reports
        if fixture.state == PLAYED:
            expect(there, f"{where} is played, but reports/{fixture.id}.toml is missing")
            _check_result(where, fixture, found.reports[fixture.id])
        else:
            expect(not there, f"{where} is {fixture.state}, but reports/{fixture.id}.toml is here")
        for side in SIDES:
            team = fixture.team(side)
            booked = any(entry.match == fixture.id for _, entry in standing(found.logs[team]))
            done = fixture.desk(side).done
            expect(done or not booked, f"{where}: teams/{team}.toml has it, {side}_desk is open")
            expect(booked or not done, f"{where}: {side}_desk is done, teams/{team}.toml lacks it")
    known = {each.id for each in found.fixtures}
    for team, log in found.logs.items():
        for number, entry in standing(log):
            right = not entry.match or entry.match in known
            expect(right, f"teams/{team}.toml: event {number}: no fixture {quoted(entry.match)}")


def _check_result(where: str, fixture: Fixture, told: MatchReport) -> None:
    result = result_of(told, fixture.home, fixture.away)
    for name in ("score", "casualties", "winner"):
        said, right = getattr(fixture, name), getattr(result, name)
        expect(
            said == right,
            f"{where}: {name} is {quoted(said)}, by reports/{fixture.id}.toml {quoted(right)}",
        )


def check_seasons(found: Folder) -> None:
    """All seasons so far have tables or a ladder, and none is to come."""
    info = found.info
    drawn = {each.season for each in found.stages if each.kind != FRIENDLIES}
    begun = info.season if info.state != DRAFTING else info.season - 1
    for season in range(1, begun + 1):
        expect(
            season in drawn,
            f"{LEAGUE}: the league is {info.state} in season {info.season}, but season {season} "
            "has no fixtures",
        )
    for stage in found.stages:
        if stage.kind == FRIENDLIES:
            continue
        file = f"seasons/{stage.season}.toml"
        expect(stage.season <= info.season, f"{file}: the league is in {info.season}")
        expect(
            info.state != DRAFTING,
            f"{file}: stage {stage.id}: the league is {info.state}, so nothing is drawn up yet",
        )
    if info.state == PLAY_OFFS:
        there = (info.season, PLAY_OFFS) in {(each.season, each.kind) for each in found.stages}
        expect(there, f"{LEAGUE}: state is {info.state}, but season {info.season} has none")
