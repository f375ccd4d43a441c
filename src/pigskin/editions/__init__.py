"""The editions of the rules, as values one can print. Each is loaded when it is first wanted."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from pigskin.errors import UnknownEdition
from pigskin.showing import quoted

if TYPE_CHECKING:
    from pigskin.edition import Edition

    EDITIONS: list[Edition]

EDITION_IDS: Final[tuple[str, ...]] = ("lrb6", "bb2016", "bb2020")


def edition(name: str) -> Edition:
    """An edition one can play, by its id."""
    if isinstance(name, str) and name in EDITION_IDS:
        found: Edition = getattr(import_module(f"{__name__}.{name}.edition"), name.upper())
        return found
    from pigskin.teams.books import editions_with_rosters
    from pigskin.teams.near import hint

    known = ", ".join(EDITION_IDS)
    if isinstance(name, str) and name in editions_with_rosters():
        raise UnknownEdition(
            f"the edition {name!r} cannot be played yet, it only has team lists; "
            f"the editions to play are {known}"
        )
    near = hint(name, EDITION_IDS) if isinstance(name, str) else ""
    raise UnknownEdition(f"there is no edition {quoted(name)}; the editions are {known}{near}")


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """EDITIONS, once somebody wants all of them."""
        if name != "EDITIONS":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = [edition(each) for each in EDITION_IDS]
        return globals()[name]
