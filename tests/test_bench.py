"""The arithmetic of `make bench`. How fast anything is, is no matter for a test."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], ModuleType]]:
    """The modules of the benchmark, which lie in no package."""
    names = ("yardstick", "baseline", "measures", "bench")
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    yield __import__
    for name in names:
        sys.modules.pop(name, None)


def ticking(*seconds: float) -> Callable[[], float]:
    """A clock that goes on by so much at each look, and by nothing when it has run down."""
    times = iter(seconds)
    now = 0.0

    def look() -> float:
        nonlocal now
        now += next(times, 0.0)
        return now

    return look


def test_a_rate_stands_beside_the_yardstick(bench: Callable[[str], ModuleType]) -> None:
    yardstick = bench("yardstick")
    # Begin; yards from 1 to 2; work from 2 to 6; yards from 6 to 9; is it enough?
    clock = ticking(0, 1, 1, 0, 4, 0, 3, 0)
    found = yardstick.measured(lambda: {"games": 8, "nothing": 0}, 1, clock)
    assert set(found) == {"games"}
    figure = found["games"]
    assert figure.median == figure.best == 2.0
    yards = 2 * yardstick.LENGTHS / 4  # a second
    assert figure.ratio == pytest.approx(2.0 / yards)
    assert figure.noise == yardstick.UNSURE


def test_work_is_done_until_it_can_be_timed_and_not_for_ever(
    bench: Callable[[str], ModuleType],
) -> None:
    yardstick = bench("yardstick")
    times = 0

    def work() -> dict[str, int]:
        nonlocal times
        times += 1
        return {"copies": 10}

    # 0.04 s for each piece of work: it takes three until there is enough to be timed.
    clock = ticking(0, 0, 1, 0, 0.04, 0.04, 0.04, 0, 1)
    found = yardstick.measured(work, 1, clock)
    assert times == 3
    assert found["copies"].median == pytest.approx(30 / 0.12)
    times = 0
    # What has taken too long already is not measured again.
    yardstick.measured(work, 5, ticking(0, 0, 1, 0, yardstick.LONGEST, 0, 1))
    assert times == 1


def test_figures_of_several_rounds(bench: Callable[[str], ModuleType]) -> None:
    found = bench("yardstick").figure([10.0, 30.0, 20.0], [1.0, 1.2, 0.9])
    assert (found.best, found.median, found.ratio) == (30.0, 20.0, 1.0)
    assert found.noise == pytest.approx(0.15)


def test_the_yardstick_always_does_the_same(bench: Callable[[str], ModuleType]) -> None:
    yard = bench("yardstick").yard
    assert yard() == yard() > 100


# --- the baseline -----------------------------------------------------------------------------


def figures(bench: Callable[[str], ModuleType], noise: float = 0.02, **ratios: float) -> object:
    figure = bench("yardstick").Figure
    return {f"odds: {name}": figure(1.0, 1.0, each, noise) for name, each in ratios.items()}


def test_what_lies_beyond_noise_is_told(
    bench: Callable[[str], ModuleType], tmp_path: Path
) -> None:
    baseline, file = bench("baseline"), tmp_path / "baseline.json"
    baseline.keep("python", figures(bench, a=1.0, b=1.0, c=1.0, d=1.0, gone=1.0), file)
    baseline.keep("compiled", figures(bench, a=9.0), file)
    now = figures(bench, a=0.5, b=0.95, c=1.05, d=2.0, new=1.0)
    found = {each.name: each for each in baseline.changes(now, baseline.load("python", file))}
    assert [name for name, each in found.items() if each.slower] == ["odds: a"]
    assert [name for name, each in found.items() if each.quicker] == ["odds: d"]
    told = "\n".join(baseline.told(now, "python", ["odds"], file))
    assert "slower   odds: a" in told
    assert "x 0.50" in told
    assert "quicker  odds: d" in told
    assert "2 of 4 are as they were" in told
    assert "new: odds: new" in told
    assert "gone: odds: gone" in told
    # Of a group that was not measured nothing is gone.
    assert "gone" not in "\n".join(baseline.told(now, "python", ["paths"], file))


def test_noise_widens_the_margin(bench: Callable[[str], ModuleType]) -> None:
    baseline = bench("baseline")
    kept = baseline.Kept("here", {"odds: a": (1.0, 0.15)})
    slower = figures(bench, noise=0.1, a=0.8)
    assert not baseline.changes(slower, kept)[0].slower
    assert baseline.changes(figures(bench, noise=0.02, a=0.8), kept)[0].slower
    assert baseline.margin(0.0, 0.0) == baseline.MARGIN
    assert baseline.margin(0.8, 0.8) < 1


def test_twice_and_half_are_judged_alike(bench: Callable[[str], ModuleType]) -> None:
    change = bench("baseline").Change
    assert change("a", 0.75, 0.2).slower
    assert change("a", 1 / 0.75, 0.2).quicker
    assert not change("a", 0.85, 0.2).slower
    assert not change("a", 1 / 0.85, 0.2).quicker


@pytest.mark.parametrize(
    "text, problem",
    [
        (None, "there is no baseline.json"),
        ("{", "is no JSON"),
        ("[]", "is no baseline"),
        ("{}", "has no part for the python engine"),
        ('{"python": {}}', "is damaged"),
        ('{"python": {"where": "", "measures": {"a": {"ratio": "x"}}}}', "is damaged"),
        ('{"python": {"where": "", "measures": {"a": {"ratio": 0, "noise": 0}}}}', "impossible"),
    ],
)
def test_without_a_baseline_it_says_why_and_makes_one(
    bench: Callable[[str], ModuleType], tmp_path: Path, text: str | None, problem: str
) -> None:
    baseline, file = bench("baseline"), tmp_path / "baseline.json"
    if text is not None:
        file.write_text(text)
    now = figures(bench, a=1.0)
    told = baseline.told(now, "python", ["odds"], file)
    assert len(told) == 1
    assert problem in told[0]
    baseline.keep("python", now, file)
    assert "1 of 1 are as they were" in "\n".join(baseline.told(now, "python", ["odds"], file))


def test_the_baseline_of_the_repository_can_be_read(bench: Callable[[str], ModuleType]) -> None:
    baseline = bench("baseline")
    engines = set(json.loads(baseline.FILE.read_text(encoding="utf-8")))
    assert "python" in engines <= {"python", "compiled"}
    for engine in engines:
        assert baseline.load(engine).ratios


# --- the table of measures --------------------------------------------------------------------


def test_everything_in_the_table_does_some_work(bench: Callable[[str], ModuleType]) -> None:
    measures = bench("measures")
    names = set()
    for measure in measures.MEASURES:
        if measure.name.startswith("random"):
            continue  # the games of a simulation, tried elsewhere
        assert measure.group in bench("bench").GROUPS
        for what, count in measure.ready()().items():
            assert count > 0
            names.add((measure.group, what, measure.name))
    assert len(names) == len(measures.MEASURES) - 6
    assert ("paths", "maps", "crowded player") in names


def test_every_coach_is_measured_and_one_who_thinks_long_is_stopped(
    bench: Callable[[str], ModuleType],
) -> None:
    from pigskin.coaches import coach_names

    measures = bench("measures")
    coaches = [each.name for each in measures.all_measures() if each.group == "coaches"]
    assert coaches == list(coach_names())
    assert measures.coach_play("scripted", seconds=0.0)() == {"team turns": 0, "games": 0}
    found = measures.coach_play("random", games=1, seconds=1000.0)()
    assert found["games"] == 1
    assert 28 <= found["team turns"] <= 36


def test_the_command_prints_json_and_refuses_what_it_does_not_know() -> None:
    command = [sys.executable, str(BENCHMARKS / "bench.py"), "--repeats", "1"]
    done = subprocess.run([*command, "--only", "paths", "--json"], capture_output=True, check=True)
    found = json.loads(done.stdout)
    assert all(name.startswith("paths: maps") for name in found["rates"])
    assert found["yards_per_second"] > 0
    wrong = subprocess.run([*command, "--only", "nope"], capture_output=True, text=True)
    assert wrong.returncode == 2
    assert "nothing is called nope" in wrong.stderr
