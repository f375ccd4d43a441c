"""The files of matches that the server has played: to take along, and to be checked."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from web.server import Client, Served, serving

from pigskin.web.verify import verify


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


def play(client: Client, answers: int) -> None:
    """Answer at random, and now and then take it back."""
    chance = random.Random(11)
    for number in range(answers):
        while not client.asked:
            if client.over is not None:
                return
            client.hear()
        assert client.question is not None
        group = chance.choice(client.question["answers"])
        words = {k: chance.choice(v) if isinstance(v, list) else v for k, v in group.items()}
        assert client.answer(words)["t"] == "ok"
        if number % 5 == 0 and client.undo:
            client.ask("back", n=client.n, to=client.undo[-1])


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_the_file_of_a_match_that_was_played_is_good(table: Served, edition: str) -> None:
    options = {} if edition == "bb2020" else {"cards": "drawn"}
    begun = table.begin(
        edition=edition, options=options, away={"roster": "orc", "seat": "computer:random"}
    )
    address = f"/api/matches/{begun['match']}/record"
    with table.line(begun["match"], begun["seats"]["home"]) as client:
        client.until("table")
        play(client, 40)
        running = table.http.get(address)
        assert running.headers["content-disposition"].startswith("attachment")
        play(client, 10_000)
        over = client.over
        assert over is not None
    assert running.json()["state"] == "running"
    for secret in (over["secret"], *over["nonces"].values(), *begun["seats"].values()):
        assert secret not in running.text
    whole = table.http.get(address)
    parts: dict[str, Any] = whole.json()
    assert (parts["secret"], parts["nonces"]) == (over["secret"], over["nonces"])
    assert parts["commitment"] == begun["commitment"]
    assert "back" in {entry["kind"] for entry in parts["entries"]}
    assert verify(whole.content).entries == over["n"]
    told = table.http.post("/api/verify", content=whole.content).json()
    assert told["good"] is True
    assert told["digest"] == parts["digest"]
    altered = next(entry for entry in parts["entries"][20:] if entry["kind"] == "answer")
    altered["words"] += " at once"
    told = table.http.post("/api/verify", json=parts).json()
    assert (told["good"], told["words"]) == (
        False, f"entry {altered['n']}: was altered, for its seal does not fit",
    )  # fmt: skip


@pytest.mark.parametrize("body", [b"{", b"[]", b"\xff", json.dumps({"format": 7}).encode()])
def test_what_is_no_file_is_not_good(table: Served, body: bytes) -> None:
    told = table.http.post("/api/verify", content=body)
    assert told.status_code == 200
    assert told.json()["good"] is False
    assert told.json()["words"]


def test_a_file_that_is_too_big_is_refused(table: Served) -> None:
    assert table.http.post("/api/verify", content=b" " * 2_000_001).status_code == 413


def test_of_a_match_that_is_not_there_there_is_no_file(table: Served) -> None:
    assert table.http.get("/api/matches/nowhere/record").status_code == 404
    waiting = table.begin(away={"roster": "orc", "seat": "friend"})["match"]
    told = table.http.get(f"/api/matches/{waiting}/record").json()
    assert (told["state"], told["entries"], told["start"]) == ("waiting", [], [])
    assert "secret" not in told


def test_checking_is_for_now_and_then(tmp_path) -> None:
    with serving(tmp_path / "matches.db", strict=True) as served:
        codes = [served.http.post("/api/verify", content=b"{}").status_code for _ in range(12)]
    assert codes == [200] * 10 + [429] * 2
