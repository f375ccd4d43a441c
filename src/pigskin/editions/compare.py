"""The editions side by side, read from the edition values themselves.

`python -m pigskin.editions.compare` prints the page that is kept as docs/editions.md.
"""

from __future__ import annotations

from pigskin.edition import Edition
from pigskin.editions import EDITIONS
from pigskin.effects.moments import PAYS_TO_PILE
from pigskin.figures import FIGURES
from pigskin.options import Options
from pigskin.rules_index import CARDS, rules
from pigskin.teams.reading import (
    skill_name,
)
from pigskin.teams.roster import Inducement

HEAD = """# The editions side by side

This page is printed by `python -m pigskin.editions.compare` from the editions themselves; a test
keeps it up to date. A row that is the same for all is what later editions take from the first by
name. Inducements that an edition lists but the shop does not have yet are left out.
"""


def page() -> str:
    """The whole page."""
    names = " | ".join(each.name for each in EDITIONS)
    lines = [HEAD, f"| | {names} |", "| --- |" + " --- |" * len(EDITIONS)]
    for title, cells in rows(list(EDITIONS)):
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def rows(editions: list[Edition]) -> list[tuple[str, list[str]]]:
    """What is compared, and what each edition has there."""
    found: list[tuple[str, list[str]]] = [
        ("id", [f"`{each.id}`" for each in editions]),
        ("turns in a half", [str(each.turns) for each in editions]),
    ]
    for roll in range(2, 13):
        cells = [each.weather_names[each.weather_table[roll]] for each in editions]
        found.append((f"weather {roll}", cells))
    for roll in range(2, 13):
        events = [each.kick_off_names[roll] for each in editions]
        found.append((f"kick-off {roll}", events))
    found.extend(_figure_rows(editions))
    found.append(("against a sending-off", [_words(each.appeal) for each in editions]))
    found.append(("option `piling_on`", [_piling_on(each) for each in editions]))
    found.append(("skills", [str(_skills(each)) for each in editions]))
    found.extend(_skill_rows(editions))
    found.append(("rosters", [str(len(each.rosters)) for each in editions]))
    found.append(("rosters not in the first", [_new(editions, each) for each in editions]))
    found.append(("star players", [str(len(each.stars)) for each in editions]))
    found.append(("fan factor costs", [f"{_price(each)}" for each in editions]))
    found.extend(_inducement_rows(editions))
    indexed = [[r for r in rules(each.id) if r.chapter != CARDS] for each in editions]
    found.append(("rules in the index, beside the cards", [str(len(each)) for each in indexed]))
    shared = [str(sum(1 for r in each if r.shared)) for each in indexed]
    found.append(("... shared with an earlier edition", shared))
    own = [str(sum(1 for r in each if not r.shared)) for each in indexed]
    found.append(("... its own", own))
    return found


def _figure_rows(editions: list[Edition]) -> list[tuple[str, list[str]]]:
    """The numbers and small choices of the editions."""
    return [
        (title, [_figure(getattr(each.figures, name)) for each in editions])
        for name, title in FIGURES.items()
    ]


def _figure(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join("-".join(map(str, v)) if isinstance(v, tuple) else str(v) for v in value)
    return "any number" if value == 99 else f"{value}"


def _words(function: object) -> str:
    name: str = getattr(function, "__name__", "")
    return name.removesuffix("_appeal").replace("_", " ")


def _piling_on(edition: Edition) -> str:
    """Does the option that takes Piling On out of use matter?"""
    skill = edition.by_name.get("Piling On")
    paid = skill is not None and PAYS_TO_PILE in skill.reacts_to
    return ("in use" if Options().piling_on else "not in use") if paid else "no option"


def _skills(edition: Edition) -> int:
    """How many skills there are, one with several values counted once."""
    return len({skill_name(skill.name) for skill in edition.skills})


def _skill_rows(editions: list[Edition]) -> list[tuple[str, list[str]]]:
    """Skills that some edition has not, or plays in another way."""
    known = [
        {skill_name(skill.name): skill for skill in reversed(each.skills)}  # the lowest value
        for each in editions
    ]
    found: list[tuple[str, list[str]]] = []
    for name in sorted({name for skills in known for name in skills}):
        ids = {skills[name].id if name in skills else -1 for skills in known}
        if len(ids) > 1:
            found.append((name, [skills[name].text if name in skills else "-" for skills in known]))
    return found


def _new(editions: list[Edition], edition: Edition) -> str:
    first = editions[0].rosters
    new = [each.name for id, each in edition.rosters.items() if id not in first]
    return ", ".join(new) or "-"


def _price(edition: Edition) -> str:
    return f"{edition.team_rules.fan_factor_cost:,}"


def _inducement_rows(editions: list[Edition]) -> list[tuple[str, list[str]]]:
    """What can be bought, and for how much; and what is only in the books."""
    names: list[str] = []
    for each in editions:
        for offer in each.inducements.values():
            if offer.name not in names:
                names.append(offer.name)
    found: list[tuple[str, list[str]]] = []
    for name in names:
        cells: list[str] = []
        for each in editions:
            offers = [offer for offer in each.inducements.values() if offer.name == name]
            if not offers:
                cells.append("-")
                continue
            cells.append(_offer(offers[0]))
        found.append((f"inducement: {name}", cells))
    return found


def _offer(offer: Inducement) -> str:
    if offer.not_sold:
        return f"not sold: {offer.not_sold}"
    limit = "any number" if offer.maximum is None else f"up to {offer.maximum}"
    if offer.price == "stake":
        return f"{limit}, {offer.cost:,} to {offer.cost_max:,}"
    return f"{limit}, {offer.cost:,}" if offer.price == "fixed" else f"{limit}, +{offer.cost:,}"


if __name__ == "__main__":
    print(page(), end="")
