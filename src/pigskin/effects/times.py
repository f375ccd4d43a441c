"""Times of a match at which something that a side or the table holds may act of its own accord.

The rules stop at each of them (`rules.interludes`), and effects act through `Effect.interlude`.
"""

from __future__ import annotations

from typing import Final

MATCH_BEGINS: Final = 0  # both coaches have bought; before the fans come and the toss is made
DRIVE_OVER: Final = 1  # another drive follows; before the knocked-out are rolled for
WOKEN: Final = 2  # ... and after that
BEFORE_SETUP: Final = 3
KICK_PLACED: Final = 4  # both are set up and the ball is placed; before it scatters
KICK_SCATTERED: Final = 5  # before the kick-off table
KICK_RESOLVED: Final = 6  # the ball is down; before the first turn
BEFORE_MARKER: Final = 7  # a turn comes; before its marker moves
TURN_BEGUN: Final = 8  # nobody has acted in it
TURNED_OVER: Final = 9  # by a turnover; before the turn ends
TURN_OVER: Final = 10
SCORED: Final = 11  # the touchdown is counted; before the pitch is cleared

# Times at which a coach is asked something anyway, and what he holds may add to it (`offers`).
CHOOSING_ACTION: Final = 12  # who acts? while nobody has yet in this turn
KICKING: Final = 13  # where to?
# Times at which he is asked for that alone, if anything is offered (`rules.interludes.act_beside`).
OWN_TURN_OVER: Final = 14
THEIR_TURN_BEGUN: Final = 15  # that of the opponents
THEIR_TURN_OVER: Final = 16

# In words, for whoever is asked at one of the times at which the rules stop.
TIME_NAMES: Final[tuple[str, ...]] = (
    "before the match",
    "after the drive",
    "after the rolls for the knocked-out",
    "before the set-up",
    "before the kick scatters",
    "before the kick-off table",
    "after the kick-off",
    "before the turn marker moves",
    "as the turn begins",
    "after the turnover",
    "after the turn",
    "after the touchdown",
)
