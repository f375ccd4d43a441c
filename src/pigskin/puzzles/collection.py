"""The puzzles that come with Pigskin, one a line in `collection.jsonl`, and the puzzle of a day.

The collection only grows: a number stands for the same puzzle for ever. A puzzle added later
says since when it may be the puzzle of a day; so the days before keep theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from math import gcd
from typing import Final

from pigskin.errors import PigskinError
from pigskin.puzzles.puzzle import Puzzle, PuzzleError, from_text
from pigskin.showing import quoted

_FILE: Final = "collection.jsonl"
_SPREAD: Final = 0.618  # of the collection, from a day's puzzle to the next day's


def read(text: str, name: str = _FILE) -> tuple[Puzzle, ...]:
    """The puzzles of a text, a line each; PuzzleError names the line that is wrong."""
    found: dict[int, Puzzle] = {}
    for place, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            puzzle = from_text(line)
            if puzzle.number in found:
                raise PuzzleError(f"there is a puzzle {puzzle.number} already")
        except PigskinError as error:
            raise PuzzleError(f"{name}, line {place}: {error}") from None
        found[puzzle.number] = puzzle
    return tuple(found[number] for number in sorted(found))


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All of them, by number."""
    return read((files("pigskin.puzzles") / _FILE).read_text("utf-8"))


def find(number: int) -> Puzzle:
    """A puzzle by its number."""
    for each in puzzles():
        if each.number == number:
            return each
    raise PuzzleError(f"there is no puzzle {quoted(number)}; {_there_are(puzzles())}")


def daily(day: date, known: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of a day, the same for everybody; each comes once before one comes again."""
    known = puzzles() if known is None else known
    # Days before the first collection have what is oldest in it.
    oldest = min((each.since for each in known), default=day)
    there = [each for each in known if each.since <= max(day, oldest)]
    if not there:
        raise PuzzleError("there are no puzzles")
    return there[day.toordinal() * _step(len(there)) % len(there)]


def today() -> Puzzle:
    """The puzzle of today, by UTC: the day changes for everybody at once."""
    return daily(datetime.now(UTC).date())


def _step(count: int) -> int:
    """How far to go from day to day: far, and past every one of them before the first again."""
    step = max(1, round(_SPREAD * count))
    while gcd(step, count) != 1:
        step += 1
    return step


def _there_are(known: Sequence[Puzzle]) -> str:
    numbers = [each.number for each in known]
    if not numbers:
        return "there are none"
    if len(numbers) == numbers[-1]:
        return f"there are 1 to {numbers[-1]}"
    return f"there are {len(numbers)}, from {numbers[0]} to {numbers[-1]}"
