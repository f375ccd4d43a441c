"""What a coach sees in a player at one look: a few numbers instead of a list of skills."""

from __future__ import annotations

from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import Profile, Table
from pigskin.numbers import PlayerNo
from pigskin.odds.rough import chance
from pigskin.teams.reading import skill_name

_AGAIN: Final = {"dodge": "Dodge", "rush": "Sure Feet", "hands": "Sure Hands", "catch": "Catch"}


def _twice(once: float, again: bool) -> float:
    """The chance of a roll that may be rolled again."""
    return 1 - (1 - once) * (1 - once) if again else once


class Trait:
    """What matters about a player for a plan; skills that are rolled with are in the chances."""

    def __init__(self, table: Table, player: PlayerNo) -> None:
        profile: Profile = table.profiles[player]
        names = {skill_name(skill.name) for skill in profile.skills}
        easy = table.edition.figures.handling
        self.profile = profile
        self.ma: int = profile.ma
        self.st: int = profile.st
        self.armour: int = profile.armour
        self.value: int = max(30, profile.value)
        self.need: int = profile.agility - easy  # of a dodge or a pick-up, nobody near
        self.passing: int = profile.passing
        self.dodges: float = _twice(chance(self.need), _AGAIN["dodge"] in names)
        self.dodges_again: bool = _AGAIN["dodge"] in names
        self.stunty: bool = "Stunty" in names
        self.squeezes: float = self.dodge_into(1)  # into one tackle zone
        self.threads: float = self.dodge_into(2)  # into two
        self.rushes: float = _twice(5 / 6, _AGAIN["rush"] in names)
        self.sure_hands: bool = _AGAIN["hands"] in names
        self.catches_again: bool = _AGAIN["catch"] in names
        self.block: bool = "Block" in names
        self.wrestle: bool = "Wrestle" in names
        self.tackle: bool = "Tackle" in names
        # What a block depends on beside its dice, as one number.
        self.fights: int = (
            (1 if self.block else 0)
            + (2 if self.wrestle else 0)
            + (4 if self.tackle else 0)
            + (8 if self.dodges_again else 0)
        )
        self.guard: bool = "Guard" in names
        self.mighty: bool = "Mighty Blow" in names
        self.claws: bool = "Claws" in names or "Claw" in names
        self.frenzy: bool = "Frenzy" in names
        self.stands_firm: bool = bool(names & {"Stand Firm", "Side Step", "Sidestep"})
        self.strips: bool = "Strip Ball" in names
        self.leaps: bool = bool(names & {"Leap", "Pogo Stick", "Very Long Legs"})
        self.dirty: bool = "Dirty Player" in names
        self.sneaky: bool = "Sneaky Git" in names
        self.weapon: bool = "Secret Weapon" in names
        self.rises: bool = may(table, player, at.STANDS_FREE)
        self.no_hands: bool = may(table, player, at.NO_HANDS)
        self.wanders: bool = may(table, player, at.WANDERS)
        self.unsteady: bool = len(table.at[player][at.DECLARE]) > 0  # may do nothing at all
        self.loner: bool = "Loner" in names
        self.throws: bool = may(table, player, at.THROWS_PLAYERS)
        self.thrown: bool = may(table, player, at.MAY_BE_THROWN)

    def picks_up(self, zones: int) -> float:
        """The chance to pick the ball up with so many opponents beside it."""
        if self.no_hands:
            return 0.0
        return _twice(chance(self.need + zones), self.sure_hands)

    def catches(self, zones: int, harder: int = 0) -> float:
        """The chance to catch a ball that is thrown well, or handed over."""
        if self.no_hands:
            return 0.0
        return _twice(chance(self.need + zones + harder), self.catches_again)

    def dodge_into(self, zones: int) -> float:
        """The chance to dodge into a square that so many opponents mark."""
        if zones == 0 or self.stunty:
            return self.dodges
        return _twice(chance(self.need + zones), self.dodges_again)

    def hands(self) -> float:
        """How well he looks after the ball: for choosing who is to have it."""
        if self.no_hands or self.wanders:
            return -10.0
        worth = 4 * self.picks_up(0) + 0.25 * self.ma
        worth += (0.4 if self.block else 0.0) + (0.3 if self.dodges_again else 0.0)
        worth -= 1.5 if self.unsteady else 0.0
        worth -= 0.6 if self.loner else 0.0
        return worth - (2.0 if self.weapon else 0.0)


class Traits:
    """The traits of everybody at a table, made when somebody is first looked at."""

    def __init__(self) -> None:
        self._known: dict[int, Trait] = {}
        self._blows: dict[int, Blow] = {}

    def of(self, table: Table, player: PlayerNo) -> Trait:
        found = self._known.get(player)
        if found is None or found.profile is not table.profiles[player]:
            found = Trait(table, player)
            self._known[player] = found
        return found

    def blow(self, attacker: Trait, defender: Trait, dice: int) -> Blow:
        """The chances of a block with so many dice, negative where the other coach chooses."""
        key = attacker.fights << 8 | defender.fights << 3 | dice + 3
        found = self._blows.get(key)
        if found is None:
            found = blow(attacker, defender, dice)
            self._blows[key] = found
        return found


class Blow:
    """The chances of a block: who goes down, and whether the turn is lost."""

    def __init__(self, down: float, fall: float, push: float) -> None:
        self.down = down  # the defender
        self.fall = fall  # the attacker, and with him the turn
        self.push = push  # the defender is pushed or goes down


def blow(attacker: Trait, defender: Trait, dice: int) -> Blow:
    """The chances of a block with so many dice, negative where the other coach chooses."""
    good = 1 if defender.dodges_again and not attacker.tackle else 2
    bad = 1
    if attacker.block:
        if not defender.block:
            good += 1
    elif attacker.wrestle:
        good += 1
    else:
        bad += 1
    pushes = 6 - bad if not (attacker.block and defender.block) else 4
    if dice > 0:
        return Blow(
            1 - (1 - good / 6) ** dice, (bad / 6) ** dice, 1 - (1 - pushes / 6) ** dice
        )
    return Blow((good / 6) ** -dice, 1 - (1 - bad / 6) ** -dice, (pushes / 6) ** -dice)


def breaks(attacker: Trait | None, defender: Trait) -> float:
    """The chance that a fall breaks the armour: nearly all that it costs, or brings."""
    need = defender.armour
    if attacker is not None and attacker.claws:
        need = min(need, 8)
    if attacker is not None and attacker.mighty:
        need -= 1
    return _AT_LEAST[max(2, min(13, need))]


# Two dice reaching a figure.
_AT_LEAST: Final[tuple[float, ...]] = (
    1.0, 1.0, 1.0, 35 / 36, 33 / 36, 30 / 36, 26 / 36, 21 / 36, 15 / 36, 10 / 36, 6 / 36, 3 / 36,
    1 / 36, 0.0,
)  # fmt: skip
