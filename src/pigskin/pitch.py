"""Geometry of the pitch: squares, directions, templates, pass ranges. Knows no players.

A square is one small number, so that a board is a flat list. The pitch (26 squares long, 15 wide)
lies inside a border one square thick; a step off the pitch ends on the border and is seen there.
Seen from the stands, x runs from the home end zone (0) to the away end zone (25) and y from the
top touchline (0) to the bottom one (14). Home defends x 0-12, away defends x 13-25.
"""

from __future__ import annotations

from typing import Final

from pigskin.numbers import SideNo, Square

LENGTH: Final = 26
WIDTH: Final = 15
STRIDE: Final = 28
CELLS: Final = 476  # STRIDE * (WIDTH + 2)
HALFWAY: Final = 13  # the first column of the away half

HOME: Final[SideNo] = 0  # type: ignore[assignment]
AWAY: Final[SideNo] = 1  # type: ignore[assignment]
OTHER_SIDE: Final[list[SideNo]] = [AWAY, HOME]
SIDES: Final[tuple[str, ...]] = ("home", "away")  # the sides, and their coaches, by name


CELL_NUMBERS: Final[list[Square]] = [Square(cell) for cell in range(CELLS)]


def square(x: int, y: int) -> Square:
    """The square in column x and row y."""
    return (y + 1) * STRIDE + x + 1  # type: ignore[return-value]


def column(sq: Square) -> int:
    """The column (x) of a square, counted from the home end zone."""
    return sq % STRIDE - 1


def row(sq: Square) -> int:
    """The row (y) of a square, counted from the top touchline."""
    return sq // STRIDE - 1


def square_text(sq: Square) -> str:
    """A square as people write it: "12,7"."""
    return f"{column(sq)},{row(sq)}"


def parse_square(text: str) -> Square:
    """Read "12,7"; raise ValueError when it is not a square of the pitch."""
    left, comma, right = text.partition(",")
    if not comma or not left.isdecimal() or not right.isdecimal():
        raise ValueError(f"{text!r} is not a square; write column,row such as 12,7")
    x, y = int(left), int(right)
    if x >= LENGTH or y >= WIDTH:
        raise ValueError(f"{text!r} is off the pitch: columns are 0-25, rows 0-14")
    return square(x, y)


def _on_pitch() -> list[bool]:
    return [0 <= column(sq) < LENGTH and 0 <= row(sq) < WIDTH for sq in CELL_NUMBERS]


ON_PITCH: Final[list[bool]] = _on_pitch()
SQUARES: Final[list[Square]] = [sq for sq in CELL_NUMBERS if ON_PITCH[sq]]

# The scatter template, read row by row: faces 1-8 of the D8.
SCATTER: Final[list[int]] = [0, -29, -28, -27, -1, 1, 27, 28, 29]
COMPASS: Final[tuple[str, ...]] = ("", "NW", "N", "NE", "W", "E", "SW", "S", "SE")
# The same eight steps going round clockwise; a push looks one to either side.
ROUND: Final[list[int]] = [-28, -27, 1, 29, 28, 27, -1, -29]


def _neighbours(reach: int) -> list[tuple[Square, ...]]:
    """The squares so far around each, one or two: who goes two off an end is still on a border."""
    around = range(-reach, reach + 1)
    steps = [dy * STRIDE + dx for dy in around for dx in around if dx or dy]
    found: list[tuple[Square, ...]] = [() for _ in CELL_NUMBERS]
    for sq in SQUARES:
        near = [sq + step for step in steps if 0 <= sq + step < CELLS and ON_PITCH[sq + step]]
        found[sq] = tuple(near)  # type: ignore[arg-type]
    return found


ADJACENT: Final[list[tuple[Square, ...]]] = _neighbours(1)
WITHIN_TWO: Final[list[tuple[Square, ...]]] = _neighbours(2)


def distance(a: Square, b: Square) -> int:
    """Squares between two squares when diagonals count as one."""
    dx = a % STRIDE - b % STRIDE
    dy = a // STRIDE - b // STRIDE
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    return dx if dx > dy else dy


def push_squares(source: Square, target: Square) -> tuple[Square, Square, Square]:
    """The three squares away from `source` behind `target`; some may be off the pitch."""
    turn = ROUND.index(target - source)
    return (
        target + ROUND[turn - 1],  # type: ignore[return-value]
        target + ROUND[turn],
        target + ROUND[(turn + 1) % 8],
    )


def stepped(sq: Square, step: int) -> Square:
    """The square a step away, which may be off the pitch."""
    return sq + step  # type: ignore[return-value]


def facing_square(source: Square, target: Square) -> Square:
    """The square beside `target` on the way to `source`, which is that one if they touch."""
    across = column(target) - column(source)
    down = row(target) - row(source)
    step = (across > 0) - (across < 0) + STRIDE * ((down > 0) - (down < 0))
    return target - step  # type: ignore[return-value]


# --- zones ------------------------------------------------------------------------------------


def in_half(sq: Square, side: SideNo) -> bool:
    """Does the square lie in that side's own half?"""
    return (column(sq) < HALFWAY) == (side == HOME)


