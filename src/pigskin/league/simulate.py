"""Seasons played by computers: coaches on the pitch, managers at the desks.

Matches that do not wait for each other go to several processes; books are done here, in the order
of the fixtures. All chance follows from the league's seed and that of the simulation, so it makes
no difference how many processes there are, nor whether it was interrupted: what is open is played,
and what is missing is done.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from pigskin.coaches import let_go, make_coach
from pigskin.editions import edition as find_edition
from pigskin.editions import edition_of_id
from pigskin.errors import LeagueError
from pigskin.game import Game
from pigskin.league import matches
from pigskin.league.managers import Manager, make_manager
from pigskin.league.matches import Meeting
from pigskin.league.office import Office
from pigskin.league.seasons import PRIZE, REDRAFT, Plan, end_season, playoffs, schedule
from pigskin.league.values import (
    DIVISION,
    DRAFTING,
    FIXTURE,
    LADDER,
    OFF_SEASON,
    OPEN,
    RUNNING,
    SIDES,
    Fixture,
)
from pigskin.record import to_text
from pigskin.report.values import MatchReport
from pigskin.sim.games import USUAL_OPTIONS
from pigskin.teams.near import hint
from pigskin.workers import Workers, most_jobs

ONE_ROUND: Final = Plan()  # everybody meets everybody once
_SEMI_FINALISTS: Final = 4


@dataclass(frozen=True, slots=True)
class Staff:
    """Who plays and who manages: one for everybody, and others for some teams, by their ids."""

    coach: str = "scripted"
    manager: str = "steady"
    coaches: Mapping[str, str] = field(default_factory=dict)
    managers: Mapping[str, str] = field(default_factory=dict)

    def coach_of(self, team: str) -> str:
        return self.coaches.get(team, self.coach)

    def manager_of(self, team: str) -> str:
        return self.managers.get(team, self.manager)

    def check(self, teams: Iterable[str]) -> None:
        """Raise the error of the first name nobody knows."""
        known = list(teams)
        for team in (*self.coaches, *self.managers):
            if team not in known:
                raise LeagueError(f"no team {team!r} plays here{hint(team, known)}")
        for coach in (self.coach, *self.coaches.values()):
            make_coach(coach)
        for manager in (self.manager, *self.managers.values()):
            make_manager(manager)


@dataclass(frozen=True, slots=True)
class Match:
    """What another process has to know to play a match."""

    meeting: Meeting
    edition: str  # its id, or the folder of a house edition
    seed: str
    coaches: tuple[str, str]

    @property
    def fixture(self) -> str:
        return self.meeting.fixture.id


@dataclass(frozen=True, slots=True)
class Told:
    """What is known of a match afterwards."""

    report: MatchReport
    record: str | None = None


@dataclass(frozen=True, slots=True)
class Stand:
    """How far a simulation has come."""

    season: int
    played: int  # matches of this season
    matches: int  # of it, as far as they are drawn up


@dataclass(slots=True)
class Seasons:
    """What came of a simulation."""

    champions: list[tuple[int, str]] = field(default_factory=list)  # season, team
    matches: int = 0
    seconds: float = 0.0


def play(match: Match) -> Told:
    """Two computer coaches play a match, and leave a record of it."""
    game = _played(match, silenced=False)
    return Told(game.report(), to_text(game))


def play_silently(match: Match) -> Told:
    """The same match without a record: much quicker where coaches are quick."""
    return Told(_played(match, silenced=True).report())


def _played(match: Match, silenced: bool) -> Game:
    edition, meeting = find_edition(match.edition), match.meeting
    options = {**USUAL_OPTIONS, **meeting.options}
    game = Game(meeting.home, meeting.away, edition, seed=match.seed, options=options)
    if silenced:
        game.silence()
    coaches = [
        make_coach(name, f"{match.seed}/{side}")
        for name, side in zip(match.coaches, SIDES, strict=True)
    ]
    try:
        while game.question is not None:
            game.answer(coaches[game.question.side].choose(game))
    finally:
        for coach in coaches:
            let_go(coach, game)
    return game


def simulate(
    office: Office,
    seasons: int = 1,
    seed: int | str = 0,
    jobs: int = 1,
    staff: Staff = Staff(),
    plan: Plan = ONE_ROUND,
    progress: Callable[[Stand], None] | None = None,
    play: Callable[[Match], Told] = play,
    found: Seasons | None = None,
) -> Seasons:
    """Play so many seasons to their end; one that has begun is the first of them.

    `plan` says how fixtures are drawn up where there are none yet, `play` how a match comes about.
    `found` is filled as it goes, for whoever wants to know how far it came.
    """
    office = Office(office.store, office.league, office.by, _Clock(office))
    staff.check([each.id for each in office.teams()])
    found = Seasons() if found is None else found
    started = time.perf_counter()
    with Workers(min(jobs, most_jobs())) as workers:
        run = _Run(office, seed, staff, workers, play, progress, found)
        try:
            for _ in range(seasons):
                champion = run.season(plan)
                found.champions.append((office.info.season, champion))
        finally:
            found.seconds = time.perf_counter() - started
    return found


class _Clock:
    """Seconds that pass with what is done, from the last act of the league on: so the same
    simulation leaves the same files, whenever it runs and wherever it was interrupted."""

    def __init__(self, office: Office) -> None:
        acts = office.acts()
        self._now = float(int(acts[-1].at)) if acts else 0.0

    def __call__(self) -> float:
        self._now += 1
        return self._now


@dataclass(frozen=True, slots=True)
class _Run:
    office: Office
    seed: int | str
    staff: Staff
    workers: Workers
    play: Callable[[Match], Told]
    progress: Callable[[Stand], None] | None
    found: Seasons

    def season(self, plan: Plan) -> str:
        """A season to its end; the champions."""
        if self.office.info.state in (DRAFTING, OFF_SEASON):
            self._draw_up_lists()
            schedule(self.office, plan)
        self._check_no_ladder()
        while True:
            self._play_what_is_open()
            if not self._pair_playoffs():
                return end_season(self.office)[0]

    def _check_no_ladder(self) -> None:
        with self.office.reading() as rows:
            if any(each.kind == LADDER for each in rows.stages(rows.info().season)):
                raise LeagueError("a ladder lives by challenges, and computers make none")

    def _draw_up_lists(self) -> None:
        info = self.office.info
        if info.state != OFF_SEASON:
            return
        for line in self.office.teams():
            sheet = self.office.sheet(line.id)
            if sheet.owed:
                manager = self._manager(line.id, f"{info.season}/prize")
                PRIZE.manage(self.office, line.id, manager.choose)
            if not sheet.retired and sheet.season <= info.season:
                manager = self._manager(line.id, f"{info.season}/redraft")
                REDRAFT.manage(self.office, line.id, manager.choose)

    def _pair_playoffs(self) -> bool:
        """Are there more matches? Less than four teams of one division have no play-offs."""
        with self.office.reading() as rows:
            info = rows.info()
            parts = [each.teams for each in rows.stages(info.season) if each.kind == DIVISION]
        if info.state == RUNNING and len(parts) == 1 and len(parts[0]) < _SEMI_FINALISTS:
            return False
        return bool(playoffs(self.office))

    # --- matches and books --------------------------------------------------------------------

    def _play_what_is_open(self) -> None:
        while True:
            self._give_way()
            fixtures = self._fixtures()
            for each in fixtures:
                self._do_books(each)
            together = _independent([each for each in fixtures if each.state == OPEN])
            if not together:
                return
            tasks = [self._match(each.id) for each in together]
            for match, told in zip(tasks, self.workers.in_order(self.play, tasks), strict=True):
                matches.report(self.office, match.fixture, told.report, told.record)
                self.found.matches += 1
                with self.office.reading() as rows:
                    self._do_books(rows.fixture(match.fixture))
                self._tell()

    def _give_way(self) -> None:
        """Teams that play no more give their matches away, once nobody has books to do."""
        lines = self.office.teams()
        retired = {each.id for each in lines if self.office.sheet(each.id).retired}
        for each in self._fixtures() if retired else ():
            self._do_books(each)
            gone = [side for side in SIDES if each.team(side) in retired]
            if gone and each.state == OPEN:
                nobody = len(gone) == 2 and each.kind == FIXTURE  # a play-off needs a winner
                matches.forfeit(self.office, each.id, "both" if nobody else gone[0])

    def _fixtures(self) -> list[Fixture]:
        with self.office.reading() as rows:
            return rows.fixtures(rows.info().season)

    def _match(self, id: str) -> Match:
        found = matches.meeting(self.office, id)
        rules = edition_of_id(self.office.info.edition)
        coaches = (
            self.staff.coach_of(found.fixture.home),
            self.staff.coach_of(found.fixture.away),
        )
        return Match(found, rules.folder or rules.id, f"{found.seed}/{self.seed}", coaches)

    def _do_books(self, fixture: Fixture) -> None:
        for side in SIDES:
            if fixture.waits_for(side):
                manager = self._manager(fixture.team(side), fixture.id)
                matches.manage(self.office, fixture.id, side, manager.choose)

    def _manager(self, team: str, where: str) -> Manager:
        """A manager for one desk: so it makes no difference what he did before."""
        seed = f"{self.office.info.seed}/{where}/{team}/{self.seed}"
        return make_manager(self.staff.manager_of(team), seed)

    def _tell(self) -> None:
        if self.progress is not None:
            fixtures = self._fixtures()
            played = sum(each.over for each in fixtures)
            self.progress(Stand(self.office.info.season, played, len(fixtures)))


def _independent(fixtures: Iterable[Fixture]) -> list[Fixture]:
    """The matches that can be played at once: of the first round, and nobody's second one."""
    found: list[Fixture] = []
    busy: set[str] = set()
    for each in fixtures:
        if found and each.round != found[0].round:
            break
        if not busy & {each.home, each.away}:
            found.append(each)
            busy |= {each.home, each.away}
    return found
