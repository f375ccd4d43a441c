"""Leagues keep teams that are being drafted."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "league_drafts",
        sa.Column("league", sa.String(64), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("roster", sa.String(64), nullable=False),
        sa.Column("coach", sa.String(200), nullable=False),
        sa.Column("rule", sa.String(200), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["league"], ["leagues.id"], name="fk_league_drafts_league", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("league", "name", name="pk_league_drafts"),
    )
