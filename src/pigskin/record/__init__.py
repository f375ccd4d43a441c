"""Saved games: write, read, replay, verify.

A record is a text file: what the game started from, then one line for every answer with the dice
it rolled, and every now and then a digest of the table. `docs/record-format.md` explains it.
Saving plays the game once more from its beginning, so that what is written is known to lead to
the table that was saved; loading does the same and checks every die and digest on the way.
A record can also grow with its game, an answer at a time: `keep`, and later `resume`.
"""

from pigskin.pitch import SIDES
from pigskin.record.appending import Journal, keep, resume
from pigskin.record.form import FIRST_WORD, RULER, VERSION, Line, Mark, Record
from pigskin.record.reading import from_text, read
from pigskin.record.replaying import find_code, load, load_with_record, replay
from pigskin.record.retelling import retell
from pigskin.record.state import digest, state_text
from pigskin.record.writing import save, to_text

__all__ = [
    "save",
    "keep",
    "resume",
    "Journal",
    "load",
    "load_with_record",
    "read",
    "replay",
    "retell",
    "to_text",
    "from_text",
    "find_code",
    "state_text",
    "digest",
    "Record",
    "Line",
    "Mark",
    "VERSION",
    "FIRST_WORD",
    "RULER",
    "SIDES",
]
