"""What a game remembers: answers, dice and events, shared between copies."""

from __future__ import annotations


class History:
    """Answers, dice and events of a game. Copies share what came before them."""

    def __init__(self, earlier: History | None, answers: int, tape: int, events: int) -> None:
        self.earlier = earlier
        self.earlier_answers = answers
        self.earlier_tape = tape
        self.earlier_events = events
        self.answers: list[int] = []
        self.tape: list[int] = []
        self.events: list[tuple[str, int, int, int, int]] = []

    def branch(self, answers: int, tape: int, events: int) -> History:
        """A history that goes on from a point of this one."""
        if answers == 0 and tape == 0 and events == 0:
            return History(
                self.earlier, self.earlier_answers, self.earlier_tape, self.earlier_events
            )
        return History(self, answers, tape, events)

    def all_answers(self) -> list[int]:
        before = self.earlier.all_answers()[: self._count(0)] if self.earlier else []
        return before + self.answers

    def all_tape(self) -> list[int]:
        before = self.earlier.all_tape()[: self._count(1)] if self.earlier else []
        return before + self.tape

    def all_events(self) -> list[tuple[str, int, int, int, int]]:
        before = self.earlier.all_events()[: self._count(2)] if self.earlier else []
        return before + self.events

    def _count(self, which: int) -> int:
        """How much of the whole earlier history belongs to this one."""
        assert self.earlier is not None
        deeper = self.earlier._depth(which)
        own = (self.earlier_answers, self.earlier_tape, self.earlier_events)[which]
        return deeper + own

    def _depth(self, which: int) -> int:
        return self._count(which) if self.earlier else 0
