"""What pages need to know of an edition: its teams, its options, and everything in words."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from pigskin.coaches import coach_names
from pigskin.edition import Edition
from pigskin.editions import EDITIONS, edition_of_id
from pigskin.model import Profile
from pigskin.option_words import MEANINGS, SHORT_FOR_MANY, choices_of
from pigskin.options import OPTION_CHOICES
from pigskin.rulebook.entries import slug
from pigskin.rulebook.tables import tables
from pigskin.rules_index import editions as with_rules
from pigskin.rules_index import rules
from pigskin.seating import squad_of
from pigskin.teams import inducements, rosters, spells, stars
from pigskin.teams.decks import decks, missing_cards
from pigskin.teams.describing import (
    gold,
    inducement_limit,
    inducement_price,
    inducement_teams,
    inducement_text,
    player_text,
    star_price,
    star_teams,
    star_text,
)
from pigskin.teams.ready import ready_teams
from pigskin.teams.roles import role_of
from pigskin.teams.team import Team

Told = dict[str, Any]
_TWO_SPELLS = ("Fireball", "Lightning Bolt")  # of the only wizard of LRB6


@cache
def editions() -> list[Told]:
    """Every edition in short: what somebody who begins a match chooses from."""
    return [
        {
            "id": each.id,
            "name": each.name,
            "rosters": [
                roster_told(id, team, squad_of(team, each)[1])
                for id, team in ready_teams(each.id).items()
            ],
            "options": [
                {
                    "name": name,
                    "meaning": MEANINGS[name],
                    "value": choices_of(name, each)[0],
                    "choices": list(choices_of(name, each)),
                }
                for name in OPTION_CHOICES
                if name != SHORT_FOR_MANY and each.has_option(name)
            ],
            "coaches": list(coach_names()),
        }
        for each in EDITIONS
    ]


def roster_told(id: str, team: Team, squad: tuple[Profile, ...]) -> Told:
    """A team in short, as the first page shows it."""
    return {
        "id": id,
        "name": team.roster.name,
        "team": {
            "name": team.name,
            "value": team.value // 1000,
            "rerolls": team.rerolls,
            "apothecary": team.apothecary,
            "players": [
                {
                    "number": member.number,
                    "position": member.position,
                    "role": role_of(profile, team.roster),
                }
                for member, profile in zip(team.players, squad, strict=True)
            ],
        },
    }


@cache
def book(edition: str) -> Told:
    """Everything of an edition that the page of a match explains, in words."""
    known = edition_of_id(edition)
    return {
        "edition": known.id,
        "name": known.name,
        "skills": {each.name: each.text for each in known.skills},
        "weather": {name: weather_text(known.id, name) for name in known.weather_names},
        "rolled": _rolled(known),
        "effects": {each.name: each.text for each in known.effects if each.text},
        "spells": spells_told(known.id),
        "stars": {
            star.name: asdict(star)
            | {
                "price": star_price(star),
                "who": star_teams(star, known.id),
                "does": star_text(star, known.id),
            }
            for star in stars(known.id).values()
        },
        "inducements": {
            each.name: {
                "price": inducement_price(each, known.id),
                "limit": inducement_limit(each),
                "who": inducement_teams(each, known.id),
                "does": inducement_text(each, known.id),
                "not_sold": each.not_sold,
                "most": each.maximum,
                "wizard": bool(each.spells) or "wizard" in each.id,
            }
            for each in inducements(known.id).values()
        },
        "positions": {
            each.id: {position.name: player_text(position, known.id) for position in each.positions}
            for each in rosters(known.id).values()
        },
        "decks": [] if missing_cards(known.id) else [
            {
                "name": deck.name,
                "price": gold(deck.cost),
                "text": deck.text,
                "cards": [
                    {"name": card.name, "when": card.when, "text": card.text}
                    for card in deck.cards
                ],
            }
            for deck in decks(known.id, "all")
        ],
    }  # fmt: skip


def _rolled(edition: Edition) -> dict[str, dict[str, str]]:
    """Kick-off events and prayers, as events call them."""
    entries = {each.address: each for each in tables(edition)}
    events = [name for name in edition.kick_off_names if name]
    return {
        "kick-off": {name: entries[f"kick-off/{slug(name)}"].text for name in events},
        "prayer": {each.name: each.text for each in entries.values() if each.kind == "prayer"},
    }


def weather_text(edition: str, name: str) -> str:
    """What a weather does, from the rules: they are called "12: Blizzard, footing"."""
    found = [
        each.text
        for each in rules(edition)
        if each.id.startswith("weather.")
        and name.lower().startswith(each.title.partition(": ")[2].partition(",")[0].lower() or "-")
    ]
    return " ".join(found)


def spells_told(edition: str) -> dict[str, str]:
    """What each spell does; where wizards have no list of spells, the rules tell of them."""
    known = {each.name: each.text for each in spells(edition).values()}
    return known or {each.title: each.text for each in rules(edition) if each.title in _TWO_SPELLS}


@cache
def rules_told(edition: str) -> list[Told]:
    """The rules of an edition in our words; most pages do without."""
    known = edition_of_id(edition)
    return [
        {"id": each.id, "chapter": each.chapter, "title": each.title, "text": each.text,
         "note": each.note}
        for each in (rules(known.id) if known.id in with_rules() else ())
    ]  # fmt: skip
