"""The team lists of an edition, for whoever builds a team: positions, prices, what to learn."""

from __future__ import annotations

from functools import cache
from typing import Any

from pigskin.edition import Edition
from pigskin.editions import edition_of_id
from pigskin.teams.describing import printed, star_price
from pigskin.teams.files import team_to_dict
from pigskin.teams.reading import (
    category_names,
    innate_categories,
    learned_skills,
    rosters,
    skill_categories,
    special_rules,
    stars,
    team_rules,
)
from pigskin.teams.ready import box_teams, ready_teams
from pigskin.teams.roles import role_of
from pigskin.teams.roster import ALL_STATS, Position, Roster, Star

Told = dict[str, Any]


@cache
def team_lists(edition: str) -> Told:
    """Everything a team of the edition may have, and what it costs."""
    known = edition_of_id(edition)
    rules = team_rules(known.id)
    ready = ready_teams(known.id)
    return {
        "edition": known.id,
        "name": known.name,
        "start_treasury": rules.start_treasury,
        "players": [rules.players_min, rules.players_max],
        "stars_with_team": rules.stars_with_team,
        "rolled_skills": rules.random_normal_skill_value != rules.normal_skill_value,
        "staff": _staff(known.id),
        "categories": _categories(known.id),
        "rosters": [
            _roster(each, known) | {"ready": team_to_dict(ready[each.id])}
            for each in rosters(known.id).values()
            if each.id in ready
        ],
        "boxes": [
            {"name": name, "team": team_to_dict(team)}
            for name, team in box_teams(known.id).items()
        ],
    }


def _staff(edition: str) -> list[Told]:
    """What can be had besides players and re-rolls: its field in a team file, name and price."""
    rules = team_rules(edition)
    fans = rules.fan_factor_name
    return [
        {"field": "fan_factor", "name": fans, "cost": rules.fan_factor_cost,
         "least": rules.fan_factor_min, "free": rules.fan_factor_free},
        {"field": "assistant_coaches", "name": "assistant coaches",
         "cost": rules.assistant_coach_cost, "least": 0, "free": 0},
        {"field": "cheerleaders", "name": "cheerleaders", "cost": rules.cheerleader_cost,
         "least": 0, "free": 0},
        {"field": "apothecary", "name": "apothecary", "cost": rules.apothecary_cost,
         "least": 0, "free": 0},
    ]  # fmt: skip


def _categories(edition: str) -> list[Told]:
    """The categories skills are learned from, each with its skills as they are learned."""
    innate, learned = innate_categories(edition), learned_skills(edition)
    letters = skill_categories(edition)
    return [
        {"letter": letter, "name": name,
         "skills": [learned.get(s, s) for s, where in letters.items() if where == letter]}
        for letter, name in category_names(edition).items()
        if letter not in innate
    ]  # fmt: skip


def _roster(roster: Roster, edition: Edition) -> Told:
    texts = special_rules(edition.id)
    return {
        "id": roster.id,
        "name": roster.name,
        "tier": roster.tier,
        "reroll_cost": roster.reroll_cost,
        "apothecary": roster.apothecary,
        "rules": [
            {"name": name, "text": texts[name].text if name in texts else ""}
            for name in roster.special_rules
        ],
        "choose": list(roster.choose),
        "big_guys": roster.big_guys,
        "positions": [_position(each, roster, edition) for each in roster.positions],
        "stars": [_star(each, edition.id) for each in _stars(roster, edition.id)],
    }


def _position(position: Position, roster: Roster, edition: Edition) -> Told:
    profile = edition.profile(
        "", 1, position.name, position.race, position.stats, position.skills, pa=position.pa
    )
    return {
        "name": position.name,
        "role": role_of(profile, roster),
        "race": position.race,
        "least": position.minimum,
        "most": position.maximum,
        "cost": position.cost,
        "stats": _stats(position, edition.id),
        "skills": list(position.skills),
        "easy": position.normal,
        "hard": position.double,
        "big_guy": position.big_guy,
    }


def _stats(who: Position | Star, edition: str) -> list[tuple[str, str]]:
    return printed({stat: getattr(who, stat) for stat in ALL_STATS}, edition)


def _stars(roster: Roster, edition: str) -> list[Star]:
    """Who may belong to such a team, where an edition has that, whatever rule it chooses."""
    if not team_rules(edition).stars_with_team:
        return []
    ways = [roster.choosing(rule) for rule in ("", *roster.choose)]
    return [
        star for star in stars(edition).values()
        if not star.event and any(star.plays_for(way) for way in ways)
    ]  # fmt: skip


def _star(star: Star, edition: str) -> Told:
    return {
        "name": star.name,
        "price": star_price(star),
        "pair": star.pair,
        "cost": star.cost,
        "stats": _stats(star, edition),
        "skills": list(star.skills),
    }
