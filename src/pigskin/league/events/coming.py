"""Players come and go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from pigskin.league.events.base import Event, OfPlayer, gold
from pigskin.league.sheet import ACTIVE, DEAD, GUEST, Sheet, SheetPlayer


def taken(sheet: Sheet, key: str) -> str:
    """Somebody new has a key that nobody has had."""
    known = sheet.players.get(key)
    return f"{known.name} has been {key} before" if known is not None else ""


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """Somebody who is not on the list plays, or has played, for the team, and may be hired."""

    kind: ClassVar[str] = "joined"
    player: str
    number: int
    name: str
    position: str
    how: str

    def after(self, sheet: Sheet) -> Sheet:
        return sheet.having(
            SheetPlayer(self.player, self.number, self.name, self.position, self.how, state=GUEST)
        )

    def why_not(self, sheet: Sheet) -> str:
        return taken(sheet, self.player)

    def told(self, sheet: Sheet) -> str:
        article = "an" if self.how.startswith(tuple("aeiou")) else "a"
        return f"{self.number} {self.name} joins, {article} {self.how} {self.position}"


@dataclass(frozen=True, slots=True)
class Hired(Event):
    """A player comes onto the list: a new one, a guest, or one of before a draft."""

    kind: ClassVar[str] = "hired"
    player: str
    price: int = 0
    number: int = 0  # of a guest or of one who was there: as before
    name: str = ""
    position: str = ""
    how: str = "bought"

    def after(self, sheet: Sheet) -> Sheet:
        known = sheet.players.get(self.player)
        if known is None:
            known = SheetPlayer(self.player, self.number, self.name, self.position, self.how)
        number = self.number or known.number
        player = replace(known, state=ACTIVE, number=number, name=self.name or known.name)
        return replace(sheet.having(player), treasury=sheet.treasury - self.price)

    def why_not(self, sheet: Sheet) -> str:
        return taken(sheet, self.player) if self.position else ""

    def told(self, sheet: Sheet) -> str:
        known = sheet.players.get(self.player)
        name = self.name or (known.name if known else "")
        position = self.position or (known.position if known else "")
        number = self.number or (known.number if known else 0)
        as_what = "" if name.startswith(position) else f", {position},"  # nobody has named him yet
        return f"{number} {name} is hired{as_what} for {gold(self.price)}"


@dataclass(frozen=True, slots=True)
class Fired(OfPlayer):
    kind: ClassVar[str] = "fired"

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        return replace(player, state="fired")

    def said(self, sheet: Sheet) -> str:
        return "is fired"


@dataclass(frozen=True, slots=True)
class Left(OfPlayer):
    """He goes: nobody hired him, or he will not play for this team any more."""

    kind: ClassVar[str] = "left"
    why: str = ""

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        return replace(player, state="left")

    def said(self, sheet: Sheet) -> str:
        return f"leaves: {self.why}" if self.why else "leaves"


@dataclass(frozen=True, slots=True)
class Died(OfPlayer):
    kind: ClassVar[str] = "died"
    killer: str = ""  # as the report has him, if somebody was to blame

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        return replace(player, state=DEAD)

    def said(self, sheet: Sheet) -> str:
        return "is dead"


@dataclass(frozen=True, slots=True)
class Renumbered(OfPlayer):
    kind: ClassVar[str] = "renumbered"
    number: int

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        return replace(player, number=self.number)

    def said(self, sheet: Sheet) -> str:
        return f"wears {self.number}"
