"""Matches that somebody brought to look at, kept for a while, and so many bytes of them."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from pigskin.storage.tables.matches import replays


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match that was brought."""

    id: str
    about: dict[str, object]  # what there is to say of it
    record: str


def keep(connection: Connection, new: Replay, now: float, most: int) -> None:
    """Keep one more; those nobody has looked at for longest go, if all are too many bytes."""
    packed = zlib.compress(new.record.encode())
    about = msgspec.json.encode(new.about).decode()
    connection.execute(
        insert(replays).values(
            id=new.id, created=now, seen=now, size=len(packed) + len(about), about=about,
            record=packed,
        )
    )  # fmt: skip
    total = connection.scalar(select(func.sum(replays.c.size))) or 0
    for row in connection.execute(
        select(replays.c.id, replays.c.size).where(replays.c.id != new.id).order_by(replays.c.seen)
    ).all():
        if total <= most:
            break
        connection.execute(delete(replays).where(replays.c.id == row.id))
        total -= row.size


def load(connection: Connection, id: str) -> Replay | None:
    row = connection.execute(select(replays).where(replays.c.id == id)).first()
    return None if row is None else _replay(row)


def look(connection: Connection, id: str, now: float) -> None:
    """Somebody looks at it."""
    connection.execute(update(replays).where(replays.c.id == id).values(seen=now))


def remove_unseen(connection: Connection, before: float) -> int:
    """Those nobody has looked at since; how many went."""
    return connection.execute(delete(replays).where(replays.c.seen < before)).rowcount


def _replay(row: Row[Any]) -> Replay:
    return Replay(
        id=row.id, about=msgspec.json.decode(row.about), record=zlib.decompress(row.record).decode()
    )
