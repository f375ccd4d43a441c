"""Rolls as values: what was thrown, what it had to reach, and every modifier with its source.

A rule that adds something up hands a `Modifiers` on to note where each part came from, but only
while somebody listens: a silenced game computes the same sums and keeps no notes. A `Roll` goes
with the event that tells of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

# Where a figure or a modifier comes from: the number of a skill, or one of these.
FIRST_SOURCE: Final = 1000  # skills have lower numbers
RULE: Final = 1000  # a figure that the rule itself gives
AGILITY: Final = 1001
PASSING: Final = 1002
ARMOUR: Final = 1003
STRENGTH: Final = 1004
MOVEMENT: Final = 1005
MARKED: Final = 1006  # by opponents: one for each, or once for all of them
EASY: Final = 1007  # what some editions add to every dodge, pick-up and catch
SUNSHINE: Final = 1008
RAIN: Final = 1009
ICE: Final = 1010  # underfoot in a blizzard
BRIEF_THROW: Final = 1011  # a quick pass, and the other three ranges after it
SHORT_THROW: Final = 1012
LONG_THROW: Final = 1013
LONGEST_THROW: Final = 1014
HEAVY: Final = 1015  # a team-mate instead of the ball
ACCURATE: Final = 1016  # a good throw
INACCURATE: Final = 1017  # a poor one, or a ball that bounces
WILD: Final = 1018
FUMBLED: Final = 1019
INTERCEPTING: Final = 1020
FAR_KICK: Final = 1021  # a team-mate who was kicked far
ASSIST: Final = 1022
KICKED: Final = 1023  # who lies there, by agreement
UNMARKED: Final = 1024
NIGGLING: Final = 1025
SPELL: Final = 1026
SOUP: Final = 1027
HOT_POT: Final = 1028
WEAPON: Final = 1029
MOLES: Final = 1030
SECOND_BLOCK: Final = 1031  # two blocks at once
HELP: Final = 1032  # of a team-mate
FANS: Final = 1033
STAFF: Final = 1034
REROLLS: Final = 1035
CHEERING: Final = 1036
BLOCKING: Final = 1037  # an action that suits the player
REFEREE: Final = 1038  # one who listens
STRONG: Final = 1039  # ST 5 or more
STRONGER: Final = 1040  # a figure one higher than the strength of the other

# A part of a sum: its source, what it adds, and whose doing it is (-1: nobody's in particular).
Part: TypeAlias = tuple[int, int, int]


class Modifiers:
    """What is added to a roll, part by part."""

    def __init__(self, parts: Sequence[Part] = ()) -> None:
        self.parts: list[Part] = list(parts)

    def add(self, source: int, amount: int, who: int = -1) -> None:
        """Note a part; one of nothing is none."""
        if amount:
            self.parts.append((source, amount, who))

    def remark(self, source: int, who: int = -1) -> None:
        """Note something that counts, though it adds nothing."""
        self.parts.append((source, 0, who))

    def take_back(self, who: int) -> None:
        """What a player has added last does not count after all."""
        for number in range(len(self.parts) - 1, -1, -1):
            if self.parts[number][2] == who:
                del self.parts[number]
                return

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

    def compare(self, mine: int, parts: Modifiers, theirs: int, others: Modifiers) -> None:
        """Set the strength of an attacker against that of a defender."""
        self.base, self.base_of = mine, STRENGTH
        self.parts = tuple(parts.parts)
        self.versus = Roll((), (), theirs, STRENGTH, others)

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
