"""The stands of a match that watchers see later: for them it is as it was so many seconds ago.

A second copy of the match follows the first one, entry by entry, when each is due; so there is
nothing here that a watcher may not know, whatever he asks. What was stored before this server knew
the match is due by the time it was stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from pigskin.web import delaying
from pigskin.web import messages as say
from pigskin.web.acting import entry_of
from pigskin.web.company import MOST_CHAT
from pigskin.web.lines import Line
from pigskin.web.match import Coach, Entry, Match
from pigskin.web.seating import line_of
from pigskin.web.seats import Refused, Seat
from pigskin.web.seeing import WATCHING
from pigskin.web.start import Start
from pigskin.web.store import Entry as Row
from pigskin.web.store import Line as Said
from pigskin.web.telling import Teller

if TYPE_CHECKING:
    from pigskin.web.live import Live

log = logging.getLogger("pigskin.web")


class Stands:
    """Those who watch a match with a delay, and the match as they see it."""

    def __init__(self, live: Live, delay: int, now: Callable[[], float] = time.monotonic) -> None:
        self.id = f"{live.id} later"  # other than the match, for whoever works out odds
        self.match: Match | None = None
        self.teller: Teller | None = None
        self.chat: deque[say.Line] = deque(maxlen=MOST_CHAT)
        self._live = live
        self._delay = delay
        self._now = now
        self._about: say.About | None = None  # as it was; None before the match begins
        self._last: say.About | None = None  # as they will see it in the end
        self._clock: tuple[float, say.Clock] | None = None  # and when it was told here
        self._coming: deque[tuple[float, Callable[[], None]]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._held = False  # is somebody told the whole match just now?

    # --- a match as it is followed (`wondering.Followed`) --------------------------------------

    @property
    def start(self) -> Start:
        return self._live.start

    @property
    def seats(self) -> Mapping[Coach, Seat]:
        return self._live.seats

    @property
    def fence(self) -> int:
        return self._live.fence

    @property
    def state(self) -> Literal["waiting", "running", "over"]:
        if self.match is None:
            return "waiting"
        return "running" if self.match.asked is not None else "over"

    def running(self) -> Match:
        if self.match is None:
            raise Refused("not yet", "the match has not begun for those who watch")
        return self.match

    def about(self) -> say.About:
        """What everybody may know: who watches as it is, the rest as it was."""
        now = self._live.about_now()
        then = self._about or now
        return replace(then, state=self.state, watchers=now.watchers, watching=now.watching)

    # --- what happens now, for later ----------------------------------------------------------

    def begun(self, clock: say.Clock | None) -> None:
        self._about = self._last = _but_watchers(self._live.about_now())
        self._later(lambda: self._begin([], clock))

    def entered(self, entries: list[Entry], clock: say.Clock | None) -> None:
        self._later(lambda: self._enter(entries, clock))

    def told_time(self, clock: say.Clock | None) -> None:
        self._later(lambda: self._tell_time(clock))

    def said(self, line: say.Line) -> None:
        """What watchers say among themselves needs no delay."""
        if line.by == "watcher":
            self._say(line)
        else:
            self._later(lambda: self._say(line))

    def people_changed(self) -> None:
        """Who watches is told at once; before a match begins there is nothing to hide."""
        about = _but_watchers(self._live.about_now())
        if self._about is not None and about != self._last:
            self._last = about
            self._later(lambda: self._see(about))
        self._tell(say.People(self.about()))

    # --- coming in ----------------------------------------------------------------------------

    async def greet(self, line: Line) -> None:
        """Somebody sits down here."""
        if self.teller is not None and self.teller.has_much_to_tell(WATCHING):
            self._held = True  # the match stands still while it is written down
            try:
                await asyncio.to_thread(self.teller.recall, WATCHING)
            finally:
                self._held = False
                self._set_timer()
        self._tell_all(line)

    def _tell_all(self, line: Line) -> None:
        line.send(say.text(self.table()))
        if self.state == "over":
            line.send(say.text(self._live.over()))

    def table(self) -> say.Table:
        about, chat = self.about(), list(self.chat)
        if self.teller is None:
            return say.Table(0, [], about, None, None, [], chat, None, [])
        return self.teller.table(WATCHING, about, chat, self._shown_clock())

    def resume(self, rows: Sequence[Row]) -> None:
        """A match that was stored: what is due is there at once, the rest comes in its time."""
        now = delaying.wall()
        due = [entry_of(row) for row in rows if now - row.at >= self._delay]
        about = self._last = _but_watchers(self._live.about_now())
        self._about = replace(about, rematch=None, again=[])
        if due:
            self._begin(due, None)
        else:  # when it began is not known: with its first entry, or as if it began now
            self._wait(lambda: self._begin([], None), now - rows[0].at if rows else 0.0)
        for row in rows[len(due) :]:
            self._wait(partial(self._enter, [entry_of(row)], None), now - row.at)
        if self.state == "over":
            self._about = about
        else:
            self._wait(lambda: self._see(about))

    def recall(self, chat: Sequence[Said]) -> None:
        """What was said before."""
        now = delaying.wall()
        for each in chat:
            line = line_of(each)
            if line.by == "watcher" or now - each.at >= self._delay:
                self.chat.append(line)
            else:
                self._wait(partial(self._say, line), now - each.at)

    def go_on(self) -> None:
        """The match is in memory again."""
        self._set_timer()

    def close(self) -> None:
        """Nothing more comes."""
        if self._timer is not None:
            self._timer.cancel()
        self._coming.clear()

    # --- when it is due -----------------------------------------------------------------------

    def _later(self, do: Callable[[], None]) -> None:
        self._wait(do)
        self._set_timer()

    def _wait(self, do: Callable[[], None], age: float = 0.0) -> None:
        """In its time: what is some seconds old already has less to wait."""
        due = self._now() + self._delay - min(max(age, 0.0), self._delay)
        place = len(self._coming)
        while place and self._coming[place - 1][0] > due:
            place -= 1
        self._coming.insert(place, (due, do))

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._coming:
            wait = max(0.0, self._coming[0][0] - self._now())
            self._timer = asyncio.get_running_loop().call_later(wait, self.catch_up)

    def catch_up(self) -> None:
        """Everything that is due happens here, too."""
        if self._held:
            return
        try:
            while self._coming and self._coming[0][0] <= self._now():
                _, do = self._coming.popleft()
                do()
        except Exception:  # the match itself goes on; whoever comes back finds it as it is stored
            log.exception("the match cannot be shown later", extra={"match": self._live.id})
            for line in self._live.company.late:
                line.close()
            return
        self._set_timer()

    def _begin(self, entries: Sequence[Entry], clock: say.Clock | None) -> None:
        self.match = self._live.new(entries)
        self.teller = Teller(self.match)
        self._keep(clock)
        for line in self._live.company.late:
            self._tell_all(line)

    def _enter(self, entries: list[Entry], clock: say.Clock | None) -> None:
        match = self.running()
        for entry in entries:
            match.repeat(entry)
        self._keep(clock)
        assert self.teller is not None
        self.teller.tell(entries, self._live.company.late, clock)
        if match.asked is None:
            self._tell(self._live.over())

    def _tell_time(self, clock: say.Clock | None) -> None:
        self._keep(clock)
        self._tell(say.Time(clock))

    def _say(self, line: say.Line) -> None:
        self.chat.append(line)
        self._tell(say.Said(line))

    def _see(self, about: say.About) -> None:
        self._about = about
        self._tell(say.People(self.about()))

    def _tell(self, message: say.ToClient) -> None:
        text = say.text(message)
        for line in self._live.company.late:
            line.send(text)

    def _keep(self, clock: say.Clock | None) -> None:
        self._clock = None if clock is None else (self._now(), clock)

    def _shown_clock(self) -> say.Clock | None:
        """The clock as it was then: it has gone on since it was told."""
        if self._clock is None:
            return None
        told, clock = self._clock
        gone = 0.0 if clock.stopped else self._now() - told
        return replace(clock, left=max(0.0, clock.left - gone))


def _but_watchers(about: say.About) -> say.About:
    """What is told later of who is there."""
    return replace(about, watchers=0, watching=[])
