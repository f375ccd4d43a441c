"""The rulebook of an edition: everything that can be looked up, each under an address of its own.

>>> from pigskin.rulebook import rulebook
>>> told = rulebook("lrb6")
>>> next(each["text"] for each in told["entries"] if each["id"] == "sure-hands")
'May re-roll a failed pick-up. Strip Ball does not work against him.'

Nothing is written down here a second time: words come from the effects, the rules index, the books
of the teams and the tables of the reference sheets.
"""

from pigskin.rulebook.book import KINDS, rulebook
from pigskin.rulebook.entries import Entry, slug

__all__ = ["KINDS", "Entry", "rulebook", "slug"]
