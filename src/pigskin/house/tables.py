"""The tables of a house edition: weather and kick-off by 2D6, and what casualty rows are called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pigskin.edition import Edition, Procedure
from pigskin.teams.fields import Reader
from pigskin.teams.near import hint

TABLES: Final = ("weather", "kick_off", "casualty")
LOWEST, HIGHEST = 2, 12  # of 2D6


def read_tables(
    read: Reader, base: Edition
) -> tuple[list[int], list[Procedure], tuple[str, ...], dict[int, str]]:
    """Weather, kick-off events, their names, and the names of casualties."""
    value = read.table.get("tables", {})
    inner = Reader(value, TABLES, read.source, "tables")
    weather = list(base.weather_table)
    for roll, name in _rows(inner, "weather"):
        weather[roll] = _index(inner, "weather", name, base.weather_names)
    events, names = list(base.kick_off_events), list(base.kick_off_names)
    for roll, name in _rows(inner, "kick_off"):
        old = _index(inner, "kick_off", name, base.kick_off_names)
        events[roll], names[roll] = base.kick_off_events[old], base.kick_off_names[old]
    rows = dict(base.casualty_rows)
    for row, name in _numbered(inner, "casualty"):
        if row not in rows:
            known = ", ".join(str(each) for each in rows)
            raise inner.error(f"casualty.{row}", f"there is no such row; the rows are {known}")
        rows[row] = name
    return weather, events, tuple(names), rows


def _rows(read: Reader, table: str) -> Iterator[tuple[int, str]]:
    for roll, name in _numbered(read, table):
        if not LOWEST <= roll <= HIGHEST:
            raise read.error(f"{table}.{roll}", f"2D6 give {LOWEST} to {HIGHEST}")
        yield roll, name


def _numbered(read: Reader, table: str) -> Iterator[tuple[int, str]]:
    value: Any = read.table.get(table, {})
    if not isinstance(value, dict):
        raise read.error(table, "expected a table of numbers and names")
    inner = Reader(value, tuple(value), read.source, f"{read.where}.{table}")
    for key in value:
        if not key.isascii() or not key.isdecimal() or len(key) > 3:
            raise inner.error(key, "expected a number")
        yield int(key), inner.text(key)


def _index(read: Reader, table: str, name: str, names: tuple[str, ...]) -> int:
    if not name or name not in names:
        known = [each for each in names if each]
        problem = f"no {name!r}; there are {', '.join(known)}{hint(name, known)}"
        raise read.error(table, problem)
    return names.index(name)
