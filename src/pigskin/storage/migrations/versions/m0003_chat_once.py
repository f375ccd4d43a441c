"""A line of chat that is sent again is kept once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("chat", sa.Column("message", sa.String(80)))
    op.create_index("ix_chat_match_message", "chat", ["match", "message"], unique=True)
