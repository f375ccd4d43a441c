"""Tournaments of computer coaches: who is better, by how much, and how sure that is.

>>> import tempfile
>>> plan = Tournament("lrb6", ("random", "scripted"), ("human",), games=2, seed=1)
>>> with tempfile.TemporaryDirectory() as folder:
...     with kept_in(f"{folder}/games.jsonl", plan) as kept:
...         table = Table(plan, play_on(plan, kept))
>>> table.against_others["scripted"].games
2
"""

from pigskin.sim.tournament.claims import claims
from pigskin.sim.tournament.keeping import Kept, kept_in, read
from pigskin.sim.tournament.plan import (
    ENOUGH,
    Meeting,
    Tournament,
    TournamentError,
    rosters_named,
    usual_rosters,
)
from pigskin.sim.tournament.played import Part, Played
from pigskin.sim.tournament.playing import Task, play, played
from pigskin.sim.tournament.ratings import Rating, ratings_of
from pigskin.sim.tournament.running import play_on
from pigskin.sim.tournament.table import Table

__all__ = [
    "ENOUGH",
    "Kept",
    "Meeting",
    "Part",
    "Played",
    "Rating",
    "Table",
    "Task",
    "Tournament",
    "TournamentError",
    "claims",
    "kept_in",
    "play",
    "play_on",
    "played",
    "ratings_of",
    "read",
    "rosters_named",
    "usual_rosters",
]
