"""Rooms in which several people look at a replay together: one leads, the others follow.

A room is in memory only, for as long as somebody is there and a while after: what was played is
kept elsewhere, and who wants to go on looking opens another one.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from pigskin.web import room_messages as say
from pigskin.web.lines import Line
from pigskin.web.seating import Full, NotThere
from pigskin.web.seats import Refused, clean
from pigskin.web.tokens import new_id

MOST_ROOMS: Final = 200
MOST_PEOPLE: Final = 40  # at once in one of them
EMPTY: Final = 1800.0  # seconds a room waits for somebody to come back
SILENT: Final = 10_800.0  # seconds without a word after which it is closed


class Guest:
    """Somebody in a room, or who was there and may come back."""

    def __init__(self, id: int, line: Line) -> None:
        self.id = id
        self.name = line.name or f"Guest {id}"
        self.mark = line.mark
        self.line: Line | None = line

    @property
    def told(self) -> say.Person:
        return say.Person(self.id, self.name, self.line is not None)


class Room:
    """One of them."""

    def __init__(self, id: str, replay: str, now: Callable[[], float] = time.monotonic) -> None:
        self.id = id
        self.replay = replay
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
    def spent(self) -> bool:
        """Has nobody been here, or said anything, for long enough?"""
        return self._now() - self.touched > (SILENT if self.here else EMPTY)

    # --- coming and going ---------------------------------------------------------------------

    def enter(self, line: Line) -> Guest:
        """Somebody comes; who was here before is known by his mark."""
        self.touched = self._now()
        guest = next((g for g in self._guests.values() if line.mark and g.mark == line.mark), None)
        if guest is None:
            if len(self.here) >= MOST_PEOPLE:
                raise Refused("full", f"there are {MOST_PEOPLE} people in this room already")
            self._came += 1
            guest = self._guests[self._came] = Guest(self._came, line)
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
        self.touched = self._now()
        guest.line = None
        if not guest.mark and guest.id != self.leader:
            self._guests.pop(guest.id, None)
        self._tell_people()

    # --- what may be said ---------------------------------------------------------------------

    def hear(self, guest: Guest, asked: say.FromRoom) -> None:
        """A message of somebody; `Refused` if it is not for him to say."""
        self.touched = self._now()
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

    def close(self) -> None:
        for guest in self._guests.values():
            if guest.line is not None:
                guest.line.close()


class Rooms:
    """All rooms of a server."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._open: dict[str, Room] = {}

    def open(self, replay: str) -> Room:
        """A new one."""
        self._clear()
        if len(self._open) >= MOST_ROOMS:
            raise Full("as many rooms are open as can be; try again later")
        room = Room(new_id(), replay, self._now)
        self._open[room.id] = room
        return room

    def find(self, id: str) -> Room:
        self._clear()
        room = self._open.get(id)
        if room is None:
            raise NotThere("this room is closed: everybody has left it")
        return room

    def _clear(self) -> None:
        """Rooms that nobody needs are closed whenever somebody asks for one."""
        for room in [each for each in self._open.values() if each.spent]:
            del self._open[room.id]
            room.close()

    def close(self) -> None:
        for room in self._open.values():
            room.close()
        self._open.clear()
