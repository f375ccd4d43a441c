"""Leagues on paper: team sheets to print, to read at a terminal and to paste into a forum, and a
whole season as one page.

Everything here makes text of values; nothing is asked, rolled or stored.
"""

from typing import TYPE_CHECKING

from pigskin.gathered import from_modules

if TYPE_CHECKING:
    from pigskin.league.papers.report import league_report_html
    from pigskin.league.papers.sheet_forum import team_sheet_forum
    from pigskin.league.papers.sheet_html import team_sheet_html
    from pigskin.league.papers.sheet_text import team_sheet_grid, team_sheet_text
else:
    __getattr__ = from_modules(
        __name__,
        {
            "report": ("league_report_html",),
            "sheet_forum": ("team_sheet_forum",),
            "sheet_html": ("team_sheet_html",),
            "sheet_text": ("team_sheet_grid", "team_sheet_text"),
        },
    )

__all__ = [
    "league_report_html",
    "team_sheet_forum",
    "team_sheet_grid",
    "team_sheet_html",
    "team_sheet_text",
]
