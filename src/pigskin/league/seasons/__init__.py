"""The seasons of a league, from fixtures to champions: what a command or a page calls.

Every call is one transaction and says who did it. Pairings, tables and brackets themselves are
plain functions that know no store: `fixtures`, `standings`, `brackets`, `ladder`.
"""

from pigskin.league.seasons.between import PRIZE, REDRAFT, TeamDesk
from pigskin.league.seasons.calendar import Plan, add_friendly, schedule, set_deadline, why_unusual
from pigskin.league.seasons.climbing import begin_ladder, challenge, ladder
from pigskin.league.seasons.ending import champions, end_season
from pigskin.league.seasons.playoffs import bracket, playoffs
from pigskin.league.seasons.redrawing import unschedule
from pigskin.league.seasons.tables import StageTable, deduct, tables

__all__ = [
    "PRIZE", "REDRAFT", "Plan", "StageTable", "TeamDesk", "add_friendly", "begin_ladder", "bracket",
    "challenge", "champions", "deduct", "end_season", "ladder", "playoffs", "schedule",
    "set_deadline", "tables", "unschedule", "why_unusual",
]  # fmt: skip
