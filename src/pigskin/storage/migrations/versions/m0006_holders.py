"""A match is held by one of several processes, with a number that refuses those before it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("matches", sa.Column("holder", sa.String(100)))
    op.add_column(
        "matches", sa.Column("fence", sa.Integer(), nullable=False, server_default="0")
    )
    op.create_index("ix_matches_holder", "matches", ["holder"])
