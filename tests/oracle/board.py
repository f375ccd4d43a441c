"""The table at the moment of a roll: who stands where, who marks whom, who knows what.

Read from the data of `pigskin.model.Table` only; nothing here asks the engine about a rule.
"""

from __future__ import annotations

from oracle.facts import Facts
from pigskin.model import (
    BLITZ,
    DAZED,
    HYPNOTISED,
    POURING_RAIN,
    PRONE,
    SEATS,
    STANDING,
    STUNNED,
    VERY_SUNNY,
    Profile,
    Table,
)
from pigskin.pitch import column, row

_NAMES: dict[Profile, frozenset[str]] = {}


def skill_names(profile: Profile) -> frozenset[str]:
    found = _NAMES.get(profile)
    if found is None:
        if len(_NAMES) > 5000:
            _NAMES.clear()
        found = _NAMES[profile] = frozenset(skill.name for skill in profile.skills)
    return found


def side(player: int) -> int:
    return player // SEATS


def apart(one: int, two: int) -> int:
    """Squares between two squares; a diagonal counts as one."""
    return max(abs(column(one) - column(two)), abs(row(one) - row(two)))


class Board:
    """One moment of the match."""

    def __init__(self, table: Table, facts: Facts) -> None:
        self.table = table
        self.facts = facts
        self.place = table.place
        self.state = table.state

    # --- who is where -------------------------------------------------------------------------

    def team(self, of: int) -> list[int]:
        """The players of a side who are on the pitch."""
        return [player for player in self.table.players(of) if self.place[player]]

    def at(self, square: int) -> int | None:
        for player in (*self.team(0), *self.team(1)):
            if self.place[player] == square:
                return player
        return None

    def mates(self, player: int) -> list[int]:
        """Team-mates in the eight squares around a player."""
        return [each for each in self.team(side(player)) if self.beside(each, player)]

    def beside(self, one: int, two: int) -> bool:
        return apart(self.place[one], self.place[two]) == 1

    def standing(self, player: int) -> bool:
        return self.state[player] == STANDING and self.place[player] != 0

    def down(self, player: int) -> bool:
        return self.state[player] in (PRONE, STUNNED)

    # --- tackle zones -------------------------------------------------------------------------

    def has_zone(self, player: int) -> bool:
        """Tackle zones belong to standing players who have not lost them."""
        lost = self.table.marks[player] & (DAZED | HYPNOTISED)
        return self.standing(player) and not lost

    def markers(self, square: int, of: int) -> list[int]:
        """The opponents of a side whose tackle zones cover a square."""
        return [
            foe
            for foe in self.team(1 - of)
            if self.has_zone(foe) and apart(self.place[foe], square) == 1
        ]

    def zones_on(self, player: int) -> int:
        return len(self.markers(self.place[player], side(player)))

    # --- what a player is ---------------------------------------------------------------------

    def has(self, player: int, *names: str) -> bool:
        """Has he one of these skills, whatever state he is in?"""
        known = skill_names(self.table.profiles[player])
        return any(name in known for name in names)

    def uses(self, player: int, *names: str) -> bool:
        """Has he one of these and may use it? BB2020 asks for standing players with a zone."""
        return self.has(player, *names) and (not self.facts.new or self.has_zone(player))

    def figure(self, player: int, stem: str) -> int | None:
        """The figure of a skill such as "Mighty Blow (+2)" or "Loner (4+)"."""
        for name in skill_names(self.table.profiles[player]):
            if name.startswith(f"{stem} ("):
                return int(name.removeprefix(f"{stem} (").strip("+)"))
        return None

    def ma(self, player: int) -> int:
        return self.table.profiles[player].ma

    def st(self, player: int) -> int:
        return self.table.profiles[player].st

    def agility(self, player: int) -> int:
        """What the dice must reach. LRB6 "Agility Table": 1 needs 6+, and 6 or more needs 1+."""
        ag = self.table.profiles[player].ag
        return ag if self.facts.new else 7 - min(6, ag)

    def passing(self, player: int) -> int:
        """What a throw must reach: agility in LRB6, the printed PA in BB2020."""
        return self.table.profiles[player].pa if self.facts.new else self.agility(player)

    def armour(self, player: int) -> int:
        """The armour total that breaks: above AV in LRB6, the printed figure in BB2020."""
        av = self.table.profiles[player].av
        return av if self.facts.new else av + 1

    # --- the weather and the action -----------------------------------------------------------

    @property
    def rain(self) -> bool:
        return self.table.weather == POURING_RAIN

    @property
    def sun(self) -> bool:
        return self.table.weather == VERY_SUNNY

    def blitzing(self, player: int) -> bool:
        return self.table.actor == player and self.table.action == BLITZ

    def disturbed(self, player: int) -> int:
        """Disturbing Presence: -1 for each such opponent within three squares, up or down."""
        return -sum(
            apart(self.place[foe], self.place[player]) <= 3
            for foe in self.team(1 - side(player))
            if self.has(foe, "Disturbing Presence")
        )
