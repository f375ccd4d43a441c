"""Leagues in a database, SQLite or PostgreSQL, beside the matches of the web table.

Everything that belongs together is written in one transaction. Logs follow on each other by number
and fixtures by version, so that of two who write at once one is refused, and nothing is doubled.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from pigskin.errors import LeagueError, UnknownEdition
from pigskin.house.finding import VARIABLE
from pigskin.league.figures import league_figures
from pigskin.league.log import Entry
from pigskin.league.plain import from_tree, to_tree
from pigskin.league.standings import Deduction
from pigskin.league.switches import Switches, with_switch
from pigskin.league.values import Act, DeskState, Draft, Fixture, LeagueInfo, Stage, TeamLine
from pigskin.report.values import MatchReport
from pigskin.storage.errors import problem
from pigskin.storage.opening import bring_up_to_date, engine_for
from pigskin.storage.places import make_room, place, words_for
from pigskin.storage.tables.leagues import (
    league_acts,
    league_deductions,
    league_drafts,
    league_entries,
    league_fixtures,
    league_seasons,
    league_stages,
    league_teams,
    leagues,
)

_NONE: Final = ""


class Meanwhile(LeagueError):
    """Somebody else has changed the same thing; look again."""


class LeagueStore:
    """A database that holds leagues. Several may use it at once."""

    def __init__(self, database: str, *, create: bool = False) -> None:
        self.url = place(database)
        self.where = words_for(self.url)
        if self.url.get_backend_name() == "sqlite":
            path = str(self.url.database)
            if not create and not os.path.exists(path):
                raise LeagueError(f"{path}: there is no such league; pigskin league new makes one")
            folder = os.path.dirname(path)
            if not os.path.exists(folder):
                raise LeagueError(f"{path} is in a folder that does not exist")
            make_room(path)
        self._write: Engine = engine_for(self.url, writing=True)
        self._read: Engine = engine_for(self.url, writing=False)
        bring_up_to_date(self._write, self.where)

    def close(self) -> None:
        self._write.dispose()
        self._read.dispose()

    def __enter__(self) -> LeagueStore:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextlib.contextmanager
    def reading(self, league: str) -> Iterator[Rows]:
        """The league as it is at one moment."""
        with self._begun(self._read) as connection:
            yield Rows(connection, league)

    @contextlib.contextmanager
    def writing(self, league: str) -> Iterator[Rows]:
        """Everything written here is kept together, or none of it if something goes wrong."""
        with self._begun(self._write) as connection:
            yield Rows(connection, league)

    @contextlib.contextmanager
    def _begun(self, engine: Engine) -> Iterator[Connection]:
        try:
            with engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise Meanwhile(
                f"{self.where}: somebody else has written the same thing meanwhile; look again"
            ) from None
        except SQLAlchemyError as error:
            raise LeagueError(f"{self.where}: {problem(error)}") from error

    def titles(self) -> dict[str, str]:
        """The names of all leagues, by their ids."""
        with self._begun(self._read) as connection:
            rows = connection.execute(
                select(leagues.c.id, leagues.c.name).order_by(leagues.c.created, leagues.c.id)
            )
            return {row.id: row.name for row in rows}

    def create(self, info: LeagueInfo, at: float) -> None:
        """A new league."""
        with self.writing(info.id) as rows:
            rows.create(info, at)


class Rows:
    """The rows of one league, within a transaction."""

    def __init__(self, connection: Connection, league: str) -> None:
        self._connection = connection
        self._league = league

    # --- the league ---------------------------------------------------------------------------

    def create(self, info: LeagueInfo, at: float) -> None:
        """The league itself, which must not be there yet."""
        taken = self._connection.scalar(select(leagues.c.id).where(leagues.c.id == info.id))
        if taken is not None:
            raise LeagueError(f"there is a league {info.id!r} already")
        self._connection.execute(
            insert(leagues).values(
                id=info.id, name=info.name, edition=info.edition, seed=info.seed,
                switches=_switches_text(info), season=info.season, state=info.state,
                created=at, n=0,
            )
        )  # fmt: skip

    def info(self) -> LeagueInfo:
        found = self._connection.execute(
            select(leagues).where(leagues.c.id == self._league)
        ).one_or_none()
        if found is None:
            raise LeagueError(f"there is no league {self._league!r} here")
        switches = _switches(found.edition, found.switches)
        return LeagueInfo(
            found.id, found.name, found.edition, found.seed, switches, found.season, found.state
        )

    def info_of(self, season: int) -> LeagueInfo:
        """The league with the switches by which a season is played, or was if it is over."""
        info = self.info()
        kept = self.kept_switches(season)
        return info if kept is None else dataclasses.replace(info, switches=kept)

    def kept_switches(self, season: int) -> Switches | None:
        """Those that were kept with a season when it ended."""
        found = self._connection.scalar(
            select(league_seasons.c.switches).where(
                league_seasons.c.league == self._league, league_seasons.c.season == season
            )
        )
        return None if found is None else _switches(self.info().edition, found)

    def keep_switches(self, season: int, switches: Switches) -> None:
        """A season is over: its tables are counted like this for ever."""
        text = _switches_text(dataclasses.replace(self.info(), switches=switches))
        self._connection.execute(
            insert(league_seasons).values(league=self._league, season=season, switches=text)
        )

    def put_info(self, info: LeagueInfo) -> None:
        self._connection.execute(
            update(leagues)
            .where(leagues.c.id == self._league)
            .values(
                name=info.name,
                switches=_switches_text(info),
                season=info.season,
                state=info.state,
            )
        )

    def note(self, at: float, by: str, text: str) -> None:
        """Somebody has done something."""
        n = 1 + int(
            self._connection.scalar(select(leagues.c.n).where(leagues.c.id == self._league)) or 0
        )
        self._connection.execute(update(leagues).where(leagues.c.id == self._league).values(n=n))
        self._connection.execute(
            insert(league_acts).values(league=self._league, n=n, at=at, by=by, text=text)
        )

    def acts(self) -> list[Act]:
        rows = self._connection.execute(
            select(league_acts)
            .where(league_acts.c.league == self._league)
            .order_by(league_acts.c.n)
        )
        return [Act(row.n, row.at, row.by, row.text) for row in rows]

    # --- teams --------------------------------------------------------------------------------

    def teams(self) -> list[TeamLine]:
        rows = self._connection.execute(
            select(league_teams)
            .where(league_teams.c.league == self._league)
            .order_by(league_teams.c.id)
        )
        return [_team_line(row) for row in rows]

    def team(self, id: str) -> TeamLine:
        row = self._connection.execute(
            select(league_teams).where(
                league_teams.c.league == self._league, league_teams.c.id == id
            )
        ).one_or_none()
        if row is None:
            raise LeagueError(f"no team {id!r} plays in this league")
        return _team_line(row)

    def add_team(self, id: str, name: str, roster: str) -> None:
        self._connection.execute(
            insert(league_teams).values(
                league=self._league, id=id, name=name, roster=roster, n=0, desk=_NONE
            )
        )

    def put_team_desk(self, id: str, desk: DeskState | None) -> None:
        self._connection.execute(
            update(league_teams)
            .where(league_teams.c.league == self._league, league_teams.c.id == id)
            .values(desk=_desk_text(desk) if desk else _NONE)
        )

    def rename_team(self, id: str, name: str) -> None:
        self._connection.execute(
            update(league_teams)
            .where(league_teams.c.league == self._league, league_teams.c.id == id)
            .values(name=name)
        )

    def drafts(self) -> list[Draft]:
        """Teams that are being put together, by name."""
        rows = self._connection.execute(
            select(league_drafts)
            .where(league_drafts.c.league == self._league)
            .order_by(league_drafts.c.name)
        )
        return [
            Draft(row.name, row.roster, row.coach, row.rule, tuple(json.loads(row.answers)))
            for row in rows
        ]

    def add_draft(self, draft: Draft) -> None:
        self._connection.execute(
            insert(league_drafts).values(
                league=self._league, name=draft.name, roster=draft.roster, coach=draft.coach,
                rule=draft.rule, answers=json.dumps(draft.answers),
            )
        )  # fmt: skip

    def delete_draft(self, draft: Draft) -> None:
        """A draft goes, if nobody has answered there meanwhile."""
        gone = self._connection.execute(
            delete(league_drafts).where(
                league_drafts.c.league == self._league,
                league_drafts.c.name == draft.name,
                league_drafts.c.answers == json.dumps(draft.answers),
            )
        )
        if gone.rowcount != 1:
            raise Meanwhile(f"somebody else has answered for {draft.name} meanwhile; look again")

    def log(self, team: str) -> list[Entry]:
        """The log of a team, oldest first."""
        rows = self._connection.execute(
            select(league_entries.c.body, league_entries.c.by, league_entries.c.at)
            .where(league_entries.c.league == self._league, league_entries.c.team == team)
            .order_by(league_entries.c.n)
        )
        return [_entry(body, by, at) for body, by, at in rows]

    def append(
        self, team: str, expected: int, entries: Sequence[Entry], by: str, at: float
    ) -> None:
        """More entries, if the log still has as many as whoever made them has seen."""
        if not entries:
            return
        grown = self._connection.execute(
            update(league_teams)
            .where(
                league_teams.c.league == self._league,
                league_teams.c.id == team,
                league_teams.c.n == expected,
            )
            .values(n=expected + len(entries))
        )
        if grown.rowcount != 1:
            raise Meanwhile(f"something else has happened to {team} meanwhile; look again")
        self._connection.execute(
            insert(league_entries),
            [
                {
                    "league": self._league, "team": team, "n": n, "match": entry.match,
                    "body": _line(entry), "by": entry.by or by, "at": entry.at or at,
                }
                for n, entry in enumerate(entries, expected + 1)
            ],
        )  # fmt: skip

    # --- seasons ------------------------------------------------------------------------------

    def stages(self, season: int | None = None) -> list[Stage]:
        query = select(league_stages).where(league_stages.c.league == self._league)
        if season is not None:
            query = query.where(league_stages.c.season == season)
        rows = self._connection.execute(query.order_by(league_stages.c.season, league_stages.c.id))
        return [
            Stage(row.season, row.id, row.name, row.kind, tuple(json.loads(row.teams)))
            for row in rows
        ]

    def delete_stage(self, season: int, id: str) -> None:
        self._connection.execute(
            delete(league_stages).where(
                league_stages.c.league == self._league,
                league_stages.c.season == season,
                league_stages.c.id == id,
            )
        )

    def put_stage(self, stage: Stage) -> None:
        """A new stage, or one whose teams stand in another order."""
        self.delete_stage(stage.season, stage.id)
        self._connection.execute(
            insert(league_stages).values(
                league=self._league, season=stage.season, id=stage.id, name=stage.name,
                kind=stage.kind, teams=json.dumps(stage.teams),
            )
        )  # fmt: skip

    def fixtures(self, season: int | None = None) -> list[Fixture]:
        query = select(*_LIGHT).where(league_fixtures.c.league == self._league)
        if season is not None:
            query = query.where(league_fixtures.c.season == season)
        rows = self._connection.execute(
            query.order_by(league_fixtures.c.season, league_fixtures.c.round, league_fixtures.c.id)
        )
        return [_fixture(row) for row in rows]

    def fixture(self, id: str) -> Fixture:
        row = self._connection.execute(
            select(*_LIGHT).where(
                league_fixtures.c.league == self._league, league_fixtures.c.id == id
            )
        ).one_or_none()
        if row is None:
            raise LeagueError(f"there is no fixture {id!r}")
        return _fixture(row)

    def add_fixtures(self, fixtures: Sequence[Fixture]) -> None:
        if fixtures:
            self._connection.execute(
                insert(league_fixtures),
                [
                    {"league": self._league, "id": each.id, "version": 0, **_columns(each)}
                    for each in fixtures
                ],
            )

    def put_fixture(self, fixture: Fixture) -> None:
        """A fixture with what has changed, if nobody has changed it meanwhile."""
        changed = self._connection.execute(
            update(league_fixtures)
            .where(
                league_fixtures.c.league == self._league,
                league_fixtures.c.id == fixture.id,
                league_fixtures.c.version == fixture.version,
            )
            .values(version=fixture.version + 1, **_columns(fixture))
        )
        if changed.rowcount != 1:
            raise Meanwhile(f"somebody else has changed {fixture.id} meanwhile; look again")

    def delete_fixtures(self, ids: Sequence[str]) -> None:
        """Fixtures that were drawn up, and are not to be."""
        for id in ids:
            self._connection.execute(
                delete(league_fixtures).where(
                    league_fixtures.c.league == self._league, league_fixtures.c.id == id
                )
            )

    def next_number(self, season: int, round: int) -> int:
        """The number of the next fixture of a round."""
        count = self._connection.scalar(
            select(func.count())
            .select_from(league_fixtures)
            .where(
                league_fixtures.c.league == self._league,
                league_fixtures.c.season == season,
                league_fixtures.c.round == round,
            )
        )
        return int(count or 0) + 1

    def report(self, fixture: str) -> MatchReport | None:
        """The report of a match that was played."""
        found = self._large(fixture, "report")
        return None if found is None else MatchReport.from_json(json.loads(found))

    def record(self, fixture: str) -> str | None:
        """The record of a match that was played here."""
        return self._large(fixture, "record")

    def _large(self, fixture: str, column: str) -> str | None:
        found = self._connection.scalar(
            select(league_fixtures.c[column]).where(
                league_fixtures.c.league == self._league, league_fixtures.c.id == fixture
            )
        )
        return None if found is None else zlib.decompress(found).decode()

    def put_report(self, fixture: str, report: MatchReport | None, record: str | None) -> None:
        """What is large about a match."""
        told = None if report is None else json.dumps(report.to_json(), ensure_ascii=False)
        self._connection.execute(
            update(league_fixtures)
            .where(league_fixtures.c.league == self._league, league_fixtures.c.id == fixture)
            .values(report=_packed(told), record=_packed(record))
        )

    def deductions(self, season: int) -> list[Deduction]:
        rows = self._connection.execute(
            select(league_deductions)
            .where(league_deductions.c.league == self._league, league_deductions.c.season == season)
            .order_by(league_deductions.c.n)
        )
        return [Deduction(row.team, row.points, row.why) for row in rows]

    def delete_deductions(self, season: int) -> None:
        """Those of a season that is drawn up anew."""
        self._connection.execute(
            delete(league_deductions).where(
                league_deductions.c.league == self._league, league_deductions.c.season == season
            )
        )

    def deduct(self, season: int, deduction: Deduction) -> None:
        self._connection.execute(
            insert(league_deductions).values(
                league=self._league, season=season, n=len(self.deductions(season)) + 1,
                team=deduction.team, points=deduction.points, why=deduction.why,
            )
        )  # fmt: skip


# --- rows as values ---------------------------------------------------------------------------


def _switches(edition: str, text: str) -> Switches:
    try:
        switches = league_figures(edition).switches
    except UnknownEdition:
        raise LeagueError(
            f"the edition {edition!r} of this league is not here; one of your own is found in the "
            f"folders of {VARIABLE}"
        ) from None
    for name, value in json.loads(text).items():
        switches = with_switch(switches, name, value)
    return switches


def _switches_text(info: LeagueInfo) -> str:
    """The switches that are not as the edition has them."""
    usual = league_figures(info.edition).switches
    names = [each.name for each in dataclasses.fields(Switches)]
    return json.dumps(
        {
            name: getattr(info.switches, name)
            for name in names
            if getattr(info.switches, name) != getattr(usual, name)
        }
    )


@lru_cache(maxsize=20_000)  # a log is read whenever a sheet is wanted, and grows only at its end
def _entry(body: str, by: str, at: float) -> Entry:
    return dataclasses.replace(from_tree(json.loads(body)), by=by, at=at)


def _line(entry: Entry) -> str:
    """An entry as it is kept; what could not be read again is refused before it is written."""
    tree = to_tree(dataclasses.replace(entry, by="", at=0.0))
    from_tree(tree)
    return json.dumps(tree, ensure_ascii=False)


def _team_line(row: Any) -> TeamLine:
    return TeamLine(row.id, row.name, row.roster, row.n, _desk(row.desk) if row.desk else None)


def _desk(text: str) -> DeskState:
    if not text:
        return DeskState()
    tree = json.loads(text)
    return DeskState(
        tuple(tree["answers"]), tree["by_hand"], tree["done"], tree.get("begun", False)
    )


def _desk_text(desk: DeskState) -> str:
    return json.dumps(dataclasses.asdict(desk))


def _columns(fixture: Fixture) -> dict[str, Any]:
    return {
        "season": fixture.season, "stage": fixture.stage, "round": fixture.round,
        "home": fixture.home, "away": fixture.away, "kind": fixture.kind,
        "deadline": fixture.deadline, "state": fixture.state, "gave_way": fixture.gave_way,
        "home_score": fixture.score[0], "away_score": fixture.score[1],
        "home_casualties": fixture.casualties[0], "away_casualties": fixture.casualties[1],
        "winner": fixture.winner, "withdrawn": fixture.withdrawn,
        "home_desk": _desk_text(fixture.home_desk), "away_desk": _desk_text(fixture.away_desk),
    }  # fmt: skip


# Of a fixture everything but what is large.
_LIGHT: Final = [
    each for each in league_fixtures.c if each.name not in ("league", "report", "record")
]


def _fixture(row: Any) -> Fixture:
    return Fixture(
        row.id, row.season, row.stage, row.round, row.home, row.away, row.kind, row.deadline,
        row.state, row.gave_way, (row.home_score, row.away_score),
        (row.home_casualties, row.away_casualties), row.winner,
        _desk(row.home_desk), _desk(row.away_desk), row.version, row.withdrawn,
    )  # fmt: skip


def _packed(text: str | None) -> bytes | None:
    return None if text is None else zlib.compress(text.encode())
