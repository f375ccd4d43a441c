"""What is kept of a match, as values: times are seconds since 1970, seats are home and away."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Side: TypeAlias = Literal["home", "away"]
State: TypeAlias = Literal["waiting", "running", "over"]
EntryKind: TypeAlias = Literal["answer", "back", "call", "time"]


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays a side. A seat without a token is still to be taken, or a computer's."""

    side: Side
    kind: str  # "me", "friend", "computer:NAME"
    name: str = ""
    token: str | None = None  # the hash of it, never the token itself
    nonce: str | None = None  # what its coach adds to the dice, in hex digits; None: not yet


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What a match starts from: the teams with the fields of a team file, and all its options.

    If it goes on from a saved game, that is the record; of the teams the names may be enough. A
    lesson has its id.
    """

    home: dict[str, object]
    away: dict[str, object]
    options: dict[str, object] = {}
    record: str = ""
    lesson: str = ""
    delay: int = 0  # seconds after which watchers see anything of the match


class NewMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match to be kept, before anything has happened in it."""

    id: str
    edition: str
    setup: Setup
    seats: tuple[Seat, Seat]  # home, away
    secret: str  # in hex digits
    commitment: str
    rules: int  # the version of the rules it is played by: record.form.RULES_VERSION
    clock: int | None = None  # seconds
    listed: bool = False
    invite: str | None = None


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened in a match, the n-th (from 1).

    - `answer`: `words` is the answer, as the option prints;
    - `back`: everything after entry `to` was taken back (0: to the beginning);
    - `call`: from beside the table; `words` is "concede", "illegal procedure", "too many players",
      or "time out" if a coach calls it rather than the clock;
    - `time`: the time of `by` was up; `words` is "time out" (his turn ends), or the passive answer
      that was given for him.

    `web.playback.Playback` gives them to a game.
    """

    n: int
    kind: EntryKind
    by: Side
    words: str = ""
    to: int = 0
    faces: tuple[int, ...] = ()  # rolled because of it, in order
    message: str = ""  # the id of the seat's message; "" where there was none
    part: int = 0  # which entry of that message, from 0
    at: float = 0.0
    more: dict[str, object] = {}  # whatever else the table wants to find again, such as its clock


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at the table."""

    by: str  # "home", "away", "watcher"
    name: str
    text: str
    at: float = 0.0
    message: str = ""  # who said it, and the id of his message; "" for none


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended.

    A match that the rules did not end has "abandoned" or "forfeited" for a reason.
    """

    winner: Side | None
    score: tuple[int, int]
    reason: str


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Everything kept about a match: enough to be at the same table again."""

    id: str
    created: float
    updated: float
    state: State
    edition: str
    setup: Setup
    seats: tuple[Seat, Seat]  # home, away
    secret: str
    commitment: str
    rules: int
    clock: int | None
    listed: bool
    invite: str | None
    outcome: Outcome | None
    n: int  # how many entries there are
    rematch: str | None = None  # the match in which the same coaches met again
    fence: int = 0  # of whoever holds it
    entries: tuple[Entry, ...]
    chat: tuple[Line, ...]  # the last of it


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """A match in a list: nothing in it is secret."""

    id: str
    created: float
    updated: float
    state: State
    edition: str
    clock: int | None
    listed: bool
    outcome: Outcome | None
    n: int
    teams: tuple[str, str]  # their names: home, away
    rosters: tuple[str, str]
    names: tuple[str, str]  # of the coaches
    kinds: tuple[str, str]  # of the seats
    open: bool  # is a seat still to be taken?
    holder: str | None = None  # the process that holds it, where there are several
    delay: int = 0  # seconds after which watchers see anything
