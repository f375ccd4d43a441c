"""Team lists, stars and inducements of an edition, read from its data files.

The files lie in `pigskin/editions/<edition>/`. They are read once and kept; the values are frozen
and may be shared freely. Fields a reader here does not know are left alone, so that an edition may
write down more than another.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

from pigskin import errors

STATS = ("ma", "st", "ag", "av")
ALL_STATS = (*STATS, "pa")  # the passing ability, where an edition has one, comes last
ANY = "any"


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
        close = get_close_matches(self.name.lower(), self.known, 1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        known = ", ".join(self.known) or "none"
        return f"no {self.what} {self.name!r}{where}; known: {known}{hint}"


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
    """One line of a team list: what such a player is, and what he costs.

    Some editions print the number a D6 must reach where others print a value: an `ag` of 3 is then
    "3+". A `pa` of 0 is no passing ability at all, or an edition without one. `normal` and `double`
    are the skill categories learned easily and with difficulty.
    """

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
    pa: int = 0
    minimum: int = 0
    lineman: bool = False
    big_guy: bool = False

    @property
    def stats(self) -> tuple[int, int, int, int]:
        """MA, ST, AG and AV of a rookie."""
        return (self.ma, self.st, self.ag, self.av)

    @property
    def primary(self) -> str:
        """The later name of the categories learned easily."""
        return self.normal

    @property
    def secondary(self) -> str:
        """The later name of the categories learned with difficulty."""
        return self.double


@dataclass(frozen=True, slots=True)
class SpecialRule:
    """A special rule of team lists: where a team plays, or something it can do.

    `part_of` names the wider rule a team with this one has as well.
    """

    name: str
    kind: str
    text: str = ""
    part_of: str = ""


@dataclass(frozen=True, slots=True)
class Roster:
    """A team list.

    `choose` are special rules of which a team takes one for good, see `choosing`; `big_guys` is how
    many players of its big guy positions a team may have, if there is a limit.
    """

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
    status: str = ""
    special_rules: tuple[str, ...] = ()
    choose: tuple[str, ...] = ()
    big_guys: int | None = None

    def has_rule(self, name: str) -> bool:
        """Whether teams of this roster have the special rule, or one that is part of it."""
        known = special_rules(self.edition)
        return any(
            rule == name or (rule in known and known[rule].part_of == name)
            for rule in self.special_rules
        )

    def choosing(self, rule: str) -> "Roster":
        """This roster for a team that chose the rule: stars and prices follow from it."""
        if not rule or rule in self.special_rules:
            return self
        return replace(self, special_rules=(*self.special_rules, rule))

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
    """Prices and limits that are the same for every roster of an edition.

    `stats` are the characteristics of the edition and `stat_ranges` how far each may go. Those in
    `targets` are numbers a roll must reach; of those in `low_stats` a lower one is better.
    """

    start_treasury: int
    players_min: int
    players_max: int
    rerolls_max: int
    apothecary_cost: int
    assistant_coach_cost: int
    assistant_coaches_max: int | None
    cheerleader_cost: int
    cheerleaders_max: int | None
    fan_factor_name: str
    fan_factor_cost: int
    fan_factor_free: int
    fan_factor_min: int
    fan_factor_max: int | None
    fan_factor_max_at_creation: int
    fan_factor_counts: bool
    reroll_cost_factor_after_creation: int
    journeyman_position_max: tuple[int, ...]
    journeyman_skill: str
    never_together: tuple[tuple[str, str], ...]
    skill_needs: tuple[tuple[str, str], ...]
    normal_skill_value: int
    double_skill_value: int
    random_normal_skill_value: int
    random_double_skill_value: int
    stat_values: tuple[int, int, int, int]
    pa_value: int
    free_with_skills: tuple[str, ...]
    free_linemen_with_rules: tuple[str, ...]
    advances_max: int | None
    stats: tuple[str, ...]
    stat_ranges: tuple[tuple[int, int], ...]
    stat_rise_max: int
    stat_drop_max: int | None
    targets: tuple[str, ...]
    low_stats: tuple[str, ...]

    def stat_range(self, stat: str) -> tuple[int, int]:
        """The lowest and the highest number the characteristic may have."""
        return self.stat_ranges[self.stats.index(stat)]

    def changed(self, stat: str, start: int, change: int) -> int:
        """The characteristic after improving that often (or, below 0, getting that much worse).

        A player without passing ability, 0, who improves it begins at the worst there is.
        """
        if stat not in self.low_stats:
            return start + change
        if stat == "pa" and start == 0:
            return self.stat_range(stat)[1] + 1 - change if change > 0 else 0
        return start - change

    def show(self, stat: str, value: int) -> str:
        """The characteristic as a team list prints it: 6, 3+ or -."""
        if stat == "pa" and value == 0:
            return "-"
        return f"{value}+" if stat in self.targets else str(value)


@dataclass(frozen=True, slots=True)
class StarRule:
    """What only this star can do: how often (`period`), and what it is."""

    id: str
    name: str
    period: str
    text: str


@dataclass(frozen=True, slots=True)
class Star:
    """A star player. Two who form a `pair` are hired together, for the price one of them shows.

    He plays for the rosters named in `teams` (or "any") and for those with one of the special
    rules `rules`, but for none with a rule of `not_for`. An `event` star is never hired; an
    `exhibition` star plays no league matches. `pair_name` is what a pair is called together.
    """

    name: str
    cost: int
    ma: int
    st: int
    ag: int
    av: int
    skills: tuple[str, ...]
    teams: tuple[str, ...]
    pair: str | None = None
    pa: int = 0
    rules: tuple[str, ...] = ()
    not_for: tuple[str, ...] = ()
    pair_name: str = ""
    mega: bool = False
    event: bool = False
    exhibition: bool = False
    upkeep: int = 0
    rule: StarRule | None = None

    def plays_for(self, roster: Roster) -> bool:
        """Whether a team of this roster (see `Roster.choosing`) may hire him."""
        if any(roster.has_rule(rule) for rule in self.not_for):
            return False
        if ANY in self.teams or roster.id in self.teams:
            return True
        return any(roster.has_rule(rule) for rule in self.rules)


@dataclass(frozen=True, slots=True)
class Inducement:
    """Something a team may buy for one match.

    `price` says what `cost` means: "fixed", the whole price; "position", on top of the price of
    the position hired; "star", on top of the star's own price; "profile", on top of the price of
    the profile hired; "stake", the least of a sum up to `cost_max`.

    `teams`, `rules` and `tiers` say who may buy: rosters, special rules and tiers of which one must
    fit; anybody where all are empty. Of one `group` a team buys no more than the group allows.
    `named` is somebody who serves no two teams in a match; `book` tells "core" from "supplement"
    and "optional".
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
    cost_with: tuple[tuple[str, int], ...] = ()
    cost_max: int = 0
    teams: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    tiers: tuple[int, ...] = ()
    group: str = ""
    named: bool = False
    book: str = "core"
    spells: tuple[str, ...] = ()
    profiles: tuple[str, ...] = ()
    text: str = ""

    def cost_for(self, roster: Roster) -> int:
        """What one of it costs a team of this roster (see `price`)."""
        for id, cost in self.cost_exceptions:
            if id == roster.id:
                return cost
        return min((c for rule, c in self.cost_with if roster.has_rule(rule)), default=self.cost)

    def may_buy(self, roster: Roster) -> bool:
        """Whether a team of this roster may buy it at all."""
        if self.needs == "apothecary":
            return roster.apothecary
        if self.needs == "igor":
            return roster.igor
        if not (self.teams or self.rules or self.tiers):
            return True
        return (
            roster.id in self.teams
            or roster.tier in self.tiers
            or any(roster.has_rule(rule) for rule in self.rules)
        )


