"""The codes of skills in the compact notation, and the stars that stand for several of them."""

from __future__ import annotations

import re
from typing import Final

# Code to skill. Those with a figure: L4 (Loner 4+), MB1, DP1, BT1.
NAMES: Final[dict[str, str]] = {
    "D": "Dodge",
    "BT": "Break Tackle",
    "SH": "Sure Hands",
    "SF": "Sure Feet",
    "PA": "Pass",
    "CB": "Cloud Burster",
    "C": "Catch",
    "DC": "Diving Catch",
    "B": "Brawler",
    "CL": "Claws",
    "MB": "Mighty Blow",
    "P": "Pro",
    "L": "Loner",
    "DP": "Dirty Player",
    "SG": "Sneaky Git",
    "H": "Hatred",
    "LF": "Lone Fouler",
    "CP": "Consummate Professional",
    "OP": "Old Pro",
    "TB": "The Ballista",
    "MD": "Mesmerizing Dance",
    "R": "Ram",
    "BB": "Brutal Block",
    "SM": "Savage Mauling",
    "CR": "Crushing Blow",
    "S": "Slayer",
    "BR": "Blind Rage",
    "SB": "Savage Blow",
    "UM": "Unstoppable Momentum",
    "ASP": "A Sneaky Pair",
}

# Skills that came after BB2020.
NEWER: Final = ("H", "LF")

# Stars as the notation's own rules have them, where these are not those of BB2020.
_STARS: Final[dict[str, dict[str, int]]] = {
    "Deeproot Strongbranch": {"L": 4, "MB": 1},
}

_FIGURE: Final = re.compile(r"(.*?)(?: \(\+?(\d)\+?\))?$")


def star_skills(name: str, season2: bool) -> dict[str, int] | None:
    """The codes of a star, or of a skill by its whole name; None if there is none of that name.

    A star goes by any word of his name or its beginning, if no other star does.
    """
    wanted = name.casefold()
    for code, skill in NAMES.items():
        if skill.casefold() == wanted and code != "L":
            return {code: 1}
    if len(wanted) < 3:
        return None
    from pigskin.teams import stars

    known = stars("bb2020")
    found = [star for star in known.values() if star.name.casefold() == wanted]
    if not found:
        found = [
            star
            for star in known.values()
            if any(word.startswith(wanted) for word in star.name.casefold().split())
        ]
    if len(found) != 1:
        return None
    star = found[0]
    if not season2 and star.name in _STARS:
        return dict(_STARS[star.name])
    return _codes([*star.skills, star.rule.name] if star.rule is not None else list(star.skills))


def _codes(names: list[str]) -> dict[str, int]:
    """Skills by name as codes; those that change no odds here are left out."""
    by_name = {skill: code for code, skill in NAMES.items()}
    codes: dict[str, int] = {}
    for name in names:
        found = _FIGURE.match(name)
        assert found is not None
        code = by_name.get(found.group(1))
        if code is not None:
            codes[code] = int(found.group(2) or 1)
    return codes
