"""Playing the games of a simulation, here or in other processes."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pigskin.coaches import let_go, make_coach
from pigskin.editions import edition as find_edition
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.teams.check import check
from pigskin.teams.ready import find_team
from pigskin.workers import in_order, most_jobs

ALL: Final = "all"
CHUNK: Final = 4  # games handed to a process at a time
# In a league a draw is a result; two computers would always agree to play on.
USUAL_OPTIONS: Final[Mapping[str, object]] = {"overtime": "never"}


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated. A side is a roster id, a team file, or "all" for each roster in turn.

    `options` are those of `Game`; unless they say otherwise there is no overtime. The edition is an
    id or the folder of a house edition, which other processes have to find as well.
    """

    edition: str
    home: str
    away: str
    games: int
    seed: int | str
    home_coach: str
    away_coach: str
    options: Mapping[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Raise the error of the first name nobody knows."""
        rules = find_edition(self.edition)
        for side in (self.home, self.away):
            if side != ALL:
                check(find_team(rules.id, side))
        rules.options(dict(self.options))
        for coach in (self.home_coach, self.away_coach):
            make_coach(coach)
        if self.games < 0:
            raise PigskinError(f"{self.games} games cannot be played")

    def pairing(self, number: int) -> tuple[str, str]:
        """The rosters of one game. With "all" twice, every pair comes up in its turn."""
        known = list(find_edition(self.edition).ready_teams)
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
    ending: str  # "full time", "draw", "penalties" ...
    home_casualties: int  # suffered
    away_casualties: int
    decisions: int
    seed: str  # of the dice


def play(plan: Plan, number: int) -> GameResult:
    """Play one game of the plan."""
    home, away = plan.pairing(number)
    name = f"{plan.seed}/{number}"
    options = {**USUAL_OPTIONS, **plan.options}
    game = Game(home, away, plan.edition, seed=name, options=options)
    game.silence()
    coaches = (
        make_coach(plan.home_coach, f"{name}/home"),
        make_coach(plan.away_coach, f"{name}/away"),
    )
    decisions = 0
    question = game.question
    try:
        while question is not None:
            game.answer(coaches[question.side].choose(game))
            decisions += 1
            question = game.question
    finally:
        for coach in coaches:
            let_go(coach, game)
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
        outcome.reason,
        table.home.casualties,
        table.away.casualties,
        decisions,
        name,
    )


def play_all(plan: Plan, jobs: int = 1) -> Generator[GameResult, None, None]:
    """Play every game of the plan, in order, with that many processes."""
    plan.check()
    jobs = min(jobs, most_jobs(), plan.games)
    if jobs <= 1:
        for number in range(plan.games):
            yield play(plan, number)
        return
    chunk = max(1, min(CHUNK, plan.games // jobs))
    parts = (
        (plan, range(first, min(first + chunk, plan.games)))
        for first in range(0, plan.games, chunk)
    )
    for results in in_order(_play_some, parts, jobs):
        yield from results


def _play_some(part: tuple[Plan, range]) -> list[GameResult]:
    plan, numbers = part
    return [play(plan, number) for number in numbers]
