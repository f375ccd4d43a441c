"""How people play, in figures to hold computer games against. They are in people.toml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from pigskin.toml import read_toml

_FILE: Final = Path(__file__).with_name("people.toml")


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of people's games, both teams together, a game."""

    value: float
    source: str  # in words
    made: float | None = None  # the share of the tries that were good


@cache
def people(edition: str) -> dict[str, Figure]:
    """What is known of people's games in an edition; nothing of LRB6.

    >>> people("bb2020")["blocks"].value
    75.2
    """
    tables = _tables()
    sources = tables["sources"]
    return {
        what: Figure(each["value"], sources[each["source"]], each.get("made"))
        for what, each in tables.get(edition, {}).items()
    }


@cache
def _tables() -> dict[str, Any]:
    return read_toml(_FILE.read_text(encoding="utf-8"))
