"""How good a line is: its exact chance to score, beside the best that is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from pigskin.errors import NotationError
from pigskin.game import Game
from pigskin.odds import Actions
from pigskin.puzzles.puzzle import Puzzle
from pigskin.showing import quoted

CLOSE: Final = Fraction(1, 200)  # so near the best it counts as solved
# At least so much of the best chance, for three stars (solved apart), two and one.
_STARS: Final = ((2, Fraction(9, 10)), (1, Fraction(7, 10)))
MOST_ACTS: Final = 11  # everybody acts once
LONGEST_ACT: Final = 200  # characters


@dataclass(frozen=True, slots=True)
class Grade:
    """What a line is worth."""

    chance: Fraction  # that it scores; 0 if it never does
    best: Fraction  # of the best line that is known

    @property
    def scores(self) -> bool:
        """Does it score at all?"""
        return self.chance > 0

    @property
    def solved(self) -> bool:
        """Is it as good as the best that is known, or nearly?"""
        return self.chance >= self.best - CLOSE and self.scores

    @property
    def better(self) -> bool:
        """Is it better than the best that is known? Nobody has thought of it, then."""
        return self.chance > self.best

    @property
    def stars(self) -> int:
        """0 to 3; solved is 3."""
        if self.solved:
            return 3
        return next((stars for stars, share in _STARS if self.chance >= share * self.best), 0)


def grade(puzzle: Puzzle, acts: Sequence[str]) -> Grade:
    """What a line is worth; a NotationError says which of the acts is not legal."""
    return Grade(chance_to_score(puzzle.game(), acts), puzzle.chance)


def chance_to_score(game: Game, acts: Sequence[str]) -> Fraction:
    """The exact chance that these acts end in a touchdown, re-rolls used at best."""
    return Actions(game, checked(acts), to_score=True).best[-1]


def so_far(game: Game, acts: Sequence[str]) -> Fraction:
    """The exact chance that all of these acts succeed, whether they score or not."""
    return Actions(game, checked(acts)).best[-1]


def checked(acts: Sequence[str]) -> list[str]:
    """The acts, if they are so few and so short as those of a turn."""
    if not isinstance(acts, (list, tuple)):
        raise NotationError(f"a line is a list of actions, not {quoted(acts)}")
    if not acts:
        raise NotationError("a line has at least one action, such as 'home 3 move 12,7'")
    if len(acts) > MOST_ACTS:
        raise NotationError(f"a line has at most {MOST_ACTS} actions, not {len(acts)}")
    for act in acts:
        if isinstance(act, str) and len(act) > LONGEST_ACT:
            raise NotationError(f"an action has at most {LONGEST_ACT} characters: {quoted(act)}")
    return list(acts)
