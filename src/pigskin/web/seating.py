"""Seats as they are asked for, kept and found again; and why there may be none."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from pigskin.coaches import coach_names
from pigskin.errors import PigskinError
from pigskin.teams.near import hint
from pigskin.web import messages as say
from pigskin.web import store as kept
from pigskin.web.fair import computer_nonce
from pigskin.web.match import COACHES, Coach
from pigskin.web.seats import Seat
from pigskin.web.tokens import hash_of

COMPUTER: Final = "computer:"


class HallError(PigskinError):
    """A match that cannot be begun, found or joined."""


class NotThere(HallError):
    """There is no such match."""


class Full(HallError):
    """The server takes no more matches."""


class Later(HallError):
    """Not at this moment; whoever comes back finds it."""


class Stopping(Later):
    """The server ends, and takes nobody in any more."""


class Elsewhere(Later):
    """Another process holds the match, or has the room."""

    def __init__(self, what: str, holder: str) -> None:
        super().__init__(f"another process has {what}; come back in a moment")
        self.holder = holder


class OtherRules(HallError):
    """A match that was begun by rules that are no longer played."""


class SeatTaken(HallError):
    """Somebody sits there already, or the invitation is not for this match."""


class Wanted(Struct):
    """A seat as somebody who begins a match wants it: me, friend, computer:NAME."""

    seat: str
    name: str = ""


def seat_for(side: Coach, wanted: Wanted, mine: str, secret: str) -> Seat:
    """A seat as it is wanted; `mine` is the token of whoever begins the match."""
    if wanted.seat == "me":
        return Seat("person", wanted.name, hash_of(mine))
    if wanted.seat == "friend":
        return Seat("open", "")
    if wanted.seat.startswith(COMPUTER):
        coach = wanted.seat.removeprefix(COMPUTER)
        if coach not in coach_names():  # never a file or a command that somebody outside names
            known = ", ".join(coach_names())
            near = hint(coach, coach_names())
            raise HallError(f"no computer coach {coach!r}; known: {known}{near}")
        return Seat("computer", coach, "", computer_nonce(secret, side), coach)
    raise HallError(f"a seat is me, friend or computer:NAME, not {wanted.seat!r}")


def row_of(side: Coach, seat: Seat) -> kept.Seat:
    """A seat as it is kept."""
    kind = {"person": "me", "open": "friend"}.get(seat.kind, f"{COMPUTER}{seat.coach}")
    return kept.Seat(
        side=side, kind=kind, name=seat.name, token=seat.token or None, nonce=seat.nonce or None
    )


def seat_of(row: kept.Seat) -> Seat:
    """A seat that was kept."""
    if row.kind.startswith(COMPUTER):
        return Seat("computer", row.name, "", row.nonce or "", row.kind.removeprefix(COMPUTER))
    return Seat("person" if row.token else "open", row.name, row.token or "", row.nonce or "")


def line_of(line: kept.Line) -> say.Line:
    """A line of chat that was kept."""
    by: Literal["home", "away", "watcher"] = "watcher"
    for side in COACHES:
        by = side if line.by == side else by
    return say.Line(by, line.name, line.text)
