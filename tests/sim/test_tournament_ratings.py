"""Ratings, held against what can be worked out by hand."""

from itertools import combinations
from math import log10, sqrt

import pytest

from pigskin.sim.tournament.ratings import MEAN, SCALE, chance, ratings_of


@pytest.mark.parametrize("won, games", [(75.0, 100), (400.0, 400), (0.5, 9), (200.0, 400)])
def test_of_two_coaches_the_ratings_follow_from_the_points(won: float, games: int) -> None:
    found = ratings_of(["a", "b"], {("a", "b"): (won, games)})
    share = (won + 0.5) / (games + 1)  # with the draw that is added
    apart = found["a"].rating - found["b"].rating
    assert apart == pytest.approx(400 * log10(share / (1 - share)))
    assert found["a"].rating + found["b"].rating == pytest.approx(2 * MEAN)
    # Each is half as far from the mean as from the other, and so is its error.
    error = SCALE / sqrt((games + 1) * share * (1 - share)) / 2
    assert found["a"].error == pytest.approx(error)
    assert found["b"].error == pytest.approx(error)


def test_who_beat_each_other_in_a_ring_are_equal() -> None:
    ring = {("a", "b"): (30.0, 40), ("b", "c"): (30.0, 40), ("a", "c"): (10.0, 40)}
    found = ratings_of(["a", "b", "c"], ring)
    assert [each.rating for each in found.values()] == pytest.approx([MEAN] * 3)
    errors = [each.error for each in found.values()]
    assert errors == pytest.approx([errors[0]] * 3)
    # Three equal coaches, n games a pairing: the information is n/4 (3 - J), its inverse 4/3n.
    assert errors[0] == pytest.approx(SCALE * sqrt(4 / (3 * 41) * 2 / 3))


def test_ratings_that_made_the_results_are_found_again() -> None:
    true = {"a": 1300.0, "b": 1050.0, "c": 900.0, "d": 750.0}
    games = 1_000_000
    results = {
        (one, other): (games * chance(true[one], true[other]), games)
        for one, other in combinations(true, 2)
    }
    found = ratings_of(list(true), results)
    for name, rating in true.items():
        assert found[name].rating == pytest.approx(rating, abs=0.01)
        assert 0 < found[name].error < 1


def test_four_times_the_games_have_half_the_error() -> None:
    few = ratings_of(["a", "b", "c"], {("a", "b"): (60, 100), ("b", "c"): (60, 100)})
    many = ratings_of(["a", "b", "c"], {("a", "b"): (2400, 4000), ("b", "c"): (2400, 4000)})
    assert few["a"].error / many["a"].error == pytest.approx(sqrt(40), rel=0.02)


def test_without_games_everybody_is_the_mean() -> None:
    found = ratings_of(["a", "b", "c"], {})
    assert [each.rating for each in found.values()] == pytest.approx([MEAN] * 3)
    assert ratings_of(["a"], {})["a"].rating == MEAN
