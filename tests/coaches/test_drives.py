"""Drives by one coach against another: who receives, what is counted, and the same again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def drives(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    yield __import__("drives")
    sys.modules.pop("drives", None)


def test_the_same_seed_gives_the_same_drives(drives: ModuleType) -> None:
    work = drives.tasks("rookie", "random", "bb2020", "again", 2, False)
    first, second = ([drives.play(each) for each in work] for _ in range(2))
    assert [(each.scored, each.worth) for each in first] == [
        (each.scored, each.worth) for each in second
    ]


def test_who_receives_scores_against_chance(drives: ModuleType) -> None:
    found = [drives.play(each) for each in drives.tasks("rookie", "random", "lrb6", "a", 2, False)]
    assert all(each.scored == 1 and 0.8 < each.worth <= 1 for each in found)


def test_the_other_coach_may_receive_as_well(drives: ModuleType) -> None:
    found = [drives.play(each) for each in drives.tasks("random", "rookie", "bb2016", "a", 2, True)]
    assert all(each.scored == -1 and -1 <= each.worth < -0.5 for each in found)


def test_every_roster_plays_on_both_sides(drives: ModuleType) -> None:
    work = drives.tasks("rookie", "random", "bb2020", "a", 4, False)
    assert [each.side for each in work] == [0, 1, 0, 1]
    assert work[0].roster == work[1].roster != work[2].roster == work[3].roster


def test_what_is_told_are_means_with_their_errors(drives: ModuleType) -> None:
    found = [drives.Drive("orc", 1, 1.0, 0.5, 10), drives.Drive("human", -1, -0.5, 0.5, 10)]
    assert drives.told(found) == (
        "2 drives: +0.250 ± 0.750, touchdowns 0.500-0.500, 50 ms of processor a turn\n"
        "orc 1.00-0.00, human 0.00-1.00"
    )
