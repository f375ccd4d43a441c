"""What the books of an edition have, by the edition's id: for whoever builds teams.

At a table the same is had from the edition itself: `table.edition.inducements`.
"""

from pigskin.teams.books import books
from pigskin.teams.near import plain
from pigskin.teams.roster import (
    Inducement,
    InducementGroup,
    Profile,
    Roster,
    SpecialRule,
    Spell,
    Star,
    TeamRules,
    UnknownInducement,
    UnknownRoster,
    UnknownStar,
)


def team_rules(edition: str) -> TeamRules:
    """Prices and limits common to all rosters of the edition."""
    return books(edition).team_rules


def special_rules(edition: str) -> dict[str, SpecialRule]:
    """The special rules of the edition's team lists, by name."""
    return dict(books(edition).special_rules)


def rosters(edition: str) -> dict[str, Roster]:
    """All rosters of the edition, by id."""
    return dict(books(edition).rosters)


def roster(edition: str, id: str) -> Roster:
    """The roster of this id, or of the name people know it by: "wood_elf" or "Wood Elf"."""
    known = books(edition).rosters
    for each in known.values():
        if plain(id) in (plain(each.id), plain(each.name)):
            return each
    raise UnknownRoster(id, known, edition)


def stars(edition: str) -> dict[str, Star]:
    """All star players of the edition, by name."""
    return dict(books(edition).stars)


def star(edition: str, name: str) -> Star:
    """The star player of this name, in capitals or not."""
    known = books(edition).stars
    if name in known:
        return known[name]
    for each in known.values():
        if plain(each.name) == plain(name):
            return each
    raise UnknownStar(name, known, edition)


def inducements(edition: str) -> dict[str, Inducement]:
    """All inducements of the edition, by id."""
    return dict(books(edition).inducements)


def inducement(edition: str, id: str) -> Inducement:
    """The inducement of this id, or of the name people know it by."""
    known = books(edition).inducements
    for each in known.values():
        if plain(id) in (plain(each.id), plain(each.name)):
            return each
    raise UnknownInducement(id, known, edition)


def inducement_groups(edition: str) -> dict[str, InducementGroup]:
    """The groups of inducements of which a team may only buy so many together, by id."""
    return dict(books(edition).inducement_groups)


def spells(edition: str) -> dict[str, Spell]:
    """What the wizards of the edition can cast, by id."""
    from pigskin.editions import edition_of_id  # which reads books in turn

    return edition_of_id(edition).spells


def profiles(edition: str) -> dict[str, Profile]:
    """Those who come onto the pitch through inducements and are in no team list, by id."""
    return dict(books(edition).profiles)


def skill_name(skill: str) -> str:
    """A skill without its value: "Loner (4+)" is Loner."""
    return skill.partition(" (")[0]


def skill_categories(edition: str) -> dict[str, str]:
    """The category letter (G A P S M, ...) of every skill, by its name (see `skill_name`)."""
    return dict(books(edition).skill_categories)


def category_names(edition: str) -> dict[str, str]:
    """The full name of every category letter: G is General, and so on."""
    return dict(books(edition).category_names)


def innate_categories(edition: str) -> dict[str, str]:
    """The category letters nobody learns skills from, and what such skills are called."""
    return dict(books(edition).innate_categories)


def learned_skills(edition: str) -> dict[str, str]:
    """Skills that are learned with a value, by name: {"Mighty Blow": "Mighty Blow (+1)"}."""
    return dict(books(edition).learned_skills)
