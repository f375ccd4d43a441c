"""Matches that somebody brought to look at."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_replays"),
    )
    op.create_index("ix_replays_seen", "replays", ["seen"])
