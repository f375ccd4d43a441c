"""Who holds a match, where several processes keep matches in one database.

A match is held by one process at a time. Whoever takes hold of it raises its *fence*, in the one
row of the match, and everything written to a match carries the fence of whoever writes. So even if
two processes believe that they hold a match, as one that was stopped for a minute does, only the
later one can write: that is decided by the database, whatever else is known or not known.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select, update

from pigskin.storage.tables.matches import matches


class Holding(msgspec.Struct, frozen=True):
    """Who holds a match, and its fence."""

    holder: str | None
    fence: int


def holding(connection: Connection, match: str) -> Holding | None:
    row = connection.execute(
        select(matches.c.holder, matches.c.fence).where(matches.c.id == match)
    ).first()
    return None if row is None else Holding(row.holder, row.fence)


def take(connection: Connection, match: str, holder: str, fence: int) -> bool:
    """Take hold of a match whose fence was seen to be this one; False if it is so no longer."""
    done = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.fence == fence)
        .values(holder=holder, fence=fence + 1)
    )
    return done.rowcount == 1


def let_go(connection: Connection, match: str, fence: int) -> None:
    """Nobody holds the match any more, unless somebody has taken it meanwhile."""
    connection.execute(
        update(matches).where(matches.c.id == match, matches.c.fence == fence).values(holder=None)
    )


def let_go_of_all(connection: Connection, holder: str) -> None:
    connection.execute(update(matches).where(matches.c.holder == holder).values(holder=None))


def held_by(connection: Connection, holder: str) -> dict[str, int]:
    """The matches a process holds, with their fences."""
    rows = connection.execute(
        select(matches.c.id, matches.c.fence).where(matches.c.holder == holder)
    )
    return {row.id: row.fence for row in rows}


def take_all(connection: Connection) -> None:
    """There is one process now: whoever held a match before writes no more."""
    connection.execute(
        update(matches)
        .where(matches.c.holder.is_not(None))
        .values(holder=None, fence=matches.c.fence + 1)
    )
