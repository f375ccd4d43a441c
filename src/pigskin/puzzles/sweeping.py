"""A moment of a match as the position of a puzzle: the last turn of a half, and nothing beside it.

Whoever moves plays as home, to the right. Who is off the pitch is left out, and so are names,
prices and everything a touchdown in this turn does not depend on.
"""

from __future__ import annotations

import re
from typing import Final

from pigskin.model import Table
from pigskin.pitch import HOME, LENGTH, SIDES
from pigskin.position import to_text

_ON_PITCH: Final = re.compile(r"(home|away) (\d+) (\d+),(\d+)(.*)")
_WORD: Final = re.compile(r'\w+:"(?:[^"\\]|\\.)*"|\S+')
_IDLE: Final = frozenset(["used", "unplayed", "fresh", "barred", "hungry", "played"])
_IDLE_KEYS: Final = ("name:", "value:", "niggling:", "gone:", "spent:")


def swept(table: Table, rerolls: int, forward: int = 0) -> str:
    """The position in one line, everybody so many columns nearer to the end zone of the mover.

    Who would come to stand off the pitch is left out.
    """
    mirrored = table.active != HOME
    entries: list[str] = []
    lying: list[str] = []
    for line in to_text(table).split("\n"):
        found = _ON_PITCH.fullmatch(line)
        if found:
            side, number, x, y, rest = found.groups()
            where = _column(int(x), mirrored, forward)
            if 0 <= where < LENGTH:
                words = [word for word in _WORD.findall(rest) if not _idle(word)]
                side = _side(side, mirrored)
                entries.append(" ".join([side, number, f"{where},{y}", *words]))
        elif line.startswith("ball "):
            x, y = line.split()[1].split(",")
            lying.append(f"ball {_column(int(x), mirrored, forward)},{y}")
    entries.sort(key=lambda entry: entry.startswith("away"))
    if table.rosters is not None:
        own, other = table.rosters[table.active].id, table.rosters[1 - table.active].id
        lying.append(f"roster {own} {other}")
    turn = f"turn home {table.edition.turns}"
    return " / ".join([*entries, *lying, turn, f"rerolls {rerolls} 0"])


def _column(x: int, mirrored: bool, forward: int) -> int:
    return (LENGTH - 1 - x if mirrored else x) + forward


def _side(side: str, mirrored: bool) -> str:
    return SIDES[1 - SIDES.index(side)] if mirrored else side


def _idle(word: str) -> bool:
    return word in _IDLE or word.startswith(_IDLE_KEYS)
