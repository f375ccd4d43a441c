"""How a match looked when it was last seen: for when it cannot be played again one day."""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from pigskin.storage.tables.matches import matches, pictures

_LEVEL: Final = 6


class LastSeen(msgspec.Struct, frozen=True):
    """A table as whoever watches saw it after an entry, and what was told of it lately."""

    n: int
    view: dict[str, Any]
    events: list[Any]


_decode: Final = msgspec.json.Decoder(LastSeen).decode


def packed(seen: LastSeen) -> bytes:
    return zlib.compress(msgspec.json.encode(seen), _LEVEL)


def keep(connection: Connection, match: str, n: int, data: bytes) -> None:
    """Keep it, unless a later one is kept or the match is no longer there."""
    connection.execute(delete(pictures).where(pictures.c.match == match, pictures.c.n <= n))
    later = select(pictures.c.n).where(pictures.c.match == match)
    there = select(matches.c.id).where(matches.c.id == match)
    if connection.scalar(later) is None and connection.scalar(there) is not None:
        connection.execute(insert(pictures).values(match=match, n=n, data=data))


def load(connection: Connection, match: str) -> LastSeen | None:
    data = connection.scalar(select(pictures.c.data).where(pictures.c.match == match))
    return None if data is None else _decode(zlib.decompress(data))
