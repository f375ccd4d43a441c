"""What the legend goes by: positions of games of the veteran, and who scores next in them.

    python benchmarks/prospects.py play --edition bb2020 --games 400 --seed 1 --out rows.jsonl
    python benchmarks/prospects.py fit rows.jsonl --edition bb2020 --out bb2020.toml

The veteran plays itself; now and then it does something else that might be done, so that it is
known what comes of that as well. Each position between two turns is a row. The fit is a logit of
three outcomes for each situation. What it is fitted to is partly what came of a position, partly
what was foretold one turn later, which is less a matter of luck. A weight whose sign makes no
sense is left out: whoever lies down may often be on the side that wins, yet lying down is no help.
Every fourth game is held out and tells how well it foretells.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import exp, log
from pathlib import Path
from random import Random
from typing import Final

from pigskin.coaches.planning.effort import THOROUGH
from pigskin.coaches.planning.planner import Planner
from pigskin.coaches.searching.candidates import in_turn
from pigskin.coaches.searching.prospects import Prospects, prospects_text
from pigskin.coaches.searching.situation import NAMES, SITUATIONS, Situation, situation_of
from pigskin.foretelling.fitting import solved
from pigskin.game import Game
from pigskin.sim.games import USUAL_OPTIONS
from pigskin.sim.tournament.plan import usual_rosters

ASTRAY: Final = 0.12  # of the decisions
CHOICES: Final = 6  # among which it then chooses
PULL: Final = 3.0  # towards zero, of weights of numbers of usual size
TRUST: Final = 0.9  # in what came of a position, rather than in what is foretold a turn later
ROUNDS: Final = 2
HELD_OUT: Final = 4  # every so manieth game

# What helps the side whose turn is over, and hurts the other; then what is the other way round.
HELPS: Final = (
    {"men", "free", "rerolls", "their_down", "their_stunned", "cage", "near", "ahead", "runs_in"}
    | {"keeps_and_runs", "within_one", "within_two"},
    {"men", "free", "rerolls", "their_down", "their_stunned", "last_run", "left", "way", "lies"}
    | {"pace", "pace_twice", "marks", "marked", "behind", "behind_far", "near", "goal_side"},
    {"men", "free", "rerolls", "their_down", "their_stunned", "ours", "ours_then", "ours_far"}
    | {"marks", "about"},
)
HURTS: Final = (
    {"their_men", "their_free", "their_rerolls", "down", "stunned", "lost", "lost_far", "last_run"}
    | {"left", "way", "marked", "threats", "their_ahead", "lies"},
    {"their_men", "their_free", "their_rerolls", "down", "stunned", "runs_in", "way_in_time"}
    | {"nobody_near", "their_cage"},
    {"their_men", "their_free", "their_rerolls", "down", "stunned", "theirs", "theirs_far"}
    | {"their_marks", "their_about"},
)
# What only matters to one of them: to whose turn is over, and to who moves.
OWN: Final[dict[str, int]] = {"turns": 1, "turns_log": 1, "over": -1}
THEIR: Final[dict[str, int]] = {"their_turns": 1, "their_turns_log": 1, "their_last": -1}


@dataclass(frozen=True, slots=True)
class Row:
    """A position between two turns."""

    game: int
    mover: int
    kind: int
    facts: list[float]
    next: int  # who scores next in the half: 0 the side whose turn is over, 1 the mover, 2 nobody
    goes_on: bool  # is the next row of the same drive?


# --- playing ----------------------------------------------------------------------------------


def rows_of(edition: str, seed: str, number: int) -> list[Row]:
    """The positions of one game."""
    chance = Random(f"{seed}/{number}")
    names = usual_rosters(edition)
    home = names[number % len(names)]
    away = home if number % 2 else chance.choice(names)
    game = Game(home, away, edition, seed=f"{seed}/{number}", options=dict(USUAL_OPTIONS))
    game.silence()
    planners = [Planner(THOROUGH), Planner(THOROUGH)]
    seen: list[tuple[int, int, Situation]] = []  # drive, mover, situation
    drives: list[tuple[int, int]] = [(1, -1)]  # half, and who scored at its end
    turn: tuple[int, ...] = ()
    score = [0, 0]
    while game.question is not None:
        question, table = game.question, game.table
        now = [table.home.score, table.away.score]
        if now != score or table.half != drives[-1][0]:
            scorer = 0 if now[0] > score[0] else 1 if now[1] > score[1] else -1
            drives[-1] = drives[-1][0], scorer
            drives.append((table.half, -1))
            score = now
        begins = question.kind == "turn" and not table.begun and not table.bonus_turn
        key = (table.half, table.active, table.home.turn, table.away.turn, *score)
        if begins and key != turn:
            turn = key
            situation = situation_of(table, table.active)
            if situation is not None:
                seen.append((len(drives) - 1, table.active, situation))
        planner = planners[question.side]
        astray = question.kind == "turn" and not planner.intends(table)
        if astray and chance.random() < ASTRAY:
            found = [
                each for each in in_turn(game, question, planner, CHOICES) if each.why != "end"
            ]
            chosen = chance.choice(found)
            planners[question.side] = chosen.planner
            game.answer(chosen.answer)
        else:
            game.answer(planner.choose(game))
    now = [game.table.home.score, game.table.away.score]
    drives[-1] = drives[-1][0], 0 if now[0] > score[0] else 1 if now[1] > score[1] else -1
    rows: list[Row] = []
    for place, (drive, mover, situation) in enumerate(seen):
        scorer = drives[drive][1]
        goes_on = place + 1 < len(seen) and seen[place + 1][0] == drive
        came = 2 if scorer < 0 else 1 if scorer == mover else 0
        facts = [round(fact, 5) for fact in situation.facts]
        rows.append(Row(number, mover, situation.kind, facts, came, goes_on))
    return rows


# --- fitting ----------------------------------------------------------------------------------


class Logit:
    """The logit of one situation, on numbers brought to their usual size."""

    def __init__(self, kind: int, rows: Sequence[Row]) -> None:
        size = len(NAMES[kind])
        count = max(1, len(rows))
        self.size = size
        self.mean = [sum(row.facts[a] for row in rows) / count for a in range(size)]
        self.spread = [
            (sum((row.facts[a] - self.mean[a]) ** 2 for row in rows) / count) ** 0.5 or 1.0
            for a in range(size)
        ]
        self.mean[0], self.spread[0] = 0.0, 1.0
        self.signs = [_sign(kind, name, False) for name in NAMES[kind]]
        self.signs += [_sign(kind, name, True) for name in NAMES[kind]]
        self.weights = [0.0] * (2 * size)

    def usual(self, facts: Sequence[float]) -> list[float]:
        return [(fact - mean) / spread
                for fact, mean, spread in zip(facts, self.mean, self.spread)]  # fmt: skip

    def chances(self, usual: Sequence[float]) -> tuple[float, float, float]:
        own = their = 0.0
        for a, value in enumerate(usual):
            own += self.weights[a] * value
            their += self.weights[self.size + a] * value
        first, second = exp(min(30.0, own)), exp(min(30.0, their))
        whole = 1 + first + second
        return first / whole, second / whole, 1 / whole

    def fit(self, rows: Sequence[list[float]], wanted: Sequence[Sequence[float]]) -> None:
        """The likeliest weights whose signs make sense."""
        free = [True] * (2 * self.size)
        while True:
            self._newton(rows, wanted, free)
            wrong = [a for a, sign in enumerate(self.signs) if self.weights[a] * sign < 0]
            if not wrong:
                return
            for a in wrong:
                free[a] = False
                self.weights[a] = 0.0

    def _newton(
        self, rows: Sequence[list[float]], wanted: Sequence[Sequence[float]], free: list[bool]
    ) -> None:
        size = self.size
        places = [a for a, each in enumerate(free) if each]
        for _ in range(20):
            slope = [-PULL * weight for weight in self.weights]
            bend = [[0.0] * (2 * size) for _ in range(2 * size)]
            for usual, hoped in zip(rows, wanted):
                p, q, _ = self.chances(usual)
                for a, value in enumerate(usual):
                    slope[a] += (hoped[0] - p) * value
                    slope[size + a] += (hoped[1] - q) * value
                    mine, mixed, yours = p * (1 - p) * value, -p * q * value, q * (1 - q) * value
                    one, two = bend[a], bend[size + a]
                    for b in range(a + 1):
                        other = usual[b]
                        one[b] += mine * other
                        two[b] += mixed * other
                        two[size + b] += yours * other
            for a in range(size):
                for b in range(a):
                    bend[b][a] = bend[a][b]
                    bend[size + b][a] = bend[size + a][b]
                    bend[size + b][size + a] = bend[size + a][size + b]
            for a in range(size):
                for b in range(size):
                    bend[a][size + b] = bend[size + b][a]
            for a in range(2 * size):
                bend[a][a] += PULL
            part = [[bend[a][b] for b in places] for a in places]
            step = solved(part, [slope[a] for a in places])
            for a, change in zip(places, step):
                self.weights[a] += change
            if max(abs(change) for change in step) < 1e-3:
                return

    def plain(self) -> tuple[list[float], list[float]]:
        """The weights of the numbers as they are."""
        found: list[list[float]] = []
        for start in (0, self.size):
            plain = [self.weights[start + a] / self.spread[a] for a in range(self.size)]
            plain[0] -= sum(plain[a] * self.mean[a] for a in range(1, self.size))
            found.append([round(weight, 5) for weight in plain])
        return found[0], found[1]


def _sign(kind: int, name: str, their: bool) -> int:
    """1 if a number can only help a side to score next, -1 if it can only hurt, else 0."""
    if name in OWN or name in THEIR:
        return (THEIR if their else OWN).get(name, 0)
    if kind == 0 and name in ("pace", "pace_twice"):
        return 0 if their else -1
    sign = 1 if name in HELPS[kind] else -1 if name in HURTS[kind] else 0
    return -sign if their else sign


def fitted(rows: Sequence[Row]) -> list[Logit]:
    """The logits of all situations."""
    logits = [Logit(kind, [row for row in rows if row.kind == kind])
              for kind in range(len(SITUATIONS))]  # fmt: skip
    usual = [logits[row.kind].usual(row.facts) for row in rows]
    wanted: list[list[float]] = [[float(row.next == each) for each in range(3)] for row in rows]
    for turn in range(ROUNDS + 1):
        if turn:
            wanted = _hoped(rows, [logits[r.kind].chances(u) for r, u in zip(rows, usual)])
        for kind, logit in enumerate(logits):
            places = [place for place, row in enumerate(rows) if row.kind == kind]
            logit.fit([usual[place] for place in places], [wanted[place] for place in places])
    return logits


def _hoped(rows: Sequence[Row], told: Sequence[Sequence[float]]) -> list[list[float]]:
    """What each row is fitted to: partly its outcome, partly what was told of the next one."""
    wanted: list[list[float]] = [[] for _ in rows]
    for place in range(len(rows) - 1, -1, -1):
        row = rows[place]
        if not row.goes_on:
            wanted[place] = [float(row.next == each) for each in range(3)]
            continue
        mixed = [(1 - TRUST) * told[place + 1][each] + TRUST * wanted[place + 1][each]
                 for each in range(3)]  # fmt: skip
        if rows[place + 1].mover != row.mover:
            mixed[0], mixed[1] = mixed[1], mixed[0]
        wanted[place] = mixed
    return wanted


def log_loss(logits: Sequence[Logit], rows: Sequence[Row]) -> float:
    total = 0.0
    for row in rows:
        logit = logits[row.kind]
        total -= log(max(1e-9, logit.chances(logit.usual(row.facts))[row.next]))
    return total / max(1, len(rows))


def base_loss(known: Sequence[Row], rows: Sequence[Row]) -> float:
    """The same for somebody who only knows how often each comes."""
    shares = [sum(row.next == each for row in known) / len(known) for each in range(3)]
    return -sum(log(max(1e-9, shares[row.next])) for row in rows) / max(1, len(rows))


# --- the commands -----------------------------------------------------------------------------


def read_rows(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield Row(**json.loads(line))


def play(edition: str, games: int, seed: str, out: Path) -> None:
    with out.open("w", encoding="utf-8") as file:
        for number in range(games):
            for row in rows_of(edition, seed, number):
                file.write(json.dumps(asdict(row), separators=(",", ":")) + "\n")


def fit(file: Path, edition: str, out: Path) -> None:
    rows = list(read_rows(file))
    games = sorted({row.game for row in rows})
    held = set(games[HELD_OUT - 1 :: HELD_OUT])
    known = [row for row in rows if row.game not in held]
    fresh = [row for row in rows if row.game in held]
    logits = fitted(known)
    weights = [logit.plain() for logit in logits]
    remarks = [
        "Who scores next, from the situation between two turns; see docs/coaches.md.",
        f"Made by benchmarks/prospects.py for {edition}: fitted to {len(known)} positions of "
        f"{len(games) - len(held)} games,",
        f"log-loss {log_loss(logits, fresh):.3f} (base rate {base_loss(known, fresh):.3f}) in "
        f"{len(fresh)} positions of {len(held)} others.",
    ]
    own, their = [each[0] for each in weights], [each[1] for each in weights]
    out.write_text(prospects_text(Prospects(own, their), remarks), encoding="utf-8")
    print("\n".join(remarks))


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    commands = words.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and keep their positions")
    playing.add_argument("--games", type=int, default=400)
    playing.add_argument("--seed", default="1")
    fitting = commands.add_parser("fit", help="fit the weights to positions")
    fitting.add_argument("rows", type=Path)
    for each in (playing, fitting):
        each.add_argument("--edition", default="bb2020")
        each.add_argument("--out", type=Path, required=True)
    told = words.parse_args()
    if told.command == "play":
        play(told.edition, told.games, told.seed, told.out)
    else:
        fit(told.rows, told.edition, told.out)


if __name__ == "__main__":
    main()
