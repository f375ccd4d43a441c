"""The columns of the pitch as sets of squares, from the home end zone to the other."""

from __future__ import annotations

from typing import Final

from pigskin.odds.masks import bits_of
from pigskin.pitch import LENGTH, WIDTH, square

COLUMNS: Final[list[int]] = [
    bits_of([square(x, y) for y in range(WIDTH)]) for x in range(LENGTH)
]
