"""Reading an edition's team lists, stars and inducements from its data files.

The files lie in `pigskin/editions/<edition>/`. They are read once and kept; the values are frozen
and may be shared freely. Fields a reader here does not know are left alone, so that an edition may
write down more than another.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

from pigskin.teams.near import plain
from pigskin.teams.roster import (
    ALL_STATS,
    Inducement,
    InducementGroup,
    Position,
    Profile,
    Roster,
    SpecialRule,
    Spell,
    Star,
    StarRule,
    TeamRules,
    UnknownEdition,
    UnknownInducement,
    UnknownRoster,
    UnknownStar,
)

_EDITIONS: Final = Path(__file__).parent.parent / "editions"


def editions_with_rosters() -> tuple[str, ...]:
    """The ids of the editions that have team lists."""
    return tuple(sorted(file.parent.name for file in _EDITIONS.glob("*/rosters.toml")))


@cache
def read_data(edition: str, file: str) -> dict[str, Any]:
    """The contents of one data file of an edition: read once, to be left as they are."""
    import tomllib  # only when there is something to read

    known = editions_with_rosters()
    if edition not in known:
        raise UnknownEdition(edition, known)
    return tomllib.loads((_EDITIONS / edition / file).read_text("utf-8"))


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
        stars_with_team=common.get("stars_with_team", False),
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
    return {table["id"]: roster_from_table(edition, table) for table in tables}


def roster_from_table(edition: str, table: dict[str, Any]) -> Roster:
    """The roster a table of a data file describes."""
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


def roster_to_table(roster: Roster) -> dict[str, object]:
    """A roster as such a table: what has its usual value is left out."""
    table = _without_usual(roster, ("status", "special_rules", "choose", "big_guys"))
    del table["edition"]
    table["positions"] = [_position_to_table(each) for each in roster.positions]
    return table


def _position_to_table(position: Position) -> dict[str, object]:
    table = _without_usual(position, ("aliases", "pa", "minimum", "lineman", "big_guy"))
    table["max"] = table.pop("maximum")
    if "minimum" in table:
        table["min"] = table.pop("minimum")
    return table


def _without_usual(value: Roster | Position, optional: tuple[str, ...]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in type(value).__dataclass_fields__:
        item = getattr(value, name)
        if name not in optional or item or (name == "big_guys" and item is not None):
            found[name] = list(item) if isinstance(item, tuple) else item
    return found


def rosters(edition: str) -> dict[str, Roster]:
    """All rosters of the edition, by id."""
    return dict(_rosters(edition))


def roster(edition: str, id: str) -> Roster:
    """The roster of this id, or of the name people know it by: "wood_elf" or "Wood Elf"."""
    known = _rosters(edition)
    for each in known.values():
        if plain(id) in (plain(each.id), plain(each.name)):
            return each
    raise UnknownRoster(id, known, edition)


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
    """The star player of this name, in capitals or not."""
    known = _stars(edition)
    if name in known:
        return known[name]
    for each in known.values():
        if plain(each.name) == plain(name):
            return each
    raise UnknownStar(name, known, edition)


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
    """The inducement of this id, or of the name people know it by."""
    known = _inducements(edition)
    for each in known.values():
        if plain(id) in (plain(each.id), plain(each.name)):
            return each
    raise UnknownInducement(id, known, edition)


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
