"""The kick-off and its eleven events."""

from __future__ import annotations

from typing import Final

from pigskin.edition import Procedure
from pigskin.editions.lrb6.edition import LRB6
from pigskin.rules.kickoff import kick_off, landing, snap_question, take_snap

EVENTS: Final[list[Procedure]] = LRB6.kick_off_events
EVENT_NAMES: Final[tuple[str, ...]] = (
    "",
    "",
    "get the ref",
    "time-out",
    "solid defence",
    "high kick",
    "cheering fans",
    "brilliant coaching",
    "changing weather",
    "quick snap",
    "blitz",
    "officious ref",
    "pitch invasion",
)

__all__ = ["EVENTS", "EVENT_NAMES", "kick_off", "landing", "snap_question", "take_snap"]
