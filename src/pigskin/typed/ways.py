"""Points of the compass and long lists: what the reader of typed words and the terminal share."""

from __future__ import annotations

from typing import Final

from pigskin.model import NOWHERE
from pigskin.numbers import Square
from pigskin.pitch import ON_PITCH, SCATTER, stepped
from pigskin.questions import PLACE, SNAP, Question, verb_of

COMPASS: Final[dict[str, int]] = {
    "nw": SCATTER[1], "n": SCATTER[2], "ne": SCATTER[3], "w": SCATTER[4],
    "e": SCATTER[5], "sw": SCATTER[6], "s": SCATTER[7], "se": SCATTER[8],
}  # fmt: skip
MANY: Final = 30  # more answers than this are not listed one by one
GROUPED: Final = ("wizard", "runesmith", "card")  # spells, runes, cards, each on many players


def beside(sq: Square, way: str) -> Square:
    """The square one step away, 0 when that is off the pitch."""
    to = stepped(sq, COMPASS[way])
    return to if ON_PITCH[to] else NOWHERE


def places_players(question: Question) -> bool:
    """Is a player put somewhere, so that an answer is "5 12,7"?"""
    return verb_of(question.codes[-1]) in (PLACE, SNAP)
