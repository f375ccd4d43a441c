"""How a match looked when it was last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "pictures",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_pictures"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_pictures_match", ondelete="CASCADE"
        ),
    )
