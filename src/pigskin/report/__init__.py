"""Reports of matches: what a league needs to know of one, from a game, a file or a form."""

from pigskin.report.best import Best, best_player
from pigskin.report.files import load_report
from pigskin.report.gathering import report_of
from pigskin.report.luck import Luck, Throw, luck_of, throws_of
from pigskin.report.schema import report_schema
from pigskin.report.values import (
    DeedReport,
    GoldReport,
    MatchReport,
    PlayerReport,
    Purchase,
    TeamReport,
)

__all__ = [
    "Best",
    "Luck",
    "Throw",
    "best_player",
    "luck_of",
    "throws_of",
    "DeedReport",
    "GoldReport",
    "MatchReport",
    "PlayerReport",
    "Purchase",
    "TeamReport",
    "load_report",
    "report_of",
    "report_schema",
]
