"""Chance, and nothing else: seeded, scripted and replayed dice. Knows no rules.

Nothing in Pigskin rolls except through a `Dice`. Every roll goes through `roll(sides)`, so a tape
of faces is enough to play a game again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pigskin.errors import DiceError
from pigskin.showing import quoted

# Names a test may write instead of a number: block faces on a block die, compass on a D8.
BLOCK_FACES: Final[tuple[str, ...]] = (
    "",
    "attacker down",
    "both down",
    "push",
    "push",
    "stumble",
    "pow",
)
FACE_NAMES: Final[dict[str, tuple[str, int]]] = {
    "attacker down": ("block", 1),
    "skull": ("block", 1),
    "both down": ("block", 2),
    "push": ("block", 3),
    "stumble": ("block", 5),
    "defender down": ("block", 6),
    "pow": ("block", 6),
    "NW": ("D8", 1),
    "N": ("D8", 2),
    "NE": ("D8", 3),
    "W": ("D8", 4),
    "E": ("D8", 5),
    "SW": ("D8", 6),
    "S": ("D8", 7),
    "SE": ("D8", 8),
}

_MULTIPLIER: Final = 1073740155
_WORD: Final = 0xFFFFFFFF
LARGEST_SEED: Final = 4096  # bits; Python prints no numbers of more than 4300 digits


def check_seed(seed: object) -> int | str:
    """A seed as it is, if dice can be made of it here and once more of what a file keeps of it."""
    if isinstance(seed, int) and not isinstance(seed, bool):
        if seed.bit_length() > LARGEST_SEED:
            raise DiceError(f"a seed has at most {LARGEST_SEED} bits, not {seed.bit_length()}")
        return int(seed)
    if not isinstance(seed, str):
        raise DiceError(f"a seed is a whole number or a text, not {quoted(seed)}")
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise DiceError(f"the seed {seed!r} is not Unicode text") from None
    return str(seed)


def is_state(state: object) -> bool:
    """Could seeded dice have this state?"""
    if not isinstance(state, int) or isinstance(state, bool):
        return False
    return 0 < state < (_MULTIPLIER << 32) - 1


def dice_from(number: int) -> Dice:
    """Dice that follow from any number, such as the key of a game, at no cost."""
    return Dice(0, number % ((_MULTIPLIER << 32) - 2) + 1)


class Dice:
    """Dice from a seed: the same faces on every platform and Python version.

    The generator is a multiply-with-carry of 62 bits: small numbers only, so it is quick in plain
    Python and in the compiled engine, and its whole state is one number to copy.
    """

    def __init__(self, seed: int | str = 0, state: int = 0) -> None:
        self.state: int = state  # a state goes on where other dice have got to
        if state:
            return
        import hashlib  # copies need none

        digest = hashlib.sha256(f"pigskin dice {check_seed(seed)}".encode()).digest()
        # Never the two states in which the generator stands still.
        self.state = int.from_bytes(digest[:7], "big") % ((_MULTIPLIER << 32) - 2) + 1
        for _ in range(8):
            self.roll(6)

    def roll(self, sides: int) -> int:
        """One die with that many sides."""
        state = self.state
        word = state & _WORD
        carry = state >> 32
        self.state = _MULTIPLIER * word + carry
        return (word ^ carry) % sides + 1

    def block(self) -> int:
        """One block die, as a face 1-6 (see BLOCK_FACES)."""
        return self.roll(6)

    def copy(self) -> Dice:
        """Dice that will roll the same faces from here on."""
        return Dice(0, self.state)


class ScriptedDice(Dice):
    """Dice whose faces are handed over in advance: numbers, or names such as "pow" or "NE".

    A number may say which die it is for: "D16=9" is refused by any other.
    Once the script is used up, other dice roll `after` it; without them a roll is an error.
    """

    def __init__(self, faces: Iterable[int | str] = (), after: Dice | None = None) -> None:
        if not isinstance(faces, Iterable):
            raise DiceError(f"a script is a list of faces, not {quoted(faces)}")
        self.faces: list[int | str] = list(faces)
        self.used = 0
        self.after: Dice | None = after
        self.state = 0

    def _next(self, die: str, sides: int) -> int:
        if self.used >= len(self.faces):
            raise DiceError(
                f"the script has run out: roll {self.used + 1} wants a {die} "
                f"(after {self.faces[-6:]})"
            )
        face = self.faces[self.used]
        if isinstance(face, str):
            kind, _, shown = face.partition("=")
            named = (kind, int(shown)) if shown.isdecimal() else FACE_NAMES.get(face)
            if named is None:
                raise DiceError(f"roll {self.used + 1}: there is no face called {face!r}")
            if named[0] != die:
                raise DiceError(f"roll {self.used + 1}: {face!r} is no face of a {die}")
            number = named[1]
        elif isinstance(face, int) and not isinstance(face, bool):
            number = face
        else:
            raise DiceError(f"roll {self.used + 1}: {quoted(face)} is no face of a die")
        if not 1 <= number <= sides:
            raise DiceError(f"roll {self.used + 1}: {quoted(number)} is no face of a {die}")
        self.used += 1
        return number

    def roll(self, sides: int) -> int:
        if self.after is not None and self.used >= len(self.faces):
            return self.after.roll(sides)
        return self._next(f"D{sides}", sides)

    def block(self) -> int:
        if self.after is not None and self.used >= len(self.faces):
            return self.after.block()
        return self._next("block", 6)

    @property
    def left(self) -> list[int | str]:
        """The faces nobody has rolled yet."""
        return self.faces[self.used :]

    def copy(self) -> Dice:
        twin = ScriptedDice(self.faces, self.after.copy() if self.after is not None else None)
        twin.used = self.used
        return twin


class ReplayedDice(Dice):
    """The faces of a tape first, then those of other dice."""

    def __init__(self, tape: list[int], after: Dice) -> None:
        self.tape = tape
        self.used = 0
        self.after = after
        self.state = 0

    def roll(self, sides: int) -> int:
        if self.used < len(self.tape):
            face = self.tape[self.used]
            if face > sides:
                raise DiceError(f"die {self.used + 1} of the tape shows {face}, on a D{sides}")
            self.used += 1
            return face
        return self.after.roll(sides)

    def block(self) -> int:
        return self.roll(6) if self.used < len(self.tape) else self.after.block()

    def copy(self) -> Dice:
        if self.used >= len(self.tape):
            return self.after.copy()
        twin = ReplayedDice(self.tape, self.after.copy())
        twin.used = self.used
        return twin


class PreparedDice(Dice):
    """Some faces are laid ready for each kind of die ("D6", "block"); other dice roll the rest.

    Unlike a script it never runs out and fits whatever is rolled: it is for lessons, where somebody
    may do something else than was thought of.
    """

    def __init__(self, ready: dict[str, list[int]], after: Dice) -> None:
        self.ready = ready
        self.used: dict[str, int] = {}
        self.after = after
        self.state = 0

    def roll(self, sides: int) -> int:
        face = self._next(f"D{sides}")
        return face if face > 0 else self.after.roll(sides)

    def block(self) -> int:
        face = self._next("block")
        return face if face > 0 else self.after.block()

    def _next(self, kind: str) -> int:
        """The next face that lies ready, 0 if none does."""
        faces, used = self.ready.get(kind, []), self.used.get(kind, 0)
        if used >= len(faces):
            return 0
        self.used[kind] = used + 1
        return faces[used]

    def copy(self) -> Dice:
        twin = PreparedDice(self.ready, self.after.copy())
        twin.used = dict(self.used)
        return twin


class NextRoll(Exception):
    """Forced dice have shown all their faces, and the rules want one more: of so many sides."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class ForcedDice(Dice):
    """Faces handed over in advance, to see where they lead; then they stop, or go on with ones.

    `sides` notes how many sides each die had that was asked for.
    """

    def __init__(self, faces: list[int], go_on: bool = False) -> None:
        self.faces = faces
        self.sides: list[int] = []
        self.go_on = go_on
        self.state = 0

    def roll(self, sides: int) -> int:
        used = len(self.sides)
        if used >= len(self.faces):
            if not self.go_on:
                raise NextRoll(sides)
            self.faces.append(1)
        self.sides.append(sides)
        return self.faces[used]

    def block(self) -> int:
        return self.roll(6)

    def copy(self) -> Dice:
        twin = ForcedDice(self.faces[:], self.go_on)
        twin.sides = self.sides[:]
        return twin


class NoDice(Dice):
    """What lies on the table where chance is spelt out: whoever rolls it has forgotten that."""

    def __init__(self) -> None:
        self.state = 0

    def roll(self, sides: int) -> int:
        raise DiceError(
            "this game is one of the outcomes of chances() and has no dice; go on with "
            "chances(answer), or give it some with fork(seed)"
        )

    def block(self) -> int:
        return self.roll(6)

    def copy(self) -> Dice:
        return self


class HighestDice(Dice):
    """Dice that show their highest faces a few times, to see what is rolled if all goes well.

    Then they roll as any others: a shoot-out of nothing but sixes would never end.
    """

    def __init__(self, left: int = 12) -> None:
        self.left: int = 0
        super().__init__(0)  # which rolls to warm up
        self.left = left

    def roll(self, sides: int) -> int:
        if self.left > 0:
            self.left -= 1
            return sides
        return super().roll(sides)

    def block(self) -> int:
        return self.roll(6)

    def copy(self) -> Dice:
        twin = HighestDice(self.left)
        twin.state = self.state
        return twin
