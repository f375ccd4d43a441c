"""The tables of the database. Whoever changes them adds a step to `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


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


# --- leagues ----------------------------------------------------------------------------------


def _of_a_league() -> Column[str]:
    return Column(
        "league", String(64), ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True
    )


leagues = Table(
    "leagues",
    META,
    Column("id", String(64), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("seed", String(200), nullable=False),
    Column("switches", Text, nullable=False),  # JSON: those that are not as the edition has them
    Column("season", Integer, nullable=False),
    Column("state", String(16), nullable=False),
    Column("created", Double, nullable=False),
    Column("n", Integer, nullable=False),  # how many acts it has
)

league_acts = Table(
    "league_acts",
    META,
    _of_a_league(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("by", String(200), nullable=False),
    Column("text", Text, nullable=False),
)

league_teams = Table(
    "league_teams",
    META,
    _of_a_league(),
    Column("id", String(64), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("roster", String(64), nullable=False),
    Column("n", Integer, nullable=False),  # how many entries its log has
    Column("desk", Text, nullable=False),  # JSON: a draft that is going on
)

league_entries = Table(
    "league_entries",
    META,
    _of_a_league(),
    Column("team", String(64), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("match", String(32), nullable=False),
    Column("body", Text, nullable=False),  # JSON: what happened, at which step, with which dice
    Column("by", String(200), nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "league", "match"),
)

league_stages = Table(
    "league_stages",
    META,
    _of_a_league(),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("id", String(32), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("teams", Text, nullable=False),  # JSON: their ids, in the order that counts
)

league_fixtures = Table(
    "league_fixtures",
    META,
    _of_a_league(),
    Column("id", String(32), primary_key=True),
    Column("season", Integer, nullable=False),
    Column("stage", String(32), nullable=False),
    Column("round", Integer, nullable=False),
    Column("home", String(64), nullable=False),
    Column("away", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("deadline", String(32), nullable=False),
    Column("state", String(16), nullable=False),
    Column("gave_way", String(8), nullable=False),  # the side that did, of one that was forfeited
    Column("home_score", Integer, nullable=False),
    Column("away_score", Integer, nullable=False),
    Column("home_casualties", Integer, nullable=False),  # that it caused, for points
    Column("away_casualties", Integer, nullable=False),
    Column("winner", String(8), nullable=False),
    Column("report", LargeBinary),  # JSON, packed
    Column("record", LargeBinary),  # packed, if it was played here
    Column("home_desk", Text, nullable=False),  # JSON: answers and dice so far; "done"
    Column("away_desk", Text, nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change
    Index(None, "league", "season"),
)

league_deductions = Table(
    "league_deductions",
    META,
    _of_a_league(),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("team", String(64), nullable=False),
    Column("points", Integer, nullable=False),
    Column("why", Text, nullable=False),
)
