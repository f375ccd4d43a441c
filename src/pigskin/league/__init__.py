"""Teams that live: what happens between matches, and whole seasons of them.

A team is a log of events (`log`); folded they are its `Sheet`, and `Sheet.team()` is what the
engine plays. What follows a match is asked at a `Desk`, like a game.
"""

from pigskin.league.desk import Desk
from pigskin.league.desks import after_match, draft, redraft
from pigskin.league.entering import create, enter
from pigskin.league.log import Entry, fold, why
from pigskin.league.match import Played
from pigskin.league.sheet import Sheet, SheetPlayer
from pigskin.league.switches import Switches

__all__ = [
    "Desk", "Entry", "Played", "Sheet", "SheetPlayer", "Switches", "after_match", "create", "draft",
    "enter", "fold", "redraft", "why",
]  # fmt: skip
