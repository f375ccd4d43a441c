"""A season begins: its fixtures are drawn up, with deadlines; friendlies come in between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from pigskin.dice import Dice
from pigskin.errors import LeagueError
from pigskin.league.fixtures import Round, groups, round_robin, side_by_side
from pigskin.league.log import fold
from pigskin.league.matches import check_books
from pigskin.league.office import Office
from pigskin.league.rules import league_rules
from pigskin.league.seasons.redrawing import with_new_dice
from pigskin.league.store import Rows
from pigskin.league.values import (
    DIVISION,
    DRAFTING,
    FRIENDLIES,
    FRIENDLY,
    OFF_SEASON,
    RUNNING,
    VOID,
    Fixture,
    LeagueInfo,
    Stage,
    fixture_id,
)
from pigskin.showing import counted


@dataclass(frozen=True, slots=True)
class Plan:
    """How the fixtures of a season are to be drawn up."""

    times: int = 1  # that everybody meets everybody
    divisions: int = 1
    rounds: int | None = None
    draw: str = "lot"
    first_deadline: date | None = None
    days: int = 7  # between deadlines


def schedule(office: Office, plan: Plan = Plan()) -> list[Fixture]:
    """The fixtures of a season: of the first, or of the next one after an off-season."""
    with office.writing() as rows:
        info, teams = begin_season(rows)
        season = info.season
        dice = Dice(f"{info.seed}/{season}/fixtures")
        parts = groups(teams, plan.divisions, plan.draw, dice)
        calendars: list[Sequence[Round]] = []
        for number, part in enumerate(parts, 1):
            rows.put_stage(Stage(season, f"d{number}", f"Division {number}", DIVISION, part))
            calendars.append(round_robin(part, plan.times, plan.rounds, dice))
        found = with_new_dice(rows, _fixtures(season, parts, side_by_side(calendars), plan))
        rows.add_fixtures(found)
        rows.put_info(info)
        office.write_down(rows, f"season {season} begins: {counted(len(found), 'fixture')}")
        return found


def begin_season(rows: Rows) -> tuple[LeagueInfo, list[str]]:
    """The league once its next season runs, and who plays in it; nothing is written yet."""
    info = rows.info()
    if info.state not in (DRAFTING, OFF_SEASON):
        raise LeagueError(f"season {info.season} has its fixtures already")
    season = info.season + (info.state == OFF_SEASON)
    teams = _ready(rows, season)
    check_books(rows, season, teams)
    return replace(info, season=season, state=RUNNING), teams


def _ready(rows: Rows, season: int) -> list[str]:
    """The teams that play a season; all must have drawn up their lists for it."""
    sheets = {line.id: fold(rows.log(line.id)) for line in rows.teams()}
    teams = [id for id, sheet in sheets.items() if not sheet.retired]
    late = [id for id in teams if sheets[id].season < season]
    if late:
        raise LeagueError(f"not ready for season {season}: {', '.join(late)}; see redraft")
    owed = [id for id in teams if sheets[id].owed]
    if owed:
        raise LeagueError(f"{', '.join(owed)} has a prize to hand out first; see prize")
    if len(teams) < 2:
        raise LeagueError(f"a season needs two teams or more, not {len(teams)}")
    return teams


def _fixtures(
    season: int, parts: Sequence[Sequence[str]], calendar: Sequence[Round], plan: Plan
) -> list[Fixture]:
    stage = {team: f"d{number}" for number, part in enumerate(parts, 1) for team in part}
    found: list[Fixture] = []
    for each in calendar:
        due = ""
        if plan.first_deadline is not None:
            due = _due(plan.first_deadline, (each.number - 1) * plan.days)
        for number, pair in enumerate(each.pairings, 1):
            id = fixture_id(season, each.number, number)
            found.append(
                Fixture(
                    id, season, stage[pair.home], each.number, pair.home, pair.away, deadline=due
                )
            )
    return found


def _due(first: date, days: int) -> str:
    try:
        return (first + timedelta(days)).isoformat()
    except OverflowError:
        raise LeagueError(f"no calendar has a day so long after {first}") from None


def add_friendly(office: Office, home: str, away: str) -> Fixture:
    """A match outside the table."""
    if home == away:
        raise LeagueError(f"{home} cannot meet itself")
    with office.writing() as rows:
        info = rows.info()
        if info.state == OFF_SEASON:
            raise LeagueError(f"season {info.season} is over; friendlies are played in a season")
        for team in (home, away):
            check_plays(rows, team)
        rows.put_stage(Stage(info.season, FRIENDLIES, "Friendlies", FRIENDLIES, ()))
        id = fixture_id(info.season, 0, rows.next_number(info.season, 0))
        fixture = Fixture(id, info.season, FRIENDLIES, 0, home, away, FRIENDLY)
        rows.add_fixtures([fixture])
        office.write_down(rows, f"{id}: {home} and {away} meet in a friendly")
        return fixture


def check_plays(rows: Rows, team: str) -> None:
    """Nobody is to meet a team that plays no more."""
    if fold(rows.log(rows.team(team).id)).retired:
        raise LeagueError(f"{team} plays no more; see retire --back")


def why_unusual(rows: Rows, friendly: Fixture) -> str:
    """What an edition would say against a friendly that is arranged all the same."""
    if not league_rules(rows.info().edition).friendlies_across_divisions:
        return ""
    pair = {friendly.home, friendly.away}
    for each in rows.fixtures(friendly.season):
        met = each.id != friendly.id and {each.home, each.away} == pair
        if met and each.kind == FRIENDLY and each.state != VOID:
            return f"they meet in {each.id} already, and a pair has one friendly a season"
    divisions = [each for each in rows.stages(friendly.season) if each.kind == DIVISION]
    if len(divisions) > 1 and any(pair <= set(each.teams) for each in divisions):
        return "they are of one division, and friendlies are across divisions"
    return ""


def set_deadline(office: Office, id: str, deadline: date | None) -> Fixture:
    with office.writing() as rows:
        fixture = rows.fixture(id)
        if fixture.over:
            raise LeagueError(f"{id} is {fixture.state} already")
        rows.put_fixture(replace(fixture, deadline=deadline.isoformat() if deadline else ""))
        when = f"by {deadline}" if deadline else "at any time"
        office.write_down(rows, f"{id} is to be played {when}")
        return rows.fixture(id)
