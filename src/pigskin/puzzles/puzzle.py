"""One puzzle, and the line of the collection it is written in."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Any, Final

from pigskin.editions import edition_of_id
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.showing import quoted

LEVELS: Final = ("easy", "middling", "hard")
FIRST_DAY: Final = date(2026, 11, 19)  # of the first collection
_KEYS: Final = ("number", "edition", "position", "line", "chance", "level", "since")


class PuzzleError(PigskinError):
    """There is no such puzzle, or one that makes no sense."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Score from here, in the last turn of a half."""

    number: int  # 1, 2, ... ; it never changes
    edition: str
    position: str  # the text of the position in one line; it is the mover's turn
    line: tuple[str, ...]  # the best that is known, in the words of `pigskin.odds.Actions`
    chance: Fraction  # that this line scores, re-rolls used at best
    level: str
    since: date = FIRST_DAY  # the first day it may be the puzzle of

    def game(self) -> Game:
        """The table it is played at."""
        return Game.from_position(self.position, self.edition)


def from_text(text: str) -> Puzzle:
    """The puzzle in a line of JSON; a PigskinError says what is wrong with it."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise PuzzleError("this is no JSON") from None
    if not isinstance(found, dict):
        raise PuzzleError(f"a puzzle is an object, not {quoted(found)}")
    if strangers := [key for key in found if key not in _KEYS]:
        raise PuzzleError(f"a puzzle has no {quoted(strangers[0])}; it has {', '.join(_KEYS)}")
    return Puzzle(
        _number(found), edition_of_id(_text(found, "edition")).id, _text(found, "position"),
        _line(found), _chance(found), _level(found),
        _day(found) if "since" in found else FIRST_DAY,
    )  # fmt: skip


def to_text(puzzle: Puzzle) -> str:
    """The line of JSON a puzzle is kept in."""
    told: dict[str, object] = {
        "number": puzzle.number,
        "edition": puzzle.edition,
        "position": puzzle.position,
        "line": list(puzzle.line),
        "chance": str(puzzle.chance),
        "level": puzzle.level,
    }
    if puzzle.since != FIRST_DAY:
        told["since"] = puzzle.since.isoformat()
    return json.dumps(told, ensure_ascii=False)


def _value(found: dict[str, Any], key: str) -> Any:
    if key not in found:
        raise PuzzleError(f"{quoted(key)} is missing")
    return found[key]


def _wrong(key: str, wanted: str, value: object) -> PuzzleError:
    return PuzzleError(f"{quoted(key)} must be {wanted}, not {quoted(value)}")


def _number(found: dict[str, Any]) -> int:
    value = _value(found, "number")
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise _wrong("number", "a whole number from 1 on", value)
    return value


def _text(found: dict[str, Any], key: str) -> str:
    value = _value(found, key)
    if not isinstance(value, str) or not value.strip() or "\n" in value:
        raise _wrong(key, "a line of text", value)
    return value


def _level(found: dict[str, Any]) -> str:
    value = _value(found, "level")
    if value not in LEVELS:
        raise _wrong("level", f"one of {', '.join(LEVELS)}", value)
    return str(value)


def _line(found: dict[str, Any]) -> tuple[str, ...]:
    value = _value(found, "line")
    if not isinstance(value, list) or not value or not all(isinstance(each, str) for each in value):
        raise _wrong("line", "a list of actions", value)
    return tuple(value)


def _chance(found: dict[str, Any]) -> Fraction:
    value = _value(found, "chance")
    try:
        chance = Fraction(value) if isinstance(value, str) else None
    except (ValueError, ZeroDivisionError):
        chance = None
    if chance is None or not 0 < chance <= 1:
        raise _wrong("chance", 'a fraction such as "41/100", above 0 and at most 1', value)
    return chance


def _day(found: dict[str, Any]) -> date:
    value = found["since"]
    try:
        return date.fromisoformat(value)
    except (TypeError, ValueError):
        raise _wrong("since", 'a day such as "2026-11-19"', value) from None
