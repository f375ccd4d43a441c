"""Who is at a match: the lines of coaches and watchers, and what they say to each other."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from pigskin.web import messages as say
from pigskin.web.lines import Line
from pigskin.web.match import COACHES, Coach
from pigskin.web.seats import Refused, Seat

MOST_LINES: Final = 250  # of one match: watchers, and coaches with several devices
FOR_COACHES: Final = 20  # more of them, so that watchers never keep a coach out
MOST_NAMED: Final = 30  # watchers
MOST_CHAT: Final = 200  # lines kept


class Company:
    """Everybody with a line to a match."""

    def __init__(self, delayed: bool = False) -> None:
        self._delayed = delayed  # do those who watch see it later?
        self.chat: deque[say.Line] = deque(maxlen=MOST_CHAT)
        self._lines: set[Line] = set()

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[Line]:
        return iter(self._lines)

    @property
    def watchers(self) -> int:
        return sum(1 for line in self._lines if not line.eyes)

    @property
    def watching(self) -> list[str]:
        """The names of those who watch, as far as they have told one."""
        names = {line.name for line in self._lines if not line.eyes and line.name}
        return sorted(names)[:MOST_NAMED]

    @property
    def coaches(self) -> frozenset[Coach]:
        """Who of the coaches has a line."""
        return frozenset(side for side in COACHES if any(side in line.eyes for line in self._lines))

    def add(self, line: Line) -> None:
        """One more; `Refused` when there are too many."""
        most = MOST_LINES + (FOR_COACHES if line.eyes else 0)
        if len(self._lines) >= most:
            raise Refused("full", "too many are watching this match; try again later")
        self._lines.add(line)

    def remove(self, line: Line) -> None:
        line.close()
        self._lines.discard(line)

    @property
    def prompt(self) -> list[Line]:
        """Those who are told everything at once: all, or only coaches where watchers wait."""
        return [line for line in self._lines if line.eyes or not self._delayed]

    @property
    def late(self) -> list[Line]:
        """Those who watch a match that is shown to them later."""
        return [line for line in self._lines if not line.eyes] if self._delayed else []

    def tell(self, message: say.ToClient) -> None:
        """The same to everybody who is told at once."""
        if prompt := self.prompt:
            text = say.text(message)
            for line in prompt:
                line.send(text)

    def stopping(self) -> None:
        """Whoever is cut off now is told that the server comes back."""
        for line in self._lines:
            line.stopping = True

    def hang_up(self) -> None:
        """Close all lines: whoever comes back begins anew."""
        for line in self._lines:
            line.close()


def who_is_here(
    seats: Mapping[Coach, Seat], coaches: Collection[Coach]
) -> tuple[say.Who, say.Who]:
    """Who sits at home and away, and is there; computers always are."""
    home, away = (_who(seats[side], side in coaches) for side in COACHES)
    return home, away


def _who(seat: Seat, here: bool) -> say.Who:
    return say.Who(seat.kind, seat.name, here or seat.kind == "computer")
