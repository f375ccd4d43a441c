"""Team lists, stars and inducements of an edition, read from its data files.

The files lie in `pigskin/editions/<edition>/`. They are read once and kept; the values are frozen
and may be shared freely. Fields a reader here does not know are left alone, so that an edition may
write down more than another.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from pigskin import errors

STATS = ("ma", "st", "ag", "av")


class TeamError(errors.PigskinError):
    """Anything that is wrong with a team, a team file or a name asked for."""


class UnknownName(TeamError, LookupError):
    """A name nobody knows; the message lists the known ones."""

    what = "name"

    def __init__(self, name: str, known: Iterable[str], where: str = "") -> None:
        self.name = name
        self.known = tuple(known)
        self.where = where
        super().__init__(name, self.known, where)

    def __str__(self) -> str:
        where = f" in {self.where}" if self.where else ""
        return f"no {self.what} {self.name!r}{where}; known: {', '.join(self.known) or 'none'}"


class UnknownEdition(UnknownName, errors.UnknownEdition):
    """No edition of this id has team lists."""

    what = "edition"


class UnknownRoster(UnknownName):
    """The edition has no roster of this id."""

    what = "roster"


class UnknownPosition(UnknownName):
    """The roster has no position of this name."""

    what = "position"


class UnknownStar(UnknownName):
    """The edition has no star player of this name."""

    what = "star player"


class UnknownInducement(UnknownName):
    """The edition has no inducement of this id."""

    what = "inducement"


class UnknownSkill(UnknownName):
    """The edition has no skill of this name."""

    what = "skill"


@dataclass(frozen=True, slots=True)
class Position:
    """One line of a team list: what such a player is, and what he costs."""

    name: str
    race: str
    maximum: int
    cost: int
    ma: int
    st: int
    ag: int
    av: int
    skills: tuple[str, ...]
    normal: str
    double: str
    aliases: tuple[str, ...] = ()

    @property
    def stats(self) -> tuple[int, int, int, int]:
        """MA, ST, AG and AV of a rookie."""
        return (self.ma, self.st, self.ag, self.av)


@dataclass(frozen=True, slots=True)
class Roster:
    """A team list."""

    id: str
    name: str
    edition: str
    extra: bool
    tier: int
    reroll_cost: int
    apothecary: bool
    igor: bool
    necromancer: bool
    stakes_target: bool
    positions: tuple[Position, ...]

    def position(self, name: str) -> Position:
        """The position of this name or, failing that, with this alias."""
        for position in self.positions:
            if position.name == name:
                return position
        for position in self.positions:
            if name in position.aliases:
                return position
        raise UnknownPosition(name, (p.name for p in self.positions), f"the {self.name} roster")

    @property
    def journeyman_positions(self) -> tuple[Position, ...]:
        """The positions a journeyman may fill in: those of which a team may have very many."""
        limits = team_rules(self.edition).journeyman_position_max
        return tuple(p for p in self.positions if p.maximum in limits)


@dataclass(frozen=True, slots=True)
class TeamRules:
    """Prices and limits that are the same for every roster of an edition."""

    start_treasury: int
    players_min: int
    players_max: int
    rerolls_max: int
    apothecary_cost: int
    assistant_coach_cost: int
    cheerleader_cost: int
    fan_factor_cost: int
    fan_factor_max_at_creation: int
    reroll_cost_factor_after_creation: int
    journeyman_position_max: tuple[int, ...]
    never_together: tuple[tuple[str, str], ...]
    normal_skill_value: int
    double_skill_value: int
    stat_values: tuple[int, int, int, int]
    stat_max: int
    stat_min: int
    stat_rise_max: int
    stat_drop_max: int


@dataclass(frozen=True, slots=True)
class Star:
    """A star player. Two who form a `pair` are hired together, for the price one of them shows."""

    name: str
    cost: int
    ma: int
    st: int
    ag: int
    av: int
    skills: tuple[str, ...]
    teams: tuple[str, ...]
    pair: str | None = None

    def plays_for(self, roster: Roster) -> bool:
        """Whether a team of this roster may hire him."""
        return roster.id in self.teams


@dataclass(frozen=True, slots=True)
class Inducement:
    """Something a team may buy for one match.

    `price` says what `cost` means: "fixed", the whole price; "position", on top of the price of
    the position hired; "star", on top of the star's own price.
    """

    id: str
    name: str
    maximum: int | None
    cost: int
    cost_exceptions: tuple[tuple[str, int], ...] = ()
    needs: str = ""
    price: str = "fixed"
    extra_skill_cost: int = 0
    extra_skill_max: int = 0

    def cost_for(self, roster: Roster) -> int:
        """What one of it costs a team of this roster (see `price`)."""
        return dict(self.cost_exceptions).get(roster.id, self.cost)

    def may_buy(self, roster: Roster) -> bool:
        """Whether a team of this roster may buy it at all."""
        if self.needs == "apothecary":
            return roster.apothecary
        if self.needs == "igor":
            return roster.igor
        return True


def editions_with_rosters() -> tuple[str, ...]:
    """The ids of the editions that have team lists."""
    folders = (files("pigskin") / "editions").iterdir()
    return tuple(sorted(f.name for f in folders if f.is_dir() and (f / "rosters.toml").is_file()))


def read_data(edition: str, file: str) -> dict[str, Any]:
    """The contents of one data file of an edition."""
    known = editions_with_rosters()
    if edition not in known:
        raise UnknownEdition(edition, known)
    return tomllib.loads((files("pigskin") / "editions" / edition / file).read_text("utf-8"))


@cache
def team_rules(edition: str) -> TeamRules:
    """Prices and limits common to all rosters of the edition."""
    data = read_data(edition, "rosters.toml")
    common, value, limits = data["common"], data["value"], data["limits"]
    return TeamRules(
        start_treasury=common["start_treasury"],
        players_min=common["players_min"],
        players_max=common["players_max"],
        rerolls_max=common["rerolls_max"],
        apothecary_cost=common["apothecary_cost"],
        assistant_coach_cost=common["assistant_coach_cost"],
        cheerleader_cost=common["cheerleader_cost"],
        fan_factor_cost=common["fan_factor_cost"],
        fan_factor_max_at_creation=common["fan_factor_max_at_creation"],
        reroll_cost_factor_after_creation=common["reroll_cost_factor_after_creation"],
        journeyman_position_max=tuple(common["journeyman_position_max"]),
        never_together=tuple((one, other) for one, other in common["never_together"]),
        normal_skill_value=value["normal_skill"],
        double_skill_value=value["double_skill"],
        stat_values=(value["ma"], value["st"], value["ag"], value["av"]),
        stat_max=limits["stat_max"],
        stat_min=limits["stat_min"],
        stat_rise_max=limits["stat_rise_max"],
        stat_drop_max=limits["stat_drop_max"],
    )


@cache
def _rosters(edition: str) -> dict[str, Roster]:
    tables = read_data(edition, "rosters.toml")["rosters"]
    return {table["id"]: _roster(edition, table) for table in tables}


def _roster(edition: str, table: dict[str, Any]) -> Roster:
    return Roster(
        id=table["id"],
        name=table["name"],
        edition=edition,
        extra=table["extra"],
        tier=table["tier"],
        reroll_cost=table["reroll_cost"],
        apothecary=table["apothecary"],
        igor=table["igor"],
        necromancer=table["necromancer"],
        stakes_target=table["stakes_target"],
        positions=tuple(_position(line) for line in table["positions"]),
    )


def _position(table: dict[str, Any]) -> Position:
    return Position(
        name=table["name"],
        race=table["race"],
        maximum=table["max"],
        cost=table["cost"],
        ma=table["ma"],
        st=table["st"],
        ag=table["ag"],
        av=table["av"],
        skills=tuple(table["skills"]),
        normal=table["normal"],
        double=table["double"],
        aliases=tuple(table.get("aliases", ())),
    )


def rosters(edition: str) -> dict[str, Roster]:
    """All rosters of the edition, by id."""
    return dict(_rosters(edition))


def roster(edition: str, id: str) -> Roster:
    """The roster of this id."""
    known = _rosters(edition)
    if id not in known:
        raise UnknownRoster(id, known, edition)
    return known[id]


@cache
def _stars(edition: str) -> dict[str, Star]:
    tables = read_data(edition, "stars.toml")["stars"]
    return {
        table["name"]: Star(
            name=table["name"],
            cost=table["cost"],
            ma=table["ma"],
            st=table["st"],
            ag=table["ag"],
            av=table["av"],
            skills=tuple(table["skills"]),
            teams=tuple(table["teams"]),
            pair=table.get("pair"),
        )
        for table in tables
    }


def stars(edition: str) -> dict[str, Star]:
    """All star players of the edition, by name."""
    return dict(_stars(edition))


def star(edition: str, name: str) -> Star:
    """The star player of this name."""
    known = _stars(edition)
    if name not in known:
        raise UnknownStar(name, known, edition)
    return known[name]


@cache
def _inducements(edition: str) -> dict[str, Inducement]:
    tables = read_data(edition, "inducements.toml")["inducements"]
    return {
        table["id"]: Inducement(
            id=table["id"],
            name=table["name"],
            maximum=table.get("max"),
            cost=table["cost"],
            cost_exceptions=tuple(sorted(table.get("cost_exceptions", {}).items())),
            needs=table.get("needs", ""),
            price=table.get("price", "fixed"),
            extra_skill_cost=table.get("extra_skill_cost", 0),
            extra_skill_max=table.get("extra_skill_max", 0),
        )
        for table in tables
    }


def inducements(edition: str) -> dict[str, Inducement]:
    """All inducements of the edition, by id."""
    return dict(_inducements(edition))


def inducement(edition: str, id: str) -> Inducement:
    """The inducement of this id."""
    known = _inducements(edition)
    if id not in known:
        raise UnknownInducement(id, known, edition)
    return known[id]


@cache
def _skill_categories(edition: str) -> dict[str, str]:
    lists = read_data(edition, "skill_categories.toml")["skills"]
    return {skill: letter for letter, skills in lists.items() for skill in skills}


def skill_categories(edition: str) -> dict[str, str]:
    """The category letter (G A P S M E) of every skill of the edition, by skill name."""
    return dict(_skill_categories(edition))


@cache
def _category_names(edition: str) -> dict[str, str]:
    names: dict[str, str] = read_data(edition, "skill_categories.toml")["names"]
    return names


def category_names(edition: str) -> dict[str, str]:
    """The full name of every category letter: G is General, and so on."""
    return dict(_category_names(edition))
