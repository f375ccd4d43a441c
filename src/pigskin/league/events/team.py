"""What happens to a team as a whole: gold, staff, fans, its name, and matches it has played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from pigskin.errors import LeagueError
from pigskin.league.events.base import Event, gold
from pigskin.league.sheet import Sheet

STAFF = {
    "re-roll": "rerolls",
    "fan": "fan_factor",
    "assistant coach": "assistant_coaches",
    "cheerleader": "cheerleaders",
    "apothecary": "apothecary",
}


@dataclass(frozen=True, slots=True)
class Created(Event):
    """A team with nothing but gold; what it buys follows."""

    kind: ClassVar[str] = "created"
    edition: str
    roster: str
    name: str
    coach: str = ""
    chosen_rule: str = ""
    gold: int = 0
    fan_factor: int = 0  # that it has for nothing
    fans_in_value: str = "none"

    def after(self, sheet: Sheet) -> Sheet:
        return Sheet(
            edition=self.edition,
            roster_id=self.roster,
            name=self.name,
            coach=self.coach,
            chosen_rule=self.chosen_rule,
            treasury=self.gold,
            fan_factor=self.fan_factor,
            fans_in_value=self.fans_in_value,
        )

    def told(self, sheet: Sheet) -> str:
        return f"{self.name}, a {self.roster} team, begins with {gold(self.gold)}"


@dataclass(frozen=True, slots=True)
class Renamed(Event):
    """The team, its coach, or a player is called otherwise from now on."""

    kind: ClassVar[str] = "renamed"
    name: str
    player: str = ""
    coach: bool = False

    def after(self, sheet: Sheet) -> Sheet:
        if self.player:
            return sheet.having(replace(sheet.player(self.player), name=self.name))
        return replace(sheet, coach=self.name) if self.coach else replace(sheet, name=self.name)

    def told(self, sheet: Sheet) -> str:
        if self.player:
            return f"{sheet.player(self.player).name} is called {self.name}"
        return f"the coach is {self.name}" if self.coach else f"the team is called {self.name}"


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """Staff, re-rolls or fans."""

    kind: ClassVar[str] = "bought"
    what: str
    count: int = 1
    price: int = 0  # of all of them

    def after(self, sheet: Sheet) -> Sheet:
        return replace(
            _with_staff(sheet, self.what, self.count),
            treasury=sheet.treasury - self.price,
            bought_fans=sheet.bought_fans + (self.count if self.what == "fan" else 0),
        )

    def told(self, sheet: Sheet) -> str:
        return f"buys {_counted(self.what, self.count)} for {gold(self.price)}"


@dataclass(frozen=True, slots=True)
class Dismissed(Event):
    """Staff or re-rolls given up; nothing is paid back."""

    kind: ClassVar[str] = "dismissed"
    what: str
    count: int = 1

    def after(self, sheet: Sheet) -> Sheet:
        return _with_staff(sheet, self.what, -self.count)

    def told(self, sheet: Sheet) -> str:
        return f"gives up {_counted(self.what, self.count)}"


def _with_staff(sheet: Sheet, what: str, more: int) -> Sheet:
    if what == "re-roll":
        return replace(sheet, rerolls=sheet.rerolls + more)
    if what == "fan":
        return replace(sheet, fan_factor=sheet.fan_factor + more)
    if what == "assistant coach":
        return replace(sheet, assistant_coaches=sheet.assistant_coaches + more)
    if what == "cheerleader":
        return replace(sheet, cheerleaders=sheet.cheerleaders + more)
    if what == "apothecary":
        return replace(sheet, apothecary=more > 0)
    raise LeagueError(f"no team has a {what!r}")


def _counted(what: str, count: int) -> str:
    if count == 1:
        return f"an {what}" if what.startswith("a") else f"a {what}"
    return f"{count} {what}es" if what.endswith("coach") else f"{count} {what}s"


@dataclass(frozen=True, slots=True)
class Gold(Event):
    """Gold that comes or goes, and for what: winnings, expenses, a prize, a mistake ..."""

    kind: ClassVar[str] = "gold"
    amount: int  # below 0 is lost
    why: str

    def after(self, sheet: Sheet) -> Sheet:
        return replace(sheet, treasury=sheet.treasury + self.amount)

    def told(self, sheet: Sheet) -> str:
        sign = "+" if self.amount >= 0 else "-"
        return f"{self.why}: {sign}{gold(abs(self.amount))}"


@dataclass(frozen=True, slots=True)
class Noted(Event):
    """Dice that changed nothing, or a word of the commissioner."""

    kind: ClassVar[str] = "noted"
    text: str

    def after(self, sheet: Sheet) -> Sheet:
        return sheet

    def told(self, sheet: Sheet) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class FansChanged(Event):
    """Fans come or stay away."""

    kind: ClassVar[str] = "fans changed"
    change: int

    def after(self, sheet: Sheet) -> Sheet:
        return replace(sheet, fan_factor=sheet.fan_factor + self.change)

    def told(self, sheet: Sheet) -> str:
        now = sheet.fan_factor + self.change
        return f"{sheet.rules.fan_factor_name} {self.change:+}, now {now}"


@dataclass(frozen=True, slots=True)
class PlayedMatch(Event):
    """A match that counts for the team; what came of it follows."""

    kind: ClassVar[str] = "played match"
    opponent: str
    score: tuple[int, int]  # its own first
    result: str  # "won", "drawn", "lost"
    friendly: bool = False
    forfeit: bool = False  # nobody has played: a side or both did not come

    def after(self, sheet: Sheet) -> Sheet:
        so_far = sheet.record
        if self.friendly:
            record = replace(so_far, friendlies=so_far.friendlies + 1)
        elif self.result == "won":
            record = replace(so_far, won=so_far.won + 1)
        elif self.result == "drawn":
            record = replace(so_far, drawn=so_far.drawn + 1)
        else:
            record = replace(so_far, lost=so_far.lost + 1)
        return replace(sheet, record=replace(record, forfeits=record.forfeits + self.forfeit))

    def told(self, sheet: Sheet) -> str:
        own, other = self.score
        without = ", without a match" if self.forfeit else ""
        return f"{self.result} {own}:{other} against {self.opponent}{without}"
