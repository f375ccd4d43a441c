"""Whom and what a coach can have: rosters, stars, inducements and the spells of wizards."""

from __future__ import annotations

from typing import Final

from pigskin.contract.arguments import Json
from pigskin.edition import Edition
from pigskin.rulebook.entries import Entry, slug
from pigskin.teams.describing import (
    PERIODS,
    gold,
    inducement_limit,
    inducement_price,
    inducement_teams,
    inducement_text,
    star_price,
    star_teams,
)
from pigskin.teams.reading import (
    category_names,
    inducement_groups,
    inducements,
    rosters,
    special_rules,
    spells,
    stars,
    team_rules,
)
from pigskin.teams.roster import Position, Roster, SpecialRule, Star

_PRINTED: Final = ("ma", "st", "ag", "pa", "av")


def teams(edition: Edition) -> list[Entry]:
    """The rosters: prices, limits, and every position."""
    known = sorted(rosters(edition.id).values(), key=lambda each: (each.tier, each.name))
    return [_roster(edition.id, each) for each in known]


def _roster(edition: str, roster: Roster) -> Entry:
    known = special_rules(edition)
    facts = {
        "re-roll": gold(roster.reroll_cost),
        "apothecary": "yes" if roster.apothecary else "no",
    }
    if roster.choose:
        facts["chooses"] = ", ".join(roster.choose)
    if roster.big_guys is not None:
        facts["big guys"] = str(roster.big_guys)
    if roster.igor:
        facts["igor"] = "yes"
    if roster.necromancer:
        facts["necromancer"] = "yes"
    return Entry(
        "roster",
        roster.id,
        roster.name,
        group=f"Tier {roster.tier}" if roster.tier else "",
        facts=facts,
        positions=[_position(edition, each) for each in roster.positions],
        rows=[
            {"roll": "", "name": name, "text": _special(known.get(name), known)}
            for name in roster.special_rules
        ],
    )


def _special(rule: SpecialRule | None, known: dict[str, SpecialRule]) -> str:
    """What a special rule does; one that is part of a wider one does what that does."""
    if rule is None:
        return ""
    return rule.text or _special(known.get(rule.part_of), known)


def _position(edition: str, position: Position) -> dict[str, Json]:
    names = category_names(edition)
    return {
        "name": position.name,
        "many": f"{position.minimum}-{position.maximum}",
        "price": gold(position.cost),
        "stats": dict(_stats(edition, position)),
        "skills": [*position.skills],
        "normal": ", ".join(names[letter] for letter in position.normal),
        "double": ", ".join(names[letter] for letter in position.double),
    }


def _stats(edition: str, who: Position | Star) -> dict[str, str]:
    rules = team_rules(edition)
    return {
        stat: rules.show(stat, getattr(who, stat)) for stat in _PRINTED if stat in rules.stats
    }


def star_players(edition: Edition) -> list[Entry]:
    """The stars: figures, skills, price, teams, and what only each of them can do."""
    found = []
    for star in stars(edition.id).values():
        entry = Entry(
            "star",
            slug(star.name),
            star.name,
            facts={"price": star_price(star), "who": star_teams(star, edition.id)},
            stats=_stats(edition.id, star),
            skills=[*star.skills],
        )
        if star.rule is not None:
            often = PERIODS[star.rule.period]
            entry.rows.append({"roll": often, "name": star.rule.name, "text": star.rule.text})
        found.append(entry)
    return sorted(found, key=lambda entry: entry.name)


def goods(edition: Edition) -> list[Entry]:
    """The inducements."""
    groups = inducement_groups(edition.id)
    found = []
    for each in inducements(edition.id).values():
        entry = Entry(
            "inducement",
            slug(each.name),
            each.name,
            inducement_text(each, edition.id),
            groups[each.group].name if each.group in groups else "",
            facts={
                "price": inducement_price(each, edition.id),
                "limit": inducement_limit(each),
                "who": inducement_teams(each, edition.id),
            },
        )
        cast = [spells(edition.id)[id] for id in each.spells]
        entry.see = [f"spell/{slug(spell.name)}" for spell in cast]
        found.append(entry)
    return found


def magic(edition: Edition) -> list[Entry]:
    """The spells, and who casts each."""
    wizards = inducements(edition.id).values()
    found = []
    for id, each in spells(edition.id).items():
        casters = [wizard for wizard in wizards if id in wizard.spells]
        found.append(
            Entry(
                "spell",
                slug(each.name),
                each.name,
                each.text,
                facts={"cast by": ", ".join(wizard.name for wizard in casters)} if casters else {},
                see=[f"inducement/{slug(wizard.name)}" for wizard in casters],
            )
        )
    return found
