"""A match in little, for the list of what can be watched: as anybody may see it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from pigskin.web.live import Live
from pigskin.web.match import Coach
from pigskin.web.seeing import WATCHING


class Token(Struct, array_like=True):
    """A player on the pitch, as little as can be drawn."""

    side: str
    number: int
    role: str
    state: str
    square: list[int]


class Small(Struct):
    """A pitch in little."""

    players: list[Token]
    ball: list[int] | None
    carrier: str | None


class Glance(Struct):
    """How a match stands, with its pitch."""

    score: dict[Coach, int]
    half: int
    turn: int
    active: Coach | None
    watchers: int
    pitch: Small


def glance_at(live: Live | None) -> Glance | None:
    """A match that somebody is at; one that rests, or has not begun, shows nothing."""
    picture = None if live is None else live.picture(WATCHING)
    if live is None or picture is None:
        return None
    view: Any = picture.view(WATCHING)
    players = [
        Token(each["side"], each["number"], each["role"], each["state"], each["square"])
        for each in view["players"]
        if each["square"] is not None
    ]
    ball = view["ball"]
    return Glance(
        view["score"], view["half"], max(view["turns"].values()), view["active"], live.watchers,
        Small(players, ball["square"], ball["carrier"]),
    )  # fmt: skip
