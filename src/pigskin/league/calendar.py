"""Seasons: fixtures are drawn up, tables made of them, play-offs, and the season ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from pigskin.dice import Dice
from pigskin.errors import LeagueError
from pigskin.league.brackets import (
    THIRD_PLACE,
    Bracket,
    Tie,
    knock_out,
    places_for,
    qualified,
)
from pigskin.league.desk import Desk
from pigskin.league.desks import redraft as redraft_desk
from pigskin.league.events import Event, Gold, SeasonBegun, SeasonEnded, TrophyGained, TrophyLost
from pigskin.league.figures import league_figures
from pigskin.league.fixtures import Round, groups, round_robin, side_by_side
from pigskin.league.ladder_order import LADDER, order_of
from pigskin.league.log import Entry, fold
from pigskin.league.office import Office
from pigskin.league.sheet import Sheet
from pigskin.league.standings import Deduction, Row, draw_lots, table
from pigskin.league.store import Rows
from pigskin.league.values import (
    DRAFTING,
    FINAL,
    FIXTURE,
    FRIENDLY,
    OFF_SEASON,
    OPEN,
    PLAY_OFF,
    PLAY_OFFS,
    RUNNING,
    SIDES,
    THIRD,
    VOID,
    DeskState,
    Fixture,
    LeagueInfo,
    Stage,
    fixture_id,
)

DIVISION = "division"
FRIENDLIES = "friendlies"
CHAMPIONS = "championship"  # the trophy
PLAY_OFFS_STAGE = "playoffs"


@dataclass(frozen=True, slots=True)
class Plan:
    """How the fixtures of a season are to be drawn up."""

    times: int = 1  # that everybody meets everybody
    divisions: int = 1
    rounds: int | None = None
    draw: str = "lot"
    first_deadline: date | None = None
    days: int = 7  # between deadlines


# --- fixtures ---------------------------------------------------------------------------------


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
        found = list(_fixtures(season, parts, side_by_side(calendars), plan))
        rows.add_fixtures(found)
        rows.put_info(info)
        office.write_down(rows, f"season {season} begins: {len(found)} fixtures")
        return found


def begin_season(rows: Rows) -> tuple[LeagueInfo, list[str]]:
    """The league once its next season runs, and who plays in it; nothing is written yet."""
    info = rows.info()
    if info.state not in (DRAFTING, OFF_SEASON):
        raise LeagueError(f"season {info.season} has its fixtures already")
    season = info.season + (info.state == OFF_SEASON)
    return replace(info, season=season, state=RUNNING), _ready(rows, season)


def _ready(rows: Rows, season: int) -> list[str]:
    """The teams that play a season; all must have drawn up their lists for it."""
    sheets = {line.id: fold(rows.log(line.id)) for line in rows.teams()}
    teams = [id for id, sheet in sheets.items() if not sheet.retired]
    late = [id for id in teams if sheets[id].season < season]
    if late:
        raise LeagueError(f"not ready for season {season}: {', '.join(late)}; see redraft")
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
            due = (plan.first_deadline + timedelta((each.number - 1) * plan.days)).isoformat()
        for number, pair in enumerate(each.pairings, 1):
            id = fixture_id(season, each.number, number)
            found.append(
                Fixture(
                    id, season, stage[pair.home], each.number, pair.home, pair.away, deadline=due
                )
            )
    return found


def add_friendly(office: Office, home: str, away: str) -> Fixture:
    """A match outside the table."""
    if home == away:
        raise LeagueError(f"{home} cannot meet itself")
    with office.writing() as rows:
        info = rows.info()
        for team in (home, away):
            rows.team(team)
        rows.put_stage(Stage(info.season, FRIENDLIES, "Friendlies", FRIENDLIES, ()))
        id = fixture_id(info.season, 0, rows.next_number(info.season, 0))
        fixture = Fixture(id, info.season, FRIENDLIES, 0, home, away, FRIENDLY)
        rows.add_fixtures([fixture])
        office.write_down(rows, f"{id}: {home} and {away} meet in a friendly")
        return fixture


def set_deadline(office: Office, id: str, deadline: date | None) -> Fixture:
    with office.writing() as rows:
        fixture = rows.fixture(id)
        rows.put_fixture(replace(fixture, deadline=deadline.isoformat() if deadline else ""))
        office.write_down(rows, f"{id} is to be played by {deadline or 'any time'}")
        return rows.fixture(id)


# --- tables -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StageTable:
    """The table of a division."""

    stage: Stage
    rows: tuple[Row, ...]


def tables(office: Office, season: int | None = None) -> list[StageTable]:
    """The tables of a season's divisions; of the present one if none is named."""
    with office.reading() as rows:
        info = rows.info()
        return _tables(rows, info, info.season if season is None else season)


