"""The server as its clients meet it: matches begun, joined, played and watched over the line."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web.server import HUMANS, Client, Served, serving


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


def any_answer(question: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    group = chance.choice(question["answers"])
    return {key: chance.choice(v) if isinstance(v, list) else v for key, v in group.items()}


def play_on(client: Client, chance: random.Random, most: int = 10_000) -> int:
    """Answer at random whenever asked, until the match is over."""
    given = 0
    while client.over is None and given < most:
        if client.asked:
            assert client.question is not None
            reply = client.answer(any_answer(client.question, chance))
            assert reply["t"] == "ok", reply
            given += 1
        else:
            client.hear()
    return given


def test_health_tells_that_it_is_ready(table: Served) -> None:
    told = table.http.get("/api/health").json()
    assert told["ready"] is True
    assert told["protocol"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_a_whole_match_against_the_computer(table: Served, edition: str) -> None:
    begun = table.begin(edition=edition)
    with table.line(begun["match"], begun["seats"]["home"]) as client:
        play_on(client, random.Random(4))
        assert client.over is not None
        assert client.view["over"]
        assert begun["commitment"].startswith("sha256:")
        assert client.over["secret"]
    with table.line(begun["match"]) as watcher:
        watcher.until("over")
        assert watcher.view["score"] == client.view["score"]
        assert len(watcher.events) == len(client.events)


def test_a_friend_comes_by_the_link_and_later_visitors_watch(table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "friend"})
    match = begun["match"]
    with table.line(match, begun["seats"]["home"]) as ann:
        assert ann.until("table")["view"] is None
        assert ann.about["state"] == "waiting"
        wrong = table.http.post(f"/api/matches/{match}/join", json={"invite": "no", "name": "Eve"})
        assert wrong.status_code == 409
        body = {"invite": begun["invite"], "name": "Bea"}
        joined = table.http.post(f"/api/matches/{match}/join", json=body).json()
        assert table.http.post(f"/api/matches/{match}/join", json=body).status_code == 409
        with table.line(match, joined["seats"]["away"]) as bea:
            ann.until("table")
            bea.until("table")
            assert ann.about["state"] == "running"
            assert ann.about["away"]["name"] == "Bea"
            asked, waits = (ann, bea) if ann.asked else (bea, ann)
            assert asked.question is not None
            refused = waits.answer(any_answer(asked.question, random.Random(1)))
            assert refused["why"] == "not yours"
            assert asked.answer(any_answer(asked.question, random.Random(1)))["t"] == "ok"


def test_nobody_acts_for_another(table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "me"})
    with (
        table.line(begun["match"], begun["seats"]["home"]) as coach,
        table.line(begun["match"]) as watcher,
        table.line(begun["match"], "forged") as forger,
    ):
        coach.until("table")
        assert coach.you == ["home", "away"]
        watcher.until("table")
        assert coach.question is not None
        answer = any_answer(coach.question, random.Random(1))
        assert not watcher.asked
        assert watcher.answer(answer)["why"] == "not yours"
        assert forger.hear()["why"] == "no seat"
        assert coach.answer(answer, n=coach.n + 5)["why"] == "stale"
        assert coach.answer({"verb": "dance"})["why"] == "not understood"
        assert coach.n == 0


def test_the_same_message_again_gets_the_same_answer_and_counts_once(table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "me"})
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        coach.until("table")
        assert coach.question is not None
        answer = any_answer(coach.question, random.Random(1))
        first = coach.answer(answer, n=0, id="once")
        again = coach.answer(answer, n=0, id="once")
        assert first == again
        assert coach.n == 1


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        begun = served.begin(away={"roster": "orc", "seat": "me"})
        with served.line(begun["match"], begun["seats"]["home"]) as coach:
            coach.until("table")
            play_on(coach, random.Random(2), 60)
            assert coach.question is not None
            last = coach.answer(any_answer(coach.question, random.Random(3)), id="last")
    with (
        serving(tmp_path / "m.db") as served,
        served.line(begun["match"], begun["seats"]["home"]) as again,
    ):
        again.until("table")
        assert again.n == coach.n
        assert again.view == coach.view
        assert again.events == coach.events
        assert again.question == coach.question
        repeated = again.answer("whatever", id="last", n=0)
        assert (repeated["t"], repeated["n"]) == ("ok", last["n"])


def test_odds_come_over_the_line(table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "me"}, options={"inducements": False})
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        coach.until("table")
        chance = random.Random(5)
        while coach.question is None or coach.question["kind"] != "turn":
            assert coach.question is not None
            reply = coach.answer(any_answer(coach.question, chance))
            assert reply["t"] == "ok"
        acting = next(group for group in coach.question["answers"] if group["verb"] == "activate")
        player = acting["player"][0]
        odds = coach.ask("reach", n=coach.n, player=player, action="move")
        ways = {tuple(way["square"]): way for way in odds["reach"]["squares"]}
        assert len(ways) > 5
        assert all(way["path"] == [] or way["path"][-1] == way["square"] for way in ways.values())
        hints = coach.ask("hints", n=coach.n)
        assert hints["t"] == "odds"
        nobody = coach.ask("reach", n=coach.n, player="home 99", action="move")
        assert nobody["t"] == "no"


def test_bad_matches_are_refused_in_words(table: Served) -> None:
    def refused(body: Any) -> str:
        answer = table.http.post("/api/matches", json=body)
        assert answer.status_code in (404, 422), answer.text
        words: str = answer.json()["words"]
        return words

    good = {"home": HUMANS, "away": HUMANS}
    assert "lrb7" in refused(good | {"edition": "lrb7"})
    assert "computer coach" in refused(good | {"away": {"roster": "orc", "seat": "computer:x"}})
    assert "seat" in refused(good | {"away": {"roster": "orc", "seat": "throne"}})
    assert refused(good | {"options": {"weather": "maybe"}})
    assert refused(good | {"away": {"roster": "unicorns"}})
    assert "either" in refused(good | {"away": {"seat": "me"}})
    assert refused({"home": 3})
    secret = {"roster": "/etc/passwd.toml", "seat": "me"}
    assert "passwd" in refused(good | {"away": secret})
