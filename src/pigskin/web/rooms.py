"""Rooms in which several people look at a replay together: one leads, the others follow.

A room is in memory only, for as long as somebody is there and a while after: what was played is
kept elsewhere, and who wants to go on looking opens another one. Where there are several processes
one of them has the room, and the others know which; a copy of it is kept for them, so that another
can open it again when that one is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from pigskin.web import room_messages as say
from pigskin.web.lines import Line
from pigskin.web.seating import Full, Later, NotThere
from pigskin.web.seats import Refused, clean
from pigskin.web.tasks import looked_at
from pigskin.web.tokens import new_id

MOST_ROOMS: Final = 200
MOST_PEOPLE: Final = 40  # at once in one of them
EMPTY: Final = 1800.0  # seconds a room waits for somebody to come back
SILENT: Final = 10_800.0  # seconds without a word after which it is closed
CLOSED: Final = "this room is closed: everybody has left it"


class Known(Struct, frozen=True):
    """Somebody who may come back."""

    id: int
    name: str
    mark: str


class Copy(Struct, frozen=True):
    """All there is to know of a room, so that it can be opened again."""

    replay: str
    leader: int
    came: int  # so many people, all told
    at: say.RoomAt
    people: list[Known]
    sketches: list[say.Sketch]


class Register(Protocol):
    """Who says, where there are several processes, which rooms this one has; it keeps copies."""

    async def fetch(self, id: str) -> tuple[int, Copy]:
        """Have a room from now on: its fence; `Elsewhere` if another process has it."""
        ...

    async def keep(self, id: str, fence: int, copy: Copy, seconds: float) -> bool:
        """A copy, for so long; False if another process has the room by now."""
        ...

    async def let_go(self, id: str, fence: int) -> None:
        """Have it no longer."""
        ...


class Guest:
    """Somebody in a room, or who was there and may come back."""

    def __init__(self, id: int, name: str, mark: str, line: Line | None = None) -> None:
        self.id = id
        self.name = name or f"Guest {id}"
        self.mark = mark
        self.line = line

    @property
    def told(self) -> say.Person:
        return say.Person(self.id, self.name, self.line is not None)


class Room:
    """One of them."""

    def __init__(self, id: str, replay: str, now: Callable[[], float] = time.monotonic) -> None:
        self.id = id
        self.replay = replay
        self.fence = 1  # raised by every process that takes the room
        self.copied = False  # is the copy of it as it is?
        self.touched = now()
        self.leader = 0  # the first who comes
        self._now = now
        self._at = say.RoomAt(0, False, 1)
        self._guests: dict[int, Guest] = {}
        self._sketches: OrderedDict[str, say.Sketch] = OrderedDict()
        self._came = 0

    @property
    def here(self) -> list[Guest]:
        return [guest for guest in self._guests.values() if guest.line is not None]

    @property
    def lasts(self) -> float:
        """Seconds for which it is there if nothing more happens."""
        return self.touched - self._now() + (SILENT if self.here else EMPTY)

    @property
    def spent(self) -> bool:
        """Has nobody been here, or said anything, for long enough?"""
        return self.lasts < 0

    def _touch(self) -> None:
        self.touched, self.copied = self._now(), False

    # --- a copy -------------------------------------------------------------------------------

    def copy(self) -> Copy:
        known = [
            Known(guest.id, guest.name, guest.mark)
            for guest in self._guests.values()
            if guest.mark or guest.id == self.leader
        ]
        sketches = [*self._sketches.values()]
        return Copy(self.replay, self.leader, self._came, self._at, known, sketches)

    @classmethod
    def again(cls, id: str, fence: int, copy: Copy, now: Callable[[], float]) -> Room:
        """A room as its copy has it; those who were there may come back."""
        room = cls(id, copy.replay, now)
        room.fence = fence
        room.leader, room._came, room._at = copy.leader, copy.came, copy.at
        room._guests = {each.id: Guest(each.id, each.name, each.mark) for each in copy.people}
        room._sketches = OrderedDict((each.id, each) for each in copy.sketches)
        return room

    # --- coming and going ---------------------------------------------------------------------

    def enter(self, line: Line) -> Guest:
        """Somebody comes; who was here before is known by his mark."""
        self._touch()
        guest = next((g for g in self._guests.values() if line.mark and g.mark == line.mark), None)
        if guest is None:
            if len(self.here) >= MOST_PEOPLE:
                raise Refused("full", f"there are {MOST_PEOPLE} people in this room already")
            self._came += 1
            guest = self._guests[self._came] = Guest(self._came, line.name, line.mark, line)
            self._forget()
        else:
            if guest.line is not None:  # the same window, before the old line was seen to be cut
                guest.line.close()
            guest.line, guest.name = line, line.name or guest.name
        if self.leader not in self._guests:
            self.leader = guest.id
        line.send(
            say.text(
                say.RoomTold(
                    self.replay, guest.id, self._people(), self.leader, self._at,
                    [*self._sketches.values()],
                )
            )
        )  # fmt: skip
        self._tell_people(but=guest)
        return guest

    def _forget(self) -> None:
        """Of those who have gone only so many are remembered, and the leader."""
        gone = [g for g in self._guests.values() if g.line is None and g.id != self.leader]
        for guest in gone[: max(0, len(self._guests) - 2 * MOST_PEOPLE)]:
            del self._guests[guest.id]

    def leave(self, guest: Guest, line: Line) -> None:
        line.close()
        if guest.line is not line:
            return  # he is back by another one
        self._touch()
        guest.line = None
        if not guest.mark and guest.id != self.leader:
            self._guests.pop(guest.id, None)
        self._tell_people()

    # --- what may be said ---------------------------------------------------------------------

    def hear(self, guest: Guest, asked: say.FromRoom) -> None:
        """A message of somebody; `Refused` if it is not for him to say."""
        self._touch()
        if isinstance(asked, say.RoomGo):
            self._check_leads(guest)
            self._at = say.RoomAt(asked.moment, asked.playing, asked.speed)
            self._tell(self._at, but=guest)
        elif isinstance(asked, say.RoomDraw):
            self._draw(guest, asked.sketch)
        elif isinstance(asked, say.RoomWipe):
            self._wipe(guest, asked.ids)
        elif isinstance(asked, say.RoomHand):
            self._check_leads(guest)
            other = self._guests.get(asked.to)
            if other is None or other.line is None:
                raise Refused("not there", "who is to lead is not here")
            self.leader = other.id
            self._tell_people()
        elif isinstance(asked, say.RoomTake):
            leader = self._guests.get(self.leader)
            if leader is not None and leader.line is not None and leader is not guest:
                raise Refused("not yours", f"{leader.name} leads, and can hand it over")
            self.leader = guest.id
            self._tell_people()
        else:
            raise Refused("not understood", "hello is said once, at first")

    def _check_leads(self, guest: Guest) -> None:
        if guest.id != self.leader:
            raise Refused("not yours", "only who leads moves the replay")

    def _draw(self, guest: Guest, sketch: say.Sketch) -> None:
        if len(self._sketches) >= say.MOST_SKETCHES:
            raise Refused("full", "no more sketches fit in this room: clear some")
        if sketch.id in self._sketches:
            return  # said again
        text = clean(sketch.text)
        if sketch.kind == "label" and not text:
            raise Refused("not understood", "a label has words")
        drawn = replace(sketch, by=str(guest.id), name=guest.name, text=text)
        self._sketches[sketch.id] = drawn
        self._tell(say.RoomDrawn(drawn))

    def _wipe(self, guest: Guest, ids: list[str]) -> None:
        mine = str(guest.id)
        gone = [
            id
            for id in ids
            if id in self._sketches
            and (guest.id == self.leader or self._sketches[id].by == mine)
        ]
        for id in gone:
            self._sketches.pop(id, None)
        if gone:
            self._tell(say.RoomWiped(gone))

    # --- telling ------------------------------------------------------------------------------

    def _people(self) -> list[say.Person]:
        return [guest.told for guest in self._guests.values()]

    def _tell_people(self, but: Guest | None = None) -> None:
        self._tell(say.RoomPeople(self._people(), self.leader), but)

    def _tell(self, message: say.ToRoom, but: Guest | None = None) -> None:
        text = say.text(message)
        for guest in self._guests.values():
            if guest.line is not None and guest is not but:
                guest.line.send(text)

    def close(self, stopping: bool = False) -> None:
        for guest in self.here:
            assert guest.line is not None
            guest.line.stopping = stopping
            guest.line.close()


class Rooms:
    """All rooms of a process."""

    def __init__(
        self, register: Register | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._register = register  # None where this process has all rooms
        self._now = now
        self._retired = False
        self._open: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Room]] = {}

    async def open(self, replay: str) -> Room:
        """A new one."""
        self._make_place()
        room = Room(new_id(), replay, self._now)
        if self._register is not None:  # others must find it
            await self._register.keep(room.id, room.fence, room.copy(), room.lasts)
        self._open[room.id] = room
        return room

    async def find(self, id: str) -> Room:
        """An open one; `Elsewhere` if another process has it."""
        self._clear()
        room = self._open.get(id)
        if room is not None:
            return room
        if self._register is None:
            raise NotThere(CLOSED)
        coming = self._coming.get(id)
        if coming is None:  # whoever comes meanwhile waits for the same one
            coming = self._coming[id] = asyncio.create_task(self._take(id, self._register))
            coming.add_done_callback(looked_at)
        return await asyncio.shield(coming)

    async def _take(self, id: str, register: Register) -> Room:
        """Open a room again that nobody has any more."""
        try:
            fence, copy = await register.fetch(id)
            self._make_place()
            room = self._open[id] = Room.again(id, fence, copy, self._now)
            return room
        except NotThere:
            raise NotThere(CLOSED) from None
        finally:
            del self._coming[id]

    def _make_place(self) -> None:
        self._clear()
        if len(self._open) >= MOST_ROOMS:
            raise Full("as many rooms are open as can be; try again later")

    def _clear(self) -> None:
        """Rooms that nobody needs are closed whenever somebody asks for one."""
        for room in [each for each in self._open.values() if each.spent]:
            del self._open[room.id]
            room.close()

    # --- several processes --------------------------------------------------------------------

    async def keep_copies(self) -> None:
        """Of rooms in which something has happened; one that another process has is closed."""
        if self._register is None or self._retired:
            return
        for room in [each for each in self._open.values() if not each.copied]:
            room.copied = True
            if not await self._register.keep(room.id, room.fence, room.copy(), room.lasts):
                self._open.pop(room.id, None)
                room.close()  # its guests come back, and find the other

    def doubt(self) -> None:
        """Copies may be lost, or others may have our rooms: every copy is written anew."""
        for room in self._open.values():
            room.copied = False

    async def retire(self, seconds: float) -> None:
        """The server ends: another process may have the rooms, and everybody is told to come back.

        That copies are written is waited for so long at most.
        """
        with contextlib.suppress(Later, TimeoutError):
            async with asyncio.timeout(seconds):
                await self.keep_copies()
                self._retired = True  # from here on nothing is written
                if self._register is not None:
                    for room in list(self._open.values()):
                        await self._register.let_go(room.id, room.fence)
        for room in self._open.values():
            room.close(stopping=True)

    def close(self) -> None:
        for room in self._open.values():
            room.close()
        self._open.clear()
