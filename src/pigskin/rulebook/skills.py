"""Skills and traits: one entry for all values a skill comes with."""

from __future__ import annotations

from pigskin.edition import Edition
from pigskin.rulebook.entries import Entry, slug
from pigskin.teams.reading import category_names, innate_categories, skill_categories, skill_name


def skills(edition: Edition) -> list[Entry]:
    """All of an edition, by name; Loner (3+) and Loner (4+) are variants of Loner."""
    categories = skill_categories(edition.id)
    names = category_names(edition.id)
    innate = innate_categories(edition.id)
    found: dict[str, Entry] = {}
    for each in edition.skills:
        bare = skill_name(each.name)
        letter = categories.get(bare, "")
        entry = found.setdefault(
            bare, Entry("skill", slug(bare), bare, each.text, names.get(letter, ""))
        )
        if each.name != bare:
            entry.variants.append({"name": each.name, "text": each.text})
        if each.period:
            entry.facts["period"] = each.period
        elif each.once_per_turn:
            entry.facts["period"] = "turn"
        if letter in innate:
            entry.facts["learned"] = "no"
    for entry in found.values():
        _join(entry)
    order = [*names.values(), ""]
    return sorted(found.values(), key=lambda entry: (order.index(entry.group), entry.name))


def _join(entry: Entry) -> None:
    """Where all variants say the same it is said once."""
    texts = {each["text"] for each in entry.variants}
    if len(texts) > 1:
        entry.text = ""
    else:
        for each in entry.variants:
            each["text"] = ""
