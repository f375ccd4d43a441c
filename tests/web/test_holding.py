"""One process holds a match: whoever held it before writes no more, whatever he believes."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import text
from web.kept import answer, new_match

from pigskin.storage.opening import IDLE
from pigskin.web.store import Conflict, Fenced, Line, Outcome, Store, StoreError, jobs, open_store

OVER = Outcome(winner="home", score=(1, 0), reason="conceded")


@pytest.fixture
def both(postgres_database: str) -> Iterator[tuple[Store, Store]]:
    """The stores of two processes that share a database."""
    first, second = (open_store(postgres_database, shared=True) for _ in range(2))
    yield first, second
    first.close_now()
    second.close_now()


def test_who_held_a_match_before_can_write_nothing_to_it(both: tuple[Store, Store]) -> None:
    """The entry that is refused would follow on the last one: only its fence is too old."""
    first, second = both

    async def play() -> None:
        await first.create_match(new_match())
        assert await first.take("m1", "first", 0)
        await first.append("m1", [answer(1)], fence=1)
        assert not await second.take("m1", "second", 0)  # it has seen too little
        assert await second.take("m1", "second", 1)
        for refused in (
            first.append("m1", [answer(2)], fence=1),
            first.finish("m1", OVER, [answer(2)], fence=1),
            first.finish("m1", OVER, fence=1),
            first.say("m1", Line(by="home", name="Ann", text="hello"), fence=1),
            first.start("m1", fence=1),
            first.take_seat("m1", "away", "cd" * 32, "Bea", fence=1),
            first.give_nonce("m1", "home", "01" * 16, fence=1),
            first.rename("m1", "home", "Anna", fence=1),
            first.link_rematch("m1", "m2", fence=1),
        ):
            with pytest.raises(Fenced, match="another process holds match m1 now"):
                await refused
        await second.append("m1", [answer(2)], fence=2)
        kept = await second.load("m1")
        assert kept is not None
        assert (kept.n, kept.state, kept.chat, kept.fence) == (2, "waiting", (), 2)
        await first.let_go("m1", 1)  # too late: it is not theirs
        assert await second.held_by("second") == {"m1": 2}
        await second.let_go_of_all("second")
        found = await first.holding("m1")
        assert found is not None
        assert (found.holder, found.fence) == (None, 2)

    asyncio.run(play())


def test_what_is_being_written_is_waited_for_and_then_seen(both: tuple[Store, Store]) -> None:
    """Whoever takes a match finds everything in it: no commit is still on its way."""
    first, second = both

    async def play() -> None:
        await first.create_match(new_match())
        await first.take("m1", "first", 0)
        with first._writing.connect() as slow, slow.begin():
            jobs.append(slow, "m1", [answer(1)], 1.0, 1)
            taking = asyncio.create_task(second.take("m1", "second", 1))
            await asyncio.sleep(0.5)
            assert not taking.done()
        assert await taking
        kept = await second.load("m1")
        assert kept is not None
        assert kept.n == 1

    asyncio.run(play())


def test_a_process_that_is_stopped_while_it_writes_holds_up_nobody(
    both: tuple[Store, Store],
) -> None:
    first, second = both

    async def play() -> None:
        await first.create_match(new_match())
        await first.take("m1", "first", 0)
        slow = first._writing.connect()
        begun = slow.begin()
        jobs.append(slow, "m1", [answer(1)], 1.0, 1)  # and then nothing more
        assert await second.take("m1", "second", 1)
        with pytest.raises(Exception, match=r"(?i)connection|terminat"):
            begun.commit()
        slow.invalidate()
        kept = await second.load("m1")
        assert kept is not None
        assert kept.n == 0

    assert IDLE <= 5_000
    asyncio.run(play())


def test_two_that_take_a_match_from_each_other_never_both_write(both: tuple[Store, Store]) -> None:
    """Entries stand in the order of their fences, though both go on until they are refused."""

    async def holder(store: Store, name: str) -> int:
        refused = 0
        for _ in range(30):
            found = await store.holding("m1")
            assert found is not None
            fence = found.fence + 1
            if not await store.take("m1", name, found.fence):
                continue
            for _ in range(4):
                kept = await store.load("m1")
                assert kept is not None
                entry = answer(kept.n + 1, words=str(fence))
                try:
                    await store.append("m1", [entry], fence)
                except Conflict:
                    refused += 1
                    break
        return refused

    async def play() -> None:
        first, second = both
        await first.create_match(new_match())
        refused = await asyncio.gather(holder(first, "first"), holder(second, "second"))
        assert sum(refused) > 0
        kept = await first.load("m1")
        assert kept is not None
        fences = [int(entry.words) for entry in kept.entries]
        assert len(fences) > 30
        assert fences == sorted(fences)

    asyncio.run(play())


def test_who_shares_a_database_and_who_wants_it_alone_keep_each_other_out(
    postgres_database: str,
) -> None:
    shared = open_store(postgres_database, shared=True)
    other = open_store(postgres_database, shared=True)
    with pytest.raises(StoreError, match="another server keeps its matches there"):
        open_store(postgres_database)
    asyncio.run(shared.create_match(new_match()))
    assert asyncio.run(shared.take("m1", "one of several", 0))
    shared.close_now()
    other.close_now()
    alone = open_store(postgres_database)
    try:
        with pytest.raises(StoreError, match="another server keeps its matches there"):
            open_store(postgres_database, shared=True)
        # Whoever of them wakes up after all is refused by a fence that nobody of them has.
        kept = asyncio.run(alone.holding("m1"))
        assert kept is not None
        assert (kept.holder, kept.fence) == (None, 2)
    finally:
        alone.close_now()


def test_many_that_start_at_once_make_the_tables_once(postgres_database: str) -> None:
    async def play() -> None:
        opened = await asyncio.gather(
            *(asyncio.to_thread(open_store, postgres_database, True) for _ in range(4))
        )
        with opened[0]._reading.connect() as connection:
            assert connection.scalar(text("SELECT count(*) FROM alembic_version")) == 1
        for store in opened:
            store.close_now()

    asyncio.run(play())


def test_a_file_is_shared_by_nobody(tmp_path) -> None:
    with pytest.raises(StoreError, match="in PostgreSQL only"):
        open_store(str(tmp_path / "matches.sqlite3"), shared=True)


def test_in_a_file_the_fence_stays_as_it_is(tmp_path) -> None:
    async def play() -> None:
        store = open_store(str(tmp_path / "matches.sqlite3"))
        await store.create_match(new_match())
        await store.append("m1", [answer(1)])
        kept = await store.load("m1")
        assert kept is not None
        assert kept.fence == 0
        with pytest.raises(Fenced):
            await store.append("m1", [answer(2)], fence=1)
        await store.close()

    asyncio.run(play())
