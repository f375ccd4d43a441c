"""Weights of the planning coaches, tuned by games against themselves.

    python benchmarks/tuning.py play --edition bb2020 --games 2000 --jobs 2 --out games.jsonl
    python benchmarks/tuning.py fit games.jsonl
    python benchmarks/tuning.py fit games.jsonl --reach 1.5 --write

Two veterans with the same roster play each other, and every weight of either is moved at random.
So each game tells something about all of them at once: how many touchdowns a weight is worth is a
regression of the margin on how far the two were apart. Most of what it shows is luck, so the slopes
are shrunk towards nothing by as much as luck alone would spread them. `--write` takes a step that
way, `--reach` usual moves long, and writes it into the table of the edition.

A file that is there is gone on with. Only fresh games tell whether a step was an improvement.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final

from pigskin.coaches.planning.effort import THOROUGH
from pigskin.coaches.planning.planner import Planner
from pigskin.coaches.planning.weights import PLANS, Weights, read_numbers
from pigskin.errors import PigskinError
from pigskin.foretelling.fitting import solved
from pigskin.game import Game
from pigskin.sim.games import USUAL_OPTIONS
from pigskin.sim.tournament.plan import usual_rosters
from pigskin.workers import in_order

MOVE: Final = 0.3  # how far a weight is usually moved, in logarithms
# Chances: what is moved is how much is missing to 1.
CHANCES: Final = ("steady", "soon", "surely", "their_steady", "most_stopped")
PLAIN: Final = {"foul": 0.03}  # those that may be nothing or less are moved by so much
FIXED: Final = ("detour",)  # counted in squares
TIMID: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Played:
    """One game: how far the weights of either side were moved, and the margin of the home side."""

    game: int
    edition: str
    roster: str
    home: dict[str, float]  # in usual moves
    away: dict[str, float]
    margin: int


@dataclass(frozen=True, slots=True)
class Slope:
    """What moving a weight up by one usual move is worth, in touchdowns a game."""

    name: str
    raw: float
    error: float
    shrunk: float

    @property
    def sure(self) -> float:
        return self.raw / self.error


# --- weights that are moved ---------------------------------------------------------------------


def movable(numbers: Mapping[str, float]) -> list[str]:
    """The weights that are tuned."""
    return [name for name in numbers if name not in FIXED]


def moved(numbers: Mapping[str, float], moves: Mapping[str, float]) -> dict[str, float]:
    """The weights, each so many usual moves away."""
    found = dict(numbers)
    for name, move in moves.items():
        value = numbers[name]
        if name in PLAIN:
            found[name] = value + PLAIN[name] * move
        elif name in CHANCES:
            found[name] = 1 - (1 - value) * exp(-MOVE * move)  # up is likelier
        else:
            found[name] = value * exp(MOVE * move)
    return found


def drawn(names: Sequence[str], chance: Random) -> dict[str, float]:
    """How far each is moved in one game, at random."""
    return {name: round(chance.gauss(0, 1), 3) for name in names}


# --- playing ----------------------------------------------------------------------------------


def played(task: tuple[str, str, int]) -> Played:
    """One game of two veterans whose weights were moved."""
    edition, seed, number = task
    numbers = read_numbers(PLANS, edition)
    chance = Random(f"{seed}/{number}")
    names = usual_rosters(edition)
    roster = names[number % len(names)]
    moves = [drawn(movable(numbers), chance) for _ in range(2)]
    planners = [Planner(THOROUGH, Weights(moved(numbers, each))) for each in moves]
    game = Game(roster, roster, edition, seed=f"{seed}/{number}", options=dict(USUAL_OPTIONS))
    game.silence()
    while game.question is not None:
        game.answer(planners[game.question.side].choose(game))
    margin = game.table.home.score - game.table.away.score
    return Played(number, edition, roster, moves[0], moves[1], margin)


def play(edition: str, games: int, seed: str, jobs: int, out: Path) -> None:
    """Play what is missing in the file."""
    first = len(list(read(out))) if out.exists() else 0
    tasks = [(edition, seed, number) for number in range(first, games)]
    with out.open("a", encoding="utf-8") as file:
        for done, each in enumerate(in_order(played, tasks, jobs), first + 1):
            file.write(json.dumps(asdict(each), separators=(",", ":")) + "\n")
            file.flush()
            print(f"\r{done} of {games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def read(path: Path) -> Iterator[Played]:
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            try:
                yield Played(**json.loads(line))
            except (TypeError, ValueError) as error:
                raise PigskinError(f"{path}, line {number}: this is no game: {error}") from None


# --- fitting ----------------------------------------------------------------------------------


def slopes(games: Sequence[Played]) -> list[Slope]:
    """What each weight is worth; the surest come first."""
    names = list(games[0].home)
    rows = [[each.home[name] - each.away[name] for name in names] for each in games]
    size = len(names)
    if len(games) <= size:
        raise PigskinError(f"{len(games)} games are too few for {size} weights")
    bend = [[sum(row[a] * row[b] for row in rows) for b in range(size)] for a in range(size)]
    pull = [sum(row[a] * game.margin for row, game in zip(rows, games)) for a in range(size)]
    raw = solved(bend, pull)
    rest = sum(
        (game.margin - sum(w * x for w, x in zip(raw, row))) ** 2 for row, game in zip(rows, games)
    )
    noise = rest / (len(games) - size)
    errors: list[float] = []
    for a in range(size):
        inverse = solved(bend, [float(a == b) for b in range(size)])
        errors.append(sqrt(noise * inverse[a]))
    # What the slopes are spread by beyond luck; they are trusted as far as that goes.
    beyond = sum(slope**2 - error**2 for slope, error in zip(raw, errors)) / size
    beyond = max(TIMID, beyond)
    found = [
        Slope(name, slope, error, slope * beyond / (beyond + error**2))
        for name, slope, error in zip(names, raw, errors)
    ]
    return sorted(found, key=lambda each: -abs(each.sure))


def step(found: Sequence[Slope], reach: float) -> dict[str, float]:
    """A step uphill, so many usual moves long."""
    length = sqrt(sum(each.shrunk**2 for each in found))
    if length == 0:
        return {}
    return {each.name: reach * each.shrunk / length for each in found}


def with_table(text: str, edition: str, numbers: Mapping[str, float]) -> str:
    """The file with these numbers as the table of the edition, everything else as it was."""
    lines = text.splitlines()
    try:
        first = lines.index(f"[{edition}]")
    except ValueError:
        raise PigskinError(f"there is no table [{edition}]") from None
    last = next(
        (place for place in range(first + 1, len(lines)) if lines[place].startswith("[")),
        len(lines),
    )
    table = [f"{name} = {value:.4g}" for name, value in numbers.items()]
    rest = ["", *lines[last:]] if last < len(lines) else []
    return "\n".join([*lines[: first + 1], *table, *rest]) + "\n"


def fit(file: Path, reach: float, write: bool) -> None:
    games = list(read(file))
    if not games:
        raise PigskinError(f"{file}: there are no games")
    edition = games[0].edition
    if any(each.edition != edition for each in games):
        raise PigskinError(f"{file}: games of several editions")
    found = slopes(games)
    numbers = read_numbers(PLANS, edition)
    steps = step(found, reach)
    after = moved(numbers, steps)
    print(f"{edition}: {len(games)} games. Touchdowns a game for a usual move of each weight")
    print(f"{'weight':16}{'worth':>9}{'error':>8}{'shrunk':>9}{'now':>10}{'then':>10}")
    for each in found:
        now, then = numbers[each.name], after[each.name]
        print(f"{each.name:16}{each.raw:+9.3f}{each.error:8.3f}{each.shrunk:+9.3f}"
              f"{now:10.4g}{then:10.4g}")  # fmt: skip
    hoped = sum(each.shrunk * steps[each.name] for each in found)
    print(f"A step of {reach:g}: {hoped:+.2f} touchdowns a game are hoped for")
    if write:
        usual = read_numbers(PLANS, "usual")
        own = {name: after[name] for name in usual if after[name] != usual[name]}
        PLANS.write_text(
            with_table(PLANS.read_text(encoding="utf-8"), edition, own), encoding="utf-8"
        )
        print(f"written into {PLANS}")


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    commands = words.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games with weights that are moved")
    playing.add_argument("--edition", default="bb2020")
    playing.add_argument("--games", type=int, default=2000)
    playing.add_argument("--seed", default="1")
    playing.add_argument("--jobs", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit", help="what each weight is worth, and a step uphill")
    fitting.add_argument("games", type=Path)
    fitting.add_argument("--reach", type=float, default=1.5, help="usual moves of the step")
    fitting.add_argument("--write", action="store_true", help="write the step into the weights")
    told = words.parse_args()
    try:
        if told.command == "play":
            play(told.edition, told.games, told.seed, told.jobs, told.out)
        else:
            fit(told.games, told.reach, told.write)
    except PigskinError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
