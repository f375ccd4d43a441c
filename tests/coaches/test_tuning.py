"""Tuning by games of the coach against itself: what is true is found again, luck is not taken."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from pigskin.coaches.planning.weights import PLANS, read_numbers, read_weights
from pigskin.errors import PigskinError

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def tuning(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    yield __import__("tuning")
    sys.modules.pop("tuning", None)


def games_of(tuning: ModuleType, count: int, worth: dict[str, float]) -> list[object]:
    """Games whose margins come of the weights as told, and of luck."""
    chance = Random(7)
    names = ["knock", "harm", "steady", "price"]
    found = []
    for number in range(count):
        home, away = tuning.drawn(names, chance), tuning.drawn(names, chance)
        mean = sum(worth.get(name, 0.0) * (home[name] - away[name]) for name in names)
        margin = round(chance.gauss(mean, 1.2))
        found.append(tuning.Played(number, "bb2020", "human", home, away, margin))
    return found


def test_what_a_weight_is_worth_is_found_again(tuning: ModuleType) -> None:
    found = tuning.slopes(games_of(tuning, 3000, {"knock": 0.3, "price": -0.2}))
    assert [each.name for each in found[:2]] == ["knock", "price"]
    by_name = {each.name: each for each in found}
    assert by_name["knock"].raw == pytest.approx(0.3, abs=3 * by_name["knock"].error)
    assert by_name["price"].raw == pytest.approx(-0.2, abs=3 * by_name["price"].error)
    assert abs(by_name["harm"].raw) < 3 * by_name["harm"].error


def test_luck_is_not_taken_for_worth(tuning: ModuleType) -> None:
    found = tuning.slopes(games_of(tuning, 400, {}))
    assert sum(abs(each.shrunk) for each in found) < 0.7 * sum(abs(each.raw) for each in found)


def test_a_step_goes_uphill_and_as_far_as_told(tuning: ModuleType) -> None:
    found = tuning.slopes(games_of(tuning, 3000, {"knock": 0.3, "price": -0.2}))
    step = tuning.step(found, 2.0)
    assert sum(move**2 for move in step.values()) == pytest.approx(4.0)
    assert step["knock"] > 1
    assert step["price"] < -0.5


def test_weights_are_moved_within_what_they_can_be(tuning: ModuleType) -> None:
    numbers = read_numbers(PLANS, "bb2020")
    names = tuning.movable(numbers)
    assert "detour" not in names
    assert tuning.moved(numbers, dict.fromkeys(names, 0.0)) == pytest.approx(numbers)
    for far in (-4.0, 4.0):
        moved = tuning.moved(numbers, dict.fromkeys(names, far))
        for name in names:
            assert (moved[name] > numbers[name]) == (far > 0), name
        assert all(0 < moved[name] < 1 for name in ("soon", "surely"))
        assert moved["foul"] == pytest.approx(0.03 * far + numbers["foul"])


def test_a_step_is_written_into_the_table_of_its_edition(
    tuning: ModuleType, tmp_path: Path
) -> None:
    text = PLANS.read_text(encoding="utf-8")
    file = tmp_path / "plans.toml"
    for edition in ("lrb6", "bb2016", "bb2020"):
        text = tuning.with_table(text, edition, {"knock": 0.0612345, "steady": 0.9})
    text = tuning.with_table(text, "bb2016", {"harm": 0.2})
    file.write_text(text, encoding="utf-8")
    usual = read_weights(PLANS, "usual")
    assert read_weights(file, "lrb6").knock == pytest.approx(0.0612, abs=1e-4)
    assert read_weights(file, "bb2020").steady == 0.9
    assert read_weights(file, "bb2016").steady == usual.steady
    assert read_weights(file, "bb2016").harm == 0.2
    with pytest.raises(PigskinError, match=r"no table \[lrb7\]"):
        tuning.with_table(text, "lrb7", {})


def test_what_cannot_be_fitted_is_said(tuning: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(PigskinError, match="3 games are too few for 4 weights"):
        tuning.slopes(games_of(tuning, 3, {}))
    file = tmp_path / "games.jsonl"
    file.write_text('{"game": 1}\n', encoding="utf-8")
    with pytest.raises(PigskinError, match="line 1: this is no game"):
        list(tuning.read(file))
    file.write_text("", encoding="utf-8")
    with pytest.raises(PigskinError, match="there are no games"):
        tuning.fit(file, 1.0, False)


def test_a_game_with_moved_weights_comes_to_its_end(tuning: ModuleType) -> None:
    one = tuning.played(("bb2020", "test", 3))
    assert one.roster
    assert set(one.home) == set(one.away)
    assert one.home != one.away
    assert tuning.played(("bb2020", "test", 3)) == one
