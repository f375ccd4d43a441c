"""Leagues know by which switches a season was played, and how often a match was withdrawn."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "league_seasons",
        sa.Column("league", sa.String(64), nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("switches", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["league"], ["leagues.id"], name="fk_league_seasons_league", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("league", "season", name="pk_league_seasons"),
    )
    op.add_column(
        "league_fixtures",
        sa.Column("withdrawn", sa.Integer(), nullable=False, server_default="0"),
    )
