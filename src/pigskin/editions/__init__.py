"""The editions of the rules, as values one can print."""

from pigskin.edition import Edition
from pigskin.editions.bb2016.edition import BB2016
from pigskin.editions.bb2020.edition import BB2020
from pigskin.editions.lrb6.edition import LRB6
from pigskin.errors import UnknownEdition
from pigskin.showing import quoted
from pigskin.teams.reading import editions_with_rosters

EDITIONS: list[Edition] = [LRB6, BB2016, BB2020]


def edition(name: str) -> Edition:
    """An edition one can play, by its id."""
    for each in EDITIONS:
        if each.id == name:
            return each
    known = ", ".join(each.id for each in EDITIONS)
    if isinstance(name, str) and name in editions_with_rosters():
        raise UnknownEdition(
            f"the edition {name!r} cannot be played yet, it only has team lists; "
            f"the editions to play are {known}"
        )
    raise UnknownEdition(f"there is no edition {quoted(name)}; the editions are {known}")
