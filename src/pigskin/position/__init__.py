"""Positions as text: a compact notation for a table at rest, read and printed without loss.

    home 1 7,7 Block Dodge / away 1 8,7 / ball 5,5 / turn home 3

Entries stand on lines of their own or between slashes; `#` begins a comment. An entry that begins
with a side and a shirt number is a player, every other one is about the table. What is left out
has a sensible value, so a test or a puzzle says only what matters. `docs/position.md` lists it all.
"""

from pigskin.model import KIND_NAMES
from pigskin.pitch import SIDES
from pigskin.position.players import PlayerNote, Value
from pigskin.position.reading import parse
from pigskin.position.sketch import Sketch
from pigskin.position.spelling import Word
from pigskin.position.words import FLAG_WORDS, SIDE_WORDS, STATS, USED_WORDS, WHO_WORDS
from pigskin.position.writing import to_text

__all__ = [
    "parse",
    "to_text",
    "Sketch",
    "PlayerNote",
    "Word",
    "Value",
    "SIDES",
    "STATS",
    "KIND_NAMES",
    "SIDE_WORDS",
    "WHO_WORDS",
    "FLAG_WORDS",
    "USED_WORDS",
]