@dataclass(frozen=True, slots=True)
class InducementGroup:
    """Inducements of one kind, of which a team buys `maximum` together."""

    id: str
    name: str
    maximum: int


@dataclass(frozen=True, slots=True)
class Spell:
    """What a wizard casts once: when, and what it does. `profile` is what becomes of the target."""

    id: str
    name: str
    when: str
    text: str
    profile: str = ""


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody on the pitch who is in no team list: a coach who plays, a giant, a frog."""

    id: str
    name: str
    ma: int
    st: int
    ag: int
    av: int
    skills: tuple[str, ...]
    pa: int = 0
    cost: int = 0
    maximum: int | None = None


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
    stats = tuple(stat for stat in ALL_STATS if stat in value)
    span = (limits.get("stat_min"), limits.get("stat_max"))
    return TeamRules(
        start_treasury=common["start_treasury"],
        players_min=common["players_min"],
        players_max=common["players_max"],
        rerolls_max=common["rerolls_max"],
        apothecary_cost=common["apothecary_cost"],
        assistant_coach_cost=common["assistant_coach_cost"],
        assistant_coaches_max=common.get("assistant_coaches_max"),
        cheerleader_cost=common["cheerleader_cost"],
        cheerleaders_max=common.get("cheerleaders_max"),
        fan_factor_name=common.get("fan_factor_name", "fan factor"),
        fan_factor_cost=common["fan_factor_cost"],
        fan_factor_free=common.get("fan_factor_free", 0),
        fan_factor_min=common.get("fan_factor_min", 0),
        fan_factor_max=common.get("fan_factor_max"),
        fan_factor_max_at_creation=common["fan_factor_max_at_creation"],
        fan_factor_counts=value.get("fan_factor", True),
        reroll_cost_factor_after_creation=common["reroll_cost_factor_after_creation"],
        journeyman_position_max=tuple(common["journeyman_position_max"]),
        journeyman_skill=common.get("journeyman_skill", "Loner"),
        never_together=tuple((one, other) for one, other in common["never_together"]),
        skill_needs=tuple((skill, needed) for skill, needed in common.get("skill_needs", ())),
        normal_skill_value=value["normal_skill"],
        double_skill_value=value["double_skill"],
        random_normal_skill_value=value.get("random_normal_skill", value["normal_skill"]),
        random_double_skill_value=value.get("random_double_skill", value["double_skill"]),
        stat_values=(value["ma"], value["st"], value["ag"], value["av"]),
        pa_value=value.get("pa", 0),
        free_with_skills=tuple(value.get("free_with_skills", ())),
        free_linemen_with_rules=tuple(value.get("free_linemen_with_rules", ())),
        advances_max=limits.get("advances_max"),
        stats=stats,
        stat_ranges=tuple((low, high) for low, high in (limits.get(s, span) for s in stats)),
        stat_rise_max=limits["stat_rise_max"],
        stat_drop_max=limits.get("stat_drop_max"),
        targets=tuple(limits.get("targets", ())),
        low_stats=tuple(limits.get("low_stats", ())),
    )


@cache
def _special_rules(edition: str) -> dict[str, SpecialRule]:
    tables = read_data(edition, "rosters.toml").get("special_rules", {})
    return {
        name: SpecialRule(name, table["kind"], table.get("text", ""), table.get("part_of", ""))
        for name, table in tables.items()
    }


def special_rules(edition: str) -> dict[str, SpecialRule]:
    """The special rules of the edition's team lists, by name."""
    return dict(_special_rules(edition))


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
        status=table.get("status", ""),
        special_rules=tuple(table.get("special_rules", ())),
        choose=tuple(table.get("choose", ())),
        big_guys=table.get("big_guys"),
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
        normal=table["primary"] if "primary" in table else table["normal"],
        double=table["secondary"] if "secondary" in table else table["double"],
        aliases=tuple(table.get("aliases", ())),
        pa=table.get("pa", 0),
        minimum=table.get("min", 0),
        lineman=table.get("lineman", False),
        big_guy=table.get("big_guy", False),
    )


