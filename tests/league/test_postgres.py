"""A league in PostgreSQL is the league it would be in SQLite."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from league.test_office import any_answer
from league.test_office import founded as two_teams
from league.test_office import played as one_match
from league.test_seasons import played
from web.postgres import new_database, server

from pigskin.errors import LeagueError
from pigskin.league import matches
from pigskin.league.office import open_office
from pigskin.league.store import LeagueStore


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with server() as address:
        yield address


@pytest.mark.slow
def test_a_season_is_kept_alike(postgres: str, tmp_path: Path) -> None:
    found = []
    for database in (new_database(postgres, "season"), str(tmp_path / "one.league")):
        with LeagueStore(database, create=True) as store:
            office = played(store, "bb2020", 5, 1, "One")
            logs = {line.id: office.log(line.id) for line in office.teams()}
            found.append((logs, office.info, [each.text for each in office.acts()]))
    assert found[0] == found[1]


@pytest.mark.slow
def test_of_two_who_finish_the_same_books_at_once_one_is_refused(postgres: str) -> None:
    database = new_database(postgres, "books")
    with LeagueStore(database, create=True) as store:
        office = two_teams(store)
        one_match(office)
        before = len(office.log("the-ferrymen"))
        refused: list[str] = []
        ready = threading.Barrier(2)

        def finish() -> None:
            with LeagueStore(database) as own:
                ready.wait()
                try:
                    matches.manage(open_office(own), "1-01-1", "home", any_answer(1))
                except LeagueError as error:
                    refused.append(str(error))

        both = [threading.Thread(target=finish) for _ in range(2)]
        for each in both:
            each.start()
        for each in both:
            each.join()
        assert len(refused) == 1, refused
        assert "meanwhile" in refused[0] or "done already" in refused[0]
        desk = matches.manage(office, "1-01-1", "away", any_answer(1))
        assert desk.over
        log = office.log("the-ferrymen")
        assert sum(each.event.kind == "played match" for each in log) == 1
        assert len(log) > before
        assert office.check() == []
