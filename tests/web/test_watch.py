"""What there is to watch: listed matches with small pictures, results, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from web.server import Served, serving
from web.test_delay import concede
from web.test_table import any_answer

from pigskin.web import watch

ORCS = {"roster": "orc", "seat": "me", "name": "Bea"}


@pytest.fixture
def table(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Served]:
    monkeypatch.setattr(watch, "FRESH", 0.0)
    with serving(tmp_path_factory.mktemp("watch") / "matches.db") as served:
        yield served


def programme(table: Served) -> dict[str, Any]:
    told: dict[str, Any] = table.http.get("/api/watch").json()
    return told


def test_a_running_match_is_shown_with_its_players_and_a_result_afterwards(table: Served) -> None:
    begun = table.begin(away=ORCS)
    assert programme(table) == {"running": [], "over": []}  # nobody sits there yet
    with table.line(begun["match"], begun["seats"]["home"]) as coach, table.line(begun["match"]):
        coach.until("table")
        chance = random.Random(5)
        while not coach.view["turns"]["home"] + coach.view["turns"]["away"]:
            assert coach.question is not None
            assert coach.answer(any_answer(coach.question, chance))["t"] == "ok"
        [shown] = programme(table)["running"]
        assert shown["match"] == begun["match"]
        assert shown["names"]["away"] == "Bea"
        assert (shown["half"], shown["turn"], shown["watchers"]) == (1, 1, 1)
        standing = [each for each in coach.view["players"] if each["square"]]
        assert len(shown["pitch"]["players"]) == len(standing) > 10
        side, number, _, state, square = shown["pitch"]["players"][0]
        first = standing[0]
        assert (side, number) == (first["side"], first["number"])
        assert (state, square) == (first["state"], first["square"])
        assert shown["pitch"]["ball"] == coach.view["ball"]["square"]
        concede(coach)
        told = programme(table)
        assert told["running"] == []
        [result] = told["over"]
        assert result["match"] == begun["match"]
        assert set(result["score"]) == {"home", "away"}


def test_a_match_that_is_not_listed_is_nowhere_to_be_found(table: Served) -> None:
    begun = table.begin(away=ORCS, listed=False)
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        coach.until("table")
        assert programme(table)["running"] == []
        assert table.http.get("/api/matches").json() == []
        concede(coach)
        coach.ask("call", n=coach.n, what="rematch")
        while not coach.about.get("rematch"):
            coach.hear()
    again = coach.about["rematch"]
    with table.line(again, begun["seats"]["home"]) as coach:
        coach.until("table")
        assert programme(table) == {"running": [], "over": []}  # nor is its rematch
        assert table.http.get("/api/matches").json() == []


def test_who_has_it_already_is_sent_nothing(table: Served) -> None:
    first = table.http.get("/api/watch")
    same = table.http.get("/api/watch", headers={"If-None-Match": first.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
