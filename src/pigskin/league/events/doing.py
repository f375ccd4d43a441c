"""What players do, learn and suffer."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar

from pigskin.errors import LeagueError
from pigskin.league.events.base import Event, OfPlayer, gold
from pigskin.league.sheet import DEAD, Advance, Gift, Sheet, SheetPlayer


@dataclass(frozen=True, slots=True)
class Earned(OfPlayer):
    """What he did in a match, and the star player points it is worth."""

    kind: ClassVar[str] = "earned"
    spp: int
    feats: dict[str, int] = field(default_factory=dict)
    matches: int = 1

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        feats = dict(player.feats)
        for feat, times in self.feats.items():
            feats[feat] = feats.get(feat, 0) + times
        return replace(
            player,
            earned=player.earned + self.spp,
            feats=feats,
            matches=player.matches + self.matches,
        )

    def said(self, sheet: Sheet) -> str:
        done = ", ".join([f"{feat.replace('_', ' ')} {n}" for feat, n in self.feats.items()])
        dead = sheet.player(self.player).state == DEAD
        what = f"earns {self.spp} SPP" if self.spp else "took part" if dead else "takes part"
        return f"{what} ({done})" if done else what


@dataclass(frozen=True, slots=True)
class Mvp(Event):
    """The most valued player: one of ours, or somebody hired on whom it is wasted."""

    kind: ClassVar[str] = "mvp"
    player: str = ""
    spp: int = 0
    hired: str = ""

    def after(self, sheet: Sheet) -> Sheet:
        if not self.player:
            return sheet
        return Earned(self.player, self.spp, {"mvp": 1}, matches=0).after(sheet)

    def told(self, sheet: Sheet) -> str:
        if not self.player:
            return f"most valued player: {self.hired}, on whom it is wasted"
        player = sheet.player(self.player)
        return f"most valued player: {player.number} {player.name}, {self.spp} SPP"


@dataclass(frozen=True, slots=True)
class Advanced(OfPlayer):
    """He learns something."""

    kind: ClassVar[str] = "advanced"
    what: str
    how: str
    spp: int = 0
    value: int = 0

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        return replace(
            player,
            advances=(*player.advances, Advance(self.what, self.how, self.spp, self.value)),
            spent=player.spent + self.spp,
        )

    def said(self, sheet: Sheet) -> str:
        paid = f" for {self.spp} SPP" if self.spp else ""
        return f"gains {self.what} ({self.how}){paid}, worth {gold(self.value)}"


@dataclass(frozen=True, slots=True)
class Kept(OfPlayer):
    """A skill stays with him that he did not have to learn."""

    kind: ClassVar[str] = "kept"
    what: str
    whence: str
    value: int = 0

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        gift = Gift(self.what, self.whence, self.value)
        return replace(player, gifts=(*player.gifts, gift))

    def said(self, sheet: Sheet) -> str:
        return f"keeps {self.what} ({self.whence}), worth {gold(self.value)}"


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    """A prize is handed out: a player has a skill for it, or nobody takes it."""

    kind: ClassVar[str] = "rewarded"
    player: str = ""
    what: str = ""
    whence: str = ""
    value: int = 0

    def after(self, sheet: Sheet) -> Sheet:
        if self.player:
            sheet = Kept(self.player, self.what, self.whence, self.value).after(sheet)
        return replace(sheet, owed="")

    def told(self, sheet: Sheet) -> str:
        if not self.player:
            return "nobody takes the prize"
        player = sheet.player(self.player)
        worth = gold(self.value)
        return f"{player.number} {player.name} gets {self.what} ({self.whence}), worth {worth}"


@dataclass(frozen=True, slots=True)
class Hurt(OfPlayer):
    """A casualty that stuck. What cannot fall any further is only missed matches."""

    kind: ClassVar[str] = "hurt"
    result: str  # "misses next game", "niggling injury", "-1 MA" ...
    lost: str = ""  # the characteristic that fell, if it could
    lasting: str = ""  # the match, if it was a lasting injury

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        return replace(
            player,
            niggling=player.niggling + (self.result == "niggling injury"),
            losses=(*player.losses, self.lost) if self.lost else player.losses,
            misses_next=True,
            lasting=self.lasting or player.lasting,
        )

    def said(self, sheet: Sheet) -> str:
        if self.result == "misses next game":
            return "misses the next match"
        spared = "" if self.lost or self.result == "niggling injury" else " (it cannot fall)"
        return f"suffers {self.result}{spared}, and misses the next match"


@dataclass(frozen=True, slots=True)
class Recovered(OfPlayer):
    """He has missed his match."""

    kind: ClassVar[str] = "recovered"

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        return replace(player, misses_next=False)

    def said(self, sheet: Sheet) -> str:
        return "is back"


@dataclass(frozen=True, slots=True)
class Rested(OfPlayer):
    """He is retired until the season ends."""

    kind: ClassVar[str] = "rested"

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        return replace(player, resting=True)

    def said(self, sheet: Sheet) -> str:
        return "is retired for the rest of the season"


@dataclass(frozen=True, slots=True)
class Healed(OfPlayer):
    """Off the pitch between seasons: an injury is gone, or what it leaves."""

    kind: ClassVar[str] = "healed"
    what: str = ""  # "niggling injury", a characteristic, or nothing: he only rested

    def change(self, sheet: Sheet, player: SheetPlayer) -> SheetPlayer:
        if self.what == "niggling injury":
            if not player.niggling:
                raise LeagueError(f"{player.name} has no niggling injury")
            return replace(player, niggling=player.niggling - 1)
        if not self.what:
            return replace(player, resting=False)
        losses = list(player.losses)
        if self.what not in losses:
            raise LeagueError(f"{player.name} has lost no {self.what.upper()}")
        losses.remove(self.what)
        return replace(player, losses=tuple(losses), niggling=player.niggling + 1)

    def said(self, sheet: Sheet) -> str:
        if not self.what:
            return "is rested"
        if self.what == "niggling injury":
            return "is rid of a niggling injury"
        return f"has his {self.what.upper()} back, and a niggling injury"
