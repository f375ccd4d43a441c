"""What a match starts from that somebody wants to begin: two teams, a position, a moment."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from pigskin.editions import edition_of_id
from pigskin.game import Game
from pigskin.web import shapes
from pigskin.web.replays import Replays
from pigskin.web.seating import HallError
from pigskin.web.start import Start, start_from, start_of


async def start_wanted(wanted: shapes.MatchWanted, replays: Replays) -> Start:
    """What it starts from, checked."""
    sides = wanted.home, wanted.away
    if wanted.position is None and wanted.replay is None:
        home, away = (_team(side) for side in sides)
        return start_of(wanted.edition, dict(wanted.options), home, away)
    if any(side.roster is not None or side.team is not None for side in sides):
        raise HallError("a match that goes on from somewhere has its teams already")
    if wanted.position is None:
        assert wanted.replay is not None
        if wanted.options:
            raise HallError("a match that goes on from another has its options already")
        return await replays.start_at(wanted.replay.id, wanted.replay.moment)
    if wanted.replay is not None:
        raise HallError("a match goes on from a position or from another match, not from both")
    options: dict[str, object] = dict(wanted.options)
    return await asyncio.to_thread(from_position, wanted.position, wanted.edition, options)


def from_position(text: str, edition: str, options: dict[str, object]) -> Start:
    """What a match starts from that begins with a position, as docs/position.md has them."""
    rules = edition_of_id(edition)
    seed = secrets.token_hex(16)  # for dice that fall before anybody is asked
    return start_from(Game.from_position(text, rules, seed, options=options))


def _team(side: shapes.SideWanted) -> str | dict[str, Any]:
    if (side.roster is None) == (side.team is None):
        raise HallError("a side has either a roster or a team")
    return side.roster if side.roster is not None else side.team or {}
