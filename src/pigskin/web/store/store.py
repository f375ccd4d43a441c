"""The matches a server keeps. Every call waits for its threads, never in the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

from pigskin.storage.errors import StoreError, store_error
from pigskin.storage.opening import bring_up_to_date, engine_for, lock
from pigskin.storage.places import Lock, close_quietly, make_room, place, words_for
from pigskin.storage.writer import Job, Writer
from pigskin.web.store import holding, jobs, pictures, replays
from pigskin.web.store.rows import Brief, Entry, Line, Match, NewMatch, Outcome, Side, State

T = TypeVar("T")


def open_store(database: str | None = None, shared: bool = False) -> Store:
    """Open the database, or make it; a StoreError says in one line why it cannot be.

    It is given as an address (postgresql://...) or the name of a file; without either,
    PIGSKIN_DATABASE_URL has it, or it is a file in the folder for a user's data. It is for this
    server alone, or shared with others that share it too.
    """
    url = place(database)
    where = words_for(url)
    file = None
    if url.get_backend_name() == "sqlite":
        if shared:
            raise StoreError(f"{where}: several processes keep their matches in PostgreSQL only")
        make_room(str(url.database))
        file = Lock(str(url.database))
    writing: Engine | None = None
    held: Connection | None = None
    try:
        writing = engine_for(url, writing=True)
        bring_up_to_date(writing, where)
        held = _hold(writing, where, shared)
        if not shared:
            _nobody_else(writing, where)
        return Store(where, writing, engine_for(url, writing=False), file, held)
    except BaseException:
        if held is not None:
            held.close()
        if writing is not None:
            writing.dispose()
        close_quietly(file)
        raise


def _hold(engine: Engine, where: str, shared: bool) -> Connection | None:
    """A connection that keeps other servers out, where a file's lock does not."""
    if engine.dialect.name != "postgresql":
        return None
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    if lock(connection, shared):
        return connection
    connection.close()
    raise StoreError(f"{where}: another server keeps its matches there")


def _nobody_else(engine: Engine, where: str) -> None:
    """Whoever of several processes held a match before writes no more."""
    try:
        with engine.begin() as connection:
            holding.take_all(connection)
    except Exception as error:
        raise store_error(where, error) from error


class Store:
    """Matches in a database: what a call has written is on disk when it returns.

    Calls are carried out in the order they were made. If one raises, nothing of it is kept; a
    match in memory that has gone on meanwhile is then ahead of what is kept: load it again.
    """

    def __init__(
        self,
        where: str,
        writing: Engine,
        reading: Engine,
        lock: Lock | None,
        held: Connection | None,
    ) -> None:
        self.where = where  # for people
        self._writing = writing
        self._reading = reading
        self._lock = lock
        self._held = held
        self.writer = Writer(writing, where)
        self._readers = ThreadPoolExecutor(2, "pigskin reading")
        self._closed = False

    # --- writing ------------------------------------------------------------------------------

    async def write(self, job: Job[T]) -> T:
        """Carry out any job of writing, in one commit with all that waits."""
        return await self.writer.write(job)

    async def create_match(self, new: NewMatch) -> None:
        """Keep a new match, which waits for its coaches; Taken if there is one of this id."""
        now = time.time()
        await self.write(lambda connection: jobs.create(connection, new, now))

    # What follows is written by whoever holds the match: Fenced if that is no longer so. Where one
    # process has all matches nobody takes hold of any, and the fence stays as it is.

    async def _as_holder(self, match: str, fence: int, job: Job[T]) -> T:
        def held(connection: Connection) -> T:
            jobs.check_held(connection, match, fence)
            return job(connection)

        return await self.write(held)

    async def take_seat(
        self, match: str, side: Side, token: str, name: str, fence: int = 0
    ) -> None:
        """Somebody sits down; `token` is the hash of his token. Taken if somebody sits there."""
        await self._as_holder(
            match, fence, lambda each: jobs.take_seat(each, match, side, token, name)
        )

    async def give_nonce(self, match: str, side: Side, nonce: str, fence: int = 0) -> None:
        """A coach's part of the dice; Taken if he has given one, which then stays."""
        await self._as_holder(match, fence, lambda each: jobs.give_nonce(each, match, side, nonce))

    async def rename(self, match: str, side: Side, name: str, fence: int = 0) -> None:
        """A coach wants another name."""
        await self._as_holder(match, fence, lambda each: jobs.rename(each, match, side, name))

    async def start(self, match: str, fence: int = 0) -> None:
        """Both coaches are there, and the dice are fixed: the match runs."""
        now = time.time()
        await self._as_holder(match, fence, lambda each: jobs.start(each, match, now))

    async def append(self, match: str, entries: Sequence[Entry], fence: int = 0) -> None:
        """Keep what happened, all of it or nothing.

        Conflict if the first is not the next one of the match or it is over; Repeated if the
        message of a seat has been kept before.
        """
        now = time.time()
        await self.write(lambda connection: jobs.append(connection, match, entries, now, fence))

    async def finish(
        self, match: str, outcome: Outcome, entries: Sequence[Entry] = (), fence: int = 0
    ) -> None:
        """The match is over, by these last entries; Taken if it was over already."""
        now = time.time()

        def job(connection: Connection) -> None:
            jobs.append(connection, match, entries, now, fence)
            jobs.finish(connection, match, outcome, now)

        await self._as_holder(match, fence, job)

    async def link_rematch(self, match: str, other: str, fence: int = 0) -> None:
        """The same coaches meet again in another match; Taken if they have done so."""
        await self._as_holder(match, fence, lambda each: jobs.link_rematch(each, match, other))

    async def say(self, match: str, line: Line, fence: int = 0) -> bool:
        """Keep a line of chat; False if this message is kept already."""
        now = time.time()
        return await self._as_holder(match, fence, lambda each: jobs.say(each, match, line, now))

    async def remove(self, match: str) -> None:
        """Forget a match."""
        await self.write(lambda connection: jobs.remove(connection, match))

    async def remove_idle(
        self, seconds: float, states: Sequence[State] = ("waiting", "running", "over"),
        lessons: bool | None = None, holder: str | None = None,
    ) -> list[str]:  # fmt: skip
        """Forget the matches in which nothing has happened for so long, or lessons; their ids.

        Those that another process than this one holds are left to it.
        """
        before = time.time() - seconds
        gone: list[str] = []

        def job(connection: Connection) -> list[str]:
            return jobs.remove_idle(connection, before, states, lessons, holder)

        while True:  # a thousand at a time, so that nobody waits long
            some = await self.write(job)
            gone += some
            if len(some) < 1000:
                return gone

    async def keep_replay(self, new: replays.Replay, most: int) -> None:
        """Keep a match that was brought, and so many bytes of such matches together."""
        now = time.time()
        await self.write(lambda connection: replays.keep(connection, new, now, most))

    async def remove_replays(self, seconds: float) -> int:
        """Forget those that nobody has looked at for so long; how many went."""
        before = time.time() - seconds
        return await self.write(lambda connection: replays.remove_unseen(connection, before))

    async def replay(self, id: str) -> replays.Replay | None:
        """A match that was brought, which somebody looks at now; None if there is none."""
        found = await self._read(lambda connection: replays.load(connection, id))
        if found is not None:
            now = time.time()
            await self.write(lambda connection: replays.look(connection, id, now))
        return found

    async def keep_picture(self, match: str, seen: pictures.LastSeen) -> None:
        """Keep how a match looks, instead of an earlier look."""

        def job(connection: Connection) -> None:
            pictures.keep(connection, match, seen.n, data)

        data = pictures.packed(seen)
        await self.write(job)

    async def picture(self, match: str) -> pictures.LastSeen | None:
        """How a match looked when that was last kept."""
        return await self._read(lambda connection: pictures.load(connection, match))

    # --- holding, where there are several processes -------------------------------------------

    async def holding(self, match: str) -> holding.Holding | None:
        """Who holds a match; None if there is no such match."""
        return await self._read(lambda connection: holding.holding(connection, match))

    async def held_by(self, holder: str) -> dict[str, int]:
        """The matches a process holds, with their fences."""
        return await self._read(lambda connection: holding.held_by(connection, holder))

    async def take(self, match: str, holder: str, fence: int) -> bool:
        """Take hold of a match whose fence is this one; False if somebody was faster.

        That is a commit of its own, not one with all that waits: who holds no other row while he
        waits for this one stands in nobody's way.
        """
        return await self._in_reader(
            lambda: self._alone(lambda each: holding.take(each, match, holder, fence))
        )

    async def let_go(self, match: str, fence: int) -> None:
        """Hold a match no longer."""
        await self._in_reader(lambda: self._alone(lambda each: holding.let_go(each, match, fence)))

    async def let_go_of_all(self, holder: str) -> None:
        """A process holds nothing any more, once everything that waits is written."""
        await self.write(lambda connection: holding.let_go_of_all(connection, holder))

    def _alone(self, job: Job[T]) -> T:
        try:
            with self._writing.begin() as connection:
                return job(connection)
        except Exception as error:
            raise store_error(self.where, error) from error

    # --- reading ------------------------------------------------------------------------------

    async def load(self, match: str) -> Match | None:
        """Everything about a match; None if there is none."""
        return await self._read(lambda connection: jobs.load(connection, match))

    async def matches(
        self,
        states: Sequence[State] = ("running",),
        listed: bool | None = None,
        most: int = 100,
    ) -> list[Brief]:
        """The matches in these states, those in which something happened last first."""
        return await self._read(lambda each: jobs.listing(each, states, listed, most))

    async def count(
        self, states: Sequence[State] = ("waiting", "running"), seconds: float | None = None,
        lessons: bool = False,
    ) -> int:  # fmt: skip
        """How many matches, or lessons, are in these states; with something new since so long."""
        since = 0.0 if seconds is None else time.time() - seconds
        return await self._read(lambda connection: jobs.count(connection, states, since, lessons))

    async def _read(self, job: Job[T]) -> T:
        return await self._in_reader(lambda: self._look(job))

    async def _in_reader(self, work: Callable[[], T]) -> T:
        if self._closed:
            raise StoreError(f"{self.where}: it is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    def _look(self, job: Job[T]) -> T:
        try:
            with self._reading.connect() as connection:
                return job(connection)
        except Exception as error:
            raise store_error(self.where, error) from error

    # --- the end ------------------------------------------------------------------------------

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await asyncio.get_running_loop().run_in_executor(None, self.close_now)

    def close_now(self) -> None:
        """The same, for those who have no event loop."""
        if self._closed:
            return
        self._closed = True
        self.writer.close()
        self._readers.shutdown(wait=True)
        if self._held is not None:
            self._held.close()
        self._reading.dispose()
        self._writing.dispose()
        close_quietly(self._lock)
