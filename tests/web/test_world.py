"""What an unlucky world does to a server: each is said in one line, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import event
from web.playing import Played
from web.server import Client, Served, serving
from web.test_table import any_answer, play_on
from websockets.exceptions import ConnectionClosed

from pigskin.storage import opening
from pigskin.web import computers, lines, telling
from pigskin.web.dates import PAUSE, Calendar
from pigskin.web.desk import Desk
from pigskin.web.limits import TooMany, Visitors
from pigskin.web.lines import Backlog, Line
from pigskin.web.live import Live
from pigskin.web.match import Coach
from pigskin.web.matchfile import match_file
from pigskin.web.seeing import Eyes
from pigskin.web.telling import Teller

BOTH = {"roster": "orc", "seat": "me", "name": "Bea"}
QUICK = {"inducements": False}


def begun(served: Served) -> tuple[str, str]:
    told = served.begin(away=BOTH, options=QUICK)
    return told["match"], told["seats"]["home"]


def next_answer(client: Client) -> dict[str, Any]:
    assert client.question is not None
    return any_answer(client.question, random.Random(1))


@contextmanager
def playing(served: Served) -> Iterator[Client]:
    """Somebody who plays both sides, a few answers on."""
    match, seat = begun(served)
    with served.line(match, seat) as client:
        client.until("table")
        play_on(client, random.Random(5), 5)
        yield client


def refused_for_now(client: Client) -> None:
    """An answer that cannot be stored does not count, and neither does a line of chat."""
    n = client.n
    told = client.answer(next_answer(client), id="hard luck")
    assert (told["t"], told["why"], told["n"]) == ("no", "later", n)
    assert "\n" not in told["words"]
    assert client.ask("say", id="hard luck too", text="hello?")["why"] == "later"


def taken_now(client: Client) -> None:
    n = client.n
    assert client.answer(next_answer(client), id="hard luck")["n"] == n + 1
    assert client.ask("say", id="hard luck too", text="hello?")["t"] == "ok"
    assert len(client.said) == 1


# --- the disk ---------------------------------------------------------------------------------


def test_a_full_disk_is_said_to_who_answers_and_the_match_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with serving(tmp_path / "m.db") as served, playing(served) as client:
        writing = served.hall.store._writing
        event.listen(writing, "before_cursor_execute", full)
        for _ in range(3):
            refused_for_now(client)
        with served.line(client.about["id"]) as watcher:  # who only looks does not notice
            assert watcher.until("table")["n"] == client.n
        event.remove(writing, "before_cursor_execute", full)
        taken_now(client)


def test_a_database_that_another_program_holds_is_waited_for_and_then_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(opening, "SECONDS", 0.3)
    with serving(tmp_path / "m.db") as served, playing(served) as client:
        other = sqlite3.connect(tmp_path / "m.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused_for_now(client)
        assert "another program holds it" in caplog.text
        assert served.http.get("/api/health").json()["ready"] is True
        other.execute("ROLLBACK")
        other.close()
        taken_now(client)


# --- stopping ---------------------------------------------------------------------------------


def test_a_server_that_is_stopped_says_so_and_clients_go_on_with_the_next(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        match, seat = begun(served)
        client = served.line(match, seat)
        client.until("table")
        play_on(client, random.Random(5), 5)
        answer = next_answer(client)
        n = client.answer(answer, id="last")["n"]
    with pytest.raises(ConnectionClosed) as closed:
        client.until("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (1001, 1012)  # going away, or coming back
    with serving(tmp_path / "m.db") as served, served.line(match, seat, have=n) as again:
        # It knows the table, so it is told no more of it; and what it sends again counts once.
        assert again.until("chat", "table")["t"] == "chat"
        assert again.answer(answer, n=n - 1, id="last")["n"] == n


# --- records of another time ------------------------------------------------------------------


def spoil(file: Path, match: str, n: int, words: str = "dance on the table") -> None:
    """From this entry on the match is one of other rules."""
    with sqlite3.connect(file) as database:
        body = json.dumps({"words": words})
        at = (body, match, n)
        database.execute("UPDATE entries SET body = ? WHERE match = ? AND n = ?", at)
        database.execute("UPDATE matches SET rules = 1 WHERE id = ?", (match,))


def test_a_match_of_other_rules_is_shown_as_it_last_was_and_does_not_go_on(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        match, seat = begun(served)
        with served.line(match, seat) as client:
            client.until("table")
            play_on(client, random.Random(5), 40)
            client.ask("say", text="hello")
            n, view, events = client.n, client.view, client.events
    spoil(tmp_path / "m.db", match, 3)
    with serving(tmp_path / "m.db") as served:
        for key in (seat, None, seat):
            with served.line(match, key) as client:
                table = client.until("table")
                assert (table["n"], table["view"], table["question"]) == (n, view, None)
                assert table["events"] == events[-200:]
                assert [line["text"] for line in table["chat"]] == ["hello"]
                assert table["about"]["state"] == "stopped"
                stopped = table["about"]["stopped"]
                assert (stopped["shown"], stopped["of"]) == (n, n)
                assert "other rules (version 1, now" in stopped["why"]
                assert "\n" not in stopped["why"]
                if key:
                    for told in (
                        client.answer("heads"), client.ask("back", n=n, to=n - 1),
                        client.ask("call", n=n, what="concede"), client.ask("hints", n=n),
                    ):  # fmt: skip
                        assert (told["t"], told["why"]) == ("no", "other rules")
        assert served.http.get(f"/api/matches/{match}").json()["state"] == "stopped"
        picture = served.http.get(f"/api/matches/{match}/picture").json()
        assert (picture["state"], picture["view"], picture["asked"]) == ("stopped", view, None)
        assert match not in [each["match"] for each in served.http.get("/api/matches").json()]
        record = served.http.get(f"/api/matches/{match}/record")
        assert "dance on the table" in record.text
        assert len(record.json()["entries"]) == n
        assert served.begin()["match"]  # others are not touched by it
    with sqlite3.connect(tmp_path / "m.db") as database:  # nothing has happened to it
        kept = database.execute("SELECT state, n FROM matches WHERE id = ?", (match,)).fetchone()
    assert kept == ("running", n)


def test_without_a_picture_it_is_shown_as_far_as_it_can_be_played(tmp_path: Path) -> None:
    """As after a server was killed: the later of the last picture kept and what still plays."""
    with serving(tmp_path / "m.db") as served, playing(served) as client:
        match = client.about["id"]
        play_on(client, random.Random(5), 30)
        n = client.n
    spoil(tmp_path / "m.db", match, n - 2)
    with sqlite3.connect(tmp_path / "m.db") as database:
        database.execute("DELETE FROM pictures")
    with serving(tmp_path / "m.db") as served, served.line(match) as client:
        stopped = client.until("table")["about"]["stopped"]
        assert (stopped["shown"], stopped["of"], client.n) == (n - 3, n, n - 3)
        assert client.view["players"]


def test_how_a_match_looks_is_kept_once_a_turn(tmp_path: Path) -> None:
    def kept() -> int:
        with sqlite3.connect(tmp_path / "m.db") as database:
            row = database.execute("SELECT n FROM pictures WHERE match = ?", (match,)).fetchone()
        return int(row[0]) if row else 0

    with serving(tmp_path / "m.db") as served:
        match, seat = begun(served)
        with served.line(match, seat) as client:
            client.until("table")
            play_on(client, random.Random(5), 2)
            seen = {kept()}
            for _ in range(400):
                if len(seen) >= 4:
                    break
                play_on(client, random.Random(client.n), 1)
                seen.add(kept())
            assert len(seen) >= 4
            n = client.n
    assert kept() == n  # and when the server ends


def test_a_match_that_cannot_even_be_begun_says_why_and_keeps_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "m.db") as served, playing(served) as client:
        match = client.about["id"]
    with sqlite3.connect(tmp_path / "m.db") as database:
        database.execute("DELETE FROM pictures")

    def broken(self: Live, entries: object = ()) -> None:
        raise KeyError("a skill of long ago")

    monkeypatch.setattr(Live, "new", broken)
    with serving(tmp_path / "m.db") as served:
        for _ in range(2):
            with served.line(match) as client:
                told = client.hear()
                assert told["why"] == "no match"
                assert "cannot go on: something in it is unknown" in told["words"]
        answer = served.http.get(f"/api/matches/{match}")
        assert (answer.status_code, answer.json()["error"]) == (409, "other rules")
        assert served.http.get(f"/api/matches/{match}/record").status_code == 200


def test_dice_that_may_have_dealt_a_card_stay_hidden_where_nobody_can_tell() -> None:
    """The file of a match with cards that other rules cannot play to its end."""
    match = Played("lrb6", cards="drawn", card_decks="all").at_random(60).match()
    before = match_file(match)["entries"]
    entries = list(match.entries)
    entries[40] = msgspec.structs.replace(entries[40], words="dance on the table")
    after = match_file(msgspec.structs.replace(match, entries=tuple(entries)))["entries"]
    assert after[:40] == before[:40]
    assert all(each["faces"] is None for each in after[40:])


# --- time ---------------------------------------------------------------------------------------


def test_a_clock_that_is_set_removes_no_match() -> None:
    now, date = [1000.0], [5e9]
    calendar = Calendar(lambda: now[0], lambda: date[0])
    assert calendar.to_be_trusted()
    for jump in (400 * 86_400.0, -400 * 86_400.0):
        date[0] += jump
        assert not calendar.to_be_trusted()
        now[0] += PAUSE - 1
        date[0] += PAUSE - 1
        assert not calendar.to_be_trusted()
        now[0] += 2
        date[0] += 2
        assert calendar.to_be_trusted()
    now[0] += 86_400
    date[0] += 86_405  # a clock that is a little wrong is no jump
    assert calendar.to_be_trusted()


def test_a_clock_that_jumps_during_a_match_changes_nothing_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "m.db", keep_days=1.0) as served:
        monkeypatch.setattr(served.hall._calendar, "_date", lambda: time.time())
        told = served.begin(away=BOTH, options=QUICK, clock=240)
        with served.line(told["match"], told["seats"]["home"]) as client:
            client.until("table")
            real = time.time
            for jump in (400 * 86_400.0, -800 * 86_400.0):
                monkeypatch.setattr(time, "time", lambda: real() + jump)  # noqa: B023
                assert served.call(served.hall.remove_old()) == 0
                n = client.n
                assert client.answer(next_answer(client))["n"] == n + 1
                monkeypatch.setattr(time, "time", real)


# --- what breaks --------------------------------------------------------------------------------


def test_a_computer_whose_thinking_breaks_thinks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    think, tries = Desk.think, []

    async def breaks(self: Desk, match: Live, coach: Coach) -> list[str]:
        tries.append(coach)
        if len(tries) == 1:
            raise RuntimeError("out of everything")
        return await think(self, match, coach)

    monkeypatch.setattr(Desk, "think", breaks)
    monkeypatch.setattr(computers, "AGAIN", 0.05)
    with serving(tmp_path / "m.db") as served:
        told = served.begin(options=QUICK)
        with served.line(told["match"], told["seats"]["home"]) as client:
            client.until("table")
            while len(tries) < 2:
                if client.asked:
                    client.answer(next_answer(client))
                else:
                    client.until("moved")


async def thread_name() -> str:
    return threading.current_thread().name


def test_the_long_past_of_a_match_is_not_written_down_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recall, threads = Teller.recall, []

    def watched(self: Teller, eyes: Eyes) -> None:
        threads.append(threading.current_thread().name)
        recall(self, eyes)

    monkeypatch.setattr(Teller, "recall", watched)
    monkeypatch.setattr(telling, "MUCH", 5)
    with serving(tmp_path / "m.db") as served, playing(served) as client:
        threads.clear()
        with served.line(client.about["id"]) as watcher:
            assert watcher.until("table")["n"] == client.n
            assert watcher.events == client.events
        loop = served.call(thread_name())
        assert threads[0] != loop  # then what is left, in the loop
        threads.clear()
        with served.line(client.about["id"]) as watcher:
            watcher.until("table")
        assert threads == [loop]  # nothing is left to be written


# --- crowds -------------------------------------------------------------------------------------


def test_matches_that_were_opened_and_left_keep_nobody_out_and_leave_memory(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "m.db", most_matches=60) as served:
        for _ in range(60):
            begun(served)
        body = {"home": {"roster": "human"}, "away": BOTH}
        assert served.http.post("/api/matches", json=body).json()["error"] == "full"
        assert served.call(served.hall.leave_idle(0.0)) == 60
        assert len(served.hall) == 0
        assert not served.hall._coming
        with sqlite3.connect(tmp_path / "m.db") as database:  # two days later
            database.execute("UPDATE matches SET updated = updated - 2 * 86400")
        assert served.http.post("/api/matches", json=body).status_code == 201


def test_there_is_a_limit_to_computers_among_themselves(tmp_path: Path) -> None:
    computer = {"roster": "orc", "seat": "computer:random"}
    with serving(tmp_path / "m.db", most_alone=1) as served:
        served.begin(home=computer, away=computer)
        body = {"home": computer, "away": computer}
        answer = served.http.post("/api/matches", json=body)
        assert (answer.status_code, answer.json()["error"]) == (503, "full")
        served.begin(away=computer)  # a person is there


def test_who_comes_to_a_match_while_it_is_fetched_finds_the_same_one(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served, playing(served) as client:
        match = client.about["id"]
    with serving(tmp_path / "m.db") as served:

        async def together() -> list[object]:
            return await asyncio.gather(*(served.hall.find(match) for _ in range(20)))

        found = served.call(together())
        assert len({id(each) for each in found}) == 1
        assert not served.hall._coming


def test_what_waits_for_all_clients_together_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads nothing is cut off before others have to suffer; whoever reads stays."""
    monkeypatch.setattr(lines, "FAIR", 100)
    backlog = Backlog(most=1000)
    reads, slow = Line((), backlog=backlog), Line((), backlog=backlog)
    for _ in range(20):
        slow.send("x" * 60)
        reads.send("x" * 60)
        asyncio.run(reads.next())
    assert (slow.too_slow, slow.cut, reads.cut) == (True, True, False)
    assert backlog.bytes == 0
    reads.send("x" * 60)
    reads.drop()
    assert backlog.bytes == 0


