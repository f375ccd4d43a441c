"""The stretches of a match, from its events: turns, and what lies between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pigskin.statistics.values import Side

if TYPE_CHECKING:
    from pigskin.history import EventRow
    from pigskin.model import Table

SIDE_NAMES: Final[tuple[Side, Side]] = ("home", "away")
_TURN: Final = "turn"
_BONUS: Final = "bonus turn"
_BETWEEN: Final = ("half", "end of drive")


@dataclass(slots=True)
class Stretch:
    """One of them, as it begins."""

    half: int
    turn: int
    side: Side | None
    moment: int


class Stretches:
    """Listens to a match. What follows a drive that ends with its half is one stretch, not two."""

    def __init__(self, start: Table | None) -> None:
        """The position a match begins from; None if it begins at the beginning."""
        first = Stretch(1, 0, None, 0)
        if start is not None:
            first.half = max(1, start.half)
            if start.active >= 0:
                first.side = SIDE_NAMES[start.active]
                first.turn = start.side(start.active).turn
        self.all: list[Stretch] = [first]

    def hear(self, row: EventRow, moment: int) -> bool:
        """An event, and the moment it leads to; True if a turn begins."""
        kind, now = row[0], self.all[-1]
        if kind == _TURN or kind == _BONUS:
            turn = row[2] if kind == _TURN else 0
            self.all.append(Stretch(now.half, turn, SIDE_NAMES[row[1]], moment))
            return True
        if kind in _BETWEEN:
            half = row[1] if kind == "half" else now.half
            if now.side is None:
                now.half = half
            else:
                self.all.append(Stretch(half, 0, None, moment))
        return False

    @property
    def last(self) -> int:
        """The number of the one under way."""
        return len(self.all) - 1
