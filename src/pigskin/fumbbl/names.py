"""Words that FUMBBL and this engine spell differently: skills, re-rolls, compass points."""

from __future__ import annotations

from functools import cache
from typing import Final

from pigskin.editions import edition_of_id
from pigskin.effects.base import Skill
from pigskin.fumbbl.reading import ReplayError
from pigskin.teams.reading import skill_categories

# Names that differ by more than capitals, spaces and hyphens.
_SKILLS: Final[dict[str, str]] = {
    "claw": "Claws",
    "ballandchain": "Ball & Chain",
}

# Their eight directions, as the names this engine gives the faces of its D8.
COMPASS: Final[dict[str, str]] = {
    "North": "N",
    "Northeast": "NE",
    "East": "E",
    "Southeast": "SE",
    "South": "S",
    "Southwest": "SW",
    "West": "W",
    "Northwest": "NW",
}
STEPS: Final[dict[str, tuple[int, int]]] = {
    "North": (0, -1),
    "Northeast": (1, -1),
    "East": (1, 0),
    "Southeast": (1, 1),
    "South": (0, 1),
    "Southwest": (-1, 1),
    "West": (-1, 0),
    "Northwest": (-1, -1),
}
# Block dice by their number; the two push faces are one to the rules.
BLOCK_FACES: Final[tuple[str, ...]] = (
    "",
    "attacker down",
    "both down",
    "push",
    "push",
    "stumble",
    "pow",
)


def plain(name: str) -> str:
    """A name without anything people differ about."""
    return "".join(letter for letter in name.lower() if letter.isalnum())


@cache
def _known_skills(edition: str) -> dict[str, str]:
    """The names of all skills of an edition, special rules of stars among them."""
    ours = edition_of_id(edition)
    rules = {plain(each.name): each.name for each in (*ours.star_rules, *ours.skills)}
    return rules | {plain(each): each for each in skill_categories(edition)}


def skill_word(name: str, edition: str) -> str:
    """The name of a skill as an edition writes it, without a value; "" if it has none such."""
    known = _known_skills(edition)
    word = known.get(plain(name))
    if word is None:
        other = _SKILLS.get(plain(name), "")
        word = other if plain(other) in known else ""
    return word


def skill_text(name: str, value: str, positions: dict[str, str], edition: str) -> str:
    """A skill with its value as an edition writes it; `positions` names positions by their id."""
    word = skill_word(name, edition)
    if not word:
        raise ReplayError(f"unknown skill {name!r}{f' ({value})' if value else ''}")
    known = edition_of_id(edition).by_name
    if word in known:  # with or without a value, but for what leagues have made of it
        house = f"{word} ({value}+)"
        return house if house in known else word
    if word == "Animosity":
        return _animosity(value, positions, known)
    figure = value.lstrip("+").removesuffix("+") or _USUAL.get(word, "")
    for text in (f"{word} (+{figure})", f"{word} ({figure}+)", f"{word} ({value})"):
        if text in known:
            return text
    raise ReplayError(f"skill {name!r} ({value}) has a value that we do not know")


# What a skill is worth that comes without a value, as that of a journeyman does.
_USUAL: Final[dict[str, str]] = {
    "Bloodlust": "2",
    "Dirty Player": "1",
    "Loner": "4",
    "Mighty Blow": "1",
}


def _animosity(value: str, positions: dict[str, str], known: dict[str, Skill]) -> str:
    """Towards whom: our form of the positions a file names, and all team-mates where we have none.

    The site writes the singular of a position, we the plural.
    """
    for each in value.split(";"):
        stem = plain(positions.get(each.strip(), each)).removesuffix("man").removesuffix("s")
        for text in known:
            if stem and text.startswith("Animosity") and stem in plain(text):
                return text
    return "Animosity (all team-mates)"
