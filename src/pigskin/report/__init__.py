"""Reports of matches: what a league needs to know of one, from a game, a file or a form.

Whoever reads one needs no game: what makes it of one is loaded when it is asked for.
"""

from typing import TYPE_CHECKING

from pigskin.gathered import from_modules

if TYPE_CHECKING:
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
else:
    __getattr__ = from_modules(
        __name__,
        {
            "best": ("Best", "best_player"),
            "files": ("load_report",),
            "gathering": ("report_of",),
            "luck": ("Luck", "Throw", "luck_of", "throws_of"),
            "schema": ("report_schema",),
            "values": ("DeedReport", "GoldReport", "MatchReport", "PlayerReport", "Purchase",
                       "TeamReport"),
        },
    )  # fmt: skip

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
