"""What a league has written down of a season, gathered for its report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pigskin.errors import LeagueError
from pigskin.league import seasons
from pigskin.league.balance import Tally, tallies
from pigskin.league.brackets import Bracket, Tie
from pigskin.league.ladder import Order
from pigskin.league.leaders import Grave, Logs, cemetery, season_of
from pigskin.league.log import Entry, fold, steps
from pigskin.league.office import Office
from pigskin.league.seasons import StageTable
from pigskin.league.seasons.ladder_order import order_of
from pigskin.league.sheet import Sheet
from pigskin.league.standings import Deduction
from pigskin.league.store import Rows
from pigskin.league.values import (
    FRIENDLY,
    LADDER,
    OFF_SEASON,
    OPEN,
    PLAY_OFFS,
    PLAY_OFFS_STAGE,
    VOID,
    Fixture,
    LeagueInfo,
    Stage,
)
from pigskin.showing import counted


@dataclass(frozen=True, slots=True)
class Match:
    """A match as one of its teams has it."""

    fixture: Fixture
    opponent: str
    score: tuple[int, int]  # its own first
    casualties: tuple[int, int]  # caused, suffered
    outcome: str  # "won", "drawn", "lost"
    value: int | None  # the team value after its books; None before they are done


@dataclass(frozen=True, slots=True)
class Course:
    """How a team has fared in a season."""

    team: str
    first_value: int
    matches: tuple[Match, ...]  # that count, in order


@dataclass(frozen=True, slots=True)
class Season:
    """A season, and what the league knows beside it."""

    info: LeagueInfo
    number: int
    logs: Logs
    sheets: dict[str, Sheet]  # as they are now
    stages: tuple[Stage, ...]
    tables: tuple[StageTable, ...]
    ladder: Order  # the first on top; empty where the season is none
    deductions: tuple[Deduction, ...]
    fixtures: tuple[Fixture, ...]
    bracket: Bracket | None
    meetings: dict[str, tuple[str, str]]  # home and away, by all matches there ever were
    graves: tuple[Grave, ...]  # of all seasons, the latest first
    rates: dict[int, list[Tally]]  # by roster, in every season; 0 is all of them
    last_entry: float  # seconds since 1970; 0 is not known

    def name(self, team: str) -> str:
        """What a team is called; it may be known only by its id."""
        sheet = self.sheets.get(team)
        return sheet.name if sheet is not None else team

    @property
    def dead(self) -> list[Grave]:
        """Who died in this season."""
        return [each for each in self.graves if season_of(each.match) == self.number]

    def stage_name(self, id: str) -> str:
        return next((each.name for each in self.stages if each.id == id), id)

    @property
    def over(self) -> bool:
        return self.number < self.info.season or self.info.state == OFF_SEASON

    @property
    def play_offs(self) -> list[Fixture]:
        """Their matches that count."""
        return [each for each in self.fixtures if _of_play_offs(each) and each.state != VOID]

    @property
    def ties(self) -> tuple[tuple[Tie, ...], ...]:
        """The rounds of the play-offs, as far as they are known."""
        if self.bracket is None:
            return ()
        return self.bracket.rounds([each.result for each in self.play_offs if each.over])

    @property
    def champions(self) -> tuple[str, ...]:
        """Who won the season; nobody while it is open, and several who share the first place."""
        if self.bracket is not None:
            played = [each.result for each in self.play_offs if each.over]
            return self.bracket.places(played)[:1]
        if not self.over or len(self.tables) > 1:
            return ()
        best = [row.team for each in self.tables for row in each.rows if row.place == 1]
        return (*self.ladder[:1], *best)

    @property
    def counted(self) -> list[Fixture]:
        """Matches that have a result and are no friendlies."""
        return [
            each
            for each in self.fixtures
            if each.state not in (OPEN, VOID) and each.kind != FRIENDLY
        ]

    def courses(self) -> list[Course]:
        """How the teams of the season have fared, in the order of their names."""
        there = [team for stage in self.stages for team in stage.teams if team in self.sheets]
        found = [self._course(team) for team in dict.fromkeys(there)]
        return sorted(found, key=lambda it: self.name(it.team).casefold())

    def _course(self, team: str) -> Course:
        first, after = _values(self.logs[team], self.number)
        own = [_seen_by(team, each, after) for each in self.counted if each.side_of(team)]
        return Course(team, first, tuple(own))


def gather(office: Office, number: int | None = None) -> Season:
    """A season of a league; the present one if none is named."""
    with office.reading() as rows:
        info = rows.info()
        season = info.season if number is None else number
        if not 1 <= season <= info.season:
            raise LeagueError(
                f"the league has had {counted(info.season, 'season')}; none has number {season}"
            )
        info = rows.info_of(season)
        logs = {line.id: rows.log(line.id) for line in rows.teams()}
        stages = tuple(rows.stages(season))
        drawn = any(each.kind == PLAY_OFFS for each in stages)
        every = rows.fixtures()
        meetings = {each.id: (each.home, each.away) for each in every}
        acts = rows.acts()
        return Season(
            info=info,
            number=season,
            logs=logs,
            sheets={id: fold(log) for id, log in logs.items()},
            stages=stages,
            tables=tuple(seasons.tables(office, season)),
            ladder=_ladder(rows, info, season),
            deductions=tuple(rows.deductions(season)),
            fixtures=tuple([each for each in every if each.season == season]),
            bracket=seasons.bracket(rows, season) if drawn else None,
            meetings=meetings,
            graves=cemetery(logs, meetings),
            rates={each: tallies(office, season=each or None) for each in range(info.season + 1)},
            last_entry=acts[-1].at if acts else 0.0,
        )


def _ladder(rows: Rows, info: LeagueInfo, season: int) -> Order:
    if any(each.kind == LADDER for each in rows.stages(season)):
        return order_of(rows, replace(info, season=season))
    return ()


def _of_play_offs(fixture: Fixture) -> bool:
    return fixture.stage == PLAY_OFFS_STAGE


def _seen_by(team: str, fixture: Fixture, values: dict[str, int]) -> Match:
    home = fixture.side_of(team) == "home"
    result = fixture.result
    turn = (lambda pair: pair) if home else (lambda pair: (pair[1], pair[0]))
    return Match(
        fixture,
        fixture.away if home else fixture.home,
        turn(result.score),
        turn(result.casualties),
        result.outcomes[0 if home else 1],
        values.get(fixture.id),
    )


def _values(log: Sequence[Entry], season: int) -> tuple[int, dict[str, int]]:
    """The value with which a team went into a season, and after each of its matches."""
    first: Sheet | None = None
    after: dict[str, Sheet] = {}
    for _, entry, before, sheet in steps(log):
        if season_of(entry.match) == season:
            first = first or before
            after[entry.match] = sheet
    first = first or fold(log)
    return first.total_value, {match: sheet.total_value for match, sheet in after.items()}
