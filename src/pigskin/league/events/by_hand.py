"""What a commissioner does to a sheet: numbers put right, matches that count no more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from pigskin.errors import LeagueError
from pigskin.league.events.base import Event, OfPlayer
from pigskin.league.sheet import ACTIVE, DEAD, GONE, Sheet, SheetPlayer
from pigskin.showing import counted, quoted

CORRECTABLE = (
    "treasury", "rerolls", "fan_factor", "assistant_coaches", "cheerleaders", "apothecary",
)  # fmt: skip
CORRECTABLE_OF_PLAYERS = (
    "number", "earned", "niggling", "misses_next", "resting", "seasons", "matches", "state",
)  # fmt: skip
# Sums: a correction adds to them or takes away. All else is put in the place of what there was.
SUMS = (
    "treasury", "rerolls", "fan_factor", "assistant_coaches", "cheerleaders", "earned", "niggling",
    "seasons", "matches",
)  # fmt: skip
STATES = (ACTIVE, DEAD, *GONE)
AMENDABLE = ("losses", "skills")  # lists of a player


@dataclass(frozen=True, slots=True)
class Amended(OfPlayer):
    """What a player has lost to injuries or learned, put right: all of it, in order."""

    kind: ClassVar[str] = "amended"
    field: str
    old: tuple[str, ...]
    new: tuple[str, ...]
    reason: str

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        if self.field not in AMENDABLE:
            raise LeagueError(f"no {quoted(self.field)} can be put right so")
        if amendable(player, self.field) != self.old:
            raise LeagueError(f"{player.name} does not have {_listed(self.old)} to be put right")
        if self.field == "losses":
            return replace(player, losses=self.new)
        if len(self.new) != len(self.old):
            raise LeagueError(
                f"{player.name} has learned {counted(len(self.old), 'skill')}, and can have others "
                "but not more or fewer"
            )
        others = dict(zip(self.old, self.new, strict=True))
        gained = tuple([replace(it, what=others.get(it.what, it.what)) for it in player.advances])
        return replace(player, advances=gained)

    def said(self, sheet: Sheet) -> str:
        instead = f"{_listed(self.new)} instead of {_listed(self.old)}"
        return f"corrected: {self.field} {instead}: {self.reason}"


def amendable(player: SheetPlayer, field: str) -> tuple[str, ...]:
    """What can be put right: gifts are none of the skills he has learned."""
    if field == "losses":
        return player.losses
    return tuple([each.what for each in player.advances if not each.stat])


def _listed(words: tuple[str, ...]) -> str:
    return ", ".join(words) or "none"


def _shown(value: int | bool | str) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}" if isinstance(value, int) else value


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """A number that a commissioner has put right, and why."""

    kind: ClassVar[str] = "corrected"
    field: str
    old: int | bool | str
    new: int | bool | str
    reason: str
    player: str = ""

    def after(self, sheet: Sheet) -> Sheet:
        owner = sheet.player(self.player) if self.player else sheet
        known = CORRECTABLE_OF_PLAYERS if self.player else (*CORRECTABLE, "fans_in_value")
        if self.field not in known:
            raise LeagueError(f"{quoted(self.field)} cannot be corrected, but {', '.join(known)}")
        now = getattr(owner, self.field)
        if type(self.new) is not type(now):
            raise LeagueError(f"{quoted(self.new)} is no {self.field.replace('_', ' ')}")
        change: dict[str, Any] = {self.field: self.new}
        if self.field in SUMS:  # what was there has been withdrawn since, perhaps, and stays so
            change[self.field] = int(now) + int(self.new) - int(self.old)
        if isinstance(owner, Sheet):
            return replace(owner, **change)
        return sheet.having(replace(owner, **change))

    def told(self, sheet: Sheet) -> str:
        whose = f"{sheet.player(self.player).name}'s " if self.player else ""
        what = self.field.replace("_", " ")
        instead = f"{_shown(self.new)} instead of {_shown(self.old)}"
        return f"corrected: {whose}{what} {instead}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Withdrawn(Event):
    """A match, or single entries, count no more: see `log.standing`."""

    kind: ClassVar[str] = "withdrawn"
    withdraws: str = ""  # everything of this match up to here
    entries: tuple[int, ...] = ()  # and these, by their numbers
    reason: str = ""

    def after(self, sheet: Sheet) -> Sheet:
        return sheet

    def told(self, sheet: Sheet) -> str:
        what = f"match {self.withdraws}" if self.withdraws else ""
        if self.entries:
            numbers = ", ".join([str(each) for each in self.entries])
            entries = "entry" if len(self.entries) == 1 else "entries"
            what += f"{' and ' if what else ''}{entries} {numbers}"
        return f"{what} withdrawn: {self.reason}"
