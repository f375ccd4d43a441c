"""Making puzzles: what a position becomes, and which are worth keeping."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pigskin.game import Game
from pigskin.puzzles.making import Found, obvious, positions
from pigskin.puzzles.search import Line
from pigskin.puzzles.sweeping import swept

RUN = "home 1 move 25,7"


def line(percent: int, *acts: str) -> Line:
    return Line(acts, Fraction(percent, 100))


def found(best: int, obvious: int, second: int, acts: int = 2) -> Found:
    return Found("", line(best, *[RUN] * acts), Fraction(obvious, 100), Fraction(second, 100))


def test_who_moves_plays_to_the_right_in_the_last_turn_of_the_half() -> None:
    game = Game.from_position(
        'away 3 5,2 ball Block name:"Ned" value:70 / away 4 ko / home 1 6,2 prone used / '
        "home 2 0,0 / turn away 3 / rerolls 2 3 / weather rain / score 1 0 / roster human orc"
    )
    text = swept(game.table, rerolls=1)
    assert text == (
        "home 3 20,2 Block ball / away 1 19,2 prone / away 2 25,0 / roster orc human / "
        "turn home 8 / rerolls 1 0"
    )
    assert Game.from_position(text).question is not None


def test_everybody_may_be_moved_nearer_to_the_end_zone() -> None:
    game = Game.from_position("home 1 7,7 / away 1 8,7 / away 2 23,3 / ball 6,6 / turn home 3")
    text = swept(game.table, rerolls=0, forward=4)
    assert text == "home 1 11,7 / away 1 12,7 / ball 10,6 / turn home 8 / rerolls 0 0"


@pytest.mark.parametrize(
    "each, fit",
    [
        (found(50, 30, 40), True),
        (found(50, 45, 40), False),  # hardly better than what one does at sight
        (found(50, 30, 50), False),  # another idea is as good
        (found(14, 0, 0), False),  # hopeless
        (found(95, 70, 80), False),  # too easy
        (found(95, 40, 80), True),  # ... unless nobody would think of it
        (found(50, 30, 40, acts=1), False),
        (found(50, 30, 40, acts=6), False),
    ],
)
def test_a_puzzle_is_a_line_clearly_better_than_others(each: Found, fit: bool) -> None:
    assert each.fit == fit


def test_more_acts_and_rival_ideas_make_it_harder() -> None:
    assert found(50, 30, 42).level == "easy"
    assert found(50, 30, 46).level == "middling"
    assert found(50, 30, 30, acts=3).level == "easy"
    assert found(50, 30, 42, acts=3).level == "middling"
    assert found(50, 30, 46, acts=3).level == "hard"
    assert found(50, 30, 30, acts=5).level == "hard"


def test_at_sight_one_runs_or_else_gives_the_ball_away() -> None:
    hit = line(80, "home 2 block away 1", RUN)
    given = line(60, "home 1 hand-off home 3", "home 3 move 25,3")
    run = line(20, RUN)
    assert obvious([hit, given, run]) == Fraction(20, 100)
    assert obvious([hit, given, line(0, RUN)]) == Fraction(60, 100)
    assert obvious([hit]) == 0


def test_the_same_seed_makes_the_same_positions() -> None:
    some = positions("bb2020", "test/1")
    assert some
    assert some == positions("bb2020", "test/1")
    for text in some:
        table = Game.from_position(text, "bb2020").table
        assert table.active == 0
        assert table.home.turn == table.edition.turns
