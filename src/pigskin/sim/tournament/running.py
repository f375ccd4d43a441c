"""A tournament from its first game, or from where it was left, to its last."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool

from pigskin.sim.tournament.keeping import Kept
from pigskin.sim.tournament.plan import Tournament, TournamentError
from pigskin.sim.tournament.played import Played
from pigskin.sim.tournament.playing import Task, play
from pigskin.workers import Workers, most_jobs


def play_on(
    tournament: Tournament, kept: Kept, jobs: int = 1
) -> Generator[Played, None, None]:
    """Play what is missing, with so many processes; every game is kept and told as it ends."""
    missing = (
        Task(tournament, number) for number in range(len(tournament)) if number not in kept.games
    )
    with Workers(min(jobs, most_jobs())) as workers:
        try:
            for game in workers.as_they_come(play, missing):
                kept.add(game)
                yield game
        except BrokenProcessPool:
            raise TournamentError(
                f"a process that played was ended from outside; what was played is in {kept.path},"
                " and goes on from there"
            ) from None
