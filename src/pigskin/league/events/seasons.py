"""What happens to a team when seasons end and begin."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from pigskin.league.events.base import Event, gold
from pigskin.league.sheet import Record, Sheet, Trophy


@dataclass(frozen=True, slots=True)
class TrophyGained(Event):
    kind: ClassVar[str] = "trophy gained"
    name: str
    effect: str = ""

    def after(self, sheet: Sheet) -> Sheet:
        return replace(sheet, trophies=(*sheet.trophies, Trophy(self.name, self.effect)))

    def told(self, sheet: Sheet) -> str:
        return f"holds the {self.name}"


@dataclass(frozen=True, slots=True)
class TrophyLost(Event):
    kind: ClassVar[str] = "trophy lost"
    name: str

    def after(self, sheet: Sheet) -> Sheet:
        kept = tuple([each for each in sheet.trophies if each.name != self.name])
        return replace(sheet, trophies=kept)

    def told(self, sheet: Sheet) -> str:
        return f"hands on the {self.name}"


@dataclass(frozen=True, slots=True)
class Owed(Event):
    """A prize that the coach hands out himself."""

    kind: ClassVar[str] = "owed"
    what: str  # "mutation"

    def after(self, sheet: Sheet) -> Sheet:
        return replace(sheet, owed=self.what)

    def told(self, sheet: Sheet) -> str:
        return f"may give a {self.what} to a player"


@dataclass(frozen=True, slots=True)
class SeasonEnded(Event):
    """Everybody on the list is a season older; where there is an off-season, who was to miss a
    match has had time to rest."""

    kind: ClassVar[str] = "season ended"
    rest: bool = True

    def after(self, sheet: Sheet) -> Sheet:
        older = {
            each.key: replace(
                each, seasons=each.seasons + 1, misses_next=each.misses_next and not self.rest
            )
            for each in sheet.active
        }
        return replace(sheet, players={**sheet.players, **older})

    def told(self, sheet: Sheet) -> str:
        return f"season {sheet.season} ends"


@dataclass(frozen=True, slots=True)
class SeasonBegun(Event):
    """A new season, with the team as it is: the next, or the one it joins or comes back in."""

    kind: ClassVar[str] = "season begun"
    season: int = 0  # 0 is the next

    def after(self, sheet: Sheet) -> Sheet:
        return replace(sheet, season=self.season or sheet.season + 1, record=Record())

    def told(self, sheet: Sheet) -> str:
        return f"season {self.season or sheet.season + 1} begins"


@dataclass(frozen=True, slots=True)
class Redrafted(Event):
    """A new list is drawn up: nobody and nothing on it but fans and a budget."""

    kind: ClassVar[str] = "redrafted"
    budget: int

    def after(self, sheet: Sheet) -> Sheet:
        gone = {each.key: replace(each, state="released") for each in sheet.active}
        return replace(
            sheet,
            players={**sheet.players, **gone},
            treasury=self.budget,
            rerolls=0,
            assistant_coaches=0,
            cheerleaders=0,
            apothecary=False,
        )

    def told(self, sheet: Sheet) -> str:
        return f"drafts again with {gold(self.budget)}"


@dataclass(frozen=True, slots=True)
class Retired(Event):
    """The team plays no more, or comes back."""

    kind: ClassVar[str] = "retired"
    back: bool = False

    def after(self, sheet: Sheet) -> Sheet:
        return replace(sheet, retired=not self.back)

    def told(self, sheet: Sheet) -> str:
        return "comes back" if self.back else "plays no more"