def _tables(rows: Rows, info: LeagueInfo, season: int) -> list[StageTable]:
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
            lots = draw_lots(stage.teams, Dice(f"{info.seed}/{season}/lots"))
            found.append(StageTable(stage, table(stage.teams, results, info.switches, own, lots)))
    return found


def deduct(office: Office, team: str, points: int, why: str) -> None:
    """A commissioner takes points from a team."""
    if points < 1 or not why.strip():
        raise LeagueError("a deduction is of one point or more, and has a reason")
    with office.writing() as rows:
        season = rows.info().season
        rows.deduct(season, Deduction(rows.team(team).id, points, why))
        office.write_down(rows, f"{team} loses {points} points: {why}")


# --- play-offs --------------------------------------------------------------------------------


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
    left = [each.id for each in rows.fixtures(info.season) if _unfinished(each)]
    if left:
        raise LeagueError(f"still to be played or booked: {', '.join(left[:8])}")
    found = _tables(rows, info, info.season)
    places = places_for(len(found), quarter_finals)
    lots = draw_lots(
        [team for each in found for team in each.stage.teams],
        Dice(f"{info.seed}/{info.season}/lots"),
    )
    through = qualified([each.rows for each in found], places, info.switches, lots)
    teams = tuple([each.team for each in through])
    rows.put_stage(Stage(info.season, PLAY_OFFS_STAGE, "Play-offs", PLAY_OFFS, teams))


def _unfinished(fixture: Fixture) -> bool:
    return fixture.state == OPEN or any(fixture.waits_for(side) for side in SIDES)


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
    first = 1 + max([each.round for each in fixtures if each.stage != PLAY_OFFS_STAGE], default=0)
    found: list[Fixture] = []
    for number, ties in enumerate(drawn.rounds(results)):
        for place, tie in enumerate(ties, 1):
            if tie.open and frozenset((tie.home, tie.away)) not in known:
                id = fixture_id(season, first + number, place)
                kind = _kind(tie, number == len(drawn.rounds()) - 1)
                found.append(
                    Fixture(id, season, PLAY_OFFS_STAGE, first + number, tie.home, tie.away, kind)
                )
    return found


def _kind(tie: Tie, last: bool) -> str:
    if not last:
        return PLAY_OFF
    return THIRD if tie.id == THIRD_PLACE else FINAL


# --- the end ----------------------------------------------------------------------------------


def end_season(office: Office) -> tuple[str, ...]:
    """The season is over: prizes, the trophy, and an off-season; the best teams, in order."""
    with office.writing() as rows:
        info = rows.info()
        if info.state not in (RUNNING, PLAY_OFFS):
            raise LeagueError(f"no season is being played: the league is {info.state}")
        left = [each.id for each in rows.fixtures(info.season) if _unfinished(each)]
        if left:
            raise LeagueError(f"still to be played or booked: {', '.join(left[:8])}")
        best = _best(rows, info)
        figures = league_figures(info.edition)
        for line in rows.teams():
            log = rows.log(line.id)
            events = list(_prizes(fold(log), line.id, best, info, rows))
            if figures.redraft is None:  # everybody goes on as he is
                events += [SeasonEnded(rest=False), SeasonBegun()]
            rows.append(
                line.id,
                line.entries,
                [Entry(event, "end of season") for event in events],
                office.by,
                office.clock(),
            )
        rows.put_info(replace(info, state=OFF_SEASON))
        office.write_down(rows, f"season {info.season} ends; champions: {best[0]}")
        return best