def in_wide_zone(sq: Square) -> bool:
    """The four outer rows along either touchline."""
    return row(sq) < 4 or row(sq) > 10


def on_scrimmage(sq: Square, side: SideNo) -> bool:
    """The seven middle squares of the side's own column next to the half-way line."""
    return column(sq) == (HALFWAY - 1 if side == HOME else HALFWAY) and not in_wide_zone(sq)


END_ZONE_COLUMN: Final = (0, 25)  # the end zone each side defends


def _scoring() -> list[list[bool]]:
    return [[ON_PITCH[sq] and column(sq) == goal for sq in CELL_NUMBERS] for goal in (25, 0)]


# One in a wide zone of each half; they stay shut unless an edition opens them.
TRAPDOORS: Final[tuple[Square, Square]] = (square(6, 1), square(19, 13))

SCORES: Final[list[list[bool]]] = _scoring()  # SCORES[side][square]: a touchdown for that side
HALF: Final[list[list[Square]]] = [[sq for sq in SQUARES if in_half(sq, s)] for s in (HOME, AWAY)]
SCRIMMAGE: Final[list[list[Square]]] = [
    [sq for sq in SQUARES if on_scrimmage(sq, side)] for side in (HOME, AWAY)
]
# The rest of each half: behind the line in the middle, and the two wide zones.
BACKFIELD: Final[list[list[Square]]] = [
    [sq for sq in HALF[side] if not in_wide_zone(sq) and not on_scrimmage(sq, side)]
    for side in (HOME, AWAY)
]
TOP_WIDE: Final[list[list[Square]]] = [[sq for sq in half if row(sq) < 4] for half in HALF]
BOTTOM_WIDE: Final[list[list[Square]]] = [[sq for sq in half if row(sq) > 10] for half in HALF]

# --- passing ----------------------------------------------------------------------------------

QUICK: Final = 0
SHORT: Final = 1
LONG: Final = 2
BOMB: Final = 3
OUT_OF_RANGE: Final = 4
RANGE_NAMES: Final[tuple[str, ...]] = ("quick", "short", "long", "long bomb", "out of range")

_RULER: Final = (
    "TQQQSSSLLLLBBB",
    "QQQQSSSLLLLBBB",
    "QQQSSSSLLLLBB.",
    "QQSSSSSLLLBBB.",
    "SSSSSSLLLLBBB.",
    "SSSSSLLLLBBB..",
    "SSSSLLLLLBBB..",
    "LLLLLLLLBBB...",
    "LLLLLLLBBBB...",
    "LLLLLBBBBB....",
    "LLLBBBBBB.....",
    "BBBBBBB.......",
    "BBBBB.........",
    "BB............",
)


def pass_range(a: Square, b: Square, wide: bool = False) -> int:
    """The pass range between two squares; a wide ruler just covers 13 squares with 2 aside."""
    dx = abs(column(a) - column(b))
    dy = abs(row(a) - row(b))
    if dx > 13 or dy > 13:
        return OUT_OF_RANGE
    if wide and (dx, dy) in ((2, 13), (13, 2)):
        return BOMB
    return "QSLB.".index(_RULER[dx][dy].replace("T", "Q"))


RULER_WIDTH: Final = 174  # in hundredths of a square


def under_ruler(thrower: Square, target: Square, sq: Square) -> bool:
    """May a player in `sq` reach a ball thrown from `thrower` to `target`?

    He must be nearer to each end than the ends are to each other, and the range ruler laid
    between their centres must touch his square.
    """
    tx, ty = column(target) - column(thrower), row(target) - row(thrower)
    px, py = column(sq) - column(thrower), row(sq) - row(thrower)
    length = tx * tx + ty * ty
    if px * px + py * py >= length or (tx - px) ** 2 + (ty - py) ** 2 >= length:
        return False
    # Twice the distance of a corner (px ± ½, py ± ½) from the line is |cross| / sqrt(length);
    # compared squared, in whole numbers.
    nearest = 10_000
    for dx in (-1, 1):
        for dy in (-1, 1):
            nearest = min(nearest, abs(tx * (2 * py + dy) - ty * (2 * px + dx)))
    return 10_000 * nearest * nearest < RULER_WIDTH * RULER_WIDTH * length


# --- throw-ins --------------------------------------------------------------------------------


def throw_in_steps(sq: Square) -> tuple[int, int, int]:
    """The steps for faces 1-2, 3-4 and 5-6 of the throw-in template laid on an edge square.

    The template faces into the pitch; in a corner the end zone edge decides.
    """
    if column(sq) == 0:
        return facing_steps(1)
    if column(sq) == LENGTH - 1:
        return facing_steps(-1)
    if row(sq) == 0:
        return facing_steps(STRIDE)
    return facing_steps(-STRIDE)


FACINGS: Final[tuple[int, ...]] = (-STRIDE, 1, STRIDE, -1)  # north, east, south, west


def facing_steps(ahead: int) -> tuple[int, int, int]:
    """The throw-in template facing one of the four sides: left, straight ahead, right."""
    turn = ROUND.index(ahead)
    return ROUND[turn - 1], ahead, ROUND[(turn + 1) % 8]
