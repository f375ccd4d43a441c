"""All the matches of a server: begun, found again, left alone.

A match is in memory while somebody is there. When everybody has gone it leaves after a while, and
is built up again from its entries when somebody comes back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Protocol

from msgspec import Struct

from pigskin.errors import PigskinError
from pigskin.record.form import RULES_VERSION
from pigskin.web import store as kept
from pigskin.web.acting import entry_of
from pigskin.web.dates import Calendar
from pigskin.web.delaying import is_over
from pigskin.web.desk import Desk
from pigskin.web.fair import commitment, computer_nonce, new_secret
from pigskin.web.lessons.reading import course
from pigskin.web.lines import Backlog
from pigskin.web.live import Live
from pigskin.web.match import COACHES, Coach
from pigskin.web.measures import Measures
from pigskin.web.seating import (
    COMPUTER,
    Full,
    NotThere,
    OtherRules,
    SeatTaken,
    Stopping,
    Wanted,
    line_of,
    row_of,
    seat_for,
    seat_of,
)
from pigskin.web.seats import Seat
from pigskin.web.start import Start, once_more
from pigskin.web.stopped import Stopped, as_far_as_it_goes
from pigskin.web.store import Brief, NewMatch, Setup, Store
from pigskin.web.store.pictures import LastSeen
from pigskin.web.tasks import looked_at
from pigskin.web.tokens import hash_of, new_id, new_invite, new_lesson_id, new_token

log = logging.getLogger("pigskin.web")

IDLE: Final = 600.0  # seconds after which a match that nobody is at leaves memory
DAY: Final = 86_400.0
MOST_ALONE: Final = 20  # matches at once in which only computers play
RESUMING: Final = 2  # matches at once that are played again when somebody comes back to them
LOOKS: Final = 5.0  # seconds to keep how matches look when the server ends
SWEEP: Final = 60.0  # seconds between two looks for such matches


class Begun(Struct):
    """What whoever begins or joins a match is given."""

    match: str
    seats: dict[Coach, str]  # tokens
    invite: str | None
    commitment: str


class Leases(Protocol):
    """Who says, where there are several processes, which matches this one holds."""

    name: str  # of this process

    async def take(self, id: str) -> int: ...
    async def let_go(self, id: str, fence: int) -> None: ...
    async def let_go_of_all(self) -> None: ...


class Hall:
    """The matches in memory, and the way to all others."""

    def __init__(
        self, store: Store, desk: Desk, most: int = 2000,
        now: Callable[[], float] = time.monotonic, keep_days: float | None = None,
        most_lines: int = 3000, most_alone: int = MOST_ALONE, replay_days: float | None = None,
        measures: Measures | None = None, leases: Leases | None = None,
    ) -> None:  # fmt: skip
        self.store = store
        self._desk = desk
        self._most = most
        self._now = now
        self._keep_days = keep_days  # after which a match is removed; None for never
        self._replay_days = replay_days  # the same for those that were brought
        self._leases = leases  # None where this process has all matches
        self._stopping = False
        self._open: dict[str, Live] = {}
        self._coming: dict[str, asyncio.Task[Live]] = {}
        self._resuming = asyncio.Semaphore(RESUMING)
        self._calendar = Calendar(now)
        self._lines = 0
        self.backlog = Backlog()
        self._most_lines = most_lines
        self._most_alone = most_alone
        self.measures = measures or Measures()

    def __len__(self) -> int:
        return len(self._open)

    def _check_open(self) -> None:
        if self._stopping:
            raise Stopping("the server is being restarted; try again in a moment")

    @contextlib.contextmanager
    def one_more_line(self) -> Iterator[None]:
        """While a client is here; `Full` when there are too many."""
        self._check_open()
        if self._lines >= self._most_lines:
            raise Full("as many people are here as can be; try again later")
        self._lines += 1
        try:
            yield
        finally:
            self._lines -= 1

    # --- beginning ----------------------------------------------------------------------------

    async def begin(
        self, start: Start, wanted: Mapping[Coach, Wanted], seconds: int | None, listed: bool,
        delay: int = 0,
    ) -> Begun:  # fmt: skip
        """A new match, with a seat for whoever asked for it."""
        self._check_open()
        # Those that somebody began and left long ago keep nobody out.
        lesson = bool(start.lesson)
        if await self.store.count(seconds=DAY, lessons=lesson) >= self._most:
            raise Full("this server has as many matches as it takes; try again later")
        if all(each.seat.startswith(COMPUTER) for each in wanted.values()):
            alone = [each for each in self._open.values() if each.alone and each.state == "running"]
            if len(alone) >= self._most_alone:
                raise Full("enough computers play each other here; try again later")
        mine = new_token()
        invite = new_invite() if any(each.seat == "friend" for each in wanted.values()) else None
        secret = new_secret()
        seats = {side: seat_for(side, wanted[side], mine, secret) for side in COACHES}
        match = await self._keep(start, seats, secret, seconds, listed, delay, invite)
        tokens: dict[Coach, str] = {s: mine for s in COACHES if wanted[s].seat == "me"}
        await self._begin_alone(match)
        self.measures.begun.add()
        log.info("match begun", extra={"match": match})
        return Begun(match, tokens, invite, commitment(secret))

    async def _keep(
        self, start: Start, seats: dict[Coach, Seat], secret: str, seconds: int | None,
        listed: bool, delay: int, invite: str | None,
    ) -> str:  # fmt: skip
        id = new_lesson_id() if start.lesson else new_id()
        await self.store.create_match(
            NewMatch(
                id=id, edition=start.edition,
                setup=Setup(
                    home=start.home, away=start.away, options=start.options, record=start.record,
                    lesson=start.lesson, delay=delay,
                ),
                seats=(row_of("home", seats["home"]), row_of("away", seats["away"])),
                secret=secret, commitment=commitment(secret), rules=RULES_VERSION,
                clock=seconds, listed=listed, invite=invite,
            )
        )  # fmt: skip
        return id

    async def _begin_alone(self, id: str) -> None:
        """A match in which nobody sits but computers begins by itself."""
        live = await self.find(id)
        if live.ready:
            await live.sit((), "", None)

    async def join(self, id: str, invite: str, name: str, key: str | None = None) -> Begun:
        """Somebody comes by an invitation and takes the open seat.

        With a key of his own he gets the same seat again, if he has not heard that it is his.
        """
        live = await self.find(id)
        row = await self.store.load(id)
        if row is None or not row.invite or not secrets.compare_digest(
            row.invite.encode(), invite.encode("utf-8", "surrogatepass")
        ):
            raise SeatTaken("this invitation is not for this match")
        token = key or new_token()
        for side in COACHES:
            seat = live.seats[side]
            if seat.kind == "person" and secrets.compare_digest(seat.token, hash_of(token)):
                return Begun(id, {side: token}, None, live.commitment)
            if seat.kind == "open":
                try:
                    with live.held():
                        await self.store.take_seat(id, side, hash_of(token), name, live.fence)
                except kept.Taken:
                    break
                seat.kind, seat.name, seat.token = "person", name, hash_of(token)
                live.tell_people()
                return Begun(id, {side: token}, None, live.commitment)
        raise SeatTaken("somebody sits there already; you can watch")

    async def rematch(self, live: Live) -> str:
        """The same coaches once more, with sides changed."""
        other: dict[Coach, Coach] = {"home": "away", "away": "home"}
        start = once_more(live.start)
        secret = new_secret()
        seats: dict[Coach, Seat] = {}
        for side in COACHES:
            before = live.seats[other[side]]
            nonce = computer_nonce(secret, side) if before.kind == "computer" else ""
            seats[side] = Seat(before.kind, before.name, before.token, nonce, before.coach)
        row = await self.store.load(live.id)
        listed = row.listed if row is not None else False
        id = await self._keep(start, seats, secret, live.seconds, listed, live.delay, None)
        await self.store.link_rematch(live.id, id, live.fence)
        await self._begin_alone(id)
        return id

    def forget(self, live: Live) -> None:
        """A match in memory is not as it is stored: the next to come finds the stored one."""
        if self._open.get(live.id) is live:
            del self._open[live.id]
        live.hang_up()

    # --- finding ------------------------------------------------------------------------------

    async def find(self, id: str) -> Live:
        """A match, from memory or from what is kept of it; `Elsewhere` if another holds it."""
        self._check_open()
        live = self._open.get(id)
        if live is not None:
            live.touched = self._now()  # whoever asks comes in a moment
            return live
        coming = self._coming.get(id)
        if coming is None:  # whoever comes meanwhile waits for the same one
            coming = self._coming[id] = asyncio.create_task(self._come(id))
            coming.add_done_callback(looked_at)
        return await asyncio.shield(coming)

    async def _come(self, id: str) -> Live:
        """A match that is kept, into memory."""
        try:
            live = await (self._load(id) if self._leases is None else self._take(id, self._leases))
            self._open[id] = live
            live.go_on()
            return live
        finally:
            del self._coming[id]

    async def _take(self, id: str, leases: Leases) -> Live:
        """Take hold of a match, and only then look what is kept of it: nobody writes on."""
        fence = await leases.take(id)
        try:
            return await self._load(id, fence)
        except PigskinError:
            await leases.let_go(id, fence)
            raise

    async def _load(self, id: str, fence: int | None = None) -> Live:
        row = await self.store.load(id)
        if row is None:
            raise NotThere(f"there is no match {id!r} here")
        setup = row.setup
        if setup.lesson and setup.lesson not in course():
            raise NotThere(f"there is no lesson {setup.lesson!r} any more")
        start = Start(
            row.edition, dict(setup.options), setup.home, setup.away, setup.record, setup.lesson
        )
        seats = {side: seat_of(seat) for side, seat in zip(COACHES, row.seats)}
        live = Live(
            id, start, seats, row.secret, row.commitment, row.clock,
            self.store, self._desk, self, fence=row.fence if fence is None else fence,
            delay=setup.delay,
        )  # fmt: skip
        live.company.chat.extend(line_of(line) for line in row.chat)
        if live.stands is not None:
            live.stands.recall(row.chat)
        live.rematch = row.rematch
        if row.state != "waiting":
            await self._resume(live, row)
        return live

    async def _resume(self, live: Live, row: kept.Match) -> None:
        """Everything that happened once more; what cannot be played again stays as it is kept."""
        try:
            async with self._resuming:
                await asyncio.to_thread(live.resume, row.entries)
        except Exception as error:
            if not isinstance(error, PigskinError):
                log.exception("match cannot be played again", extra={"match": row.id})
            self.measures.resumed.add("other rules")
            why = str(error) if isinstance(error, PigskinError) else "something in it is unknown"
            words = (
                f"match {row.id} was played by other rules (version {row.rules}, now "
                f"{RULES_VERSION}) and cannot go on: {why}"
            )
            seen = await self._last_seen(live, row)
            if seen is None:
                raise OtherRules(words) from error
            live.match, live.stopped = None, Stopped(words, seen, row.n)
            return
        self.measures.resumed.add("played")
        log.info("match fetched into memory", extra={"match": row.id})

    async def _last_seen(self, live: Live, row: kept.Match) -> LastSeen | None:
        """How a match looked that cannot be played again: as it was kept, or as far as it goes."""
        seen = await self.store.picture(row.id)
        if seen is None or seen.n < row.n:
            entries = [entry_of(each) for each in row.entries]
            async with self._resuming:
                played = await asyncio.to_thread(as_far_as_it_goes, live.new, entries)
            if seen is None or (played is not None and played.n > seen.n):
                return played
        return seen

    async def listed(self, most: int = 50) -> list[Brief]:
        """Matches that anybody may watch: those that run for whoever looks on."""
        running = await self.store.matches(("running",), listed=True, most=most)
        ended = await self.store.matches(("over",), listed=True, most=most)
        later = [brief for brief in ended if not is_over(brief)]  # of those with a delay
        return sorted([*running, *later], key=lambda brief: -brief.updated)[:most]

    def in_memory(self, id: str) -> Live | None:
        return self._open.get(id)

    def all_in_memory(self) -> list[Live]:
        return list(self._open.values())

    # --- leaving ------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Now and then, for ever: matches that nobody is at leave memory."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.leave_idle(IDLE)
                await self.remove_old()
            except kept.StoreError as error:
                log.error("old matches could not be removed: %s", error)
            except Exception:  # one that cannot be closed must not keep all others in memory
                log.exception("matches that nobody is at could not leave")

    async def remove_old(self) -> int:
        """Matches in which nothing has happened for longer than they are kept; how many went."""
        if not self._calendar.to_be_trusted():
            return 0
        if self._replay_days is not None:
            await self.store.remove_replays(self._replay_days * DAY)
        holder = self._leases.name if self._leases is not None else None
        # A lesson is soon begun anew.
        gone = await self.store.remove_idle(DAY, lessons=True, holder=holder)
        if self._keep_days is not None:
            gone += await self.store.remove_idle(self._keep_days * DAY, holder=holder)
        for id in gone:
            live = self._open.get(id)
            if live is not None:
                self.forget(live)
                await live.close()
        return len(gone)

    async def leave_idle(self, seconds: float) -> int:
        """Matches that nobody has been at for so long leave memory; how many did."""
        before = self._now() - seconds
        gone = [live for live in self._open.values() if not live.busy and live.touched <= before]
        left = 0
        for live in gone:
            # While another was closed somebody may have come, or it may have been forgotten.
            if self._open.get(live.id) is live and not live.busy and live.touched <= before:
                del self._open[live.id]
                left += 1
                await live.close()
                await live.keep_last()
                if self._leases is not None:
                    await self._leases.let_go(live.id, live.fence)
                log.info("match left memory", extra={"match": live.id})
        return left

    async def check_held(self, holder: str) -> None:
        """Forget the matches that another process than this one, `holder`, holds by now."""
        before = list(self._open.values())
        fences = await self.store.held_by(holder)
        for live in before:
            if fences.get(live.id, -1) != live.fence and not live.gone:
                log.warning("another process holds the match now", extra={"match": live.id})
                self.forget(live)

    async def retire(self, seconds: float) -> None:
        """The server ends: nobody comes in any more, and what is being stored is finished.

        Whoever is here is told so. What takes longer than this is not waited for: it has not been
        acknowledged, and whoever sent it sends it again. Then other processes may have the matches.
        """
        self._stopping = True
        for coming in list(self._coming.values()):
            coming.cancel()
        leaving = [asyncio.create_task(live.retire()) for live in self._open.values()]
        if leaving:
            _, late = await asyncio.wait(leaving, timeout=seconds)
            for task in late:
                task.cancel()
            if late:
                log.warning("%d matches were still being stored when the server ended", len(late))
            await asyncio.gather(*leaving, return_exceptions=True)
        if self._leases is not None:
            await self._leases.let_go_of_all()
        await self._keep_looks(self._now() + LOOKS)

    async def _keep_looks(self, until: float) -> None:
        """How the matches look is kept, of as many as there is time for; lines close meanwhile."""
        keeping = []
        for live in self.all_in_memory():
            if self._now() > until:
                break
            keeping.append(asyncio.create_task(live.keep_last()))
            await asyncio.sleep(0)
        if keeping:
            await asyncio.wait(keeping, timeout=max(0.0, until - self._now()))

    async def close(self) -> None:
        """Everybody out."""
        for coming in list(self._coming.values()):
            coming.cancel()
        for live in list(self._open.values()):
            await live.close()
        self._open.clear()
