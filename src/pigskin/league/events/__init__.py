"""What can happen to a sheet. Each is a plain value that makes the next sheet of one, and says in
a line what it is.

Whoever writes an event has made sure that it may happen; `after` only carries it out.
"""

from pigskin.league.events.base import Event, OfPlayer, gold
from pigskin.league.events.by_hand import (
    AMENDABLE,
    CORRECTABLE,
    CORRECTABLE_OF_PLAYERS,
    STATES,
    Amended,
    Corrected,
    Withdrawn,
    amendable,
)
from pigskin.league.events.coming import Died, Fired, Hired, Joined, Left, Renumbered
from pigskin.league.events.doing import (
    Advanced,
    Earned,
    Healed,
    Hurt,
    Kept,
    Mvp,
    Recovered,
    Rested,
    Rewarded,
)
from pigskin.league.events.seasons import (
    Owed,
    Redrafted,
    Retired,
    SeasonBegun,
    SeasonEnded,
    TrophyGained,
    TrophyLost,
)
from pigskin.league.events.team import (
    STAFF,
    Bought,
    Created,
    Dismissed,
    FansChanged,
    Gold,
    Noted,
    PlayedMatch,
    Renamed,
)

EVENTS: tuple[type[Event], ...] = (
    Created, Renamed, Bought, Dismissed, Gold, Noted, FansChanged, PlayedMatch, TrophyGained,
    TrophyLost, SeasonEnded, SeasonBegun, Redrafted, Retired, Joined, Hired, Fired, Left, Died,
    Renumbered, Earned, Mvp, Advanced, Hurt, Recovered, Rested, Healed, Corrected,
    Withdrawn, Kept, Rewarded, Owed, Amended,
)  # fmt: skip

__all__ = [
    "AMENDABLE", "CORRECTABLE", "CORRECTABLE_OF_PLAYERS", "EVENTS", "STAFF", "STATES", "Advanced",
    "Amended", "Bought",
    "Corrected", "Created", "Died", "Dismissed", "Earned", "Event", "FansChanged", "Fired", "Gold",
    "Healed", "Hired", "Hurt", "Joined", "Kept", "Left", "Mvp", "Noted", "OfPlayer", "Owed",
    "PlayedMatch", "Recovered", "Redrafted", "Renamed", "Renumbered", "Rested", "Retired",
    "Rewarded", "SeasonBegun", "SeasonEnded", "TrophyGained", "TrophyLost", "Withdrawn",
    "amendable", "gold",
]  # fmt: skip
