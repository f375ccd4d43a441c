"""The order of a season's ladder, as its challenges have made it."""

from __future__ import annotations

from pigskin.errors import LeagueError
from pigskin.league.ladder import LadderRules, Order, climbed
from pigskin.league.standings import Result
from pigskin.league.store import Rows
from pigskin.league.values import LADDER, OPEN, VOID, LeagueInfo, Stage


def _stage(rows: Rows, season: int) -> Stage:
    for stage in rows.stages(season):
        if stage.kind == LADDER:
            return stage
    raise LeagueError(f"season {season} is no ladder")


def results_of(rows: Rows, season: int) -> list[Result]:
    """Results of challenges in the order in which they were made."""
    return [
        each.result
        for each in rows.fixtures(season)
        if each.stage == LADDER and each.state not in (OPEN, VOID)
    ]


def order_of(rows: Rows, info: LeagueInfo) -> Order:
    """The ladder of the season the league is in."""
    stage = _stage(rows, info.season)
    return climbed(stage.teams, results_of(rows, info.season), rules_of(info))


def rules_of(info: LeagueInfo) -> LadderRules:
    return LadderRules(reach=info.switches.ladder_reach)
