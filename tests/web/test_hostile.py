"""Nobody acts for another, and nothing a client sends breaks the table or changes a match."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from web.server import HUMANS, Client, Served, serving
from web.test_table import any_answer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pigskin.web import company
from pigskin.web.headers import HEADERS
from pigskin.web.limits import A_MINUTE, MOST_BODY
from pigskin.web.messages import LONGEST

BOTH = {"roster": "orc", "seat": "me", "name": "Bea"}
TRIES = int(os.environ.get("PIGSKIN_FUZZ", "60"))  # more in make soak
NASTY = "<img src=x onerror=alert(1)>\x1b[31m\u202eevil\x00\r\n{{7*7}}"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


@pytest.fixture
def coach(table: Served) -> Iterator[Client]:
    """Somebody who plays both sides, at the first question."""
    begun = table.begin(away=BOTH)
    with table.line(begun["match"], begun["seats"]["home"]) as client:
        client.until("table")
        yield client


def still_there(client: Client, n: int = 0) -> None:
    """The table is where it was, and takes a good answer."""
    assert client.n == n
    assert client.question is not None
    answer = any_answer(client.question, random.Random(1))
    told = client.answer(answer, id=f"still {n}")
    assert (told["t"], told["n"]) == ("ok", n + 1), told


def came(client: Client) -> Client:
    client.until("table")
    return client


def to_the_end(client: Client) -> list[dict[str, Any]]:
    """Everything a client is told until it is hung up on."""
    found = []
    while True:
        try:
            found.append(client.hear())
        except ConnectionClosed:
            return found


# --- messages ---------------------------------------------------------------------------------

ODD: list[Any] = [
    "", "null", "[]", "{}", '"answer"', "1", "{", "\x00", '{"t":"answer"}', '{"t":"dance"}',
    '{"t":"answer","id":"a","n":0,"do":[]}', '{"t":"answer","id":"a","n":0,"do":"heads"}',
    '{"t":"answer","id":"a","n":-1,"do":["heads"]}', '{"t":"answer","id":"","n":0,"do":["x"]}',
    '{"t":"answer","id":"a","n":1e99,"do":["x"]}', '{"t":"answer","id":"a","n":"0","do":["x"]}',
    '{"t":"answer","id":"a","n":0,"do":[7]}', '{"t":"answer","id":"a","n":0,"do":[null]}',
    '{"t":"answer","id":"a","n":0,"do":[{}]}', '{"t":"answer","id":"a","n":0,"do":[{"verb":7}]}',
    '{"t":"answer","id":"a","n":0,"do":["heads"],"by":"away"}',
    '{"t":"answer","id":"a","n":0,"do":' + "[" * 2000 + "]" * 2000 + "}",
    '{"t":"answer","id":"a","n":0,"do":[' + '{"a":' * 2000 + "1" + "}" * 2000 + "]}",
    '{"t":"back","id":"a","n":0,"to":99}', '{"t":"back","id":"a","n":0,"to":0}',
    '{"t":"call","id":"a","n":0,"what":"win"}', '{"t":"call","id":"a","n":0,"what":"rematch"}',
    '{"t":"call","id":"a","n":0,"what":"time out"}',
    '{"t":"hello","version":1}', '{"t":"say","id":"a","text":""}',
    json.dumps({"t": "say", "id": "a", "text": "x" * 301}),
    json.dumps({"t": "say", "id": "a", "text": "\x00\x1b\u202e "}),
    json.dumps({"t": "answer", "id": "x" * 41, "n": 0, "do": ["heads"]}),
    json.dumps({"t": "answer", "id": "a", "n": 0, "do": ["heads"] * 61}),
    json.dumps({"t": "answer", "id": "a", "n": 0, "do": [NASTY]}),
    '{"t":"answer","id":"\\ud800","n":0,"do":["dance"]}',
    json.dumps({"t": "reach", "id": "a", "n": 0, "player": NASTY[:12], "action": "move"}),
    json.dumps({"t": "preview", "id": "a", "n": 0, "answers": [{"verb": ["move"]}]}),
    json.dumps({"t": "set-up check", "id": "a", "n": 0, "formation": {"home 1": [99, -99]}}),
    json.dumps({"t": "why not", "id": "a", "n": 0, "answer": {"verb": {"a": []}}}),
    "x" * (LONGEST + 1), b"bytes", b"\xff\xfe",
]  # fmt: skip


def test_odd_messages_are_refused_in_words_and_change_nothing(coach: Client) -> None:
    for message in ODD:
        coach.socket.send(message)
        told = coach.until("no", "odds")
        if told["t"] == "no":
            assert told["why"] != "broken", message
            assert told["words"]
            assert "Traceback" not in told["words"]
    still_there(coach)


def test_a_giant_message_ends_the_line_and_nothing_else(table: Served, coach: Client) -> None:
    with table.line(coach.about["id"]) as giant:
        giant.until("table")
        giant.socket.send("x" * (5 * LONGEST))
        assert to_the_end(giant)
    still_there(coach)


def test_watchers_and_waiting_coaches_change_nothing(table: Served) -> None:
    begun = table.begin(away={"roster": "orc", "seat": "friend"})
    body = {"invite": begun["invite"], "name": "Bea"}
    match = begun["match"]
    joined = table.http.post(f"/api/matches/{match}/join", json=body).json()
    with (
        table.line(match, begun["seats"]["home"]) as ann,
        table.line(match, joined["seats"]["away"]) as bea,
        table.line(match) as watcher,
    ):
        for client in (ann, bea, watcher):
            client.until("table")
            while client.question is None:
                client.until("table")
        asked, waits = (ann, bea) if ann.asked else (bea, ann)
        assert asked.question is not None
        answer = any_answer(asked.question, random.Random(1))
        for client in (waits, watcher):
            assert "answers" not in client.question
            assert client.answer(answer)["why"] == "not yours"
            assert client.ask("back", n=0, to=0)["why"] in ("not yours", "too late")
            assert client.ask("call", n=0, what="time out")["why"] == "not yours"
        assert watcher.ask("call", n=0, what="concede")["why"] == "not yours"
        assert watcher.ask("call", n=0, what="rematch")["why"] == "not yours"
        # The id of another's message gets nobody his acknowledgement.
        assert asked.answer(answer, id="mine")["t"] == "ok"
        waits.until("moved")
        assert waits.answer(answer, n=0, id="mine")["t"] == "no"


def test_a_flood_is_refused_and_ends(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db", strict=True) as served:
        begun = served.begin(away=BOTH)
        with (
            served.line(begun["match"], begun["seats"]["home"]) as coach,
            served.line(begun["match"]) as flood,
        ):
            coach.until("table")
            flood.until("table")
            with contextlib.suppress(ConnectionClosed):
                for number in range(2000):
                    flood.send({"t": "hints", "id": f"f{number}", "n": 99})
            assert "too fast" in {told.get("why") for told in to_the_end(flood)}
            still_there(coach)


def test_there_is_a_limit_to_matches_lines_and_visits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "MOST_LINES", 2)
    with serving(tmp_path / "m.db", strict=True, most_matches=3, most_lines=5) as served:
        begun = served.begin(away=BOTH)
        match, seat = begun["match"], begun["seats"]["home"]
        with came(served.line(match, seat)), came(served.line(match)):
            with served.line(match) as watcher:
                assert watcher.hear()["why"] == "full"
            other = served.begin(away=BOTH)["match"]
            with (
                came(served.line(match, seat)),  # a coach always gets in
                came(served.line(other)),
                came(served.line(other)),
                connect(f"ws://127.0.0.1:{served.port}/api/matches/{other}/socket") as sixth,
            ):
                assert json.loads(sixth.recv())["why"] == "full"
        served.begin(away=BOTH)
        body = {"home": HUMANS, "away": BOTH}
        assert served.http.post("/api/matches", json=body).status_code == 503
        codes = [
            served.http.post("/api/matches", json=body).status_code
            for _ in range(A_MINUTE["matches"])
        ]
        assert codes[-1] == 429


async def shout(table: Served, match: str) -> None:
    """More to every watcher than anybody keeps for one who does not read."""
    live = table.hall.in_memory(match)
    assert live is not None
    watching = [line for line in live.company if not line.eyes]
    for _ in range(200):
        for line in watching:
            line.send("x" * 100_000)
        await asyncio.sleep(0.005)
    assert all(line.too_slow for line in watching)
    assert sum(len(line._waiting) for line in watching) == 0


def test_who_does_not_read_is_cut_off(table: Served, coach: Client) -> None:
    with socket.create_connection(("127.0.0.1", table.port)) as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.sendall(
            f"GET /api/matches/{coach.about['id']}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in slow.recv(1000):
            pass
        hello = b'{"t":"hello","version":1}'
        slow.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        while coach.about["watchers"] != 1:
            coach.until("people")
        table.call(shout(table, coach.about["id"]))
        while coach.about["watchers"]:
            coach.until("people")
    still_there(coach)


def test_idle_matches_leave_memory_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        begun = served.begin(away=BOTH)
        with served.line(begun["match"], begun["seats"]["home"]) as coach:
            coach.until("table")
            still_there(coach)
            question = coach.question
        assert served.hall is not None
        assert served.call(served.hall.leave_idle(0.0)) == 1
        assert len(served.hall) == 0
        with served.line(begun["match"], begun["seats"]["home"]) as coach:
            coach.until("table")
            assert (coach.n, coach.question) == (1, question)
            still_there(coach, 1)


# --- names and words --------------------------------------------------------------------------


def test_names_and_chat_cannot_inject(
    table: Served, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "pigskin.web")
    nasty = NASTY[:40]
    begun = table.begin(home={"roster": "human", "seat": "me", "name": nasty}, away=BOTH)
    with (
        table.line(begun["match"], begun["seats"]["home"]) as coach,
        table.line(begun["match"], name=nasty) as watcher,
    ):
        coach.until("table")
        watcher.until("table")
        assert coach.ask("say", text=NASTY)["t"] == "ok"
        assert watcher.ask("say", text=NASTY * 2)["t"] == "ok"
        while len(coach.said) < 2:
            coach.hear()
        shown = json.dumps([coach.said, coach.about], ensure_ascii=False)
        for character in ("\x1b", "\u202e", "\x00", "\r", "\n"):
            assert character not in shown
            assert json.dumps(character)[1:-1] not in shown.replace("\\\\", "")
        assert coach.said[0]["text"].startswith("<img")  # it is text, and stays text
    listed = table.http.get("/api/matches")
    assert listed.headers["content-type"] == "application/json"
    assert "\x1b" not in caplog.text


@pytest.mark.parametrize("character", ["\x1b[2J", "\u202e", "\n", "\x00", "\u2028"])
def test_a_team_with_names_that_a_terminal_obeys_is_refused(
    table: Served, character: str
) -> None:
    editions = table.http.get("/api/editions").json()
    assert editions
    text = json.dumps({"roster": "human", "name": f"Reds{character}", "players": []})
    read = table.http.post("/api/teams", json={"edition": "bb2020", "text": text})
    assert read.status_code == 422
    assert character not in read.json()["words"]


# --- HTTP -------------------------------------------------------------------------------------


def test_every_answer_has_its_headers(table: Served) -> None:
    asked = [
        ("GET", "/"), ("GET", "/api/health"), ("GET", "/api/matches/none"), ("GET", "/nowhere"),
        ("POST", "/api/matches"), ("PUT", "/api/matches"), ("GET", "/api/editions/none/book"),
        ("GET", "/api/openapi.json"), ("GET", "/match/abc"), ("GET", "/%2e%2e/%2e%2e/etc/passwd"),
    ]  # fmt: skip
    for method, path in asked:
        answer = table.http.request(method, path)
        for name, value in HEADERS:
            assert answer.headers[name] == value, (method, path)
        assert "server" not in answer.headers
        assert "root:" not in answer.text
    policy = dict(HEADERS)["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]


def test_what_breaks_inside_shows_nothing_of_it(
    table: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pigskin.web import book

    def broken() -> None:
        raise RuntimeError("secret of the house")

    monkeypatch.setattr(book, "editions", broken)
    answer = table.http.get("/api/editions")
    assert answer.status_code == 500
    assert answer.json()["error"] == "broken"
    assert "secret" not in answer.text
    assert "Content-Security-Policy" in answer.headers


def test_bodies_are_limited_and_nested_ones_refused(table: Served) -> None:
    post = table.http.post
    assert post("/api/matches", content=b"x" * (MOST_BODY + 1)).status_code == 413
    kind = {"Content-Type": "application/json"}
    for body in (b"[" * 100_000, b'{"home":' * 50_000, b"\xff", b"", b"1" * 5000, b"NaN"):
        answer = post("/api/matches", content=body, headers=kind)
        assert answer.status_code in (400, 422), answer.status_code
        assert answer.json()["words"]

    def dribble() -> Iterator[bytes]:
        for _ in range(MOST_BODY // 100_000 + 2):
            yield b" " * 100_000

    with contextlib.suppress(httpx.HTTPError):  # it may hang up
        assert post("/api/matches", content=dribble(), headers=kind).status_code >= 400
    assert table.http.get("/api/health").status_code == 200


def test_a_page_from_elsewhere_gets_no_line(table: Served, coach: Client) -> None:
    address = f"ws://127.0.0.1:{table.port}/api/matches/{coach.about['id']}/socket"
    for origin in ("http://evil.example", "null", "http://127.0.0.1.evil.example", "https://"):
        with pytest.raises(InvalidStatus), connect(address, origin=origin):
            pass
    with connect(address, origin=f"http://127.0.0.1:{table.port}") as good:
        good.send('{"t":"hello","version":1}')
        assert json.loads(good.recv())["t"] == "table"


# --- anything at all --------------------------------------------------------------------------

ANSWERS = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["heads", "tails", "end turn", "home 1 move", "move 1,1", "stop", "receive"]),
    st.fixed_dictionaries({"verb": st.sampled_from(["move", "activate", "call", "end turn"])},
                          optional={"player": st.text(max_size=8), "square": st.lists(
                              st.integers(-99, 99), max_size=3)}),
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5),
                 lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
                     st.text(max_size=5), inner, max_size=3), max_leaves=8),
)  # fmt: skip
MESSAGES = st.fixed_dictionaries(
    {"t": st.sampled_from(["answer", "back", "call", "reach", "preview", "hints", "why not",
                           "set-up check", "hello", "x"])},
    optional={
        "id": st.text(max_size=5) | st.integers(), "n": st.integers(-2, 5) | st.text(max_size=2),
        "do": st.lists(ANSWERS, max_size=3), "to": st.integers(-2, 5),
        "what": st.sampled_from(["concede", "time out", "rematch", "too many players", "x"]),
        "player": st.text(max_size=14), "action": st.sampled_from(["move", "blitz", "dance"]),
        "answers": st.lists(ANSWERS, max_size=3), "answer": ANSWERS,
        "formation": st.dictionaries(st.text(max_size=8), st.lists(st.integers(), max_size=3)),
        "version": st.integers(), "seat": st.text(max_size=4),
    },
)  # fmt: skip


@settings(max_examples=TRIES, deadline=None, suppress_health_check=[*HealthCheck])
@given(messages=st.lists(MESSAGES | st.text(max_size=60) | st.binary(max_size=20), max_size=8))
def test_whatever_a_watcher_sends_nothing_changes(table: Served, messages: list[Any]) -> None:
    match, seat = _fuzzed(table)
    with table.line(match) as watcher:
        watcher.until("table")
        for message in messages:
            plain = isinstance(message, (str, bytes))
            watcher.socket.send(message if plain else json.dumps(message))
        watcher.send({"t": "say", "id": "end", "text": "done"})
        while True:
            told = watcher.hear()
            assert told.get("why") != "broken", messages
            assert told["t"] not in ("moved", "over")
            if told["t"] == "ok" and told["id"] == "end":
                break
    with table.line(match, seat) as coach:
        coach.until("table")
        assert coach.n == 0


_matches: dict[int, tuple[str, str]] = {}


def _fuzzed(table: Served) -> tuple[str, str]:
    if table.port not in _matches:
        begun = table.begin(away=BOTH)
        with table.line(begun["match"], begun["seats"]["home"]) as coach:
            coach.until("table")
        _matches[table.port] = begun["match"], begun["seats"]["home"]
    return _matches[table.port]


@settings(max_examples=TRIES, deadline=None, suppress_health_check=[*HealthCheck])
@given(messages=st.lists(MESSAGES, min_size=1, max_size=8))
def test_whatever_a_coach_sends_only_what_is_acknowledged_counts(
    table: Served, messages: list[Any]
) -> None:
    begun = table.begin(away=BOTH, options={"inducements": False})
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        coach.until("table")
        n = 0
        for message in [*messages, {"t": "hints", "id": "the end", "n": 99}]:
            coach.send(message)
            told = coach.until("ok", "no", "odds")
            assert told.get("why") != "broken", message
            if told["t"] == "ok":
                n = max(n, told["n"])
            elif told["t"] == "no":
                assert told["n"] == n
    with table.line(begun["match"], begun["seats"]["home"]) as again:
        again.until("table")
        assert again.n == n
