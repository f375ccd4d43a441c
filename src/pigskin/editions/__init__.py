"""The editions of the rules, as values one can print."""

from pigskin.edition import Edition
from pigskin.editions.lrb6.edition import LRB6
from pigskin.errors import UnknownEdition

EDITIONS: list[Edition] = [LRB6]


def edition(name: str) -> Edition:
    """An edition by its id."""
    for each in EDITIONS:
        if each.id == name:
            return each
    known = ", ".join(each.id for each in EDITIONS)
    raise UnknownEdition(f"there is no edition {name!r}; the editions are {known}")
