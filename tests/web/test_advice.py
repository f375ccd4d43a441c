"""What a coach would do here, over the line: for whom, and for whom not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from web.server import Client, Served, serving
from web.test_online import two

from pigskin.web import desk

AT_HAND = (
    "home 1 20,7 ball / home 2 3,3 / away 1 10,7 / away 2 14,3 / turn home 8 / kicking away"
)
HOME = {"seat": "me", "name": "Ann"}
ONE_SCREEN = {"seat": "me"}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


def seated(table: Served, **wanted: object) -> Client:
    begun = table.begin(position=AT_HAND, home=HOME, **wanted)
    client = table.line(begun["match"], begun["seats"]["home"])
    client.until("table")
    return client


def test_whoever_is_asked_is_advised_and_can_do_it(table: Served) -> None:
    for away in ({"seat": "computer:random"}, ONE_SCREEN):
        with seated(table, away=away) as coach:
            told = coach.ask("advise", n=coach.n)
            best = told["advice"][0]
            assert (best["deed"], best["player"], best["chance"]) == ("score", "home 1", 1.0)
            assert best["words"] == "home 1 runs in"
            done = coach.ask("answer", n=coach.n, do=best["answers"])
            assert done["taken"] == len(best["answers"])
            while not any(event["event"] == "touchdown" for event in coach.events):
                coach.hear()


def test_a_match_between_people_has_no_advice(table: Served) -> None:
    _, ann, bea, _ = two(table)
    with ann, bea:
        asked = next(client for client in (ann, bea) if client.asked)
        refused = asked.ask("advise", n=asked.n)
        assert (refused["t"], refused["why"]) == ("no", "not yours")
        assert refused["words"] == "no advice is given in a match between people"


def test_who_watches_or_waits_is_not_advised(table: Served) -> None:
    begun = table.begin(position=AT_HAND, home=HOME, away=ONE_SCREEN)
    with table.line(begun["match"], begun["seats"]["home"]) as coach, (
        table.line(begun["match"])
    ) as watcher:
        coach.until("table")
        watcher.until("table")
        refused = watcher.ask("advise", n=watcher.n)
        assert refused["why"] == "not yours"
        assert "only who is asked" in refused["words"]


def test_a_lesson_has_none(table: Served) -> None:
    begun = table.http.post("/api/lessons/move", json={}).json()
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        coach.until("table")
        refused = coach.ask("advise", n=coach.n)
        assert refused["words"] == "a lesson is done without a coach's advice"


def test_a_coach_who_thinks_too_long_is_cut_off(
    table: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "ADVISING", 0.0)
    with seated(table, away=ONE_SCREEN) as coach:
        refused = coach.ask("advise", n=coach.n)
        assert refused["words"] == "the coach thought for too long and was cut off"
        monkeypatch.setattr(desk, "ADVISING", 20.0)
        assert coach.ask("advise", n=coach.n)["advice"]
