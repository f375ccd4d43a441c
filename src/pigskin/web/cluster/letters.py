"""What processes write to each other."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw, Struct

from pigskin.web.reception import Ask
from pigskin.web.socket import Kind

# --- of a client here, to the holder of its match or room


class Come(Struct, tag="come", frozen=True):
    """A client is on the line; its number here stands for it from now on."""

    line: int
    id: str
    kind: Kind = "match"


class Said(Struct, tag="said", frozen=True):
    """What it says; None for what is no text."""

    line: int
    text: str | None


class Left(Struct, tag="left", frozen=True):
    """It is gone."""

    line: int


# --- from the holder


class Told(Struct, tag="told", frozen=True):
    """The same to some clients."""

    lines: list[int]
    text: str


class Closed(Struct, tag="closed", frozen=True):
    """The line is to be closed."""

    line: int
    code: int
    reason: str


# --- between any two


class Asked(Struct, tag="asked", frozen=True):
    """A question that is no client's on a line; it is answered once."""

    number: int
    ask: Ask


class Answered(Struct, tag="answered", frozen=True):
    """What was found, or the name of an error and its words."""

    number: int
    found: Raw
    error: str = ""
    words: str = ""


class Anew(Struct, tag="anew", frozen=True):
    """The sender may have missed letters: what was between us is at an end."""


Letter = Come | Said | Left | Told | Closed | Asked | Answered | Anew


class Packet(Struct, frozen=True, array_like=True):
    """Letters in order. Packets to one process are numbered, so that none is missed unnoticed."""

    sender: str
    number: int
    letters: list[Letter]


pack: Final = msgspec.msgpack.Encoder().encode
unpack: Final = msgspec.msgpack.Decoder(Packet).decode
