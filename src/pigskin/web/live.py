"""A match that people are at.

Everything that changes a match goes through `enter`: it is carried out on the game, stored, and
only then told to anybody. While that is under way the match takes nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from pigskin.dice import Dice
from pigskin.web import messages as say
from pigskin.web.acting import Acting, carry_out, entry_of, rows_of, speaker
from pigskin.web.chatting import chat
from pigskin.web.clock import MatchClock
from pigskin.web.company import Company, who_is_here
from pigskin.web.computers import Computers
from pigskin.web.ending import outcome_of, over
from pigskin.web.fair import match_dice
from pigskin.web.lessons.judging import judged
from pigskin.web.lessons.reading import lesson_of
from pigskin.web.lines import Line
from pigskin.web.match import COACHES, TIME_OUT, Coach, Entry, Match
from pigskin.web.rematching import Host, play_again
from pigskin.web.seats import Refused, Seat
from pigskin.web.seeing import Eyes, Picture
from pigskin.web.stands import Stands
from pigskin.web.start import Start
from pigskin.web.stopped import Stopped, last_seen
from pigskin.web.store import Conflict, Fenced, Repeated, Store, StoreError
from pigskin.web.store import Entry as Row
from pigskin.web.store.pictures import LastSeen
from pigskin.web.tasks import Tasks
from pigskin.web.telling import Teller
from pigskin.web.timing import Timekeeper
from pigskin.web.wondering import WONDERS, Thinker, wonder

Turn = tuple[object, ...]

log = logging.getLogger("pigskin.web")


class Live:
    """One match in memory."""

    def __init__(
        self, id: str, start: Start, seats: dict[Coach, Seat], secret: str, commitment: str,
        seconds: int | None, store: Store, thinker: Thinker, host: Host,
        now: Callable[[], float] = time.monotonic, fence: int = 0,
        delay: int = 0,
    ) -> None:  # fmt: skip
        self.id = id
        self.fence = fence  # of what is written here; who holds the match now has the highest
        self.start = start
        self.seats = seats
        self.secret = secret
        self.commitment = commitment
        self.seconds = seconds
        self.match: Match | None = None  # None until everybody sits
        self.stopped: Stopped | None = None  # if the rules of today cannot play it
        self.rematch: str | None = None
        self.wants_rematch: set[Coach] = set()
        self.delay = delay  # seconds after which watchers see anything
        self.company = Company(delayed=delay > 0)
        self.touched = now()
        self.gone = False  # out of memory: whoever still waits here must come back
        self._store = store
        self._thinker = thinker
        self._host = host
        self.measures = host.measures
        self._now = now
        self.lock = asyncio.Lock()
        self._taken: dict[tuple[Coach, str], say.Ok] = {}
        self._teller: Teller | None = None
        self._over: say.Over | None = None  # once it is
        self._pictured: Turn = ()  # when it was last kept how the match looks
        self._pictured_n = 0
        people = [side for side in COACHES if seats[side].kind != "computer"]
        clock = MatchClock(seconds, people, now) if seconds else None
        self._time = Timekeeper(clock, self._ring, self._tell_clock)
        self.tasks = Tasks(id)
        self._computers = Computers(self, thinker)
        self.lesson = lesson_of(start.lesson) if start.lesson else None
        self.stands = Stands(self, delay, now) if delay else None

    # --- before the match ---------------------------------------------------------------------

    @property
    def state(self) -> Literal["waiting", "running", "over", "stopped"]:
        if self.stopped is not None:
            return "stopped"
        if self.match is None:
            return "waiting"
        return "running" if self.match.asked is not None else "over"

    @property
    def ready(self) -> bool:
        """Does everybody sit, and has everybody given his part of the dice?"""
        return all(seat.kind != "open" and seat.nonce for seat in self.seats.values())

    def side_of(self, token: str) -> Eyes:
        """The sides a token sits on; nothing for a token nobody has."""
        return tuple(c for c in COACHES if token and self.seats[c].token == token)

    async def sit(self, sides: Eyes, nonce: str, name: str | None) -> None:
        """A person is at his place: the first time he brings his part of the dice."""
        async with self.lock:
            self._check_here()
            with self.held():
                await self._sit(sides, nonce, name)

    async def _sit(self, sides: Eyes, nonce: str, name: str | None) -> None:
        for side in sides:
            seat = self.seats[side]
            if not seat.nonce:
                await self._store.give_nonce(self.id, side, nonce, self.fence)
                seat.nonce = nonce
            # On one screen each has the name he was given when the match was begun.
            if name and name != seat.name and not (len(sides) == 2 and seat.name):
                await self._store.rename(self.id, side, name, self.fence)
                seat.name = name
        if self.state == "waiting" and self.ready:
            await self._store.start(self.id, self.fence)
            match = self._play(self.new())
            self._time.ask(match.game.table, match.game.question)
            if self.stands is not None:
                self.stands.begun(self._time.shown())
            for line in self.company.prompt:
                line.send(say.text(self.table(line)))
            self._tell_lesson()
            self._computers.next()

    def new(self, entries: Sequence[Entry] = ()) -> Match:
        """The match from its start, up to these entries."""
        home, away = self.seats["home"].nonce, self.seats["away"].nonce
        dice: Dice = match_dice(self.id, self.secret, home, away)
        match = Match(self.start, dice if self.lesson is None else self.lesson.dice(dice))
        for entry in entries:
            match.repeat(entry)
        return match

    def _play(self, match: Match) -> Match:
        self.match, self._teller = match, Teller(match)
        return match

    def resume(self, rows: Sequence[Row]) -> None:
        """A match that was stored: everything that happened in it once more."""
        match = self._play(self.new([entry_of(row) for row in rows]))
        for row in rows:
            if row.message:
                why = str(row.more.get("why", ""))
                self._taken[row.by, row.message] = say.Ok(row.message, row.n, row.part + 1, why)
        kept = rows[-1].more.get("clock") if rows else None
        self._time.restore(kept, match.game.table, match.game.question)
        if self.stands is not None:
            self.stands.resume(rows)

    def go_on(self) -> None:
        """It is in memory again: computers think, clocks run, the stands catch up."""
        if self.stands is not None:
            self.stands.go_on()
        self._computers.next()

    # --- who is here --------------------------------------------------------------------------

    def as_seen(self, eyes: Eyes) -> Live | Stands:
        """The match as these eyes follow it: now, or with its delay."""
        # What cannot go on is shown to everybody as it last was.
        later = None if eyes or self.stopped is not None else self.stands
        return self if later is None else later

    def about(self, eyes: Eyes) -> say.About:
        """What these eyes may know of the match."""
        seen = self.as_seen(eyes)
        return seen.about() if isinstance(seen, Stands) else self.about_now()

    def about_now(self) -> say.About:
        return say.About(
            self.id, self.start.edition, self.state,
            *who_is_here(self.seats, self.company.coaches),
            dict(zip(COACHES, self.start.team_names)), self.commitment, self.seconds,
            self.watchers, self.rematch, self.company.watching, sorted(self.wants_rematch),
            self.start.lesson, self._told_stopped(),
            self.delay,
        )  # fmt: skip

    def _told_stopped(self) -> say.Stopped | None:
        found = self.stopped
        return None if found is None else say.Stopped(found.why, found.seen.n, found.of)

    @property
    def watchers(self) -> int:
        return self.company.watchers

    @property
    def alone(self) -> bool:
        """Are computers among themselves?"""
        return self._computers.alone

    @property
    def busy(self) -> bool:
        """Is anybody here, or is a computer thinking?"""
        return len(self.company) > 0 or self._computers.thinking

    async def join(self, line: Line, have: int) -> None:
        """A client is on the line: it is told what it has missed."""
        async with self.lock:  # not in the middle of an entry
            self._check_here()
            self.company.add(line)
            try:
                await self._greet(line, have)
            except BaseException:
                self.company.remove(line)
                raise
        self._people_changed(line)

    async def _greet(self, line: Line, have: int) -> None:
        self.touched = self._now()
        seen = self.as_seen(line.eyes)
        if isinstance(seen, Stands):
            await seen.greet(line)
            return
        teller = self._teller
        missed = teller.since(line.eyes, have) if teller is not None else None
        if missed is None:
            if teller is not None and teller.has_much_to_tell(line.eyes):
                await asyncio.to_thread(teller.recall, line.eyes)
            line.send(say.text(self.table(line)))
        else:
            for text in missed:
                line.send(text)
            line.send(say.text(say.Chat(list(self.company.chat))))
            line.send(say.text(say.Time(self._time.shown())))
        if (lesson := self.taught()) is not None:
            line.send(say.text(lesson))
        if self.state == "over":
            line.send(say.text(self.over()))

    def leave(self, line: Line) -> None:
        """A client is gone."""
        self.company.remove(line)
        self.touched = self._now()
        self._people_changed(line)

    def _people_changed(self, line: Line) -> None:
        self.tell_people()
        if line.eyes:
            self._time.seat(self.company.coaches)

    def table(self, line: Line) -> say.Table:
        """Everything, as a client may know it."""
        eyes, chat = line.eyes, list(self.company.chat)
        if self.stopped is not None:
            seen, about = self.stopped.seen, self.about_now()
            return say.Table(seen.n, [*eyes], about, seen.view, None, seen.events, chat, None, [])
        if self._teller is None:
            return say.Table(0, list(eyes), self.about_now(), None, None, [], chat, None, [])
        return self._teller.table(eyes, self.about_now(), chat, self._time.shown())

    def picture(self, eyes: Eyes) -> Picture | None:
        """The table as these eyes follow it; None before it begins for them."""
        teller = self._teller if eyes or self.stands is None else self.stands.teller
        return None if teller is None else teller.picture

    def tell_people(self) -> None:
        self.company.tell(say.People(self.about_now()))
        if self.stands is not None:
            self.stands.people_changed()

    def tell_said(self, line: say.Line) -> None:
        """Somebody has said something."""
        self.company.chat.append(line)
        self.company.tell(say.Said(line))
        if self.stands is not None:
            self.stands.said(line)

    # --- what may be said ---------------------------------------------------------------------

    async def hear(self, line: Line, asked: say.FromClient) -> say.ToClient:
        """A message of a client, and the answer to it."""
        with self.held():
            return await self._hear(line, asked)

    async def _hear(self, line: Line, asked: say.FromClient) -> say.ToClient:
        if isinstance(asked, say.Say):
            return await chat(self, line, asked, self._store)
        if isinstance(asked, say.Hello):
            raise Refused("not understood", "hello is said once, at first")
        if isinstance(asked, WONDERS):
            return await wonder(self.as_seen(line.eyes), line.eyes, asked, self._thinker)
        if not line.eyes:
            raise Refused("not yours", "who watches takes no part")
        if isinstance(asked, say.Call) and asked.what == "rematch":
            return await play_again(self, line.eyes, asked, self._host)
        return await self._act(line, asked)

    async def _act(self, line: Line, asked: Acting) -> say.Ok:
        async with self.lock:
            self._check_here()
            for side in line.eyes:
                done = self._taken.get((side, asked.id))
                if done is not None:
                    return done
            match = self.running()
            if asked.n != match.n:
                raise Refused("stale", f"the table is at {match.n}, not at {asked.n}")
            by = speaker(match, self.seats, line.eyes, asked)
            try:
                entries, stopped = carry_out(match, by, asked)
            except Refused:
                raise
            except Exception:  # the game may be anywhere
                await self.go_back_to(asked.n)
                raise
            ok = say.Ok(asked.id, match.n, len(entries), stopped)
            await self.enter(entries, asked.id, stopped)
            self._taken[by, asked.id] = ok
            return ok

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """While something is written: if another process holds the match, it is forgotten here."""
        try:
            yield
        except Fenced:
            self._host.forget(self)
            raise

    def _check_here(self) -> None:
        """Who waited for his turn while the match left memory finds it where it is kept."""
        if self.gone:
            raise Refused("later", "the match is being fetched anew; come back in a moment")

    def running(self) -> Match:
        """The match, once it has begun."""
        if self.stopped is not None:
            raise Refused("other rules", self.stopped.why)
        if self.match is None:
            raise Refused("not yet", "the match has not begun: somebody is still to come")
        return self.match

    # --- what has been said -------------------------------------------------------------------

    async def enter(self, entries: list[Entry], message: str, stopped: str = "") -> None:
        """Entries were carried out: store them, then tell everybody; the lock is held."""
        match, table = self.running(), self.running().game.table
        timed_out = any(entry.words == TIME_OUT for entry in entries)
        if timed_out:
            self._time.time_out()
        more: dict[str, object] = {"why": stopped} if stopped else {}
        if (clock := self._time.kept()) is not None:
            more["clock"] = clock
        rows = rows_of(entries, message, more)
        try:
            if match.asked is None:
                await self._store.finish(self.id, outcome_of(match), rows, self.fence)
            else:
                await self._store.append(self.id, rows, self.fence)
        except (Conflict, Repeated, asyncio.CancelledError):
            # More may be stored than is known here, as when a line to the database broke during a
            # commit: whoever comes back finds the match as it is stored.
            self._host.forget(self)
            raise
        except Exception:
            # What could not be stored has not happened.
            if timed_out:
                self._time.time_out(False)
            await self.go_back_to(entries[0].n - 1)
            raise
        self._count(entries)
        self.touched = self._now()
        self._time.ask(table, match.game.question)
        assert self._teller is not None
        clock_now = self._time.shown()
        self._teller.tell(entries, self.company.prompt, clock_now)
        if self.stands is not None:
            self.stands.entered(entries, clock_now)
        self._tell_lesson()
        if match.asked is None:
            log.info("match over", extra={"match": self.id})
            self.company.tell(self.over())
        self._computers.next()
        if self._turn() != self._pictured:
            self.tasks.do(self._keep(self._picture()))

    def _turn(self) -> Turn:
        """Where in the match it is: how it looks is kept once a turn, and when it leaves memory."""
        table = self.running().game.table
        return table.half, table.home.turn, table.away.turn, self.state

    def _picture(self) -> LastSeen:
        """How it looks, for a time when it cannot be played again; nothing may be under way."""
        match = self.running()
        self._pictured, self._pictured_n = self._turn(), match.n
        return last_seen(match.game, match.n)

    async def keep_last(self) -> None:
        """It leaves memory: keep how it looks, if that is not kept."""
        under_way = self.lock.locked()  # something could not be stored in time
        if self.match is not None and self.match.n != self._pictured_n and not under_way:
            await self._keep(self._picture())

    async def _keep(self, seen: LastSeen) -> None:
        try:
            await self._store.keep_picture(self.id, seen)
        except StoreError as error:
            log.warning("how it looks was not kept: %s", error, extra={"match": self.id})

    def _count(self, entries: list[Entry]) -> None:
        for entry in entries:
            person = self.seats[entry.by].kind == "person"
            by = "clock" if entry.kind == "time" else "person" if person else "computer"
            self.measures.entries.add(by)

    async def go_back_to(self, n: int) -> None:
        """As it was after an entry, whatever has happened to the game since; the lock is held."""
        entries = self.running().entries[:n]
        self._play(await asyncio.to_thread(self.new, entries))

    def over(self) -> say.Over:
        """What was secret, once the match has ended."""
        if self._over is None:
            nonces: dict[Coach, str] = {side: self.seats[side].nonce for side in COACHES}
            self._over = over(self.running(), self.secret, nonces)
        return self._over

    # --- lessons ------------------------------------------------------------------------------

    def taught(self) -> say.Lesson | None:
        """How the lesson stands, if this is one that has begun."""
        if self.lesson is None or self.match is None:
            return None
        return judged(self.lesson, self.match.game, self.match.n)

    def _tell_lesson(self) -> None:
        if (lesson := self.taught()) is not None:
            self.company.tell(lesson)

    # --- the clock ----------------------------------------------------------------------------

    def _tell_clock(self) -> None:
        self.company.tell(say.Time(self._time.shown()))
        if self.stands is not None:
            self.stands.told_time(self._time.shown())

    def _ring(self) -> None:
        self.tasks.do(self._time_up())

    async def _time_up(self) -> None:
        """What the rules say, or the passive answer."""
        async with self.lock:
            match = self.running()
            up, ends_turn = self._time.is_up()
            if self.gone or match.asked is None or not up:
                return
            entry = match.time_up(match.asked, ends_turn)
            try:
                await self.enter([entry], "")
            except (Conflict, Repeated):
                return  # the match is forgotten
            except StoreError as error:
                log.error("%s", error, extra={"match": self.id})
                self._time.again()

    # --- the end ------------------------------------------------------------------------------

    def hang_up(self) -> None:
        """Close all lines: whoever comes back begins anew."""
        self.gone = True
        self._time.stop()
        if self.stands is not None:
            self.stands.close()
        self.company.hang_up()

    async def retire(self) -> None:
        """The server ends: what is being stored is finished and told, then the lines are closed."""
        async with self.lock:
            self.company.stopping()
            self.hang_up()

    async def close(self) -> None:
        """Leave memory: lines are closed, tasks ended."""
        self.hang_up()
        await self.tasks.end()
