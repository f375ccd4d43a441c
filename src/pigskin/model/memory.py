"""Chance and memory: the dice of a table, and what it tells of them."""

from __future__ import annotations

from pigskin.dice import Dice
from pigskin.model.names import NOBODY
from pigskin.numbers import Code, PlayerNo
from pigskin.rolls import NO_ANSWER, RULE, Modifiers, Roll, thrown_dice


class Memory:
    """The part of a table that rolls and tells."""

    dice: Dice
    tape: list[int]  # every face since the last rest point
    events: list[tuple[str, int, int, int, int, Roll | None]] | None
    thrown: int  # the dice no event has told yet, 20 bits each; see rolls.thrown_dice

    def d6(self) -> int:
        face = self.dice.roll(6)
        self.tape.append(face)
        if self.events is not None:
            self.thrown = self.thrown << 20 | 6 << 10 | face
        return face

    def roll(self, sides: int) -> int:
        """A die with any number of sides; also a fair choice among that many things."""
        face = self.dice.roll(sides)
        self.tape.append(face)
        if self.events is not None:
            self.thrown = self.thrown << 20 | sides << 10 | face
        return face

    def block_die(self) -> int:
        face = self.dice.block()
        self.tape.append(face)
        if self.events is not None:
            self.thrown = self.thrown << 20 | 6 << 10 | face
        return face

    def tell(
        self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, roll: Roll | None = None
    ) -> None:
        """Note an event for whoever listens (contract/told has the kinds), with its dice if any."""
        if self.events is not None:
            if self.thrown and roll is None:
                roll = Roll(*self.take_thrown())
            self.events.append((kind, a, b, c, d, roll))

    def whisper(self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Note a quiet event; dice on the table belong to the one that is told after it."""
        if self.events is not None:
            self.events.append((kind, a, b, c, d, None))

    def tell_roll(self, kind: str, player: int, roll: Roll) -> None:
        """Note a roll that had to reach something."""
        if self.events is not None:
            ok = 1 if roll.passed else 0
            self.events.append((kind, player, roll.rolled, roll.need, ok, roll))

    def tell_test(
        self,
        kind: str,
        player: int,  # or a side that rolls
        base: int,
        modifier: int,
        passed: bool,
        base_of: int = RULE,
        parts: Modifiers | None = None,
        by: Code = NO_ANSWER,
    ) -> Roll | None:
        """Note the dice just thrown against a figure; the roll, if anybody listens."""
        if self.events is None:
            return None
        dice, sides = self.take_thrown()
        roll = Roll(dice, sides, base, base_of, parts, base - modifier, passed, by)
        self.tell_roll(kind, player, roll)
        return roll

    def tell_changed(
        self,
        test: str,
        player: PlayerNo,
        roll: Roll,
        modifier: int,
        passed: bool,
        parts: Modifiers | None,
    ) -> Roll:
        """Note that a roll counts otherwise after all: the dice lie, what is added has changed."""
        changed = Roll(
            roll.dice, roll.sides, roll.base, roll.base_of, parts, roll.base - modifier, passed,
            roll.by,
        )
        self.tell_roll(test + " after all", player, changed)
        return changed

    def take_thrown(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Faces and sides of the dice that no event has told yet."""
        dice = thrown_dice(self.thrown)
        self.thrown = 0
        return dice

    def parts(self) -> Modifiers | None:
        """Where to note the parts of a roll, if anybody listens."""
        return Modifiers() if self.events is not None else None

    def table_roll(self, parts: Modifiers | None = None) -> Roll | None:
        """The dice just thrown on some table, with what is added, if anybody listens."""
        return Roll(*self.take_thrown(), modifiers=parts) if self.events is not None else None

    def contest(self, home: Modifiers | None, away: Modifiers | None) -> Roll | None:
        """Dice just thrown for both sides, with what is added for each, if anybody listens."""
        roll = self.table_roll(home)
        if roll is not None:
            roll.versus = Roll((), (), modifiers=away)
        return roll

    def blank(self) -> Roll | None:
        """A roll whose figures are still to be found, if anybody listens."""
        return Roll((), ()) if self.events is not None else None

    def part(self, source: int, amount: int, who: PlayerNo = NOBODY) -> Modifiers | None:
        """Notes of a single part, if anybody listens."""
        if self.events is None:
            return None
        parts = Modifiers()
        parts.add(source, amount, who)
        return parts
