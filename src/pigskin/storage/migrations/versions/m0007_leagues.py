"""Leagues: teams with their logs, stages, fixtures with reports and desks."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def _of_a_league() -> sa.Column[str]:
    return sa.Column("league", sa.String(64), nullable=False)


def _keys(table: str, *columns: str) -> list[sa.Constraint]:
    return [
        sa.ForeignKeyConstraint(
            ["league"], ["leagues.id"], name=f"fk_{table}_league", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("league", *columns, name=f"pk_{table}"),
    ]


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("switches", sa.Text(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
    )
    op.create_table(
        "league_acts",
        _of_a_league(),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by", sa.String(200), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        *_keys("league_acts", "n"),
    )
    op.create_table(
        "league_teams",
        _of_a_league(),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("roster", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("desk", sa.Text(), nullable=False),
        *_keys("league_teams", "id"),
    )
    op.create_table(
        "league_entries",
        _of_a_league(),
        sa.Column("team", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("by", sa.String(200), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        *_keys("league_entries", "team", "n"),
    )
    op.create_index("ix_league_entries_league_match", "league_entries", ["league", "match"])
    op.create_table(
        "league_stages",
        _of_a_league(),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("teams", sa.Text(), nullable=False),
        *_keys("league_stages", "season", "id"),
    )
    op.create_table(
        "league_fixtures",
        _of_a_league(),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("stage", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("home", sa.String(64), nullable=False),
        sa.Column("away", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("deadline", sa.String(32), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("gave_way", sa.String(8), nullable=False),
        sa.Column("home_score", sa.Integer(), nullable=False),
        sa.Column("away_score", sa.Integer(), nullable=False),
        sa.Column("home_casualties", sa.Integer(), nullable=False),
        sa.Column("away_casualties", sa.Integer(), nullable=False),
        sa.Column("winner", sa.String(8), nullable=False),
        sa.Column("report", sa.LargeBinary()),
        sa.Column("record", sa.LargeBinary()),
        sa.Column("home_desk", sa.Text(), nullable=False),
        sa.Column("away_desk", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        *_keys("league_fixtures", "id"),
    )
    op.create_index("ix_league_fixtures_league_season", "league_fixtures", ["league", "season"])
    op.create_table(
        "league_deductions",
        _of_a_league(),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("team", sa.String(64), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        *_keys("league_deductions", "season", "n"),
    )
