"""Rolls as values: what was thrown, what it had to reach, and every modifier with its source.

A rule that adds something up hands a `Modifiers` on to note where each part came from, but only
while somebody listens: a silenced game computes the same sums and keeps no notes. A `Roll` goes
with the event that tells of it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

# Where a modifier comes from: the number of a skill, or one of these.
FIRST_SOURCE: Final = 1000  # skills have lower numbers
RULE: Final = 1000  # a figure the rule itself gives
AGILITY: Final = 1001
PASSING: Final = 1002
ARMOUR: Final = 1003
STRENGTH: Final = 1004
MOVEMENT: Final = 1005

# A part of a sum: its source, what it adds, and whose doing it is (-1: nobody's in particular).
Part: TypeAlias = tuple[int, int, int]


class Modifiers:
    """What is added to a roll, part by part."""

    def __init__(self) -> None:
        self.parts: list[Part] = []

    def add(self, source: int, amount: int, who: int = -1) -> None:
        """Note a part; one of nothing is none."""
        if amount:
            self.parts.append((source, amount, who))

    @property
    def total(self) -> int:
        return sum([amount for _, amount, _ in self.parts])


class Roll:
    """Dice that were thrown, and what came of them.

    `need` is what the dice must show: `base` less the sum of all parts, so it may lie below 2 or
    above 6 even on a D6, where a natural 1 fails and a natural 6 succeeds. A roll on a table has
    neither base nor need.
    """

    def __init__(
        self,
        dice: tuple[int, ...],
        sides: tuple[int, ...],
        base: int = 0,
        base_of: int = RULE,
        modifiers: Modifiers | None = None,
        need: int = 0,
        passed: bool = False,
        by: int = 0,
    ) -> None:
        self.dice = dice  # the faces, in the order in which they fell
        self.sides = sides  # of each die
        self.base = base  # the figure to reach before anything is added; 0 for none
        self.base_of = base_of  # what that figure is of: AGILITY, ARMOUR... or a skill
        self.parts: tuple[Part, ...] = tuple(modifiers.parts) if modifiers is not None else ()
        self.need = need
        self.passed = passed
        self.by = by  # the answer by which it was rolled again; 0 for none
        self.rerolls: list[int] = []  # the answers by which it may be rolled again
        self.versus: Roll | None = None  # the other player's side of a block or contest

    @property
    def rolled(self) -> int:
        """What the dice show together."""
        return sum(self.dice)

    @property
    def bonus(self) -> int:
        """The sum of all parts."""
        return sum([amount for _, amount, _ in self.parts])


def thrown_dice(thrown: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Faces and sides of dice noted in one number (see Table.thrown), in order."""
    faces: list[int] = []
    sides: list[int] = []
    while thrown:
        faces.append(thrown & 1023)
        sides.append(thrown >> 10 & 1023)
        thrown >>= 20
    faces.reverse()
    sides.reverse()
    return tuple(faces), tuple(sides)
