"""A team as a case describes it: a log of events that comes to such a sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pigskin.league import Entry, Sheet, Switches, fold
from pigskin.league.events import (
    Advanced,
    Bought,
    Corrected,
    Created,
    Earned,
    Event,
    Hired,
    Hurt,
    Rested,
)
from pigskin.league.figures import league_figures
from pigskin.league.legal import open_skills
from pigskin.league.log import NOTHING
from pigskin.league.sheet import SheetPlayer, start_of
from pigskin.teams.books import books
from pigskin.teams.roster import Position

K = 1000
PIGSKIN = 11  # players of a team of which a case says no more
STAFF = (("rerolls", "re-roll"), ("assistants", "assistant coach"), ("cheerleaders", "cheerleader"))
MOST_ADVANCES = 6


class Builder:
    """Events, and the sheet they have come to so far."""

    def __init__(self, edition: str, roster: str, switches: Switches, told: dict[str, Any]) -> None:
        self.events: list[Event] = []
        self.plain: set[str] = set()  # players of whom the case says nothing
        self.sheet = NOTHING
        own = books(edition)
        free = own.team_rules.fan_factor_free
        self.do(
            Created(
                edition, roster, f"The {roster}s", gold=told.get("treasury", 0) * K,
                chosen_rule=next(iter(own.rosters[roster].choose), ""), fan_factor=free,
                fans_in_value=switches.fans_in_value,
            )
        )  # fmt: skip
        fans = told.get("fan_factor", told.get("dedicated_fans", free))
        if fans > free:
            self.do(Bought("fan", fans - free))

    def do(self, event: Event) -> None:
        self.events.append(event)
        self.sheet = event.after(self.sheet)

    # --- players ------------------------------------------------------------------------------

    def hire(self, row: dict[str, Any], usual: str) -> None:
        """A player, with all that has happened to him."""
        key, name = self.sheet.next_key(), row.get("position", usual)
        number = row.get("number") or self.sheet.free_number()
        self.do(Hired(key, 0, number, f"{name} {number}", name))
        if row.get("spp"):
            self.do(Earned(key, row["spp"], matches=0))
        for skill in row.get("skills", ()):
            self.do(Advanced(key, skill, "normal"))
        for stat, times in row.get("stats", {}).items():
            self._raise(key, stat, times)
        advances = row.get("advances", [])
        for how in advances if isinstance(advances, list) else []:
            self._advance(key, how)
        for stat in row.get("lost", ()):
            self.do(Hurt(key, f"-1 {stat.upper()}", stat))
        for stat in self.sheet.rules.stats:
            if stat in row:
                self._reach(key, stat, row[stat])
        while isinstance(advances, int) and len(self.sheet.player(key).advances) < advances:
            self._advance(key, "chosen primary")
        while self.sheet.value_of(self.sheet.player(key)) < row.get("value", 0) * K:
            self._advance(key, "chosen primary")
        for _ in range(row.get("niggling", 0)):
            self.do(Hurt(key, "niggling injury"))
        self._misses(key, row.get("misses_next") or row.get("misses_this") or False)
        if row.get("seasons"):
            self.do(Corrected("seasons", 0, row["seasons"], "as a case has it", key))
        if row.get("temporarily_retired"):
            self.do(Rested(key))

    def _misses(self, key: str, misses: bool) -> None:
        player = self.sheet.player(key)
        if misses and not player.misses_next:
            self.do(Hurt(key, "misses next game"))
        elif player.misses_next and not misses:
            self.do(Corrected("misses_next", True, False, "an old injury", key))

    def _advance(self, key: str, how: str) -> None:
        if how in self.sheet.rules.stats:
            self._raise(key, how, 1)
        elif how.startswith("+1 "):
            self._raise(key, how[3:].lower(), 1)
        else:
            player = self.sheet.player(key)
            letters = self.sheet.position_of(player).normal
            skill = next(open_skills(self.sheet, player, letters))
            self.do(
                Advanced(key, skill, how if league_figures(self.sheet.edition).costs else "normal")
            )

    def _raise(self, key: str, stat: str, times: int) -> None:
        for _ in range(times):
            self.do(Advanced(key, f"+1 {stat.upper()}", "characteristic"))

    def _reach(self, key: str, stat: str, value: int | str) -> None:
        """Whatever brings a characteristic to a value."""
        player, sheet = self.sheet.player(key), self.sheet
        start, wanted = start_of(sheet.position_of(player), stat), 0 if value == "-" else value
        changes = sorted(range(-4, 5), key=abs)
        change = next(n for n in changes if sheet.rules.changed(stat, start, n) == wanted)
        more = change - player.change(stat)
        self._raise(key, stat, more)
        for _ in range(-more):
            self.do(Hurt(key, f"-1 {stat.upper()}", stat))

    # --- the rest -----------------------------------------------------------------------------

    def reach_value(self, value: int) -> None:
        """Skills and staff until the team is worth so much."""
        skill = self.sheet.rules.normal_skill_value
        for player in [each for each in self.sheet.able if each.key in self.plain]:
            for _ in range(MOST_ADVANCES - 1):
                if self.sheet.value + skill <= value:
                    self._advance(player.key, "chosen primary")
        missing = (value - self.sheet.value) // self.sheet.rules.assistant_coach_cost
        if missing:
            self.do(Bought("assistant coach", missing))
        assert self.sheet.value == value, f"{self.sheet.value:,} is not {value:,}"


def log_of(edition: str, told: dict[str, Any], switches: Switches | None = None) -> list[Entry]:
    """The log of a team of which a case says so much; what it does not say is plain."""
    player = told.get("player", {})
    own = Builder(
        edition,
        told.get("roster") or player.get("roster") or "human",
        switches or league_figures(edition).switches,
        told,
    )
    usual = _lineman(own.sheet)
    players = told.get("players", [])
    for row in _rows(players):
        own.hire(row, usual.name)
    if "player" in told:
        own.hire(player, usual.name)
    value = told.get("team_value", 0) * K
    count = told.get("players_on_list", players if isinstance(players, int) else PIGSKIN)
    if isinstance(players, int) or not players:
        _fill(
            own,
            count,
            told.get("miss_next", 0),
            usual,
            odd=value > 0 and (value - own.sheet.value) % (10 * K) != 0,
        )
    for field, what in STAFF:
        if told.get(field):
            own.do(Bought(what, told[field]))
    if told.get("apothecary"):
        own.do(Bought("apothecary"))
    if value:
        own.reach_value(value)
    return [Entry(each) for each in own.events]


def sheet_of(edition: str, told: dict[str, Any], switches: Switches | None = None) -> Sheet:
    """The sheet of such a team."""
    return fold(log_of(edition, told, switches))


def only(sheet: Sheet) -> SheetPlayer:
    """The player a case is about: who came first."""
    return next(iter(sheet.players.values()))


def _rows(players: Any) -> Iterator[dict[str, Any]]:
    if isinstance(players, dict):
        for position, count in players.items():
            yield from [{"position": position}] * count
    elif isinstance(players, list):
        for row in players:
            yield from [row] * row.get("count", 1)


def _lineman(sheet: Sheet) -> Position:
    return sheet.roster.journeyman_positions[0]


def _fill(own: Builder, count: int, missing: int, usual: Position, odd: bool) -> None:
    """Plain players, the last of whom miss the next match; one of an odd price if need be."""
    while len(own.sheet.active) < count:
        last = len(own.sheet.active) >= count - missing
        other = next((each for each in own.sheet.roster.positions if each.cost % (10 * K)), usual)
        position = other if odd and not own.plain else usual
        own.plain.add(own.sheet.next_key())
        own.hire({"position": position.name, "misses_next": last}, usual.name)
