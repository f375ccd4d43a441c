"""What somebody might try: to look into a hidden hand, to break a match, to stay in memory."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web.server import Client, Served, serving

from pigskin.web.hall import Hall


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


def both(table: Served, **wanted: Any) -> tuple[str, Client, Client]:
    """A match of two people, and their lines."""
    begun = table.begin(away={"roster": "orc", "seat": "friend"}, **wanted)
    match = begun["match"]
    body = {"invite": begun["invite"], "name": "Bea"}
    joined = table.http.post(f"/api/matches/{match}/join", json=body).json()
    home = table.line(match, begun["seats"]["home"])
    home.until("table")
    away = table.line(match, joined["seats"]["away"])
    away.until("table")
    home.until("table")
    return match, home, away


def test_only_who_is_asked_can_try_out_answers(table: Served) -> None:
    """Who watches could otherwise ask for every card whether it is in the hand of the asked."""
    match, home, away = both(table, edition="lrb6", options={"cards": "drawn"})
    watcher = table.line(match)
    watcher.until("table")
    asked, other = (home, away) if home.asked else (away, home)
    assert asked.question is not None
    answer = {
        key: value[0] if isinstance(value, list) else value
        for key, value in asked.question["answers"][0].items()
    }
    tries: list[tuple[str, dict[str, Any]]] = [
        ("hints", {}), ("preview", {"answers": [answer]}), ("why not", {"answer": answer}),
    ]  # fmt: skip
    for kind, fields in tries:
        for client in (watcher, other):
            told = client.ask(kind, n=client.n, **fields)
            assert (told["t"], told["why"]) == ("no", "not yours"), kind
        assert asked.ask(kind, n=asked.n, **fields)["t"] == "odds"
    for client in (home, away, watcher):
        client.close()


def test_a_nonce_that_is_none_cannot_break_a_match(table: Served) -> None:
    begun = table.begin()
    for nonce in ("0" * 32 + "\n", "0" * 31, "0" * 33, "g" * 32):
        with table.line(begun["match"], begun["seats"]["home"], nonce=nonce) as client:
            assert client.hear()["why"] == "not understood"
    with table.line(begun["match"], begun["seats"]["home"]) as client:
        assert client.until("table")["about"]["state"] == "running"


def test_chat_has_a_limit_of_its_own(tmp_path: Path) -> None:
    """Whatever one says everybody is told, and it is kept: nobody floods a match with it."""
    with serving(tmp_path / "matches.db", strict=True) as served:
        begun = served.begin()
        with served.line(begun["match"]) as watcher:
            watcher.until("table")
            told = [watcher.ask("say", text="ho") for _ in range(20)]
            assert [each["t"] for each in told[:6]] == ["ok"] * 6
            assert {each["why"] for each in told if each["t"] == "no"} == {"too fast"}
            assert len(watcher.said) < 14
            time.sleep(1.1)
            assert watcher.ask("say", text="ho")["t"] == "ok"


class Idle:
    """A match that nobody is at; when it is closed, something happens to another."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.busy = False
        self.touched = 0.0
        self.closed = False
        self.meanwhile: Any = lambda: None

    async def keep_last(self) -> None:
        """Nothing has happened that would have to be kept."""

    async def close(self) -> None:
        self.closed = True
        self.meanwhile()


def test_who_comes_while_others_leave_memory_is_not_thrown_out() -> None:
    hall = Hall(None, None, now=lambda: 1000.0)  # type: ignore[arg-type]
    first, back, gone = Idle("a"), Idle("b"), Idle("c")
    hall._open = {each.id: each for each in (first, back, gone)}  # type: ignore[misc]

    def meanwhile() -> None:
        back.busy = True  # somebody is at it again
        del hall._open["c"]  # and this one was forgotten

    first.meanwhile = meanwhile
    assert asyncio.run(hall.leave_idle(600)) == 1
    assert (first.closed, back.closed, gone.closed) == (True, False, False)
    assert list(hall._open) == ["b"]
