"""What was foretold beside what came: who is looked at, and what the line through it tells."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def foretold(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    yield __import__("foretold")
    sys.modules.pop("foretold", None)
    sys.modules.pop("drives", None)


def test_a_line_finds_what_was_overlooked(foretold: ModuleType) -> None:
    chance = Random(7)
    rows = []
    for number in range(400):
        facts = [float(chance.randrange(8)) for _ in foretold.FACTS]
        came = 0.5 + 0.1 * facts[2] - 0.05 * facts[4] + chance.gauss(0, 0.01)
        rows.append(foretold.Row(number // 4, 0.25, facts, came))
    found = {each.name: each for each in foretold.slopes(rows)}
    assert found["whatever else"].slope == pytest.approx(0.25, abs=0.01)
    assert found["way round"].slope == pytest.approx(0.1, abs=0.002)
    assert found["opponents near"].slope == pytest.approx(-0.05, abs=0.002)
    assert found["own re-rolls"].slope == pytest.approx(0, abs=0.002)
    assert all(0 < each.error < 0.005 for each in found.values())


def test_only_turns_that_end_with_the_ball_in_hand_are_looked_at(foretold: ModuleType) -> None:
    drives = sys.modules["drives"]
    work = drives.tasks("rookie", "random", "bb2020", "a", 2, False)
    for each in enumerate(work):
        rows = foretold.watched(each)
        assert rows
        assert all(row.came == 1 and row.drive == each[0] for row in rows)
        left = [row.facts[list(foretold.FACTS).index("turns to come")] for row in rows]
        assert left == sorted(left, reverse=True)


def test_what_is_told_has_foretold_and_came_side_by_side(foretold: ModuleType) -> None:
    chance = Random(1)
    facts = [[chance.random() for _ in foretold.FACTS] for _ in range(80)]
    rows = [foretold.Row(n, n / 100, facts[n], n % 2) for n in range(80)]
    lines = foretold.told(rows).splitlines()
    assert lines[0] == "80 turns that ended with the ball in hand"
    assert lines[2:10] == [f"{(10 * n + 4.5) / 100:+8.3f}  +0.500" for n in range(8)]


def test_turns_that_are_all_alike_tell_nothing(foretold: ModuleType) -> None:
    rows = [foretold.Row(n, n / 100, [1.0 for _ in foretold.FACTS], n % 2) for n in range(80)]
    assert foretold.told(rows).endswith("cannot be told: these turns are too much alike")


@pytest.mark.parametrize("module", ["foretold", "drives"])
def test_a_coach_nobody_knows_is_named(foretold: ModuleType, module: str) -> None:
    main = sys.modules[module].main
    with pytest.raises(SystemExit, match=f"{module}.py: no coach 'nobody'"):
        main(["nobody", "random", "--drives", "1", "--seed", "1"])
