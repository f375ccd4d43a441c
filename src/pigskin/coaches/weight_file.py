"""Files of weights: tables of numbers, and clear words for what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

from pigskin.errors import PigskinError
from pigskin.toml import read_toml

Tables: TypeAlias = dict[str, Any]


def tables_of(path: Path) -> Tables:
    """The tables of a file, as they are."""
    try:
        return read_toml(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise PigskinError(f"{path}: cannot be read: {error.strerror or error}") from None
    except ValueError as error:
        raise PigskinError(f"{path}: these are no weights: {error}") from None


def numbers_of(
    path: Path, tables: Tables, name: str, known: Sequence[str] | None = None
) -> dict[str, float]:
    """The numbers of one table; only those known may be there."""
    table = tables.get(name)
    if not isinstance(table, dict):
        raise PigskinError(f"{path}: there is no table [{name}]")
    found: dict[str, float] = {}
    for key, value in table.items():
        if known is not None and key not in known:
            raise PigskinError(f"{path}: nobody knows {name}.{key}")
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise PigskinError(f"{path}: {name}.{key} is no number")
        found[key] = float(value)
    return found


def need(path: Path, name: str, numbers: dict[str, float], wanted: Sequence[str]) -> list[float]:
    """The numbers of a table in a certain order; none may be missing."""
    for key in wanted:
        if key not in numbers:
            raise PigskinError(f"{path}: {name}.{key} is missing")
    return [numbers[key] for key in wanted]
