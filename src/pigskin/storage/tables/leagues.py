"""Leagues: teams with their logs, stages, fixtures with reports and desks."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from pigskin.storage.tables.meta import META


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

league_drafts = Table(
    "league_drafts",
    META,
    _of_a_league(),
    Column("name", String(200), primary_key=True),
    Column("roster", String(64), nullable=False),
    Column("coach", String(200), nullable=False),
    Column("rule", String(200), nullable=False),
    Column("answers", Text, nullable=False),  # JSON: those given so far
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
    Column("withdrawn", Integer, nullable=False, server_default="0"),  # so often
    Index(None, "league", "season"),
)

league_seasons = Table(
    "league_seasons",
    META,
    _of_a_league(),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("switches", Text, nullable=False),  # JSON: by which a season that is over was played
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
