"""The tables of data files as values: team lists, stars, inducements and who comes with them.

Fields a reader here does not know are left alone, so that an edition may write down more than
another.
"""

from typing import Any

from pigskin.teams.roster import (
    ALL_STATS,
    Inducement,
    Position,
    Profile,
    Roster,
    Star,
    StarRule,
    TeamRules,
)


def rules_from_tables(data: dict[str, Any]) -> TeamRules:
    """Prices and limits common to all rosters of an edition."""
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


def star_from_table(table: dict[str, Any]) -> Star:
    """The star a table describes."""
    return Star(
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


def inducement_from_table(table: dict[str, Any]) -> Inducement:
    """The inducement a table describes."""
    return Inducement(
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
        not_sold=table.get("not_sold", ""),
    )


def profile_from_table(table: dict[str, Any]) -> Profile:
    """Somebody who comes through an inducement, as a table describes him."""
    return Profile(
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
