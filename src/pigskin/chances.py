"""Chance, spelt out: what an answer can lead to, with the exact probability of each outcome.

An answer is carried out on a copy with forced dice. Where the rules want a die that has not been
forced, the ways part: one `Branch` for each face. A branch that has come to the next question has
a game; one that has not yet (several dice are often rolled one after the other) parts again.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from pigskin.dice import ForcedDice, NextRoll, NoDice
from pigskin.errors import PigskinError
from pigskin.numbers import Code
from pigskin.remembering import copy_of, take

if TYPE_CHECKING:
    from pigskin.game import Game

_NO_DICE: Final = NoDice()


class Branch:
    """One way an answer may go, as far as the dice in it decide.

    `game` is the game at the next question (or over), None while another die has to be rolled
    first: `chances()` then has what comes of that one. `faces` are the dice so far.
    """

    def __init__(self, origin: Game, answer: Code, faces: tuple[int, ...]) -> None:
        self._origin = origin
        self._answer = answer
        self.faces = faces
        self._played = False
        self._game: Game | None = None
        self._sides = 0

    def _play(self) -> None:
        if self._played:
            return
        self._played = True
        trial = copy_of(self._origin, ForcedDice(list(self.faces)))
        try:
            assert trial.question is not None
            take(trial, self._answer, trial.question.side)
        except NextRoll as wanted:
            self._sides = wanted.sides
            return
        trial.table.dice = _NO_DICE
        self._game = trial

    @property
    def game(self) -> Game | None:
        """The game at the next question, or None if a die has to be rolled before it."""
        self._play()
        return self._game

    @property
    def sides(self) -> int:
        """How many sides the next die has; 0 if none is rolled before the next question."""
        self._play()
        return self._sides

    def chances(self) -> list[tuple[Fraction, Branch]]:
        """What the next die may show, and what then. Of a branch that has a game, itself."""
        self._play()
        if self._game is not None:
            return [(Fraction(1), self)]
        p = Fraction(1, self._sides)
        return [
            (p, Branch(self._origin, self._answer, (*self.faces, face)))
            for face in range(1, self._sides + 1)
        ]

    def __repr__(self) -> str:
        rolled = " ".join([str(face) for face in self.faces]) or "no dice"
        game = self.game
        if game is None:
            return f"<Branch {rolled}, then a D{self.sides}>"
        return f"<Branch {rolled}: {'over' if game.question is None else game.question!r}>"


def chances_of(game: Game, answer: Code) -> list[tuple[Fraction, Branch]]:
    """What the first die after a legal answer may show, and what then."""
    # From a copy: the branches are played when somebody looks at them, wherever the game is then.
    return Branch(copy_of(game, _NO_DICE), answer, ()).chances()


def outcomes_of(game: Game, answer: Code, limit: int) -> list[tuple[Fraction, Game]]:
    """Every game a legal answer can lead to at its next question; equal ones are one.

    Each way is played once to its end, with ones where the dice are still open; then the last die
    that has faces left shows its next one.
    """
    found: dict[int, int] = {}
    outcomes: list[tuple[Fraction, Game]] = []
    faces: list[int] = []
    count = 0
    while True:
        count += 1
        if count > limit:
            raise PigskinError(f"the answer can go in more than {limit} ways")
        dice = ForcedDice(faces, go_on=True)
        trial = copy_of(game, dice)
        assert trial.question is not None
        take(trial, answer, trial.question.side)
        trial.table.dice = _NO_DICE
        ways = 1
        for sides in dice.sides:
            ways *= sides
        p = Fraction(1, ways)
        key = trial.key()
        place = found.get(key)
        if place is None:
            found[key] = len(outcomes)
            outcomes.append((p, trial))
        else:
            before, known = outcomes[place]
            outcomes[place] = (before + p, known)
        while faces and faces[-1] == dice.sides[len(faces) - 1]:
            faces.pop()
        if not faces:
            return outcomes
        faces[-1] += 1
