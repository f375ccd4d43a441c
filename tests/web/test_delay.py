"""Watchers of a match with a delay: nothing reaches them early, by any way; coaches see all."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web.server import Client, Served, serving
from web.test_table import any_answer

from pigskin.web import delaying
from pigskin.web.delaying import DELAYS
from pigskin.web.shapes import MatchWanted

DELAY = 600
ORCS = {"roster": "orc", "seat": "me", "name": "Bea"}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("delay") / "matches.db") as served:
        yield served


def begin(table: Served, **more: Any) -> dict[str, Any]:
    return table.begin(away=ORCS, delay=DELAY, **more)


def play(coach: Client, answers: int, seed: int = 1) -> None:
    chance = random.Random(seed)
    for _ in range(answers):
        assert coach.question is not None
        assert coach.answer(any_answer(coach.question, chance))["t"] == "ok"


def concede(coach: Client) -> None:
    """Play on until somebody may concede, and do."""
    chance = random.Random(2)
    while coach.ask("call", n=coach.n, what="concede")["t"] == "no":
        assert coach.question is not None
        assert coach.answer(any_answer(coach.question, chance))["t"] == "ok"


def everything(table: Served, match: str) -> dict[str, Any]:
    """All that anybody can ask for over HTTP."""
    got = table.http.get
    return {
        "about": got(f"/api/matches/{match}").json(),
        "picture": got(f"/api/matches/{match}/picture").json(),
        "record": got(f"/api/matches/{match}/record").json(),
        "replay": got(f"/api/replays/{match}").json(),
        "short": got(f"/api/replays/{match}/about").json(),
        "saved": got(f"/api/replays/{match}/record").text,
        "list": [each for each in got("/api/matches").json() if each["match"] == match],
    }


def pass_time(table: Served, match: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The delay goes by."""
    monkeypatch.setattr(delaying, "wall", lambda: time.time() + DELAY + 1)

    async def catch_up() -> None:
        stands = table.hall.in_memory(match).stands
        stands._now = lambda: time.monotonic() + DELAY + 1
        stands.catch_up()

    table.call(catch_up())


def test_the_delays_of_a_match_are_those_that_are_known() -> None:
    told = MatchWanted.model_json_schema()["properties"]["delay"]["enum"]
    assert tuple(told) == DELAYS


def test_who_watches_sees_nothing_before_the_delay_is_over(
    table: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = begin(table)
    match, seat = begun["match"], begun["seats"]["home"]
    with table.line(match, seat) as coach, table.line(match) as watcher:
        coach.until("table")
        play(coach, 12)
        assert coach.ask("say", text="my secret plan")["t"] == "ok"
        assert coach.n == 12

        told = everything(table, match)
        assert told["about"]["state"] == told["picture"]["state"] == "waiting"
        assert told["picture"]["view"] is None
        assert told["record"]["entries"] == []
        assert told["record"]["start"] == []  # not even the first dice
        assert "has not begun" in told["replay"]["words"]
        assert told["short"]["over"] is False
        assert "not over yet" in told["saved"]
        [listed] = told["list"]
        assert (listed["score"], listed["turn"], listed["delay"]) == (None, None, DELAY)
        assert listed["updated"] <= time.time() - DELAY

        # Over the line: the table before it began, and no number that tells how far it is.
        first = watcher.until("table")
        assert (first["view"], first["n"], first["about"]["state"]) == (None, 0, "waiting")
        assert watcher.ask("reach", n=12, player="home 1")["why"] == "not yet"
        said = watcher.ask("say", text="anything yet?")
        assert (said["t"], said["n"]) == ("ok", 0)
        assert watcher.ask("answer", n=12, do=["heads"])["n"] == 0
        assert [line["text"] for line in watcher.said] == ["anything yet?"]
        with table.line(match) as other:
            chat = other.until("table")["chat"]
            assert [line["text"] for line in chat] == ["anything yet?"]

        pass_time(table, match, monkeypatch)
        shown = watcher.until("table")
        assert shown["n"] == 0
        assert shown["view"] is not None
        while watcher.n < 12:
            watcher.hear()
        assert watcher.view == coach.view
        assert watcher.events == coach.events
        assert watcher.until("said")["line"]["text"] == "my secret plan"
        told = everything(table, match)
        assert told["picture"]["view"] == coach.view
        assert len(told["record"]["entries"]) == 12
        assert told["list"][0]["score"] == {"home": 0, "away": 0}
        reach = watcher.ask("reach", n=12, player="home 1")
        assert reach["t"] == "odds" or reach["why"] == "not legal"


def test_that_it_is_over_comes_later_too(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = begin(table)
    match, seat = begun["match"], begun["seats"]["home"]
    with table.line(match, seat) as coach, table.line(match) as watcher:
        coach.until("table")
        concede(coach)
        over = coach.until("over") if coach.over is None else coach.over
        watcher.until("table")
        told = json.dumps(everything(table, match))
        assert over["secret"] not in told
        assert "concede" not in told
        programme = table.http.get("/api/watch").json()
        assert match not in [each["match"] for each in programme["over"]]
        going_on = table.http.post(
            "/api/matches",
            json={
                "home": {"seat": "me"}, "away": {"seat": "me"},
                "replay": {"id": match, "moment": 1},
            },
        )  # fmt: skip
        assert "not over yet" in going_on.json()["words"]
        # Who has the key of a seat knows it as it is.
        mine = {"Authorization": f"Bearer {seat}"}
        file = table.http.get(f"/api/matches/{match}/record", headers=mine).json()
        assert file["secret"] == over["secret"]
        assert table.http.get(f"/api/replays/{match}/about", headers=mine).json()["over"]
        seen = table.http.get(f"/api/matches/{match}/picture", headers=mine).json()
        assert seen["state"] == "over"
        wrong = {"Authorization": "Bearer somebody"}
        file = table.http.get(f"/api/matches/{match}/record", headers=wrong).json()
        assert "secret" not in file

        pass_time(table, match, monkeypatch)
        assert watcher.until("over")["secret"] == over["secret"]
        assert everything(table, match)["about"]["state"] == "over"
        assert everything(table, match)["short"]["over"]


def test_after_a_restart_what_was_stored_waits_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "m.db") as served:
        begun = begin(served)
        match, seat = begun["match"], begun["seats"]["home"]
        with served.line(match, seat) as coach:
            coach.until("table")
            play(coach, 5)
            coach.ask("say", text="a word")
    with serving(tmp_path / "m.db") as served, served.line(match) as watcher:
        first = watcher.until("table")
        assert (first["view"], first["chat"]) == (None, [])
        pass_time(served, match, monkeypatch)
        while watcher.n < 5:
            watcher.hear()
        assert watcher.view == coach.view
        assert watcher.until("said")["line"]["text"] == "a word"
    with serving(tmp_path / "m.db") as served, served.line(match) as watcher:
        late = watcher.until("table")  # by the time it is now
        assert (late["n"], late["view"], len(late["chat"])) == (5, coach.view, 1)


def test_coaches_and_a_match_without_delay_wait_for_nothing(table: Served) -> None:
    begun = table.begin(away=ORCS)
    with (
        table.line(begun["match"], begun["seats"]["home"]) as coach,
        table.line(begun["match"]) as watcher,
    ):
        coach.until("table")
        play(coach, 4)
        while watcher.n < 4:
            watcher.hear()
        assert watcher.view == coach.view
        assert watcher.about["delay"] == 0
