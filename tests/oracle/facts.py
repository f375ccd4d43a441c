"""The figures of each edition, as the rulebooks print them.

LRB6 and BB2016 are one rulebook as far as these go; BB2020 is another. Where a figure is the same
everywhere it stands in the module that uses it.
"""

from __future__ import annotations

from dataclasses import dataclass

# Pass ranges by the distance along one side (row) and along the other (column). LRB6: throwing
# range ruler; the corner (2, 13) is out of range there and a Long Bomb in BB2020.
OLD_RANGES = (
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
NEW_RANGES = (*OLD_RANGES[:2], "QQQSSSSLLLLBBB", *OLD_RANGES[3:13], "BBB...........")

# What comes of an injury roll, by its total.
STUNNED, KNOCKED_OUT, BADLY_HURT, CASUALTY = range(4)

# Casualties as the engine counts them.
HURT, MISSES, NIGGLES, MA, AV, AG, ST, DEAD, PA = range(9)

# LRB6 "Casualty Table": D6 for the tens, D8 for the units.
D68 = {
    **{tens * 10 + units: HURT for tens in (1, 2, 3) for units in range(1, 9)},
    **{40 + units: MISSES for units in range(1, 9)},
    51: NIGGLES, 52: NIGGLES, 53: MA, 54: MA, 55: AV, 56: AV, 57: AG, 58: ST,
    **{60 + units: DEAD for units in range(1, 9)},
}  # fmt: skip

# BB2020 "Casualty Table" (D16 and more: the last row goes on) and "Lasting Injury Table" (D6).
D16 = ((6, HURT), (9, MISSES), (12, NIGGLES), (14, None), (99, DEAD))
LASTING = {1: AV, 2: AV, 3: MA, 4: PA, 5: AG, 6: ST}


@dataclass(frozen=True)
class Facts:
    """What differs between the editions."""

    name: str
    new: bool  # BB2020, whose characteristics are printed as what the dice must reach
    ranges: tuple[str, ...]
    range_modifiers: dict[str, int]
    easy: int  # added to a dodge, a pick-up, and the catch of an accurate pass or a hand-off
    hard_catch: int  # added to every other catch
    jump_up: int  # added to get up for a block
    pro: int


LRB6 = Facts(
    name="lrb6", new=False, ranges=OLD_RANGES,
    range_modifiers={"Q": 1, "S": 0, "L": -1, "B": -2},
    easy=1, hard_catch=0, jump_up=2, pro=4,
)  # fmt: skip
BB2016 = Facts(
    name="bb2016", new=False, ranges=OLD_RANGES,
    range_modifiers={"Q": 1, "S": 0, "L": -1, "B": -2},
    easy=1, hard_catch=0, jump_up=2, pro=4,
)  # fmt: skip
BB2020 = Facts(
    name="bb2020", new=True, ranges=NEW_RANGES,
    range_modifiers={"Q": 0, "S": -1, "L": -2, "B": -3},
    easy=0, hard_catch=-1, jump_up=1, pro=3,
)  # fmt: skip
EDITIONS = {facts.name: facts for facts in (LRB6, BB2016, BB2020)}
