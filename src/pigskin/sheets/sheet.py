"""The reference sheet of an edition: all its tables on two pages."""

from __future__ import annotations

from typing import Any, Final

from pigskin.edition import AnyEdition, Edition
from pigskin.editions import edition as find_edition
from pigskin.sheets import play, tables
from pigskin.sheets.chart import pass_chart
from pigskin.sheets.forms import Plain
from pigskin.sheets.rolls import rolls

# What stands on which page; a table that is not named comes after those of the second.
FIRST_PAGE: Final = (
    "kick-off", "weather", "turn", "actions", "turnovers", "rolls", "pass chart",
)  # fmt: skip


def edition_sheet(edition: AnyEdition) -> dict[str, Any]:
    """The sheet as plain data: `tables` by id, and on which of the two `pages` each stands."""
    rules = find_edition(edition)
    made = [*quick_tables(rules), rolls(rules), play.inducements(rules)]
    ids = [str(each["id"]) for each in made]
    second = [id for id in ids if id not in FIRST_PAGE]
    return {
        "edition": rules.id,
        "name": rules.name,
        "pages": [[*FIRST_PAGE], second],
        "tables": dict(zip(ids, made, strict=True)),
    }


def quick_tables(rules: Edition) -> list[Plain]:
    """All but the shop and what every roll needs, which takes many positions to find out."""
    return [
        tables.kick_off(rules),
        tables.weather(rules),
        play.turn(rules),
        play.actions(rules),
        play.turnovers(rules),
        pass_chart(rules),
        play.block_faces(rules),
        play.strength(rules),
        play.armour(rules),
        *tables.injury(rules),
        *tables.casualty(rules),
        play.fouls(rules),
        *tables.referee(rules),
        *tables.prayers(rules),
        play.points(rules),
    ]
