"""What is said over the line of a room, in which several people look at a replay together.

`docs/protocol.md` tells it in words; the types of the client are printed from these classes.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from pigskin.web.messages import Asked, Count, Name, Nonce, Told

MOST_SKETCHES: Final = 300  # of a room
LONGEST_LINE: Final = 40  # squares
LONGEST_TEXT: Final = 24  # characters of a label

SketchId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", max_length=16)]
Column = Annotated[int, Meta(ge=0, le=25)]
Row = Annotated[int, Meta(ge=0, le=14)]
Squares = Annotated[list[tuple[Column, Row]], Meta(min_length=1, max_length=LONGEST_LINE)]


class Sketch(Struct, forbid_unknown_fields=True):
    """Something drawn on the pitch of a moment."""

    id: SketchId
    moment: Count
    kind: Literal["arrow", "line", "circle", "label"]
    ink: Literal["white", "red", "yellow", "sky", "violet"]
    squares: Squares
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    by: Annotated[str, Meta(max_length=12)] = ""  # who drew it; ours to say
    name: Annotated[str, Meta(max_length=40)] = ""


# --- to us ------------------------------------------------------------------------------------


class RoomHello(Asked, tag="hello"):
    """The first message; who gives a mark is known by it when he comes back."""

    version: int
    name: Name | None = None
    mark: Nonce | None = None


class RoomGo(Asked, tag="go"):
    """Where the leader is, whether it plays there, and how fast."""

    moment: Count
    playing: bool
    speed: Literal[1, 2, 4]


class RoomDraw(Asked, tag="draw"):
    """Somebody has drawn something."""

    sketch: Sketch


class RoomWipe(Asked, tag="wipe"):
    """These are no more: one's own, or anybody's if it is the leader who says so."""

    ids: Annotated[list[SketchId], Meta(min_length=1, max_length=MOST_SKETCHES)]


class RoomHand(Asked, tag="hand over"):
    """Somebody else leads from now on."""

    to: Count


class RoomTake(Asked, tag="take"):
    """I lead, as the one who did has gone."""


FromRoom = RoomHello | RoomGo | RoomDraw | RoomWipe | RoomHand | RoomTake


# --- from us ----------------------------------------------------------------------------------


class Person(Struct):
    """Somebody in the room."""

    id: int
    name: str
    here: bool


class RoomAt(Told, tag="at"):
    """Where the leader is."""

    moment: int
    playing: bool
    speed: int


class RoomTold(Told, tag="room"):
    """Everything, for who comes in."""

    replay: str
    you: int
    people: list[Person]
    leader: int
    at: RoomAt
    sketches: list[Sketch]


class RoomPeople(Told, tag="there"):
    """Who is there, and who leads."""

    people: list[Person]
    leader: int


class RoomDrawn(Told, tag="drawn"):
    """Somebody has drawn something."""

    sketch: Sketch


class RoomWiped(Told, tag="wiped"):
    """These are no more."""

    ids: list[str]


class RoomNo(Told, tag="refused"):
    """A message was refused, and nothing has changed."""

    why: str
    words: str


ToRoom = RoomTold | RoomPeople | RoomAt | RoomDrawn | RoomWiped | RoomNo

_decoder = msgspec.json.Decoder(FromRoom)
_encoder = msgspec.json.Encoder()


def read(data: str) -> FromRoom:
    """A message that came in; what is none raises `msgspec.DecodeError` and says why."""
    message: FromRoom = _decoder.decode(data)
    return message


def text(message: ToRoom) -> str:
    """A message as it goes out."""
    return _encoder.encode(message).decode()
