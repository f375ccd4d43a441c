"""What a simulation found out."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass

import pigskin.game
from pigskin.editions import edition as find_edition
from pigskin.sim.games import USUAL_OPTIONS, GameResult, Plan, play_all


def engine() -> str:
    """Which engine plays: "compiled" by mypyc, or plain "python"."""
    return "python" if str(pigskin.game.__file__).endswith(".py") else "compiled"


@dataclass(slots=True)
class Result:
    """The games of a simulation taken together. All but the seconds depends on the plan alone."""

    plan: Plan
    jobs: int = 1
    games: int = 0
    decisions: int = 0
    home_touchdowns: int = 0
    away_touchdowns: int = 0
    home_casualties: int = 0  # suffered
    away_casualties: int = 0
    home_wins: int = 0
    away_wins: int = 0
    draws: int = 0
    seconds: float = 0.0

    def add(self, game: GameResult) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += game.decisions
        self.home_touchdowns += game.home_score
        self.away_touchdowns += game.away_score
        self.home_casualties += game.home_casualties
        self.away_casualties += game.away_casualties
        if game.winner is None:
            self.draws += 1
        elif game.winner == "home":
            self.home_wins += 1
        else:
            self.away_wins += 1

    @property
    def edition(self) -> str:
        """The id of the edition that was played."""
        return find_edition(self.plan.edition).id

    def to_dict(self) -> dict[str, object]:
        """The result as plain values, as `pigskin simulate --json` prints it."""
        plan = self.plan
        return {
            "edition": self.edition,
            "home": plan.home,
            "away": plan.away,
            "home_coach": plan.home_coach,
            "away_coach": plan.away_coach,
            "seed": plan.seed,
            "options": {**USUAL_OPTIONS, **plan.options},
            "games": self.games,
            "games_asked": plan.games,
            "decisions": self.decisions,
            "touchdowns": self.home_touchdowns + self.away_touchdowns,
            "home_touchdowns": self.home_touchdowns,
            "away_touchdowns": self.away_touchdowns,
            "casualties": self.home_casualties + self.away_casualties,
            "home_casualties": self.home_casualties,
            "away_casualties": self.away_casualties,
            "home_wins": self.home_wins,
            "away_wins": self.away_wins,
            "draws": self.draws,
            "seconds": round(self.seconds, 3),
            "games_per_second": _rate(self.games, self.seconds),
            "decisions_per_second": _rate(self.decisions, self.seconds),
            "jobs": self.jobs,
            "engine": engine(),
            "python": platform.python_version(),
        }


def _rate(count: int, seconds: float) -> float:
    return round(count / seconds, 1) if seconds > 0 else 0.0


def simulate(
    edition: str = "lrb6",
    home: str = "human",
    away: str = "orc",
    games: int = 100,
    seed: int | str = 0,
    coach: str = "random",
    jobs: int = 1,
    away_coach: str | None = None,
    progress: Callable[[Result, GameResult], None] | None = None,
    options: Mapping[str, object] | None = None,
) -> Result:
    """Play many games between two rosters ("all" for each in turn) and count what happened.

    `coach` plays for both sides unless `away_coach` names another. `progress` is called after
    every game with the result so far and that game. There is no overtime unless `options` has it.
    """
    plan = Plan(edition, home, away, games, seed, coach, away_coach or coach, options or {})
    result = Result(plan, jobs)
    started = time.perf_counter()
    with closing(play_all(plan, jobs)) as games_played:
        for game in games_played:
            result.add(game)
            result.seconds = time.perf_counter() - started
            if progress is not None:
                progress(result, game)
    return result
