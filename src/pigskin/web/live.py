"""A match that people are at: who sits and who watches, what they say, and what they are told.

Everything that changes a match goes through `_enter`: it is carried out on the game, stored, and
only then told to anybody. While that is under way the match takes nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, Literal, Protocol

from msgspec import Struct

from pigskin.contract.reasons import setup_problems
from pigskin.errors import GameOver, IllegalAnswer, MalformedAnswer, NothingToUndo, PigskinError
from pigskin.looking import player_of, square_of
from pigskin.web import messages as say
from pigskin.web.clock import AWAY_BEFORE, MatchClock
from pigskin.web.fair import match_dice
from pigskin.web.lines import Line
from pigskin.web.match import COACHES, TIME_OUT, Coach, Entry, Match
from pigskin.web.seeing import Eyes, Picture, change, heard
from pigskin.web.start import Start
from pigskin.web.store import Conflict, Outcome, Repeated, Store
from pigskin.web.store import Entry as Row
from pigskin.web.store import Line as Said

log = logging.getLogger("pigskin.web")

RECENT: Final = 30  # entries kept as they were told, for clients that were away for a moment
PACE: Final = 0.7  # seconds between two entries of a match in which only computers play
MOST_CHAT: Final = 200  # lines kept


class Refused(Exception):
    """A message that cannot be taken: a word for programs, and a sentence for people."""

    def __init__(self, why: str, words: str) -> None:
        super().__init__(words)
        self.why = why
        self.words = words


class Seat(Struct):
    """One side of a match."""

    kind: Literal["person", "computer", "open"]
    name: str
    token: str = ""  # hashed; of a person
    nonce: str = ""  # hex; his part of the dice
    coach: str = ""  # of a computer: which


class Thinker(Protocol):
    """Who works out odds and thinks for computer coaches, away from the event loop."""

    async def think(self, match: Live, coach: Coach) -> list[str]: ...
    async def odds(self, match: Live, coach: Coach | None, asked: say.FromClient) -> say.Odds: ...


class Host(Protocol):
    """Whoever can begin another match."""

    async def rematch(self, live: Live) -> str: ...
    def forget(self, live: Live) -> None: ...


class Live:
    """One match in memory."""

    def __init__(
        self, id: str, start: Start, seats: dict[Coach, Seat], secret: str, commitment: str,
        seconds: int | None, store: Store, thinker: Thinker, host: Host,
        now: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.id = id
        self.start = start
        self.seats = seats
        self.secret = secret
        self.commitment = commitment
        self.seconds = seconds
        self.match: Match | None = None  # None until everybody sits
        self.rematch: str | None = None
        self.wants_rematch: set[Coach] = set()
        self.chat: deque[say.Line] = deque(maxlen=MOST_CHAT)
        self.touched = now()
        self._store = store
        self._thinker = thinker
        self._host = host
        self._now = now
        self._lines: set[Line] = set()
        self._lock = asyncio.Lock()
        self._taken: dict[tuple[Coach, str], say.Ok] = {}
        self._recent: deque[tuple[int, dict[Eyes, str]]] = deque(maxlen=RECENT)
        self._picture: Picture | None = None
        self._clock = MatchClock(seconds, now) if seconds else None
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking = False

    # --- before the match ---------------------------------------------------------------------

    @property
    def state(self) -> Literal["waiting", "running", "over"]:
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
        async with self._lock:
            for side in sides:
                seat = self.seats[side]
                if not seat.nonce:
                    await self._store.give_nonce(self.id, side, nonce)
                    seat.nonce = nonce
                if name and name != seat.name:
                    await self._store.rename(self.id, side, name)
                    seat.name = name
            if self.match is None and self.ready:
                self._begin()
                await self._store.start(self.id)
                for line in self._lines:
                    line.send(say.text(self.table(line)))
                self._next()

    def _begin(self) -> None:
        """Everybody sits: the dice are made, and the match starts."""
        home, away = self.seats["home"].nonce, self.seats["away"].nonce
        self.match = Match(self.start, match_dice(self.id, self.secret, home, away))
        self._picture = Picture(self.match.game)

    def resume(self, rows: Sequence[Row]) -> None:
        """A match that was stored: everything that happened in it once more."""
        self._begin()
        assert self.match is not None
        for row in rows:
            entry = Entry(row.n, row.kind, row.by, row.words, row.to, row.faces)
            self.match.repeat(entry)
            if row.message:
                why = str(row.more.get("why", ""))
                self._taken[row.by, row.message] = say.Ok(row.message, row.n, row.part + 1, why)
        self._picture = Picture(self.match.game)

    def go_on(self) -> None:
        """It is in memory again: computers think, clocks run."""
        self._next()

    # --- who is here --------------------------------------------------------------------------

    def about(self) -> say.About:
        """What everybody may know of the match."""
        here = {side for line in self._lines for side in line.eyes}
        home, away = (
            say.Who(
                self.seats[side].kind, self.seats[side].name,
                side in here or self.seats[side].kind == "computer",
            )
            for side in COACHES
        )  # fmt: skip
        names = self.start.team_names
        return say.About(
            self.id, self.start.edition, self.state, home, away,
            {"home": names[0], "away": names[1]}, self.commitment, self.seconds, self.watchers,
            self.rematch,
        )  # fmt: skip

    @property
    def watchers(self) -> int:
        return sum(1 for line in self._lines if not line.eyes)

    @property
    def busy(self) -> bool:
        """Is anybody here, or is a computer thinking?"""
        return bool(self._lines) or self._thinking

    async def join(self, line: Line, have: int) -> None:
        """A client is on the line: it is told what it has missed."""
        async with self._lock:  # not in the middle of an entry
            self._lines.add(line)
            self.touched = self._now()
            missed = self._since(line.eyes, have)
            if missed is None:
                line.send(say.text(self.table(line)))
            for text in missed or ():
                line.send(text)
            if self.state == "over":
                line.send(say.text(self.over()))
        self.tell_people()
        self._look_at_lines()

    def leave(self, line: Line) -> None:
        """A client is gone."""
        line.close()
        self._lines.discard(line)
        self.touched = self._now()
        self.tell_people()
        self._look_at_lines()

    def _since(self, eyes: Eyes, have: int) -> list[str] | None:
        """What was told after an entry; None if it is no longer known."""
        if self.match is None or have <= 0 or have > self.match.n:
            return None
        if have == self.match.n:
            return []
        known = [since for since, _ in self._recent]
        if have not in known:
            return None
        told = [texts for _, texts in self._recent][known.index(have) :]
        return [each[eyes] for each in told] if all(eyes in each for each in told) else None

    def table(self, line: Line) -> say.Table:
        """Everything, as a client may know it."""
        match, picture, eyes = self.match, self._picture, line.eyes
        if match is None or picture is None:
            return say.Table(
                0, list(eyes), self.about(), None, None, [], list(self.chat), None, []
            )
        return say.Table(
            match.n, list(eyes), self.about(), picture.view(eyes), picture.question(eyes),
            heard(match.game, eyes, 0), list(self.chat), self._shown_clock(), match.steps_back(),
        )  # fmt: skip

    # --- what may be said ---------------------------------------------------------------------

    async def hear(self, line: Line, asked: say.FromClient) -> say.ToClient:
        """A message of a client, and the answer to it."""
        if isinstance(asked, say.Say):
            return await self._chat(line, asked)
        if isinstance(asked, say.Hello):
            raise Refused("not understood", "hello is said once, at first")
        if isinstance(asked, (say.Reach, say.Preview, say.Hints, say.WhyNot, say.SetUpCheck)):
            return await self._wonder(line, asked)
        if not line.eyes:
            raise Refused("not yours", "who watches takes no part")
        if isinstance(asked, say.Call) and asked.what == "rematch":
            return await self._play_again(line, asked)
        return await self._act(line, asked)

    async def _act(
        self, line: Line, asked: say.Answering | say.Back | say.Call
    ) -> say.Ok:
        async with self._lock:
            for side in line.eyes:
                done = self._taken.get((side, asked.id))
                if done is not None:
                    return done
            match = self._running()
            if asked.n != match.n:
                raise Refused("stale", f"the table is at {match.n}, not at {asked.n}")
            by = self._speaker(line.eyes, match, asked)
            told = match.game.history.count_events()
            stopped = ""
            try:
                if isinstance(asked, say.Answering):
                    entries, stopped = match.answer(by, asked.do)
                elif isinstance(asked, say.Back):
                    entries = [match.back(by, asked.to)]
                else:
                    entries = [match.call(by, asked.what)]
            except GameOver as error:
                raise Refused("over", str(error)) from None
            except MalformedAnswer as error:
                raise Refused("not understood", str(error)) from None
            except IllegalAnswer as error:
                raise Refused("not legal", str(error)) from None
            except NothingToUndo as error:
                raise Refused("too late", str(error)) from None
            ok = say.Ok(asked.id, match.n, len(entries), stopped)
            await self._enter(entries, told, asked.id, stopped)
            self._taken[by, asked.id] = ok
            return ok

    def _speaker(
        self, eyes: Eyes, match: Match, asked: say.Answering | say.Back | say.Call
    ) -> Coach:
        """Which coach says it: whoever is asked, if he sits here."""
        if isinstance(asked, say.Call) and asked.what != "time out":
            # Said by whoever has a reason to: on one screen by the one it is legal for.
            if len(eyes) == 2:
                active = match.game.table.active
                mine: Coach = COACHES[active] if active >= 0 else (match.asked or "home")
                if asked.what == "concede":
                    return mine
                return "away" if mine == "home" else "home"
            return eyes[0]
        if match.asked is None:
            raise Refused("over", "the game is over")
        if match.asked not in eyes:
            who = self.seats[match.asked].name or match.asked
            raise Refused("not yours", f"{who} is asked, not you")
        return match.asked

    def _running(self) -> Match:
        if self.match is None:
            raise Refused("not yet", "the match has not begun: somebody is still to come")
        return self.match

    async def _wonder(
        self, line: Line,
        asked: say.Reach | say.Preview | say.Hints | say.WhyNot | say.SetUpCheck,
    ) -> say.Odds:  # fmt: skip
        """A question about chances or legality; it changes nothing."""
        match = self._running()
        if asked.n != match.n:
            raise Refused("stale", f"the table is at {match.n}, not at {asked.n}")
        coach = _ears(line.eyes, match)
        try:
            if isinstance(asked, say.WhyNot):
                why = match.game.why_not(asked.answer, coach)
                return say.Odds(asked.id, asked.n, words=[why] if why else [])
            if isinstance(asked, say.SetUpCheck):
                return say.Odds(asked.id, asked.n, words=[*_problems(match, line.eyes, asked)])
            return await self._thinker.odds(self, coach, asked)
        except PigskinError as error:
            raise Refused("not legal", str(error)) from None

    async def _play_again(self, line: Line, asked: say.Call) -> say.Ok:
        """Once everybody who sits here wants it, the same coaches meet again."""
        async with self._lock:
            if self.state != "over":
                raise Refused("not yet", "a rematch is for when this match is over")
            self.wants_rematch.update(line.eyes)
            people = {side for side in COACHES if self.seats[side].kind == "person"}
            if self.rematch is None and people <= self.wants_rematch:
                self.rematch = await self._host.rematch(self)
        self.tell_people()
        return say.Ok(asked.id, asked.n)

    async def _chat(self, line: Line, asked: say.Say) -> say.Ok:
        by: Coach | Literal["watcher"] = line.eyes[0] if line.eyes else "watcher"
        match = self.match
        if len(line.eyes) == 2 and match is not None and match.asked is not None:
            by = match.asked
        name = self.seats[by].name if by != "watcher" else line.name or "a watcher"
        said = say.Line(by, name, asked.text)
        await self._store.say(self.id, Said(by=by, name=name, text=asked.text))
        self.chat.append(said)
        self.tell(say.Said(said))
        return say.Ok(asked.id, match.n if match is not None else 0)

    def tell(self, message: say.ToClient) -> None:
        """The same to everybody."""
        text = say.text(message)
        for line in self._lines:
            line.send(text)

    # --- what has been said -------------------------------------------------------------------

    async def _enter(
        self, entries: list[Entry], told: int, message: str, stopped: str = ""
    ) -> None:
        """Entries were carried out: store them, then tell everybody."""
        rows = [
            Row(
                n=entry.n, kind=entry.kind, by=entry.by, words=entry.words, to=entry.to,
                faces=entry.faces, message=message, part=part,
                more={"why": stopped} if stopped and entry is entries[-1] else {},
            )
            for part, entry in enumerate(entries)
        ]  # fmt: skip
        match = self._running()
        try:
            if match.asked is None:
                await self._store.finish(self.id, _outcome(match), rows)
            else:
                await self._store.append(self.id, rows)
        except BaseException as error:
            # What could not be stored has not happened.
            self._go_back_to(entries[0].n - 1)
            if isinstance(error, (Conflict, Repeated)):
                # More is stored than is known here, as when a line to the database broke during a
                # commit: whoever comes back finds the match as it is stored.
                self._host.forget(self)
            raise
        self.touched = self._now()
        self._tell_entries(entries, told)
        if match.asked is None:
            self.tell(self.over())
        self._next()

    def _go_back_to(self, n: int) -> None:
        entries = self._running().entries[:n]
        self._begin()
        assert self.match is not None
        for entry in entries:
            self.match.repeat(entry)
        self._picture = Picture(self.match.game)

    def _tell_entries(self, entries: list[Entry], told: int) -> None:
        match, before = self._running(), self._picture
        assert before is not None
        game = match.game
        after = self._picture = Picture(game)
        if self._clock is not None:
            if any(entry.words == TIME_OUT for entry in entries):
                self._clock.time_out()
            self._clock.ask(game.table, game.question)
        now = game.history.count_events()
        back = entries[0].kind == "back"
        words = [] if back else [entry.words for entry in entries]
        texts: dict[Eyes, str] = {}
        for line in self._lines:
            eyes = line.eyes
            if eyes not in texts:
                texts[eyes] = say.text(
                    say.Moved(
                        match.n, entries[0].n - 1, entries[0].by, words, back,
                        heard(game, eyes, min(told, now)), max(0, told - now),
                        change(before.view(eyes), after.view(eyes)),
                        after.question(eyes), self._shown_clock(), match.steps_back(),
                    )
                )  # fmt: skip
            line.send(texts[eyes])
        self._recent.append((entries[0].n - 1, texts))

    def over(self) -> say.Over:
        """What was secret, once the match has ended."""
        match = self._running()
        outcome = _outcome(match)
        told = {
            "winner": outcome.winner, "score": [*outcome.score], "reason": outcome.reason
        }  # fmt: skip
        nonces: dict[Coach, str] = {side: self.seats[side].nonce for side in COACHES}
        return say.Over(match.n, told, self.secret, nonces)

    # --- computers ----------------------------------------------------------------------------

    def _next(self) -> None:
        """Whoever is asked now: if it is a computer, it begins to think."""
        match = self.match
        if match is not None and match.asked is not None:
            if self._clock is not None and self._clock.side is None:
                self._clock.ask(match.game.table, match.game.question)
            if self.seats[match.asked].kind == "computer" and not self._thinking:
                self._thinking = True
                self._do(self._think())
        self._set_alarm()

    async def _think(self) -> None:
        match = self._running()
        alone = all(seat.kind == "computer" for seat in self.seats.values())
        try:
            while match.asked is not None and self.seats[match.asked].kind == "computer":
                by, n = match.asked, match.n
                answers = await self._thinker.think(self, by)
                if alone:
                    await asyncio.sleep(PACE)
                async with self._lock:
                    match = self._running()
                    if match.n == n:
                        await self._answer_for(by, answers)
        finally:
            self._thinking = False

    async def _answer_for(self, by: Coach, answers: list[str]) -> None:
        """Answers of a computer, or of us for somebody who gives none; the lock is held."""
        match = self._running()
        told = match.game.history.count_events()
        try:
            entries, _ = match.answer(by, answers)
        except IllegalAnswer as error:
            log.warning("match %s: %s answered %s: %s", self.id, by, answers[:1], error)
            entries, _ = match.answer(by, [str(match.game.passive_answer())])
        await self._enter(entries, told, "")

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on by itself; what breaks in it is written to the log."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("match %s", self.id, exc_info=task.exception())

    # --- the clock ----------------------------------------------------------------------------

    def _shown_clock(self) -> say.Clock | None:
        return self._clock.shown() if self._clock is not None else None

    def _set_alarm(self) -> None:
        """Come back when the time of whoever is asked is up."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        clock, match = self._clock, self.match
        if clock is None or match is None or match.asked is None or clock.stopped:
            return
        if self.seats[match.asked].kind != "person":
            return
        loop = asyncio.get_running_loop()
        wait = max(0.0, clock.left()) + 0.05
        self._alarm = loop.call_later(wait, lambda: self._do(self._time_up(match.n)))

    async def _time_up(self, n: int) -> None:
        """What the rules say, or the passive answer."""
        async with self._lock:
            match, clock = self._running(), self._clock
            by = match.asked
            if clock is None or by is None or match.n != n or clock.left() > 0:
                return
            told = match.game.history.count_events()
            entry = match.time_up(by, clock.ends_turn)
            await self._enter([entry], told, "")

    def _look_at_lines(self) -> None:
        """The clock of a coach who has lost his line stands still for a while."""
        clock, match = self._clock, self.match
        if clock is None or match is None or match.asked is None:
            return
        side = match.asked
        here = self._here(side)
        if here and clock.stopped:
            clock.go_on()
            self.tell(say.Time(clock.shown()))
            self._set_alarm()
        elif not here and not clock.stopped:
            self._do(self._pause(side))

    def _here(self, side: Coach) -> bool:
        return any(side in line.eyes for line in self._lines)

    async def _pause(self, side: Coach) -> None:
        """Stop the clock of a coach whose line is cut, after a moment and not for ever."""
        await asyncio.sleep(AWAY_BEFORE)
        clock, match = self._clock, self.match
        if clock is None or match is None or match.asked != side or self._here(side):
            return
        clock.stop()
        self._set_alarm()
        self.tell(say.Time(clock.shown()))
        while not self._here(side):
            await asyncio.sleep(1)
            if clock.away(side, 1.0) < 1.0 or match.asked != side:
                break
        if match.asked == side:
            clock.go_on()
            self.tell(say.Time(clock.shown()))
            self._set_alarm()

    # --- the end ------------------------------------------------------------------------------

    def tell_people(self) -> None:
        self.tell(say.People(self.about()))

    def hang_up(self) -> None:
        """Close all lines: whoever comes back begins anew."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        for line in list(self._lines):
            line.close()

    async def close(self) -> None:
        """Leave memory: lines are closed, tasks ended."""
        self.hang_up()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _outcome(match: Match) -> Outcome:
    outcome = match.game.outcome
    assert outcome is not None
    winner: Coach | None = None if outcome.winner is None else COACHES[outcome.winner == "away"]
    return Outcome(winner=winner, score=outcome.score, reason=outcome.reason)


def _ears(eyes: Eyes, match: Match) -> Coach | None:
    """Whose knowledge a question about odds is answered with."""
    if len(eyes) == 2:
        return match.asked
    return eyes[0] if eyes else None


def _problems(match: Match, eyes: Eyes, asked: say.SetUpCheck) -> list[str]:
    question = match.game.question
    if question is None or question.kind != "set-up" or COACHES[question.side] not in eyes:
        raise Refused("not yours", "nobody asks you to set up")
    table = match.game.table
    formation = {
        player_of(table, who): square_of(list(where)) for who, where in asked.formation.items()
    }
    return setup_problems(table, question.side, formation)