def rosters(edition: str) -> dict[str, Roster]:
    """All rosters of the edition, by id."""
    return dict(_rosters(edition))


def roster(edition: str, id: str) -> Roster:
    """The roster of this id, or of the name people know it by: "wood_elf" or "Wood Elf"."""
    known = _rosters(edition)
    plain = id.strip().lower().replace(" ", "_").replace("-", "_")
    if plain not in known:
        raise UnknownRoster(id, known, edition)
    return known[plain]


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
            teams=tuple(table.get("teams", ())),
            pair=table.get("pair"),
            pa=table.get("pa", 0),
            rules=tuple(table.get("rules", ())),
            not_for=tuple(table.get("not_for", ())),
            pair_name=table.get("pair_name", ""),
            mega=table.get("mega", False),
            event=table.get("event", False),
            exhibition=table.get("exhibition", False),
            upkeep=table.get("upkeep", 0),
            rule=StarRule(**table["rule"]) if "rule" in table else None,
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
            cost_with=tuple(sorted(table.get("cost_with", {}).items())),
            cost_max=table.get("cost_max", 0),
            teams=tuple(table.get("teams", ())),
            rules=tuple(table.get("rules", ())),
            tiers=tuple(table.get("tiers", ())),
            group=table.get("group", ""),
            named=table.get("named", False),
            book=table.get("book", "core"),
            spells=tuple(table.get("spells", ())),
            profiles=tuple(table.get("profiles", ())),
            text=table.get("text", ""),
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
def _inducement_groups(edition: str) -> dict[str, InducementGroup]:
    tables = read_data(edition, "inducements.toml").get("groups", ())
    return {t["id"]: InducementGroup(t["id"], t["name"], t["max"]) for t in tables}


