"""The tables of a season, made of what its fixtures have come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pigskin.dice import Dice
from pigskin.errors import LeagueError
from pigskin.league.office import Office
from pigskin.league.standings import Deduction, Row, deducted, draw_lots, table
from pigskin.league.store import Rows
from pigskin.league.values import (
    DIVISION,
    FIXTURE,
    OPEN,
    PLAY_OFFS,
    RUNNING,
    VOID,
    LeagueInfo,
    Stage,
)
from pigskin.showing import counted


@dataclass(frozen=True, slots=True)
class StageTable:
    """The table of a division."""

    stage: Stage
    rows: tuple[Row, ...]


def tables(office: Office, season: int | None = None) -> list[StageTable]:
    """The tables of a season's divisions; of the present one if none is named."""
    with office.reading() as rows:
        wanted = rows.info().season if season is None else season
        return tables_in(rows, rows.info_of(wanted), wanted)


def tables_in(rows: Rows, info: LeagueInfo, season: int) -> list[StageTable]:
    """The same, within a transaction."""
    results = [
        each.result
        for each in rows.fixtures(season)
        if each.kind == FIXTURE and each.state not in (OPEN, VOID)
    ]
    deductions = rows.deductions(season)
    found: list[StageTable] = []
    for stage in rows.stages(season):
        if stage.kind == DIVISION:
            own = [each for each in deductions if each.team in stage.teams]
            lots = lots_of(info, season, stage.teams)
            found.append(StageTable(stage, table(stage.teams, results, info.switches, own, lots)))
    return found


def deduct(office: Office, team: str, points: int, why: str, back: bool = False) -> str:
    """A commissioner takes points from a team, or gives some of them back; in words."""
    if points < 1 or not why.strip():
        raise LeagueError("a deduction is of one point or more, and has a reason")
    with office.writing() as rows:
        season = rows.info().season
        _check_counting(rows, team)
        lost = sum(each.points for each in rows.deductions(season) if each.team == team)
        if back and points > lost:
            raise LeagueError(f"{team} has lost {counted(lost, 'point')} this season")
        given = Deduction(rows.team(team).id, -points if back else points, why)
        rows.deduct(season, given)
        told = f"{team} {deducted(given)}: {why}"
        office.write_down(rows, told)
        return told


def _check_counting(rows: Rows, team: str) -> None:
    """Points are taken while a table is counted; what has followed from one stands."""
    info = rows.info()
    if info.state == PLAY_OFFS:
        raise LeagueError("the play-offs follow from the table; unschedule takes pairings back")
    if info.state != RUNNING:
        raise LeagueError(f"points are taken while a season is played: the league is {info.state}")
    divisions = [each for each in rows.stages(info.season) if each.kind == DIVISION]
    if not divisions:
        raise LeagueError("a ladder has no points")
    if not any(team in each.teams for each in divisions):
        raise LeagueError(f"{team} does not play in season {info.season}")


def lots_of(info: LeagueInfo, season: int, teams: Sequence[str]) -> dict[str, int]:
    """The lots of a season: drawn once, since the seed draws them."""
    return draw_lots(teams, Dice(f"{info.seed}/{season}/lots"))
