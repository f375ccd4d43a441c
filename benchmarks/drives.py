"""First drives of a half: quicker than matches, and attack apart from defence.

    python benchmarks/drives.py veteran scripted --drives 400 --seed 1 --jobs 2
    python benchmarks/drives.py veteran scripted --drives 400 --seed 1 --jobs 2 --kicking

The first coach receives (or kicks), with every roster in turn and on either side, until somebody
scores or the half is over. What it is worth: a touchdown is 1, one conceded -1, less what the other
side may still make of the turns that are left. Four hundred drives take a third of the time of as
many matches and tell two versions of a coach apart about as well as a thousand of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import process_time

from pigskin.coaches import let_go, make_coach
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.model import Table
from pigskin.numbers import SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import END_TURN
from pigskin.sim.games import USUAL_OPTIONS
from pigskin.sim.tournament.plan import usual_rosters
from pigskin.workers import in_order

A_TURN = 0.022  # what a turn left after a touchdown of ours is worth to them: the scripted coach's
OUR_TURN = 0.06  # ... and after one of theirs to us
SIDES = (HOME, AWAY)


@dataclass(frozen=True, slots=True)
class Task:
    """One drive to be played."""

    coach: str
    other: str
    edition: str
    roster: str
    seed: str
    side: int  # of the first coach
    kicking: bool


@dataclass(frozen=True, slots=True)
class Drive:
    """What came of it, for the first coach."""

    roster: str
    scored: int  # 1, or -1 if the other side did
    worth: float
    seconds: float  # of a processor
    turns: int


def play(task: Task, watch: Callable[[Table, SideNo], None] | None = None) -> Drive:
    """Play one drive in silence; `watch` sees the table at the end of each turn of the first."""
    rosters = (task.roster, task.roster)
    game = Game(*rosters, task.edition, seed=task.seed, options=dict(USUAL_OPTIONS))
    game.silence()
    names = (task.coach, task.other) if task.side == 0 else (task.other, task.coach)
    seats = [make_coach(name, task.seed) for name in names]
    spent, turns = 0.0, 1
    while game.question is not None:
        table, question = game.table, game.question
        if table.half > 1 or table.home.score + table.away.score:
            break
        own = question.side == task.side
        if question.kind == "kick or receive":
            game.answer("kick" if own == task.kicking else "receive")
            continue
        began = process_time()
        answer = seats[question.side].choose(game)
        spent += process_time() - began if own else 0.0
        if watch is not None and own and answer == END_TURN:
            watch(table, SIDES[task.side])
        game.answer(answer)
        turns = max(turns, table.side(SIDES[task.side]).turn)
    for seat in seats:
        let_go(seat, game)
    return _drive(task, game, spent, turns)


def _drive(task: Task, game: Game, spent: float, turns: int) -> Drive:
    table = game.table
    own, other = table.side(SIDES[task.side]), table.side(OTHER_SIDE[SIDES[task.side]])
    scored = (own.score > other.score) - (own.score < other.score)
    worth = 0.0
    if scored > 0:
        worth = 1 - A_TURN * max(0, table.edition.turns - other.turn)
    elif scored < 0:
        worth = OUR_TURN * max(0, table.edition.turns - own.turn) - 1
    return Drive(task.roster, scored, worth, spent, turns)


def tasks(coach: str, other: str, edition: str, seed: str, count: int, kicking: bool) -> list[Task]:
    """So many drives: every roster twice in turn, once on either side."""
    rosters = usual_rosters(edition)
    return [
        Task(
            coach, other, edition, rosters[number // 2 % len(rosters)], f"{seed}-{number}",
            number % 2, kicking,
        )
        for number in range(count)
    ]  # fmt: skip


def told(found: Sequence[Drive]) -> str:
    """What the drives came to, in two lines."""
    count = len(found)
    mean = sum(each.worth for each in found) / count
    spread = sum((each.worth - mean) ** 2 for each in found)
    error = sqrt(spread / (count - 1) / count) if count > 1 else 0.0
    scored = sum(each.scored > 0 for each in found) / count
    conceded = sum(each.scored < 0 for each in found) / count
    pace = 1000 * sum(each.seconds for each in found) / sum(each.turns for each in found)
    rosters = dict.fromkeys(each.roster for each in found)
    rows = []
    for roster in rosters:
        own = [each for each in found if each.roster == roster]
        wins, losses = (sum(each.scored == sign for each in own) for sign in (1, -1))
        rows.append(f"{roster} {wins / len(own):.2f}-{losses / len(own):.2f}")
    first = (
        f"{count} drives: {mean:+.3f} ± {error:.3f}, touchdowns {scored:.3f}-{conceded:.3f}, "
        f"{pace:.0f} ms of processor a turn"
    )
    return first + "\n" + ", ".join(rows)


def wishes(about: str, arguments: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for on the command line: who plays, and which drives."""
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    parser.add_argument("coach")
    parser.add_argument("other")
    parser.add_argument("--edition", default="bb2020")
    parser.add_argument("--drives", type=int, default=400)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kicking", action="store_true", help="the first coach kicks off")
    wanted = parser.parse_args(arguments)
    if wanted.drives < 1:
        parser.error("there has to be a drive to be played")
    return wanted


def tasks_of(wanted: argparse.Namespace) -> list[Task]:
    """The drives that are asked for."""
    return tasks(
        wanted.coach, wanted.other, wanted.edition, wanted.seed, wanted.drives, wanted.kicking
    )


def main(arguments: Sequence[str] | None = None) -> None:
    wanted = wishes(__doc__ or "", arguments)
    try:
        found = list(in_order(play, tasks_of(wanted), wanted.jobs))
    except PigskinError as error:
        raise SystemExit(f"drives.py: {error}") from None
    print(told(found))


if __name__ == "__main__":
    main()
