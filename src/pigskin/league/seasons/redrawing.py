"""Fixtures are taken back that nobody has played: to draw them up otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from pigskin.errors import LeagueError
from pigskin.league.events import Withdrawn
from pigskin.league.office import Office
from pigskin.league.store import Rows
from pigskin.league.values import (
    DRAFTING,
    FRIENDLIES,
    OFF_SEASON,
    OPEN,
    PLAY_OFFS,
    PLAY_OFFS_STAGE,
    RUNNING,
    VOID,
    Fixture,
    LeagueInfo,
)
from pigskin.showing import counted


def unschedule(office: Office) -> list[Fixture]:
    """The last round of the play-offs, or else all fixtures of the season; those taken back.

    The league is then as it was before they were drawn up.
    """
    with office.writing() as rows:
        info = rows.info()
        if info.state not in (RUNNING, PLAY_OFFS):
            raise LeagueError(f"there are no fixtures to take back: the league is {info.state}")
        fixtures = rows.fixtures(info.season)
        if info.state == PLAY_OFFS:
            found = _last_round([each for each in fixtures if each.stage == PLAY_OFFS_STAGE])
        else:
            found = [each for each in fixtures if each.stage != FRIENDLIES]
        for each in found:
            if each.state not in (OPEN, VOID):
                raise LeagueError(f"{each.id} is {each.state}; withdraw it first")
        rows.delete_fixtures([each.id for each in found])
        rows.put_info(_before(rows, info))
        what = "the last pairings" if info.state == PLAY_OFFS else f"season {info.season}"
        office.write_down(rows, f"{what} taken back: {counted(len(found), 'fixture')}")
        return found


def with_new_dice(rows: Rows, fixtures: Iterable[Fixture]) -> list[Fixture]:
    """Fixtures to be added; who has seen the dice of a match before it was withdrawn and all was
    drawn up anew has not seen theirs."""
    seen: Counter[str] = Counter()
    for line in rows.teams():
        events = [entry.event for entry in rows.log(line.id)]
        seen |= Counter([each.withdraws for each in events if isinstance(each, Withdrawn)])
    return [replace(each, withdrawn=seen[each.id]) for each in fixtures]


def _last_round(fixtures: list[Fixture]) -> list[Fixture]:
    last = max([each.round for each in fixtures], default=0)
    return [each for each in fixtures if each.round == last]


def _before(rows: Rows, info: LeagueInfo) -> LeagueInfo:
    """Where the league stands once its fixtures are gone."""
    if info.state == PLAY_OFFS:
        if any(each.stage == PLAY_OFFS_STAGE for each in rows.fixtures(info.season)):
            return info
        rows.delete_stage(info.season, PLAY_OFFS_STAGE)
        return replace(info, state=RUNNING)
    rows.delete_deductions(info.season)
    for stage in rows.stages(info.season):
        if stage.kind != FRIENDLIES:
            rows.delete_stage(info.season, stage.id)
    if info.season == 1:
        return replace(info, state=DRAFTING)
    return replace(info, season=info.season - 1, state=OFF_SEASON)
