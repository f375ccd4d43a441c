"""What can happen to a sheet. Each is a plain value that makes the next sheet of one, and says in
a line what it is.

Whoever writes an event has made sure that it may happen; `after` only carries it out.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from pigskin.errors import LeagueError
from pigskin.league.sheet import (
    ACTIVE,
    DEAD,
    GONE,
    GUEST,
    Advance,
    Record,
    Sheet,
    SheetPlayer,
    Trophy,
)
from pigskin.showing import quoted

STAFF = {
    "re-roll": "rerolls",
    "fan": "fan_factor",
    "assistant coach": "assistant_coaches",
    "cheerleader": "cheerleaders",
    "apothecary": "apothecary",
}


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


# --- the team ---------------------------------------------------------------------------------


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
        return replace(sheet, record=record)

    def told(self, sheet: Sheet) -> str:
        own, other = self.score
        return f"{self.result} {own}:{other} against {self.opponent}"


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
    """A new season, with the team as it is."""

    kind: ClassVar[str] = "season begun"

    def after(self, sheet: Sheet) -> Sheet:
        return replace(sheet, season=sheet.season + 1, record=Record())

    def told(self, sheet: Sheet) -> str:
        return f"season {sheet.season + 1} begins"


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


# --- coming and going -------------------------------------------------------------------------


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

    def told(self, sheet: Sheet) -> str:
        known = sheet.players.get(self.player)
        name = self.name or (known.name if known else "")
        position = self.position or (known.position if known else "")
        number = self.number or (known.number if known else 0)
        return f"{number} {name} is hired, {position}, for {gold(self.price)}"


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


# --- what players do and suffer ---------------------------------------------------------------


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
        what = f"earns {self.spp} SPP" if self.spp else "takes part"
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


# --- by hand ----------------------------------------------------------------------------------

CORRECTABLE = (
    "treasury", "rerolls", "fan_factor", "assistant_coaches", "cheerleaders", "apothecary",
)  # fmt: skip
CORRECTABLE_OF_PLAYERS = (
    "number", "earned", "niggling", "misses_next", "resting", "seasons", "matches", "state",
)  # fmt: skip
STATES = (ACTIVE, DEAD, *GONE)


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
        change: dict[str, Any] = {self.field: self.new}
        owner = sheet.player(self.player) if self.player else sheet
        known = CORRECTABLE_OF_PLAYERS if self.player else (*CORRECTABLE, "fans_in_value")
        if self.field not in known:
            raise LeagueError(f"no {quoted(self.field)} can be corrected: {', '.join(known)}")
        if type(self.new) is not type(getattr(owner, self.field)):
            raise LeagueError(f"{quoted(self.new)} is no {self.field.replace('_', ' ')}")
        if isinstance(owner, Sheet):
            return replace(owner, **change)
        return sheet.having(replace(owner, **change))

    def told(self, sheet: Sheet) -> str:
        whose = f"{sheet.player(self.player).name}'s " if self.player else ""
        what = self.field.replace("_", " ")
        return f"corrected: {whose}{what} {self.old} is {self.new}: {self.reason}"


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
            what += f"{' and ' if what else ''}entries {numbers}"
        return f"{what} withdrawn: {self.reason}"


EVENTS: tuple[type[Event], ...] = (
    Created, Renamed, Bought, Dismissed, Gold, Noted, FansChanged, PlayedMatch, TrophyGained,
    TrophyLost, SeasonEnded, SeasonBegun, Redrafted, Retired, Joined, Hired, Fired, Left, Died,
    Renumbered, Earned, Mvp, Advanced, Hurt, Recovered, Rested, Healed, Corrected,
    Withdrawn,
)  # fmt: skip
