"""Positions and what came of them: a row for the start of each drive and turn, kept in a file.

The first line says what the numbers are, then there is a line of JSON for each row.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from pigskin.coaches.moment import NAMES, Moment
from pigskin.errors import PigskinError
from pigskin.files import AnyPath, read_whole, write_whole

FORM: Final = 1
MOST: Final = 500_000_000  # bytes of a file
_MARK: Final = "pigskin-positions"


class RowsError(PigskinError):
    """The file holds no positions, or positions told in other numbers."""


@dataclass(frozen=True, slots=True)
class Row:
    """A position at the start of a turn or drive, and what came of it; lists have home first."""

    game: str  # the file it is from, with the number of the game where there are several
    edition: str
    mover: int  # the side whose turn it is, or who will receive
    scores: list[int]
    half: int
    turns: list[int]
    length: int
    men: list[int]
    receives_later: list[float]
    facts: list[list[float]]
    next: int  # the side that scored next in this half; -1 if neither did
    half_end: list[int]  # the score at the end of this half
    end: list[int]  # ... and of the second

    @property
    def moment(self) -> Moment:
        return Moment(
            self.scores,
            self.half,
            self.turns,
            self.length,
            self.men,
            self.receives_later,
            self.facts,
        )


def write_rows(path: AnyPath, rows: Iterable[Row]) -> None:
    """Write a file of rows, whole or not at all."""
    lines = [json.dumps({_MARK: FORM, "names": NAMES})]
    lines += [json.dumps(asdict(row), ensure_ascii=False, separators=(",", ":")) for row in rows]
    try:
        write_whole(path, ("\n".join(lines) + "\n").encode())
    except OSError as error:
        raise RowsError(f"{path}: cannot be written: {error.strerror or error}") from None


def read_rows(path: AnyPath) -> list[Row]:
    """The rows of a file."""
    path = Path(path)
    try:
        lines = read_whole(path, MOST).splitlines()
    except OSError as error:
        raise RowsError(f"{path}: cannot be read: {error.strerror or error}") from None
    head = _parsed(lines[0]) if lines else None
    if not isinstance(head, dict) or head.get(_MARK) != FORM:
        raise RowsError(f"{path} is no file of positions; `pigskin gather` makes one")
    if head.get("names") != list(NAMES):
        raise RowsError(f"{path} tells positions in other numbers than this version: gather again")
    rows: list[Row] = []
    for number, line in enumerate(lines[1:], 2):
        row = _row(_parsed(line))
        if row is None:
            raise RowsError(f"{path}: line {number} is no position")
        rows.append(row)
    return rows


def _parsed(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _row(read: Any) -> Row | None:
    """A row with everything in its place, else nothing."""
    try:
        row = Row(**read)
        pairs = (row.scores, row.turns, row.men, row.receives_later, row.half_end, row.end)
        good = (
            isinstance(row.game, str)
            and isinstance(row.edition, str)
            and row.mover in (0, 1)
            and row.next in (-1, 0, 1)
            and row.half in (1, 2)
            and isinstance(row.length, int)
            and all(_numbers(pair, 2) for pair in pairs)
            and len(row.facts) == 2
            and all(_numbers(facts, len(NAMES)) for facts in row.facts)
        )
    except TypeError:
        return None
    return row if good else None


def _numbers(values: object, count: int) -> bool:
    return (
        isinstance(values, list)
        and len(values) == count
        and all(type(each) in (int, float) for each in values)
    )
