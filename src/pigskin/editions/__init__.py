"""The editions of the rules, as values one can print. Each is loaded when it is first wanted."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Final

from pigskin.errors import UnknownEdition
from pigskin.showing import quoted

if TYPE_CHECKING:
    from pigskin.edition import AnyEdition, Edition

    EDITIONS: list[Edition]

EDITION_NAMES: Final[dict[str, str]] = {
    "lrb6": "LRB6 / CRP (2006-2016)",
    "bb2016": "BB2016 (2016-2020)",
    "bb2020": "BB2020 (2020-2025)",
}
EDITION_IDS: Final[tuple[str, ...]] = tuple(EDITION_NAMES)


def edition(name: AnyEdition) -> Edition:
    """An edition one can play: by its id, by the folder it lies in, or itself."""
    if isinstance(name, str) and (name in EDITION_IDS or not is_folder(name)):
        return edition_of_id(name)
    if isinstance(name, str | os.PathLike):
        return load(name)
    from pigskin.edition import Edition

    if not isinstance(name, Edition):
        raise UnknownEdition(f"an edition is an id, a folder or an Edition, not {quoted(name)}")
    if name.id not in EDITION_IDS:
        from pigskin.house.finding import keep_house

        keep_house(name)
    return name


def edition_of_id(id: str) -> Edition:
    """The edition of an id that stands in a file: no folder is looked into because of it.

    Code of a house edition runs only where somebody has named its folder.
    """
    if isinstance(id, str) and id in EDITION_IDS:
        found: Edition = getattr(import_module(f"{__name__}.{id}.edition"), id.upper())
        return found
    from pigskin.house.finding import VARIABLE, found_in_folders, known_houses

    house = found_in_folders(id) if isinstance(id, str) else None
    if house is not None:
        return house
    from pigskin.teams.near import hint

    ids = (*EDITION_IDS, *known_houses())
    near = hint(id, ids) if isinstance(id, str) else ""
    raise UnknownEdition(
        f"there is no edition {quoted(id)}; the editions are {', '.join(ids)}, and a house "
        f"edition is named by its folder or found in those of {VARIABLE}{near}"
    )


def name_of(id: str) -> str:
    """The name of an edition of which nothing else is wanted."""
    return EDITION_NAMES[id] if id in EDITION_NAMES else edition_of_id(id).name


def is_folder(name: str) -> bool:
    """Is it the folder of a house edition that is named, and not an id?"""
    return os.sep in name or "/" in name or os.path.isfile(os.path.join(name, "edition.toml"))


def load(folder: str | os.PathLike[str]) -> Edition:
    """The house edition in a folder; from now on it is known by its id."""
    from pigskin.house.loading import load as read

    return read(folder)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """EDITIONS, once somebody wants all of them."""
        if name != "EDITIONS":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = [edition(each) for each in EDITION_IDS]
        return globals()[name]
