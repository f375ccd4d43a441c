"""The worked cases of tests/league/cases, and which of their figures a test has looked at.

A case has an `id`, an `edition`, how `sure` it is (firm, likely, open), the `switches` it is about,
then what there was `before`, the `event` and what is so `after`. `variants`, `refusals`, `rows` and
`next` hold further cases of the same kind. Gold and values are in thousands, pairs are home and
away, dice stand in the order in which they are rolled; a D3 is the face of a D6, halved.

A test takes cases with `@covers("A01", "A02")`. It must look at everything a case says: whatever
it has not read fails it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pigskin.league.figures import league_figures
from pigskin.league.switches import Switches, with_switch

FOLDER = Path(__file__).parent / "cases"
ABOUT = ("id", "title", "note", "edition", "topic", "sure", "switches")
COVERED: set[str] = set()


class Told:
    """A table of a case that knows what of it was read."""

    def __init__(self, table: dict[str, Any], name: str) -> None:
        self._name = name
        self._read: set[str] = set()
        self._held = {key: _told(value, f"{name}.{key}") for key, value in table.items()}

    def __getitem__(self, key: str) -> Any:
        self._read.add(key)
        return self._held[key]

    def get(self, key: str, usual: Any = None) -> Any:
        return self[key] if key in self._held else usual

    def __contains__(self, key: str) -> bool:
        return key in self._held

    def plain(self) -> dict[str, Any]:
        """All of it, as it is written."""
        return {key: _plain(self[key]) for key in self._held}

    def unread(self) -> Iterator[str]:
        for key, value in self._held.items():
            if key not in self._read:
                yield f"{self._name}.{key}"
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, Told):
                    yield from each.unread()


def _told(value: Any, name: str) -> Any:
    if isinstance(value, dict):
        return Told(value, name)
    if isinstance(value, list):
        return [_told(each, f"{name} {place}") for place, each in enumerate(value, 1)]
    return value


def _plain(value: Any) -> Any:
    if isinstance(value, Told):
        return value.plain()
    return [_plain(each) for each in value] if isinstance(value, list) else value


class Case:
    """One worked case."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.id: str = table["id"]
        self.edition: str = table["edition"]
        self.switches = self.with_switches(table.get("switches", {}))
        rest = {key: value for key, value in table.items() if key not in ABOUT}
        self._told = Told(rest, self.id)
        self.before: Told = self._part("before")
        self.event: Told = self._part("event")
        self.after: Told = self._part("after")
        self.variants: list[Told] = self._told.get("variants", [])
        self.refusals: list[Told] = self._told.get("refusals", [])
        self.rows: list[Told] = self._told.get("rows", [])
        self.next: list[Told] = self._told.get("next", [])

    def _part(self, name: str) -> Told:
        return self._told.get(name) or Told({}, name)

    def with_switches(self, told: Told | dict[str, Any]) -> Switches:
        """The switches of the edition, some of them set as a case says."""
        switches = league_figures(self.edition).switches
        for name, value in (told.plain() if isinstance(told, Told) else told).items():
            value = value * 1000 if name == "redraft_cap" else value
            switches = with_switch(switches, name, value)
        return switches

    def unread(self) -> list[str]:
        return list(self._told.unread())


@cache
def tables() -> dict[str, dict[str, Any]]:
    """All cases by id."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for table in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            assert table["id"] not in found, f"{table['id']} is there twice"
            found[table["id"]] = table
    return found


def covers(*ids: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of these cases, each of which it is given as `case`."""
    COVERED.update(ids)
    return pytest.mark.parametrize("case", ids, indirect=True)


def means(sentence: str, *words: str) -> bool:
    """Does a refusal name this reason?"""
    plain = sentence.casefold().replace(",", "")
    assert all(word.casefold() in plain for word in words), f"{sentence!r} lacks one of {words}"
    return True
