"""How fast the engine is: the one that is imported, plain Python or compiled.

    make bench                               # both, one after the other
    python benchmarks/bench.py --json        # the one PYTHONPATH finds first

Everything is seeded, so every run plays the same games; only the times differ. Each time is
measured several times over: the best is what the machine can do, the median what it did.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable

import pigskin.game
from pigskin.dice import Dice
from pigskin.editions import EDITIONS
from pigskin.game import Game
from pigskin.teams import rosters

EDITION = "lrb6"  # for copies and memory
# A player with Dodge among six opponents, one of whom has Tackle.
CROWD = """
rerolls 2 0 / home 1 12,7 ma7 Dodge / home 2 14,9 / home 3 11,4 / away 1 13,7 / away 2 13,5 /
away 3 11,9 Tackle / away 4 15,6 / away 5 15,10 / away 6 9,6 / turn home 3
"""


def engine() -> str:
    return "python" if str(pigskin.game.__file__).endswith(".py") else "compiled"


def play(
    home: str, away: str, seed: str, quiet: bool = True, edition: str = EDITION
) -> tuple[Game, int]:
    """A whole game of uniformly random answers, and how many there were."""
    game = Game(home, away, edition, seed=seed)
    if quiet:
        game.silence()
    chance = Dice(f"{seed}/answers")
    decisions = 0
    question = game.question
    while question is not None:
        codes = question.codes
        game.answer(codes[chance.roll(len(codes)) - 1])
        decisions += 1
        question = game.question
    return game, decisions


def pairs(edition: str, name: str, games: int) -> list[tuple[str, str]]:
    if name == "human-orc":
        return [("human", "orc")] * games
    known = list(rosters(edition))
    return [
        (known[n % len(known)], known[(n + 1 + n // len(known)) % len(known)]) for n in range(games)
    ]


def random_play(edition: str, name: str, games: int, repeats: int) -> dict[str, object]:
    """Decisions and games a second over the same games, several times."""
    matches = pairs(edition, name, games)
    seconds: list[float] = []
    decisions = 0
    for _ in range(repeats):
        gc.collect()
        decisions = 0
        started = time.perf_counter()
        for number, (home, away) in enumerate(matches):
            decisions += play(home, away, f"bench {number}", edition=edition)[1]
        seconds.append(time.perf_counter() - started)
    best, median = min(seconds), statistics.median(seconds)
    return {
        "games": games,
        "decisions": decisions,
        "decisions_per_second": {"best": rate(decisions, best), "median": rate(decisions, median)},
        "games_per_second": {"best": rate(games, best), "median": rate(games, median)},
    }


def rate(count: int, seconds: float) -> float:
    return round(count / seconds, 1)


def at_rest() -> Game:
    """A game well under way, at the question who acts next."""
    return stopped("turn", 400)


def in_mid_block() -> Game:
    """A game stopped in the middle of a block: the dice lie there and one must be chosen."""
    return stopped("block dice", 0)


def stopped(kind: str, after: int) -> Game:
    for seed in range(100):
        game = Game("human", "orc", EDITION, seed=f"bench {seed}")
        game.silence()
        chance = Dice(f"stopped {seed}")
        count = 0
        while game.question is not None:
            if game.question.kind == kind and count >= after:
                return game
            codes = game.question.codes
            game.answer(codes[chance.roll(len(codes)) - 1])
            count += 1
    raise RuntimeError(f"no game came to a question of the kind {kind!r}")


def microseconds(work: Callable[[], object], times: int, repeats: int) -> dict[str, float]:
    taken: list[float] = []
    for _ in range(repeats):
        gc.collect()
        started = time.perf_counter()
        for _ in range(times):
            work()
        taken.append((time.perf_counter() - started) / times * 1e6)
    return {"best": round(min(taken), 2), "median": round(statistics.median(taken), 2)}


def loading(first: str, repeats: int) -> dict[str, float]:
    """Milliseconds a fresh Python takes for the first lines of a program."""
    program = f"import time; began = time.perf_counter(); {first}; " \
        "print(time.perf_counter() - began)"
    taken = [
        1000 * float(subprocess.check_output([sys.executable, "-c", program]))
        for _ in range(2 * repeats)
    ]
    return {"best": round(min(taken), 1), "median": round(statistics.median(taken), 1)}


def looking(repeats: int) -> dict[str, dict[str, float]]:
    """What somebody who looks at a game waits for: words understood, maps of where a player gets.

    An earlier commit, which stands beside, may have none of it.
    """
    try:
        from pigskin.contract.answers import understand
        from pigskin.odds.reach import Reach
    except ImportError:
        return {}
    setting_up = stopped("set-up", 0)
    asked = setting_up.question
    assert asked is not None
    words = str(asked.option(len(asked) - 1))
    crowded = Game.from_position(CROWD)
    return {
        "a set-up answer in words": microseconds(
            lambda: understand(setting_up.table, words, asked.codes) in asked.codes, 50, repeats
        ),
        "map of a crowded player": microseconds(lambda: Reach(crowded.table, 0), 20, repeats),
        "map with a re-roll": microseconds(
            lambda: Reach(crowded.table, 0, team=True), 20, repeats
        ),
    }


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


def measure(games: int, repeats: int) -> dict[str, object]:
    rest, block = at_rest(), in_mid_block()
    copies = 20 * games
    return {
        "engine": engine(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "repeats": repeats,
        "random_play": {
            f"{edition.id}, {name}": random_play(edition.id, name, games, repeats)
            for edition in EDITIONS
            for name in ("human-orc", "all rosters")
        },
        "copy_microseconds": {
            "at rest": microseconds(rest.copy, copies, repeats),
            "in mid-block": microseconds(block.copy, copies, repeats),
        },
        # An earlier commit, which stands beside, may have none.
        "key_microseconds": {
            name: microseconds(game.key, copies, repeats)
            for name, game in (("at rest", rest), ("in mid-block", block))
            if hasattr(game, "key")
        },
        "looking_microseconds": looking(repeats),
        "loading_milliseconds": {
            "import pigskin": loading("import pigskin", repeats),
            "... and Game": loading("import pigskin; pigskin.Game", repeats),
            "... and a first game": loading(
                "import pigskin; pigskin.Game('human', 'orc')", repeats
            ),
        },
        "memory_kilobytes": {
            "fresh game": memory(lambda n: Game("human", "orc", EDITION, seed=n), 20),
            "finished game with its history": memory(
                lambda n: play("human", "orc", f"memory {n}", quiet=False)[0], 5
            ),
        },
    }


def show(found: dict[str, object]) -> None:
    print(
        f"{found['engine']} engine, Python {found['python']}, {found['machine']}; "
        f"best of {found['repeats']} (median)"
    )
    for group, unit in (
        ("random_play", ""),
        ("copy_microseconds", "µs a copy"),
        ("key_microseconds", "µs a key"),
        ("looking_microseconds", "µs"),
        ("loading_milliseconds", "ms"),
        ("memory_kilobytes", "KB"),
    ):
        values = found[group]
        assert isinstance(values, dict)
        for name, value in values.items():
            if group == "random_play":
                for what in ("decisions_per_second", "games_per_second"):
                    line(f"random play, {name}", value[what], what.replace("_per_second", "/s"))
            elif isinstance(value, dict):
                line(f"{group.partition('_')[0]}, {name}", value, unit)
            else:
                print(f"  {'memory, ' + name:<42}{value:>12,.1f} {unit}")


def line(name: str, value: dict[str, float], unit: str) -> None:
    print(f"  {name:<42}{value['best']:>12,.1f} ({value['median']:,.1f}) {unit}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=48, help="games in each set (48)")
    parser.add_argument("--repeats", type=int, default=5, help="times each is measured (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    if asked.games < 1 or asked.repeats < 1:
        parser.error("at least one game and one repeat")
    found = measure(asked.games, asked.repeats)
    if asked.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(found)


if __name__ == "__main__":
    main()
