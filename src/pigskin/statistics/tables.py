"""The figures as tables, each a list of rows with the same columns; and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from dataclasses import asdict
from typing import Final, TypeAlias

from pigskin.errors import PigskinError
from pigskin.statistics.values import Statistics
from pigskin.teams.near import hint

Row: TypeAlias = dict[str, object]

# Spreadsheets take what begins with one of these for a formula, whoever typed it.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def _stretches(figures: Statistics) -> list[Row]:
    """One row for a stretch, what is of a side with the side before it."""
    rows: list[Row] = []
    for number, each in enumerate(figures.stretches):
        told = asdict(each)
        row: Row = {"stretch": number}
        for key, value in told.items():
            if isinstance(value, dict):
                row.update({f"{key}_{inner}": of for inner, of in value.items()})
            else:
                row[key] = value
        rows.append(row)
    return rows


def _luck(figures: Statistics) -> list[Row]:
    return [{"side": side, **asdict(figures.luck(side))} for side in ("home", "away")]


TABLES: Final[dict[str, Callable[[Statistics], list[Row]]]] = {
    "rolls": lambda figures: [asdict(each) for each in figures.rolls],
    "luck": _luck,
    "turns": _stretches,
    "blocks": lambda figures: [asdict(each) for each in figures.blocks],
    "faces": lambda figures: [asdict(each) for each in figures.faces],
    "ball": lambda figures: [asdict(each) for each in figures.ball],
    "squares": lambda figures: [asdict(each) for each in figures.squares],
    "players": lambda figures: [asdict(each) for each in figures.players],
}


def to_csv(figures: Statistics, table: str) -> str:
    """One of the tables as CSV, with a line of headings."""
    if table not in TABLES:
        there = hint(table, TABLES) or f"; there are {', '.join(TABLES)}"
        raise PigskinError(f"there is no table {table!r}{there}")
    rows = TABLES[table](figures)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    if rows:
        writer.writerow(rows[0])
    for row in rows:
        writer.writerow([_cell(value) for value in row.values()])
    return text.getvalue()


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.4f}".rstrip("0").rstrip(".")
    if isinstance(value, tuple):
        return ", ".join(str(each) for each in value)
    text = str(value)
    return f"'{text}" if isinstance(value, str) and text.startswith(_FORMULA) else text
