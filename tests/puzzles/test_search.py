"""The search for the best line: which ideas it has, and that every chance is the exact one."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pigskin.editions import EDITIONS
from pigskin.game import Game
from pigskin.odds import Actions
from pigskin.puzzles import puzzles
from pigskin.puzzles.effort import GLANCE
from pigskin.puzzles.search import Line, best_lines

FAR = "away 9 2,2 / turn home 8"


def best(position: str, edition: str = "lrb6") -> Line:
    game = Game.from_position(f"{position} / {FAR}", edition)
    found = best_lines(game, GLANCE)[0]
    assert Actions(game, found.acts, to_score=True).best[-1] == found.chance
    return found


def test_a_carrier_with_a_free_way_runs_in() -> None:
    assert best("home 1 20,7 ball") == Line(
        ("home 1 move 21,7 22,7 23,7 24,7 25,7",), Fraction(1)
    )


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_the_ball_goes_to_who_can_run_it_in(edition: str) -> None:
    found = best("home 1 13,7 ball / home 2 17,7 / home 3 19,7", edition)
    assert found.idea == {"hand-off home 3", "home 3 runs in"}
    assert found.chance == Fraction(2, 3)


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_the_ball_is_thrown_where_nobody_can_bring_it(edition: str) -> None:
    found = best("home 1 10,7 ball / home 2 20,3 ma8", edition)
    assert found.idea == {"pass home 2", "home 2 runs in"}


def test_who_gets_the_ball_may_wait_in_the_end_zone() -> None:
    found = best("home 1 16,7 ball ma5 / home 2 23,7 prone ma5")
    assert found.acts[0] == "home 2 move 24,7 25,7"
    assert found.acts[1].startswith("home 1 pass ")
    assert found.idea == {"pass home 2"}


def test_the_ball_may_go_through_two_hands() -> None:
    found = best("home 1 4,7 ball pa0 / home 2 9,7 / home 3 17,7 ma8", "bb2020")
    assert found.idea == {"hand-off home 2", "pass home 3", "home 3 runs in"}


def test_the_ball_is_fetched_and_brought_in() -> None:
    found = best("home 1 20,7 Sure Hands / ball 20,8")
    assert found.acts == ("home 1 move 20,8 21,8 22,8 23,8 24,8 25,8",)
    assert found.chance == Fraction(8, 9)


def test_who_stands_in_the_way_is_hit_first() -> None:
    wall = "away 1 22,2 / away 2 22,5 / away 3 22,8 / away 4 22,11 / away 5 22,14"
    found = best(f"home 1 20,8 ball ag1 / home 2 21,7 Block st4 / {wall}")
    assert found.idea == {"hit away 3", "home 1 runs in"}
    assert found.chance > best(f"home 1 20,8 ball ag1 / {wall}").chance


def test_a_line_has_no_act_that_it_does_not_need() -> None:
    found = best("home 1 20,7 ball / home 2 21,2 Block / away 1 22,2")
    assert len(found.acts) == 1


def test_nobody_scores_from_too_far() -> None:
    game = Game.from_position(f"home 1 3,7 ball / home 2 4,7 / {FAR}")
    assert best_lines(game) == []


def test_the_search_finds_the_lines_of_puzzles() -> None:
    for puzzle in puzzles()[:2]:
        found = best_lines(puzzle.game(), GLANCE)[0]
        assert found.chance >= Fraction(3, 4) * puzzle.chance, puzzle.number


def test_lines_that_differ_in_their_ways_only_are_one_idea() -> None:
    one = ("home 2 blitz 7,7 away 1 push", "home 1 hand-off home 3", "home 3 move 8,8")
    other = ("home 4 block away 1", "home 1 hand-off 4,4 home 3", "home 3 move 9,9")
    idea = {"hit away 1", "hand-off home 3", "home 3 runs in"}
    assert Line(one, Fraction(1)).idea == Line(other, Fraction(1)).idea == idea
