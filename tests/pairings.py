"""Matches for tests that want some of every edition."""

from __future__ import annotations

from pigskin import EDITIONS
from pigskin.teams import rosters


def pairings(every: int = 4) -> list[tuple[str, str, str]]:
    """(edition, home, away) for every fourth roster, or so, of each edition."""
    found = []
    for edition in EDITIONS:
        names = list(rosters(edition.id))
        for number in range(0, len(names), every):
            found.append((edition.id, names[number], names[(number * 5 + 2) % len(names)]))
    return found
