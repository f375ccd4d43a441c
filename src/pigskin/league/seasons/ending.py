"""A season ends: who has won it, prizes, the trophy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pigskin.errors import LeagueError
from pigskin.league.events import (
    Event,
    Gold,
    Owed,
    SeasonBegun,
    SeasonEnded,
    TrophyGained,
    TrophyLost,
)
from pigskin.league.figures import league_figures
from pigskin.league.log import Entry, fold
from pigskin.league.office import Office
from pigskin.league.seasons.ladder_order import order_of
from pigskin.league.seasons.playoffs import bracket, check_finished
from pigskin.league.seasons.tables import tables_in
from pigskin.league.sheet import Sheet
from pigskin.league.steps.prizes import CHAMPIONS
from pigskin.league.store import Rows
from pigskin.league.values import (
    LADDER,
    OFF_SEASON,
    OPEN,
    PLAY_OFFS,
    PLAY_OFFS_STAGE,
    RUNNING,
    VOID,
    LeagueInfo,
)

WHILE_HELD = ("re-roll", "gate")  # what a trophy does as long as somebody holds it


def end_season(office: Office) -> tuple[str, ...]:
    """The season is over: prizes, the trophy, and an off-season; the best teams, in order."""
    with office.writing() as rows:
        info = rows.info()
        if info.state not in (RUNNING, PLAY_OFFS):
            raise LeagueError(f"no season is being played: the league is {info.state}")
        check_finished(rows, info.season)
        best = _best(rows, info)
        figures = league_figures(info.edition)
        for line in rows.teams():
            sheet = fold(rows.log(line.id))
            events = list(_prizes(sheet, line.id, best, info, rows))
            if figures.redraft is None and not sheet.retired:  # everybody goes on as he is
                events += [SeasonEnded(rest=False), SeasonBegun()]
            rows.append(
                line.id,
                line.entries,
                [Entry(event, "end of season") for event in events],
                office.by,
                office.clock(),
            )
        rows.keep_switches(info.season, info.switches)
        rows.put_info(replace(info, state=OFF_SEASON))
        won = " and ".join(_champions(rows, info))
        office.write_down(rows, f"season {info.season} ends; champions: {won}")
        return best


def champions(office: Office) -> list[tuple[int, str]]:
    """The seasons that are over, each with the team that won it; several if they share it."""
    with office.reading() as rows:
        info = rows.info()
        over = info.season + (info.state == OFF_SEASON)
        found: list[tuple[int, str]] = []
        for season in range(1, over):
            drawn = any(each.kind == PLAY_OFFS for each in rows.stages(season))
            state = PLAY_OFFS if drawn else RUNNING
            then = replace(rows.info_of(season), season=season, state=state)
            found += [(season, team) for team in _champions(rows, then)]
        return found


def _champions(rows: Rows, info: LeagueInfo) -> tuple[str, ...]:
    """The best team; where a table decides, all that nothing parts at its top."""
    best = _best(rows, info)
    if info.state == PLAY_OFFS or any(it.kind == LADDER for it in rows.stages(info.season)):
        return best[:1]
    (only,) = tables_in(rows, info, info.season)
    return tuple([row.team for row in only.rows if row.place == 1])


def _best(rows: Rows, info: LeagueInfo) -> tuple[str, ...]:
    if info.state == PLAY_OFFS:
        results = [
            each.result
            for each in rows.fixtures(info.season)
            if each.stage == PLAY_OFFS_STAGE and each.state not in (OPEN, VOID)
        ]
        best = bracket(rows, info.season).places(results)
        if len(best) < 2:
            raise LeagueError("the final has not been played; playoffs pairs the next matches")
        return best
    for stage in rows.stages(info.season):
        if stage.kind == LADDER:
            return order_of(rows, info)
    found = tables_in(rows, info, info.season)
    if len(found) != 1:
        raise LeagueError(f"{len(found)} divisions have no champion without play-offs")
    return tuple([row.team for row in found[0].rows])


def _prizes(
    sheet: Sheet, team: str, best: Sequence[str], info: LeagueInfo, rows: Rows
) -> list[Event]:
    """Gold for the first places of play-offs, and what the champions have beside it."""
    found: list[Event] = []
    if info.state != PLAY_OFFS:
        return found
    prizes, prize = info.switches.prizes, info.switches.trophy
    if team in best[: len(prizes)]:
        place = best.index(team)
        found.append(Gold(prizes[place], f"prize for place {place + 1}"))
    effect = prize if prize in WHILE_HELD else ""
    held = next((each for each in sheet.trophies if each.name == CHAMPIONS), None)
    if held is not None and (team != best[0] or held.effect != effect):
        found.append(TrophyLost(CHAMPIONS))
        held = None
    if team == best[0] and held is None:
        found.append(TrophyGained(CHAMPIONS, effect))
    if team == best[0] and prize == "mutation":
        found.append(Owed(prize))
    return found
