"""All entries of an edition, in the order in which people browse them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from pigskin.editions import edition_of_id
from pigskin.rulebook import hired, mentions
from pigskin.rulebook.chapters import chapters
from pigskin.rulebook.entries import Entry
from pigskin.rulebook.skills import skills
from pigskin.rulebook.tables import cards, tables

KINDS: Final = (
    "skill", "rule", "roster", "star", "inducement", "spell", "card", "prayer", "kick-off",
    "weather", "table",
)  # fmt: skip


def entries(edition: str) -> list[Entry]:
    """Every entry of an edition."""
    known = edition_of_id(edition)
    found = [
        *skills(known),
        *hired.teams(known),
        *hired.star_players(known),
        *hired.goods(known),
        *hired.magic(known),
        *cards(known),
        *tables(known),
    ]
    found += chapters(known, found)
    mentions.link(found)
    return sorted(found, key=lambda entry: KINDS.index(entry.kind))


@cache
def rulebook(edition: str) -> dict[str, Any]:
    """The rulebook as plain data."""
    known = edition_of_id(edition)
    return {
        "edition": known.id,
        "name": known.name,
        "entries": [entry.json for entry in entries(known.id)],
    }
