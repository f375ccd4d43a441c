"""The play-offs of a season: who has qualified, and who meets whom next."""

from __future__ import annotations

from dataclasses import replace

from pigskin.errors import LeagueError
from pigskin.league.brackets import THIRD_PLACE, Bracket, Tie, knock_out, places_for, qualified
from pigskin.league.office import Office
from pigskin.league.seasons.redrawing import with_new_dice
from pigskin.league.seasons.tables import lots_of, tables_in
from pigskin.league.store import Rows
from pigskin.league.values import (
    DIVISION,
    FINAL,
    OPEN,
    PLAY_OFF,
    PLAY_OFFS,
    PLAY_OFFS_STAGE,
    RUNNING,
    SIDES,
    THIRD,
    VOID,
    Fixture,
    LeagueInfo,
    Stage,
    fixture_id,
)


def playoffs(office: Office, quarter_finals: bool = False) -> list[Fixture]:
    """The next matches of the play-offs: the first time of who has qualified, then of winners."""
    with office.writing() as rows:
        info = rows.info()
        if info.state == RUNNING:
            _begin_playoffs(rows, info, quarter_finals)
            rows.put_info(replace(info, state=PLAY_OFFS))
        elif info.state != PLAY_OFFS:
            raise LeagueError(f"there are no play-offs now: the league is {info.state}")
        found = _pair(rows, info.season)
        rows.add_fixtures(found)
        for each in found:
            office.write_down(rows, f"{each.id}: {each.home} and {each.away}, {each.kind}")
        return found


def _begin_playoffs(rows: Rows, info: LeagueInfo, quarter_finals: bool) -> None:
    check_finished(rows, info.season)
    found = tables_in(rows, info, info.season)
    places = places_for(len(found), quarter_finals)
    lots = lots_of(info, info.season, [team for each in found for team in each.stage.teams])
    through = qualified([each.rows for each in found], places, info.switches, lots)
    teams = tuple([each.team for each in through])
    rows.put_stage(Stage(info.season, PLAY_OFFS_STAGE, "Play-offs", PLAY_OFFS, teams))


def check_finished(rows: Rows, season: int) -> None:
    """Everything that was to be played must be played, and all books done."""
    left = [
        each.id
        for each in rows.fixtures(season)
        if each.state == OPEN or any(each.waits_for(side) for side in SIDES)
    ]
    if left:
        raise LeagueError(f"still to be played or booked: {', '.join(left[:8])}")


def bracket(rows: Rows, season: int) -> Bracket:
    """The play-offs of a season as they were drawn."""
    stages = rows.stages(season)
    drawn = [each for each in stages if each.kind == PLAY_OFFS]
    if not drawn:
        raise LeagueError(f"season {season} has no play-offs")
    divisions = {
        team: number
        for number, stage in enumerate([each for each in stages if each.kind == DIVISION], 1)
        for team in stage.teams
    }
    return knock_out(drawn[0].teams, divisions, third_place=True)


def _pair(rows: Rows, season: int) -> list[Fixture]:
    """Fixtures of ties that can be played and are not there yet."""
    fixtures = rows.fixtures(season)
    drawn = bracket(rows, season)
    own = [each for each in fixtures if each.stage == PLAY_OFFS_STAGE and each.state != VOID]
    results = [each.result for each in own if each.state != OPEN]
    known = {frozenset((each.home, each.away)) for each in own}
    taken = {each.id for each in fixtures}  # also of those that are void
    first = 1 + max([each.round for each in fixtures if each.stage != PLAY_OFFS_STAGE], default=0)
    found: list[Fixture] = []
    for number, ties in enumerate(drawn.rounds(results)):
        for place, tie in enumerate(ties, 1):
            if tie.open and frozenset((tie.home, tie.away)) not in known:
                id = _free_id(taken, season, first + number, place)
                kind = _kind(tie, number == len(drawn.rounds()) - 1)
                found.append(
                    Fixture(id, season, PLAY_OFFS_STAGE, first + number, tie.home, tie.away, kind)
                )
    return with_new_dice(rows, found)


def _free_id(taken: set[str], season: int, round: int, place: int) -> str:
    """The id of a tie: by its place, or the next that nobody has had."""
    while fixture_id(season, round, place) in taken:
        place += 1
    id = fixture_id(season, round, place)
    taken.add(id)
    return id


def _kind(tie: Tie, last: bool) -> str:
    if not last:
        return PLAY_OFF
    return THIRD if tie.id == THIRD_PLACE else FINAL