def inducement_groups(edition: str) -> dict[str, InducementGroup]:
    """The groups of inducements of which a team may only buy so many together, by id."""
    return dict(_inducement_groups(edition))


@cache
def _spells(edition: str) -> dict[str, Spell]:
    tables = read_data(edition, "inducements.toml").get("spells", ())
    return {table["id"]: Spell(**table) for table in tables}


def spells(edition: str) -> dict[str, Spell]:
    """What the wizards of the edition can cast, by id."""
    return dict(_spells(edition))


@cache
def _profiles(edition: str) -> dict[str, Profile]:
    tables = read_data(edition, "inducements.toml").get("profiles", ())
    return {
        table["id"]: Profile(
            id=table["id"],
            name=table["name"],
            ma=table["ma"],
            st=table["st"],
            ag=table["ag"],
            av=table["av"],
            skills=tuple(table["skills"]),
            pa=table.get("pa", 0),
            cost=table.get("cost", 0),
            maximum=table.get("max"),
        )
        for table in tables
    }


def profiles(edition: str) -> dict[str, Profile]:
    """Those who come onto the pitch through inducements and are in no team list, by id."""
    return dict(_profiles(edition))


def skill_name(skill: str) -> str:
    """A skill without its value: "Loner (4+)" is Loner."""
    return skill.partition(" (")[0]


@cache
def _skill_categories(edition: str) -> dict[str, str]:
    lists = read_data(edition, "skill_categories.toml")["skills"]
    return {skill: letter for letter, skills in lists.items() for skill in skills}


def skill_categories(edition: str) -> dict[str, str]:
    """The category letter (G A P S M, ...) of every skill, by its name (see `skill_name`)."""
    return dict(_skill_categories(edition))


@cache
def _category_names(edition: str) -> dict[str, str]:
    names: dict[str, str] = read_data(edition, "skill_categories.toml")["names"]
    return names


def category_names(edition: str) -> dict[str, str]:
    """The full name of every category letter: G is General, and so on."""
    return dict(_category_names(edition))


@cache
def _innate(edition: str) -> dict[str, str]:
    names: dict[str, str] = read_data(edition, "skill_categories.toml")["innate"]
    return names


def innate_categories(edition: str) -> dict[str, str]:
    """The category letters nobody learns skills from, and what such skills are called."""
    return dict(_innate(edition))


@cache
def _learned_skills(edition: str) -> dict[str, str]:
    forms: dict[str, str] = read_data(edition, "skill_categories.toml").get("learned", {})
    return forms


def learned_skills(edition: str) -> dict[str, str]:
    """Skills that are learned with a value, by name: {"Mighty Blow": "Mighty Blow (+1)"}."""
    return dict(_learned_skills(edition))
