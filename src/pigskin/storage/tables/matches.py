"""Matches of the web table: seats, entries, chat; and replays that people brought."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from pigskin.storage.tables.meta import META


def _of_a_match() -> Column[str]:
    return Column(
        "match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )


matches = Table(
    "matches",
    META,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("state", String(8), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("setup", Text, nullable=False),  # JSON: teams and options
    Column("clock", Integer),
    Column("listed", Boolean, nullable=False),
    Column("secret", String(128), nullable=False),
    Column("commitment", String(128), nullable=False),
    Column("invite", String(64)),
    Column("rules", Integer, nullable=False),
    Column("outcome", Text),  # JSON
    Column("n", Integer, nullable=False),  # how many entries it has
    Column("rematch", String(32)),  # the match in which the same coaches met again
    Column("holder", String(100)),  # the process that holds it, where there are several
    # Grows whenever another takes hold of it: who has an older one writes no more.
    Column("fence", Integer, nullable=False, server_default="0"),
    Index(None, "state", "listed", "updated"),
    Index(None, "holder"),
)

seats = Table(
    "seats",
    META,
    _of_a_match(),
    Column("side", String(4), primary_key=True),
    Column("kind", String(100), nullable=False),
    Column("name", String(200), nullable=False),
    Column("token", String(128)),
    Column("nonce", String(128)),
)

entries = Table(
    "entries",
    META,
    _of_a_match(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("by", String(4), nullable=False),
    Column("message", String(64)),  # NULL where a computer or the clock answered
    Column("part", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON: words, faces ...
    Column("at", Double, nullable=False),
    UniqueConstraint("match", "by", "message", "part"),
)

chat = Table(
    "chat",
    META,
    _of_a_match(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("by", String(8), nullable=False),
    Column("name", String(200), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("message", String(80)),  # who said it and his id for it; NULL before there were any
    Index(None, "match", "message", unique=True),
)

pictures = Table(
    "pictures",
    META,
    _of_a_match(),
    Column("n", Integer, nullable=False),  # the entry after which it looked so
    Column("data", LargeBinary, nullable=False),  # packed
)

replays = Table(
    "replays",
    META,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),  # when somebody looked at it last
    Column("size", Integer, nullable=False),  # bytes
    Column("about", Text, nullable=False),  # JSON: what there is to say of it
    Column("record", LargeBinary, nullable=False),  # packed
    Index(None, "seen"),
)
