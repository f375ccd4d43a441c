"""A server that is told to end: nobody comes in, nothing is lost, and it ends well and soon."""

import asyncio
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from web.process import started
from web.server import Client, serving
from web.test_metrics import BOTH, some_answer
from websockets.exceptions import ConnectionClosed

from pigskin.web import serving as ours
from pigskin.web.live import Live
from pigskin.web.store import Entry, Store


def closed_with(client: Client) -> int:
    """How the line was closed, after everything that was said before."""
    with pytest.raises(ConnectionClosed) as closed:
        client.until("nothing", timeout=60)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_well_while_answers_come_and_what_was_acknowledged_is_there(
    tmp_path: Path, how: signal.Signals
) -> None:
    acknowledged: dict[str, int] = {}
    busy = threading.Event()

    def play(match: str, seat: str) -> None:
        chance = random.Random(match)
        with server.line(match, seat) as coach:
            coach.until("table")
            try:
                for _ in range(100_000):
                    told = coach.answer(some_answer(coach, chance))
                    if told["t"] == "no":
                        assert told["why"] == "later"
                        break
                    acknowledged[match] = told["n"]
                    if len(acknowledged) == 3:
                        busy.set()
                coach.until("nothing")
            except ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd is not None else 0)

    codes: list[int] = []
    with started(tmp_path) as server:
        matches = [server.begin(away=BOTH, options={"inducements": False}) for _ in range(3)]
        players = [
            threading.Thread(target=play, args=(each["match"], each["seats"]["home"]))
            for each in matches
        ]
        for each in players:
            each.start()
        assert busy.wait(60)
        began = time.monotonic()
        assert server.stop(how) == 0
        assert time.monotonic() - began < ours.ENDING + 60
        for each in players:
            each.join(60)
        assert server.log.read_text() == ""
    assert codes == [1012] * 3  # the service is restarted: come back
    with sqlite3.connect(tmp_path / "matches.db") as kept:
        stored = dict(kept.execute("SELECT id, n FROM matches").fetchall())
    for match, n in acknowledged.items():
        assert stored[match] >= n
    with serving(tmp_path / "matches.db") as again:
        for each in matches:
            with again.line(each["match"], each["seats"]["home"]) as coach:
                assert coach.until("table")["n"] == stored[each["match"]]


def test_what_is_being_stored_is_finished_and_told_before_the_line_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way, stopping = threading.Event(), threading.Event()
    append, retire = Store.append, Live.retire

    async def slow(self: Store, match: str, entries: Sequence[Entry], fence: int = 0) -> None:
        under_way.set()
        while not stopping.is_set():
            await asyncio.sleep(0.01)
        await append(self, match, entries, fence)

    async def told_to_end(self: Live) -> None:
        stopping.set()
        await retire(self)

    monkeypatch.setattr(Store, "append", slow)
    monkeypatch.setattr(Live, "retire", told_to_end)
    with serving(tmp_path / "m.db") as served:
        begun = served.begin(away=BOTH, options={"inducements": False})
        coach = served.line(begun["match"], begun["seats"]["home"])
        coach.until("table")
        answer = some_answer(coach, random.Random(3))
        coach.send({"t": "answer", "id": "last", "n": 0, "do": [answer]})
        assert under_way.wait(60)
    assert coach.until("ok")["n"] == 1
    assert closed_with(coach) == 1012


def test_who_comes_when_it_ends_is_told_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        begun = served.begin(away=BOTH)
        served.hall._stopping = True
        answer = served.http.post("/api/matches", json={"home": BOTH, "away": BOTH})
        assert (answer.status_code, answer.json()["error"]) == (503, "later")
        with served.line(begun["match"]) as client:
            assert client.hear()["why"] == "later"
            assert closed_with(client) == 1012


def test_what_cannot_be_stored_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ours, "STORING", 0.2)

    async def never(self: Store, match: str, entries: Sequence[Entry], fence: int = 0) -> None:
        under_way.set()
        await asyncio.sleep(3600)

    under_way = threading.Event()
    monkeypatch.setattr(Store, "append", never)
    monkeypatch.setattr(ours, "CLOSING", 1)
    with serving(tmp_path / "m.db") as served:
        begun = served.begin(away=BOTH, options={"inducements": False})
        coach = served.line(begun["match"], begun["seats"]["home"])
        coach.until("table")
        answer = some_answer(coach, random.Random(3))
        coach.send({"t": "answer", "id": "last", "n": 0, "do": [answer]})
        assert under_way.wait(60)
    assert closed_with(coach) == 1012
    assert "1 matches were still being stored when the server ended" in caplog.text
