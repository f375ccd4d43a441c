"""What a game remembers: answers, dice and events, shared between copies.

A copy keeps only what happens to it from then on, and points to what came before. Copies of copies
would make that a chain as long as the game; so a chain that grows long is laid out as one flat
history, once for many copies, and looking back never takes more than a few steps.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from pigskin.numbers import Code
from pigskin.rolls import Roll

EventRow: TypeAlias = tuple[str, int, int, int, int, Roll | None]

LONGEST_CHAIN: Final = 64


class History:
    """Answers, dice and events of a game. Copies share what came before them."""

    def __init__(self, earlier: History | None, answers: int, tape: int, events: int) -> None:
        """What goes on from a point of an earlier history: so many of its answers, dice, events."""
        self.earlier = earlier
        self.earlier_answers = answers
        self.earlier_tape = tape
        self.earlier_events = events
        self.links: int = 0 if earlier is None else earlier.links + 1
        self.answers: list[Code] = []
        self.told: list[int] = []  # how many of the events there were before each answer
        self.tape: list[int] = []
        self.events: list[EventRow] = []

    def branch(self, answers: int, tape: int, events: int) -> History:
        """A history that goes on from a point of this one."""
        if answers == 0 and tape == 0 and events == 0:
            return History(
                self.earlier, self.earlier_answers, self.earlier_tape, self.earlier_events
            )
        if self.links >= LONGEST_CHAIN:
            flat = History(None, 0, 0, 0)
            flat.answers = self._answers_before() + self.answers[:answers]
            flat.told = self.all_told()[: len(flat.answers)]
            flat.tape = self._tape_before() + self.tape[:tape]
            flat.events = self._events_before() + self.events[:events]
            return History(flat, len(flat.answers), len(flat.tape), len(flat.events))
        return History(self, answers, tape, events)

    def all_answers(self) -> list[Code]:
        return self._answers_before() + self.answers

    def all_tape(self) -> list[int]:
        return self._tape_before() + self.tape

    def all_events(self) -> list[EventRow]:
        return self._events_before() + self.events

    def all_told(self) -> list[int]:
        """For every answer, how many events there were before it."""
        found: list[int] = []
        base = 0
        for link in self._chain():
            if link.earlier is not None:
                found.extend([base + count for count in link.earlier.told[: link.earlier_answers]])
                base += link.earlier_events
        found.extend([base + count for count in self.told])
        return found

    def events_since(self, count: int) -> list[EventRow]:
        """The events after the first `count` of all."""
        before = self._count_events_before()
        return self.all_events()[count:] if count < before else self.events[count - before :]

    def count_events(self) -> int:
        return self._count_events_before() + len(self.events)

    def count_answers(self) -> int:
        return self.count_answers_before() + len(self.answers)

    def count_tape(self) -> int:
        return self.count_tape_before() + len(self.tape)

    def count_answers_before(self) -> int:
        """How many answers came before its own."""
        return sum([link.earlier_answers for link in self._chain()])

    def count_tape_before(self) -> int:
        """How many dice came before its own."""
        return sum([link.earlier_tape for link in self._chain()])

    # --- what came before ---------------------------------------------------------------------

    def _chain(self) -> list[History]:
        """The histories that go on from an earlier one, up to this one, in order."""
        links: list[History] = []
        link = self
        while link.earlier is not None:
            links.append(link)
            link = link.earlier
        links.reverse()
        return links

    def _answers_before(self) -> list[Code]:
        found: list[Code] = []
        for link in self._chain():
            if link.earlier is not None:
                found.extend(link.earlier.answers[: link.earlier_answers])
        return found

    def _tape_before(self) -> list[int]:
        found: list[int] = []
        for link in self._chain():
            if link.earlier is not None:
                found.extend(link.earlier.tape[: link.earlier_tape])
        return found

    def _events_before(self) -> list[EventRow]:
        found: list[EventRow] = []
        for link in self._chain():
            if link.earlier is not None:
                found.extend(link.earlier.events[: link.earlier_events])
        return found

    def _count_events_before(self) -> int:
        return sum([link.earlier_events for link in self._chain()])