def test_a_house_with_many_addresses_is_one_visitor() -> None:
    def visit(visitors: Visitors, host: str) -> None:
        visitors.count(SimpleNamespace(client=SimpleNamespace(host=host)), "verify")  # type: ignore[arg-type]

    visitors = Visitors(now=lambda: 0.0)
    for number in range(10):
        visit(visitors, f"2001:db8:1:2::{number}")
    with pytest.raises(TooMany):
        visit(visitors, "2001:db8:1:2:ffff::1")
    visit(visitors, "2001:db8:1:3::1")
    for number in range(10):
        visit(visitors, f"192.0.2.{number}")
    for _ in range(9):
        visit(visitors, "::ffff:192.0.2.1")
    with pytest.raises(TooMany):
        visit(visitors, "192.0.2.1")


def test_what_all_processes_bear_is_counted_by_all_as_far_as_that_is_known() -> None:
    class Counted:
        """What the others have counted, too; nothing is known while they cannot be reached."""

        number = 0

        async def one_more(self, of: str) -> int:
            assert of == "verify:192.0.2.1"
            return self.number

    async def play() -> None:
        visitors, others = Visitors(now=lambda: 0.0), Counted()
        visitors.everywhere = others
        here: Any = SimpleNamespace(client=SimpleNamespace(host="192.0.2.1"))
        await visitors.count_everywhere(here, "verify")
        others.number = 11  # ten a minute are enough
        with pytest.raises(TooMany):
            await visitors.count_everywhere(here, "verify")
        others.number = 0
        for _ in range(8):
            await visitors.count_everywhere(here, "verify")
        with pytest.raises(TooMany):  # then each counts for itself
            await visitors.count_everywhere(here, "verify")

    asyncio.run(play())
