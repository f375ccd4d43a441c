"""Every kind of event: its arguments with their names, its sentence, and what it may change.

An event's row is its kind, up to four numbers and perhaps a roll. `HAPPENINGS` is the one place
that says what the numbers are. "from:square" is an argument called `from` that is a square; where
the name says it all it stands alone, as in "player". A sentence names its arguments in braces;
{passed?hits:misses} chooses by a flag, and {roll} is what contract/rolling.py says of its roll.

What an event may change is said in the words of the view: "player.square" is the square of the
player it names, "side.score" the score of the side, "*.marks" the marks of anybody, "teams.turn"
the turn marker of either team, and "ball" or "phase" what there is one of. Nothing in the view
changes unless an event says so, and `CHANGES` turns that round: by whom a field may be changed.
"""

from __future__ import annotations

from typing import Final

from pigskin.contract.told.happening import Happening
from pigskin.contract.told.match import MATCH
from pigskin.contract.told.play import PLAY
from pigskin.contract.told.quiet import QUIET
from pigskin.contract.told.tests import TESTS

HAPPENINGS: Final[dict[str, Happening]] = {
    each.kind: each for each in (*MATCH, *PLAY, *QUIET, *TESTS)
}


def is_test(kind: str) -> bool:
    """Is the event a roll of a player that passed or failed?"""
    return HAPPENINGS[kind].test


def _turned_round() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for each in HAPPENINGS.values():
        for change in each.changes:
            whose, dot, field = change.partition(".")
            found.setdefault(field if dot else whose, []).append(each.kind)
    return {field: tuple(kinds) for field, kinds in sorted(found.items())}


# Every field of the view that changes, and the events that may change it.
CHANGES: Final[dict[str, tuple[str, ...]]] = _turned_round()
