"""Many games at once.

>>> result = simulate("lrb6", "human", "orc", games=2, seed=1)
>>> result.games, result.home_wins + result.away_wins + result.draws
(2, 2)

Game number i of a simulation depends on the seed and on i alone, so the same simulation has the
same results however many processes share the work.
"""

from pigskin.sim.games import GameResult, Plan, play, play_all
from pigskin.sim.result import Result, simulate

__all__ = ["GameResult", "Plan", "Result", "play", "play_all", "simulate"]
