"""Matches are kept: what was written is there, once, in order, and whoever erred hears of it."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text
from web.kept import answer, new_match

from pigskin.web.store import (
    Conflict,
    Entry,
    Line,
    NoMatch,
    Outcome,
    Repeated,
    Store,
    StoreError,
    Taken,
    open_store,
)


def with_store(database: str, do: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(database)
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_match_is_there_again_with_everything(database: str) -> None:
    entries = (
        answer(1, faces=(6, 1, 3), message="c1", at=10.0, more={"left": 200}),
        answer(2, message="c1", part=1, at=10.0),
        Entry(n=3, kind="back", by="home", to=1, message="c2", at=11.0),
        Entry(n=4, kind="call", by="away", words="concede", at=12.0),
    )
    said = Line(by="home", name="Ann", text="good luck ⚄", at=9.0)

    async def play(store: Store) -> None:
        await store.create_match(new_match())
        await store.take_seat("m1", "away", "cd" * 32, "Bea")
        await store.give_nonce("m1", "home", "01" * 16)
        await store.give_nonce("m1", "away", "02" * 16)
        await store.start("m1")
        await store.say("m1", said)
        await store.append("m1", entries[:2])
        await store.append("m1", entries[2:3])
        await store.finish("m1", Outcome(winner="home", score=(2, 1), reason="time"), entries[3:])

    async def look(store: Store) -> None:
        match = await store.load("m1")
        assert match is not None
        assert match.entries == entries
        assert match.n == 4
        assert match.chat == (said,)
        assert match.state == "over"
        assert match.outcome == Outcome(winner="home", score=(2, 1), reason="time")
        assert [seat.name for seat in match.seats] == ["Ann", "Bea"]
        assert [seat.nonce for seat in match.seats] == ["01" * 16, "02" * 16]
        assert (match.setup, match.secret, match.clock) == (
            new_match().setup, new_match().secret, 240,
        )  # fmt: skip
        assert await store.load("m2") is None

    with_store(database, play)
    with_store(database, look)


def test_entries_follow_on_each_other_or_are_refused(database: str) -> None:
    async def play(store: Store) -> None:
        await store.create_match(new_match())
        await store.append("m1", [answer(1)])
        for wrong in ([answer(1)], [answer(3)], [answer(2), answer(4)]):
            with pytest.raises(Conflict):
                await store.append("m1", wrong)
        with pytest.raises(NoMatch):
            await store.append("m2", [answer(1)])
        await store.append("m1", [answer(2), answer(3)])
        await store.finish("m1", Outcome(winner=None, score=(0, 0), reason="abandoned"))
        with pytest.raises(Conflict, match="over"):
            await store.append("m1", [answer(4)])
        with pytest.raises(Taken, match="over"):
            await store.finish("m1", Outcome(winner=None, score=(0, 0), reason="abandoned"))
        match = await store.load("m1")
        assert match is not None
        assert [entry.n for entry in match.entries] == [1, 2, 3]

    with_store(database, play)


def test_a_message_is_kept_once_for_each_seat(database: str) -> None:
    async def play(store: Store) -> None:
        await store.create_match(new_match())
        await store.append("m1", [answer(1, message="c7"), answer(2, message="c7", part=1)])
        with pytest.raises(Repeated):
            await store.append("m1", [answer(3, message="c7")])
        await store.append("m1", [answer(3, message="c7", by="away")])
        await store.append("m1", [answer(4), answer(5)])  # of computers there are none
        match = await store.load("m1")
        assert match is not None
        assert (match.n, len(match.entries)) == (5, 5)

    with_store(database, play)


def test_a_seat_is_taken_once_and_a_nonce_given_once(database: str) -> None:
    async def play(store: Store) -> None:
        await store.create_match(new_match())
        with pytest.raises(Taken):
            await store.create_match(new_match())
        await store.take_seat("m1", "away", "cd" * 32, "Bea")
        with pytest.raises(Taken, match="away"):
            await store.take_seat("m1", "away", "ef" * 32, "Mallory")
        with pytest.raises(NoMatch):
            await store.take_seat("m2", "away", "ef" * 32, "Mallory")
        await store.give_nonce("m1", "away", "02" * 16)
        with pytest.raises(Taken):
            await store.give_nonce("m1", "away", "03" * 16)
        await store.start("m1")
        with pytest.raises(Taken):
            await store.start("m1")
        match = await store.load("m1")
        assert match is not None
        assert (match.seats[1].name, match.seats[1].nonce) == ("Bea", "02" * 16)

    with_store(database, play)


def test_what_waits_is_one_commit_and_an_error_is_one_waiters_own(database: str) -> None:
    async def play(store: Store) -> None:
        for number in range(20):
            await store.create_match(new_match(f"m{number}"))
        before = store.writer.commits
        block = threading.Event()
        holding = asyncio.ensure_future(store.write(lambda connection: block.wait(10)))
        await asyncio.sleep(0.05)
        writes: list[Awaitable[object]] = []
        for number in range(20):
            if number == 9:
                writes.append(store.write(lambda each: each.execute(text("SELECT nonsense"))))
            else:
                writes.append(store.append(f"m{number}", [answer(5 if number == 7 else 1)]))
        waiting = asyncio.ensure_future(asyncio.gather(*writes, return_exceptions=True))
        await asyncio.sleep(0.05)
        block.set()
        await holding
        results = await waiting
        assert store.writer.commits - before == 2
        assert isinstance(results[7], Conflict)
        assert isinstance(results[9], StoreError)
        assert "\n" not in str(results[9])
        assert [each for n, each in enumerate(results) if n not in (7, 9)] == [None] * 18
        for number in range(20):
            match = await store.load(f"m{number}")
            assert match is not None
            assert match.n == (0 if number in (7, 9) else 1)

    with_store(database, play)


def test_closing_writes_what_waits(database: str) -> None:
    async def play() -> None:
        store = open_store(database)
        await store.create_match(new_match())
        writes = [asyncio.ensure_future(store.append("m1", [answer(n)])) for n in range(1, 50)]
        await asyncio.sleep(0)  # they are on their way
        await store.close()
        assert await asyncio.gather(*writes) == [None] * 49
        with pytest.raises(StoreError, match="closed"):
            await store.append("m1", [answer(50)])
        with pytest.raises(StoreError, match="closed"):
            await store.load("m1")

    async def look(store: Store) -> None:
        match = await store.load("m1")
        assert match is not None
        assert match.n == 49

    asyncio.run(play())
    with_store(database, look)


def test_lists_show_what_everybody_may_know(database: str) -> None:
    async def play(store: Store) -> None:
        await store.create_match(new_match("old"))
        await store.create_match(new_match("new"))
        await store.create_match(new_match("unlisted", listed=False))
        for name in ("old", "new", "unlisted"):
            await store.start(name)
        found = await store.matches(listed=True)
        assert [brief.id for brief in found] == ["new", "old"]
        brief = found[0]
        assert brief.rosters == ("human", "orc")
        assert brief.names == ("Ann", "")
        assert brief.open
        assert not {"secret", "invite", "token"} & set(brief.__struct_fields__)
        assert len(await store.matches()) == 3
        assert await store.matches(("over",)) == []
        assert await store.count() == 3

    with_store(database, play)


def test_matches_in_which_nothing_happens_are_removed_with_all_they_hold(database: str) -> None:
    async def play(store: Store) -> None:
        await store.create_match(new_match("old"))
        await store.append("old", [answer(1)])
        await store.say("old", Line(by="home", name="Ann", text="hello"))
        await store.write(lambda each: each.execute(text("UPDATE matches SET updated = 1")))
        await store.create_match(new_match("new"))
        assert await store.remove_idle(3600, ("over",)) == []
        assert await store.remove_idle(3600) == ["old"]
        assert await store.load("old") is None
        assert await store.load("new") is not None
        for table in ("entries", "chat"):
            rows = await store.write(
                lambda each, table=table: each.scalar(text(f"SELECT count(*) FROM {table}"))
            )
            assert rows == 0
        with pytest.raises(NoMatch):
            await store.say("old", Line(by="home", name="Ann", text="hello"))

    with_store(database, play)


def test_a_second_server_is_refused(database: str) -> None:
    store = open_store(database)
    try:
        program = (
            "import sys; from pigskin.web.store import open_store, StoreError\n"
            "try: open_store(sys.argv[1])\n"
            "except StoreError as error: print(error)\n"
        )
        done = subprocess.run(
            [sys.executable, "-c", program, database], capture_output=True, text=True, check=True
        )
        assert "another server keeps its matches there" in done.stdout
        assert len(done.stdout.splitlines()) == 1
    finally:
        store.close_now()
    open_store(database).close_now()
