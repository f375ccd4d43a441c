"""The tables as they first were."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("clock", sa.Integer()),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.String(128), nullable=False),
        sa.Column("commitment", sa.String(128), nullable=False),
        sa.Column("invite", sa.String(64)),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text()),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_state_listed_updated", "matches", ["state", "listed", "updated"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("side", sa.String(4), nullable=False),
        sa.Column("kind", sa.String(100), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("token", sa.String(128)),
        sa.Column("nonce", sa.String(128)),
        sa.PrimaryKeyConstraint("match", "side", name="pk_seats"),
        _of_a_match("seats"),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("by", sa.String(4), nullable=False),
        sa.Column("message", sa.String(64)),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match", "n", name="pk_entries"),
        sa.UniqueConstraint(
            "match", "by", "message", "part", name="uq_entries_match_by_message_part"
        ),
        _of_a_match("entries"),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match", "n", name="pk_chat"),
        _of_a_match("chat"),
    )


def _of_a_match(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match"], ["matches.id"], name=f"fk_{table}_match", ondelete="CASCADE"
    )