def champions(office: Office) -> list[tuple[int, str]]:
    """The seasons that are over, each with the team that won it."""
    with office.reading() as rows:
        info = rows.info()
        over = info.season + (info.state == OFF_SEASON)
        found: list[tuple[int, str]] = []
        for season in range(1, over):
            drawn = any(each.kind == PLAY_OFFS for each in rows.stages(season))
            then = replace(info, season=season, state=PLAY_OFFS if drawn else RUNNING)
            found.append((season, _best(rows, then)[0]))
        return found


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
    found = _tables(rows, info, info.season)
    if len(found) != 1:
        raise LeagueError(f"{len(found)} divisions have no champion without play-offs")
    return tuple([row.team for row in found[0].rows])


def _prizes(
    sheet: Sheet, team: str, best: Sequence[str], info: LeagueInfo, rows: Rows
) -> list[Event]:
    """Gold for the first places of play-offs, and the trophy for the champions."""
    figures = league_figures(info.edition)
    found: list[Event] = []
    held = any(each.name == CHAMPIONS for each in sheet.trophies)
    if info.state != PLAY_OFFS:
        return found
    if team in best[: len(figures.prizes)]:
        place = best.index(team)
        found.append(Gold(figures.prizes[place], f"prize for place {place + 1}"))
    if held and team != best[0]:
        found.append(TrophyLost(CHAMPIONS))
    elif team == best[0] and not held:
        found.append(TrophyGained(CHAMPIONS, figures.trophy))
    return found


# --- the list of the next season --------------------------------------------------------------


def redraft(office: Office, team: str) -> Desk:
    """The desk at which a team draws up its list, where its coach left it."""
    with office.reading() as rows:
        return _redraft(rows, team)


def _redraft(rows: Rows, team: str) -> Desk:
    info, line = rows.info(), rows.team(team)
    if info.state != OFF_SEASON:
        raise LeagueError("lists are drawn up between seasons; see end-season")
    sheet = fold(rows.log(team))
    if sheet.season > info.season:
        raise LeagueError(f"{team} has drawn up its list for season {sheet.season} already")
    desk = redraft_desk(sheet, info.switches, Dice(f"{info.seed}/{info.season}/redraft/{team}"))
    for answer in (line.desk or DeskState()).answers:
        desk.answer(answer)
    return desk


def answer_redraft(office: Office, team: str, given: Sequence[str]) -> Desk:
    """Answers of a coach who draws up his list: all are taken, or none."""

    def hand_over(desk: Desk) -> None:
        for each in given:
            desk.answer(each)

    return _draw_up(office, team, hand_over)


def manage_redraft(office: Office, team: str, choose: Callable[[Desk], str]) -> Desk:
    """A list from here to its end, by somebody who answers everything."""

    def decide(desk: Desk) -> None:
        while desk.question is not None:
            desk.answer(choose(desk))

    return _draw_up(office, team, decide)


def _draw_up(office: Office, team: str, act: Callable[[Desk], None]) -> Desk:
    with office.writing() as rows:
        desk = _redraft(rows, team)
        act(desk)
        line = rows.team(team)
        if desk.over:
            rows.append(team, line.entries, desk.entries, office.by, office.clock())
            rows.put_team_desk(team, None)
            office.write_down(rows, f"{team} has its list for the next season")
        else:
            rows.put_team_desk(team, DeskState(tuple(desk.answers)))
        return desk
