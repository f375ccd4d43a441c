"""How many possibilities the search looks at."""

from __future__ import annotations

from typing import Final, NamedTuple


class Effort(NamedTuple):
    """How wide a search is."""

    layers: int  # so many opponents are hit at most
    victims: int  # opponents who may be hit next
    hits: int  # on one of them
    results: int  # of a hit: ways a push may go
    width: int  # scenes gone on from, of those with one more out of the way
    promising: float  # ... if they come to so much of the best so far
    finishes: int  # ways to score from one scene
    judged: int  # lines worked out exactly


GLANCE: Final = Effort(2, 4, 2, 1, 4, 0.8, 4, 16)  # is there anything in a position?
THOROUGH: Final = Effort(3, 7, 6, 2, 16, 0.6, 6, 80)
