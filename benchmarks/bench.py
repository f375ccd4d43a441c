"""How fast everything is with the engine that is imported, plain Python or compiled.

    make bench                               # both, one after the other
    make bench ARGS="--only coaches"         # engine, odds, paths, coaches, loading
    make bench ARGS=--keep                   # and make it the baseline
    python benchmarks/bench.py --json        # the one PYTHONPATH finds first

`measures.py` has the table of what is measured, `yardstick.py` how, `baseline.py` what it is held
against. Everything is seeded, so every run does the same; only the times differ.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import statistics
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Sequence

import baseline
from measures import EDITION, all_measures, random_game
from yardstick import LENGTHS, Figure, measured, yard

import pigskin.game
from pigskin.game import Game

GROUPS = ("engine", "odds", "paths", "coaches", "loading")


def engine() -> str:
    return "python" if str(pigskin.game.__file__).endswith(".py") else "compiled"


def rates(groups: Sequence[str], repeats: int) -> dict[str, Figure]:
    """Everything of these groups, by names such as "paths: maps, crowded player"."""
    found: dict[str, Figure] = {}
    for measure in all_measures():
        if measure.group not in groups:
            continue
        try:
            work = measure.ready()
        except (ImportError, AttributeError):  # an earlier commit, which stands beside, has none
            continue
        work()  # the first time also reads files
        for what, figure in measured(work, repeats).items():
            found[f"{measure.group}: {what}, {measure.name}"] = figure
    return found


def loading(first: str, repeats: int) -> dict[str, float]:
    """Milliseconds a fresh Python takes for the first lines of a program."""
    program = f"import time; began = time.perf_counter(); {first}; " \
        "print(time.perf_counter() - began)"
    taken = [
        1000 * float(subprocess.check_output([sys.executable, "-c", program]))
        for _ in range(2 * repeats)
    ]
    return {"best": round(min(taken), 1), "median": round(statistics.median(taken), 1)}


def memory(make: Callable[[int], Game], games: int) -> float:
    """Kilobytes that one more game takes."""
    make(0)  # what all games share is not counted
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [make(number) for number in range(games)]
        gc.collect()
        size = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    return round(size / len(kept) / 1024, 1)


def measure(groups: Sequence[str], repeats: int) -> dict[str, object]:
    found: dict[str, object] = {
        "engine": engine(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "repeats": repeats,
        "yards_per_second": _yards(repeats),
        "rates": {name: each._asdict() for name, each in rates(groups, repeats).items()},
    }
    if "loading" in groups:
        found["loading_milliseconds"] = {
            "import pigskin": loading("import pigskin", repeats),
            "... and Game": loading("import pigskin; pigskin.Game", repeats),
            "... and a first game": loading(
                "import pigskin; pigskin.Game('human', 'orc')", repeats
            ),
        }
        found["memory_kilobytes"] = {
            "fresh game": memory(lambda n: Game("human", "orc", EDITION, seed=n), 20),
            "finished game with its history": memory(
                lambda n: random_game("human", "orc", f"memory {n}", quiet=False)[0], 5
            ),
        }
    return found


def _yards(repeats: int) -> float:
    def work() -> dict[str, int]:
        for _ in range(LENGTHS):
            yard()
        return {"yards": LENGTHS}

    return measured(work, repeats)["yards"].median


def figures(found: dict[str, object]) -> dict[str, Figure]:
    values = found["rates"]
    assert isinstance(values, dict)
    return {name: Figure(**each) for name, each in values.items()}


def show(found: dict[str, object]) -> None:
    print(
        f"{found['engine']} engine, Python {found['python']}, {found['machine']}; the middle of "
        f"{found['repeats']}; a yard is a fixed loop, {found['yards_per_second']:,.0f} a second"
    )
    print(f"  {'':<50}{'a second':>14}{'a yard':>12}{'noise':>8}")
    for name, each in figures(found).items():
        print(f"  {name:<50}{each.median:>14,.1f}{each.ratio:>12,.4g}{each.noise:>8.0%}")
    for group, unit in (("loading_milliseconds", "ms"), ("memory_kilobytes", "KB")):
        values = found.get(group, {})
        assert isinstance(values, dict)
        for name, value in values.items():
            shown = value["median"] if isinstance(value, dict) else value
            print(f"  {group.partition('_')[0] + ': ' + name:<50}{shown:>14,.1f} {unit}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default=",".join(GROUPS), help=f"of {', '.join(GROUPS)}")
    parser.add_argument("--repeats", type=int, default=7, help="times each is measured (7)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--keep", action="store_true", help="make this the baseline")
    asked = parser.parse_args()
    groups = asked.only.split(",")
    unknown = [each for each in groups if each not in GROUPS]
    if unknown:
        parser.error(f"nothing is called {unknown[0]}: there are {', '.join(GROUPS)}")
    if asked.repeats < 1:
        parser.error("at least one repeat")
    if asked.keep and set(groups) != set(GROUPS):
        parser.error("a baseline has everything: --keep goes without --only")
    found = measure(groups, asked.repeats)
    if asked.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(found)
        for line in baseline.told(figures(found), engine(), tuple(groups)):
            print(line)
    if asked.keep:
        baseline.keep(engine(), figures(found))
        print(f"Kept in {baseline.FILE.name}.", file=sys.stderr)


if __name__ == "__main__":
    main()
