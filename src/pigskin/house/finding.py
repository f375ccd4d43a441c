"""House editions that are known, and the folders in which more may be found."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pigskin.errors import EditionError

if TYPE_CHECKING:
    from pigskin.edition import Edition

VARIABLE: Final = "PIGSKIN_EDITIONS"  # folders of editions, or of folders of them
FILE: Final = "edition.toml"
_KNOWN: dict[str, Edition] = {}


def known_houses() -> tuple[str, ...]:
    """The ids of the house editions that have been loaded."""
    return tuple(_KNOWN)


def known_house(id: str) -> Edition | None:
    return _KNOWN.get(id)


def keep_house(edition: Edition) -> None:
    """From now on the edition is found by its id; two of one id are refused."""
    from pigskin.teams.books import keep_books

    other = _KNOWN.get(edition.id)
    if other is not None and other is not edition:
        where = f", the one of {other.folder}" if other.folder else ""
        raise EditionError(f"there is an edition {edition.id!r} already{where}")
    _KNOWN[edition.id] = edition
    keep_books(edition.books)


def forget_house(id: str) -> None:
    """An edition that proved to be none is not found any more."""
    from pigskin.teams.books import forget_books

    _KNOWN.pop(id, None)
    forget_books(id)


def found_in_folders(id: str) -> Edition | None:
    """The house edition of this id: a known one, or one in the folders of PIGSKIN_EDITIONS."""
    if id in _KNOWN:
        return _KNOWN[id]
    from pigskin.house.loading import load, read_head

    broken: EditionError | None = None
    for folder in _folders():
        try:
            if read_head(folder).get("id") == id:
                return load(folder)
        except EditionError as error:
            broken = broken or error
    if broken is not None:
        raise broken
    return None


def houses() -> dict[str, str]:
    """The names of the house editions in those folders, by id; a broken one is left out."""
    from pigskin.house.loading import read_head
    from pigskin.showing import shown

    found: dict[str, str] = {}
    for folder in _folders():
        try:
            head = read_head(folder)
        except EditionError:
            continue
        id, name = head.get("id"), head.get("name")
        if isinstance(id, str) and isinstance(name, str):
            found.setdefault(id, shown(name))
    return found


def _folders() -> list[Path]:
    """Every folder with an edition in it that the environment names."""
    found: list[Path] = []
    for name in os.environ.get(VARIABLE, "").split(os.pathsep):
        place = Path(name)
        if not name:
            continue
        if (place / FILE).is_file():
            found.append(place)
        elif place.is_dir():
            found += sorted(each for each in place.iterdir() if (each / FILE).is_file())
    return found
