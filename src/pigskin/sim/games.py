"""Playing the games of a simulation, here or in other processes."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from typing import Final, NamedTuple

from pigskin.coaches import make_coach
from pigskin.editions import edition as find_edition
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.teams import roster, rosters

ALL: Final = "all"
CHUNK: Final = 4  # games handed to a process at a time


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated. A side is a roster id, or "all" for each roster in turn."""

    edition: str
    home: str
    away: str
    games: int
    seed: int | str
    home_coach: str
    away_coach: str

    def check(self) -> None:
        """Raise the error of the first name nobody knows."""
        find_edition(self.edition)
        for side in (self.home, self.away):
            if side != ALL:
                roster(self.edition, side)
        for coach in (self.home_coach, self.away_coach):
            make_coach(coach)
        if self.games < 0:
            raise PigskinError(f"{self.games} games cannot be played")

    def pairing(self, number: int) -> tuple[str, str]:
        """The rosters of one game. With "all" twice, every pair comes up in its turn."""
        known = list(rosters(self.edition))
        home, away = self.home, self.away
        if home == ALL:
            home = known[number % len(known)]
        if away == ALL:
            lap = number // len(known) + 1 if self.home == ALL else 0
            away = known[(number + lap) % len(known)]
        return home, away


class GameResult(NamedTuple):
    """How one game of a simulation went."""

    number: int
    home: str
    away: str
    home_score: int
    away_score: int
    winner: str | None
    home_casualties: int  # suffered
    away_casualties: int
    decisions: int


def play(plan: Plan, number: int) -> GameResult:
    """Play one game of the plan."""
    home, away = plan.pairing(number)
    name = f"{plan.seed}/{number}"
    game = Game(home, away, plan.edition, seed=name)
    game.silence()
    coaches = (
        make_coach(plan.home_coach, f"{name}/home"),
        make_coach(plan.away_coach, f"{name}/away"),
    )
    decisions = 0
    question = game.question
    while question is not None:
        game.answer(coaches[question.side].choose(game))
        decisions += 1
        question = game.question
    table = game.table
    outcome = game.outcome
    assert outcome is not None
    return GameResult(
        number,
        home,
        away,
        table.home.score,
        table.away.score,
        outcome.winner,
        table.home.casualties,
        table.away.casualties,
        decisions,
    )


def play_all(plan: Plan, jobs: int = 1) -> Generator[GameResult, None, None]:
    """Play every game of the plan, in order, with that many processes."""
    plan.check()
    if jobs <= 1 or plan.games <= 1:
        for number in range(plan.games):
            yield play(plan, number)
        return
    chunk = max(1, min(CHUNK, plan.games // jobs))
    starts = iter(range(0, plan.games, chunk))
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_work_quietly)
    others = set(active_children())
    waiting: deque[Future[list[GameResult]]] = deque()
    try:
        while True:
            while len(waiting) < 2 * jobs and (first := next(starts, -1)) >= 0:
                numbers = range(first, min(first + chunk, plan.games))
                with _deaf_children():
                    waiting.append(pool.submit(_play_some, plan, numbers))
            if not waiting:
                return
            yield from waiting.popleft().result()
    except BaseException:
        # Nobody wants the rest: a pool that is only told to shut down may wait for ever for
        # processes that were interrupted as they started.
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play_some(plan: Plan, numbers: range) -> list[GameResult]:
    return [play(plan, number) for number in numbers]


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started here never hear Ctrl-C, not even before they have begun to work."""
    if not hasattr(signal, "pthread_sigmask"):
        yield  # no such thing on this system: `_work_quietly` must do
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work_quietly() -> None:
    """Leave Ctrl-C to the process that gave out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
