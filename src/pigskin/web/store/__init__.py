"""Matches kept in a database: SQLite or PostgreSQL, one writer, everything waiting in one commit.

    store = open_store()                       # or open_store("postgresql://host/name")
    await store.create_match(NewMatch(...))
    await store.take_seat("kq7f2m", "away", token_hash, "Bea")
    await store.append("kq7f2m", [Entry(n=1, kind="answer", by="away", words="heads", ...)])
    match = await store.load("kq7f2m")
    await store.close()
"""

from pigskin.storage.errors import StoreError
from pigskin.storage.places import default_folder
from pigskin.web.store.errors import Conflict, Fenced, NoMatch, Repeated, Taken
from pigskin.web.store.rows import (
    Brief,
    Entry,
    Line,
    Match,
    NewMatch,
    Outcome,
    Seat,
    Setup,
    Side,
    State,
)
from pigskin.web.store.store import Store, open_store

__all__ = [
    "open_store",
    "Store",
    "NewMatch",
    "Seat",
    "Setup",
    "Entry",
    "Line",
    "Outcome",
    "Match",
    "Brief",
    "Side",
    "State",
    "StoreError",
    "NoMatch",
    "Taken",
    "Conflict",
    "Fenced",
    "Repeated",
    "default_folder",
]
