"""What a line of a puzzle is worth."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pigskin.errors import NotationError, PigskinError
from pigskin.puzzles import Grade, Puzzle, grade
from pigskin.puzzles.grading import so_far

THROUGH = ["home 1 move 24,7 25,7"]  # two squares, out of the zone of away 1
PUZZLE = Puzzle(
    9,
    "lrb6",
    "home 1 23,7 ball / home 2 22,7 / away 1 22,8 / half 2 / turn home 8 / rerolls 1 0",
    ("home 2 block away 1 push", *THROUGH),  # no better than without the block
    Fraction(8, 9),
    "easy",
)


def test_a_line_is_graded_by_its_chance_to_score() -> None:
    found = grade(PUZZLE, THROUGH)
    assert found == Grade(Fraction(8, 9), Fraction(8, 9))
    assert found.scores
    assert found.solved
    assert found.stars == 3
    assert not found.better


def test_a_line_that_does_not_end_in_a_touchdown_never_scores() -> None:
    for acts in (["home 1 move 24,7"], ["home 2 move 23,8"], ["home 2 block away 1"]):
        found = grade(PUZZLE, acts)
        assert found.chance == 0
        assert not found.scores
        assert not found.solved
        assert found.stars == 0


@pytest.mark.parametrize(
    "chance, stars, solved, better",
    [
        ("42/100", 3, True, True),
        ("41/100", 3, True, False),
        ("81/200", 3, True, False),
        ("404/1000", 2, False, False),
        ("369/1000", 2, False, False),
        ("36/100", 1, False, False),
        ("28/100", 0, False, False),
    ],
)
def test_the_stars(chance: str, stars: int, solved: bool, better: bool) -> None:
    found = Grade(Fraction(chance), Fraction(41, 100))
    assert (found.stars, found.solved, found.better) == (stars, solved, better)


def test_a_line_so_poor_that_nothing_is_far_from_it_is_still_none() -> None:
    assert not Grade(Fraction(0), Fraction(1, 300)).solved


def test_the_chance_so_far_falls_with_every_act() -> None:
    game = PUZZLE.game()
    assert so_far(game, ["home 2 move 22,6"]) == Fraction(8, 9)
    assert so_far(game, ["home 2 move 22,6", *THROUGH]) == Fraction(20, 27)
    assert so_far(game, ["home 2 block away 1 push"]) == Fraction(80, 81)


@pytest.mark.parametrize(
    "acts, words",
    [
        ([], "a line has at least one action"),
        (THROUGH * 12, "a line has at most 11 actions, not 12"),
        (["home 1 move" + " 24,7" * 50], "an action has at most 200 characters"),
        ("home 1 move 24,7", "a line is a list of actions, not 'home 1 move 24,7'"),
        ([7], "an action is a text, not 7"),
        (["home 1 move 30,7"], "30,7"),
        (["home 1 move 21,7"], "is not legal now"),
        (["home 9 move 24,7"], "home 9"),
        (["away 1 move 23,8"], "it is home's turn"),
    ],
)
def test_an_act_that_is_not_legal_is_named(acts: list[str], words: str) -> None:
    with pytest.raises(PigskinError) as refusal:
        grade(PUZZLE, acts)
    assert words in str(refusal.value)


def test_what_is_no_line_is_a_notation_error() -> None:
    with pytest.raises(NotationError):
        grade(PUZZLE, ["home 1 dance 24,7"])
