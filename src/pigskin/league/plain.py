"""Entries of a log as plain values, both ways; what comes from outside is checked here."""

from __future__ import annotations

import dataclasses
import typing
from functools import cache
from types import UnionType
from typing import Any, Final, NamedTuple

from pigskin.errors import LeagueError
from pigskin.league.events import EVENTS, Event
from pigskin.league.log import Entry
from pigskin.showing import quoted, why_not_a_name
from pigskin.teams.near import hint

KINDS: Final[dict[str, type[Event]]] = {each.kind: each for each in EVENTS}
MOST: Final = 10_000_000_000
LONGEST: Final = 300  # characters of a text
# Only gold and fans go up and down: nobody is paid for hiring somebody.
_FROM_0: Final = frozenset(
    ("price", "count", "budget", "gold", "fan_factor", "number", "value", "spp", "matches")
)


class _Fields(NamedTuple):
    """What a kind of event consists of."""

    types: dict[str, Any]
    needed: list[str]  # those that do not go without saying


_KNOWN: dict[type, _Fields] = {}


def to_tree(entry: Entry) -> dict[str, Any]:
    """An entry as plain values, without what goes without saying."""
    return {"kind": entry.event.kind, **_fields(entry.event), **_fields(entry)}


def _fields(value: Event | Entry) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for each in dataclasses.fields(value):
        held = getattr(value, each.name)
        if isinstance(held, Event) or held == usual(each):
            continue
        found[each.name] = list(held) if isinstance(held, tuple) else held
    return found


def usual(field: dataclasses.Field[Any]) -> object:
    """What a field is if nothing is said."""
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default


def from_tree(tree: object, where: str = "an event") -> Entry:
    """The entry of plain values from anywhere; a `LeagueError` names what is wrong with it."""
    if not isinstance(tree, dict):
        raise LeagueError(f"{where} is a table of names, not {quoted(tree)}")
    given = dict(tree)
    kind = given.pop("kind", None)
    if not isinstance(kind, str) or kind not in KINDS:
        raise LeagueError(f"{where} is of no kind there is: {quoted(kind)}{hint(str(kind), KINDS)}")
    own = _fields_of(Entry).types
    about = {key: given.pop(key) for key in own if key in given and key != "event"}
    event = _made(KINDS[kind], given, where)
    return Entry(event, **{key: checked(own[key], about[key], f"{where}: {key}") for key in about})


def _made(cls: type[Event], given: dict[str, Any], where: str) -> Event:
    types, needed = _fields_of(cls)
    for key in given:
        if key not in types:
            raise LeagueError(f"{where}: {cls.kind} has no {quoted(key)}{hint(key, types)}")
    for name in needed:
        if name not in given:
            raise LeagueError(f"{where}: {cls.kind} does not say its {name}")
    for key in given:
        if key in _FROM_0 and isinstance(given[key], int) and given[key] < 0:
            raise LeagueError(f"{where}: {key} is 0 or more, not {given[key]}")
    return cls(**{key: checked(types[key], given[key], f"{where}: {key}") for key in given})


def _fields_of(cls: type[Event] | type[Entry]) -> _Fields:
    if cls not in _KNOWN:
        types, fields = typing.get_type_hints(cls), dataclasses.fields(cls)
        needed = [each.name for each in fields if usual(each) is dataclasses.MISSING]
        _KNOWN[cls] = _Fields({each.name: types[each.name] for each in fields}, needed)
    return _KNOWN[cls]


@cache
def _origin(kind: Any) -> Any:
    return typing.get_origin(kind)


def checked(kind: Any, value: object, where: str) -> Any:
    """A value of a declared type."""
    origin = _origin(kind)
    if origin is UnionType:
        if isinstance(value, bool | int | str):
            return value
        raise LeagueError(f"{where} is a number, a text, true or false, not {quoted(value)}")
    if origin is tuple:
        if not isinstance(value, list | tuple):
            raise LeagueError(f"{where} is a list, not {quoted(value)}")
        inner = typing.get_args(kind)
        if inner[-1] is not ... and len(value) != len(inner):
            raise LeagueError(f"{where} is {len(inner)} numbers, not {quoted(value)}")
        return tuple([checked(inner[0], each, where) for each in value])
    if origin is dict:
        if not isinstance(value, dict):
            raise LeagueError(f"{where} is a table of names, not {quoted(value)}")
        return {checked(str, key, where): checked(int, value[key], where) for key in value}
    if kind is float and isinstance(value, int | float) and not isinstance(value, bool):
        if abs(value) <= MOST:  # which nothing is that is no number
            return float(value)
    if kind is bool and isinstance(value, bool):
        return value
    if kind is int and isinstance(value, int) and not isinstance(value, bool):
        if abs(value) <= MOST:
            return value
    if kind is str and isinstance(value, str) and not why_not_a_name(value, LONGEST):
        return value
    words = {bool: "true or false", int: "a whole number", float: "a number"}.get(kind, "a text")
    raise LeagueError(f"{where} is {words}, not {quoted(value)}")
