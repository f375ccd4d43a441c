"""Computer managers: they sit at the desks of a league and answer what is asked there.

A new manager is a class with a `name` and a `choose` (see `base.py`) and a line in `_MAKERS`; one
of your own needs no line here: `make_manager("mine.py:Manager")` takes it from a file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pigskin.coaches.own import is_own
from pigskin.league.managers.base import Manager, UnknownManager
from pigskin.league.managers.own import own_manager
from pigskin.league.managers.random import RandomManager
from pigskin.league.managers.steady import SteadyManager
from pigskin.teams.near import hint

_MAKERS: Final[dict[str, Callable[[int | str], Manager]]] = {
    "random": RandomManager,
    "steady": SteadyManager,
}


def manager_names() -> tuple[str, ...]:
    """The names of all computer managers."""
    return tuple(_MAKERS)


def make_manager(name: str, seed: int | str = 0) -> Manager:
    """A computer manager by name or file; what it does at random comes from the seed."""
    if is_own(name):
        return own_manager(name, seed)
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownManager(
            f"no manager {name!r}; known: {', '.join(_MAKERS)}, or a file such as "
            f"mine.py:Manager{hint(name, _MAKERS)}"
        )
    return maker(seed)


__all__ = ["Manager", "UnknownManager", "make_manager", "manager_names"]
