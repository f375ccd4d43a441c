"""What every event of a sheet is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pigskin.league.sheet import Sheet, SheetPlayer


def gold(amount: int) -> str:
    """A sum as it is printed."""
    return f"{amount:,} gold"


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events of a sheet."""

    kind: ClassVar[str] = ""

    def after(self, sheet: Sheet) -> Sheet:
        """The sheet once this has happened."""
        raise NotImplementedError

    def told(self, sheet: Sheet) -> str:
        """The event in a line; `sheet` is the one it happens to."""
        raise NotImplementedError

    def why_not(self, sheet: Sheet) -> str:
        """Why it cannot happen to this sheet, if that cannot be seen afterwards."""
        return ""


@dataclass(frozen=True, slots=True)
class OfPlayer(Event):
    """An event of one player."""

    player: str

    def after(self, sheet: Sheet) -> Sheet:
        return sheet.having(self.change(sheet, sheet.player(self.player)))

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        """The player once this has happened."""
        raise NotImplementedError

    def told(self, sheet: Sheet) -> str:
        player = sheet.player(self.player)
        return f"{player.number} {player.name} {self.said(sheet)}"

    def said(self, sheet: Sheet) -> str:
        """What is told of him."""
        raise NotImplementedError
