"""The names of the phases a match goes through. `Table.phase` is one of them."""

from __future__ import annotations

from typing import Final

WEATHER: Final = 0
JOURNEYMEN: Final = 1
PETTY_CASH: Final = 2
INDUCEMENTS: Final = 3
TOSS: Final = 4
DRIVE: Final = 5  # a new drive begins: knocked-out players recover
SETUP: Final = 6
KICK: Final = 7
KICK_OFF: Final = 8  # scatter, return, kick-off table
QUICK_SNAP: Final = 9
LANDING: Final = 10
TURN: Final = 11  # a coach chooses what to do next
ACTION: Final = 12  # a player is in the middle of his action
END_TURN: Final = 13
END_DRIVE: Final = 14
OVER: Final = 15
TURN_BEGINS: Final = 16  # before the first activation: a wizard may act
CARDS: Final = 17  # what was bought by the deck is dealt
BEFORE_MATCH: Final = 18  # the last moment before the fans come
MARKER: Final = 19  # a turn comes; its marker has not moved yet
PHASE_NAMES: Final[tuple[str, ...]] = (
    "weather",
    "journeymen",
    "petty cash",
    "inducements",
    "toss",
    "drive",
    "set-up",
    "kick",
    "kick-off",
    "quick snap",
    "landing",
    "turn",
    "action",
    "end of turn",
    "end of drive",
    "over",
    "start of turn",
    "cards",
    "before the match",
    "turn marker",
)
