"""Rolls as values: what was thrown, what it had to reach, and every modifier with its source.

A rule that adds something up hands a `Modifiers` on to note where each part came from, but only
while somebody listens: a silenced game computes the same sums and keeps no notes. A `Roll` goes
with the event that tells of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from pigskin.numbers import Code, PlayerNo

_NOBODY: Final[PlayerNo] = -1  # type: ignore[assignment]
NO_ANSWER: Final[Code] = 0  # type: ignore[assignment]

# Where a figure or a modifier comes from: the number of a skill, or one of these.
FIRST_SOURCE: Final = 1000  # skills have lower numbers
RULE: Final = 1000  # a figure that the rule itself gives
AGILITY: Final = 1001
PASSING: Final = 1002
ARMOUR: Final = 1003
STRENGTH: Final = 1004
MOVEMENT: Final = 1005
STRONGER: Final = 1006  # a figure one higher than the strength of the other
CONTEST: Final = 1007  # a figure to outdo an opponent
MARKED: Final = 1008  # by opponents, one for each
MARKED_AT_ALL: Final = 1009  # by however many
DODGING: Final = 1010  # what some editions add to every dodge
PICKING_UP: Final = 1011  # ... and to every pick-up
SUNSHINE: Final = 1012
RAIN: Final = 1013
ICE: Final = 1014  # underfoot in a blizzard
MOLES: Final = 1015
BRIEF_THROW: Final = 1016  # a quick pass; the other three ranges come after it
SHORT_THROW: Final = 1017
LONG_THROW: Final = 1018
LONGEST_THROW: Final = 1019
HEAVY: Final = 1020  # a team-mate instead of the ball
FUMBLED_THROW: Final = 1021  # a throw of that sort; the better ones come after it
WILD_THROW: Final = 1022
INACCURATE_THROW: Final = 1023  # or a ball that bounces
ACCURATE_THROW: Final = 1024
INTERCEPTING: Final = 1025
FAR_KICK: Final = 1026  # a team-mate who was kicked far
ASSIST: Final = 1027
FOULING: Final = 1028  # what the options add to every foul
UNMARKED: Final = 1029
NIGGLING: Final = 1030
SPELL: Final = 1031
SOUP: Final = 1032
HOT_POT: Final = 1033
REFEREE: Final = 1034  # one who listens, or hits
SECOND_BLOCK: Final = 1035  # two blocks at once
HELP: Final = 1036  # of a team-mate
BLOCKING: Final = 1037  # an action that suits the player
STRONG: Final = 1038  # ST 5 or more
FANS: Final = 1039
CHEERING: Final = 1040
STAFF: Final = 1041
REROLLS: Final = 1042

# A part of a sum: its source, what it adds, and whose doing it is (-1: nobody's in particular).
Part: TypeAlias = tuple[int, int, PlayerNo]


class Modifiers:
    """What is added to a roll, part by part."""

    def __init__(self, parts: Sequence[Part] = ()) -> None:
        self.parts: list[Part] = list(parts)

    def add(self, source: int, amount: int, who: PlayerNo = _NOBODY) -> None:
        """Note a part; one of nothing is none."""
        if amount:
            self.parts.append((source, amount, who))

    def slip_in(self, source: int, amount: int) -> None:
        """Note a part before those of the day, though they were noted first."""
        place = len(self.parts)
        while place and SUNSHINE <= self.parts[place - 1][0] <= MOLES:
            place -= 1
        if amount:
            self.parts.insert(place, (source, amount, _NOBODY))

    def remark(self, source: int, who: PlayerNo = _NOBODY) -> None:
        """Note something that counts, though it adds nothing."""
        self.parts.append((source, 0, who))

    def take_back(self, who: PlayerNo) -> None:
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
        by: Code = NO_ANSWER,
    ) -> None:
        self.dice = dice  # the faces, in the order in which they fell
        self.sides = sides  # of each die
        self.base = base  # the figure to reach before anything is added; 0 for none
        self.base_of = base_of  # what that figure is of: AGILITY, ARMOUR... or a skill
        self.parts: tuple[Part, ...] = tuple(modifiers.parts) if modifiers is not None else ()
        self.need = need
        self.passed = passed
        self.by = by  # the answer by which it was rolled again; 0 for none
        self.rerolls: list[Code] = []  # the answers by which it may be rolled again
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

    @property
    def target(self) -> int:
        """What the dice must show; on one die a natural 1 fails and a natural 6 succeeds."""
        if len(self.dice) == 1 and self.base_of in (AGILITY, PASSING, CONTEST):
            return max(2, min(6, self.need))
        return self.need


    def __repr__(self) -> str:
        shown = "+".join([str(face) for face in self.dice])
        if not self.base:
            return f"<Roll {shown}{self.bonus:+d}>" if self.bonus else f"<Roll {shown}>"
        parts = " ".join([f"{amount:+d}" for _, amount, _ in self.parts])
        return f"<Roll {shown} for {self.need}+: {self.base}+ {parts}".rstrip() + ">"


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
