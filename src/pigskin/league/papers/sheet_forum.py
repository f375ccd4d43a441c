"""A team sheet to paste into a forum: of fixed width, as every forum can show it."""

from __future__ import annotations

from typing import Final

from pigskin.league.papers.sheet_text import team_sheet_text
from pigskin.league.sheet import Sheet

WIDTH: Final = 100
# Forums obey square brackets, and have no way to write one that is only shown.
_ROUND: Final = str.maketrans("[]", "()")


def team_sheet_forum(sheet: Sheet) -> str:
    """The sheet as a `[code]` block. Square brackets in names become round ones."""
    return f"[code]\n{team_sheet_text(sheet, WIDTH).translate(_ROUND)}[/code]\n"
