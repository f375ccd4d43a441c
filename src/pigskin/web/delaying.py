"""Matches that watchers see later: what everybody may know of one that is kept.

Whoever begins a match may choose a delay, so that nobody who watches can tell a coach something.
Coaches see everything at once; everybody else sees the match as it was so many seconds ago, over
the line (`stands`) and by every address (here).
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from pigskin.web.store import Brief, Match
from pigskin.web.tokens import hash_of

DELAYS: Final = (0, 30, 120, 300, 600)  # seconds that can be chosen


def wall() -> float:
    """Seconds since 1970, as entries and lines of chat are stamped."""
    return time.time()


def as_watched(match: Match) -> Match:
    """A match as it was when those who watch see it."""
    delay = match.setup.delay
    if not delay:
        return match
    then = wall() - delay
    entries = tuple(entry for entry in match.entries if entry.at <= then)
    chat = tuple(line for line in match.chat if line.by == "watcher" or line.at <= then)
    shown = replace(match, entries=entries, n=len(entries), chat=chat)
    if match.state == "over" and match.updated <= then:
        return shown
    shown = replace(shown, outcome=None, rematch=None, updated=min(match.updated, then))
    if match.state != "waiting" and (entries or (not match.n and match.updated <= then)):
        return replace(shown, state="running")
    # Without nonces nobody can play it, not even up to its first question.
    home, away = (replace(seat, nonce=None) for seat in match.seats)
    return replace(shown, state="waiting", seats=(home, away))


def as_known(match: Match, seat: str) -> Match:
    """A match as somebody may know it: whoever has the key of a seat knows it as it is."""
    if seat and hash_of(seat) in {each.token for each in match.seats}:
        return match
    return as_watched(match)


def seat_in(headers: Mapping[str, str]) -> str:
    """The key of a seat that comes with a request: `Authorization: Bearer KEY`."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def is_over(brief: Brief) -> bool:
    """May everybody know that a match has ended?"""
    return brief.state == "over" and brief.updated <= wall() - brief.delay
