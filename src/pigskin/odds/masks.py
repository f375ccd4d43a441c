"""Sets of squares as one large number, a bit for each: many squares are looked at in one step."""

from __future__ import annotations

from typing import Final

from pigskin.numbers import Square
from pigskin.pitch import ADJACENT, CELL_NUMBERS, ON_PITCH, STRIDE


def bits_of(squares: list[Square]) -> int:
    """The set of some squares."""
    mask = 0
    for sq in squares:
        mask |= 1 << sq
    return mask


def squares_in(mask: int) -> list[Square]:
    """The squares of a set, in order."""
    found: list[Square] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)  # type: ignore[arg-type]
        mask ^= lowest
    return found


BIT: Final[list[int]] = [1 << sq for sq in CELL_NUMBERS]
PITCH: Final[int] = bits_of([sq for sq in CELL_NUMBERS if ON_PITCH[sq]])
BESIDE: Final[list[int]] = [bits_of(list(ADJACENT[sq])) for sq in CELL_NUMBERS]


def around(mask: int) -> int:
    """All squares beside some, and these themselves; the border of the pitch included."""
    wide = mask | mask << 1 | mask >> 1
    return wide | wide << STRIDE | wide >> STRIDE
