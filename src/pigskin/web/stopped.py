"""A match that the rules of today do not play: it is shown as it last was, and does not go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from pigskin.game import Game
from pigskin.web.match import Entry, Match
from pigskin.web.seeing import WATCHING, Picture, heard
from pigskin.web.store.pictures import LastSeen

RECENT: Final = 200  # events that are kept with a picture


class Stopped(Struct):
    """Why a match cannot go on, and how it was when that could last be seen."""

    why: str
    seen: LastSeen
    of: int  # how many entries it has


def last_seen(game: Game, n: int) -> LastSeen:
    """A table as whoever watches sees it: hands stay hidden."""
    events = heard(game, WATCHING, max(0, game.history.count_events() - RECENT))
    return LastSeen(n, Picture(game).view(WATCHING), events)


def as_far_as_it_goes(
    new: Callable[[Sequence[Entry]], Match], entries: Sequence[Entry]
) -> LastSeen | None:
    """A match up to the last entry that can be played again; None if it cannot even be begun."""
    try:
        match = new(())
        played = 0
        try:
            for entry in entries:
                match.repeat(entry)
                played += 1
        except Exception:  # of rules that were others; the game may be anywhere
            match = new(entries[:played])
        return last_seen(match.game, played)
    except Exception:
        return None
