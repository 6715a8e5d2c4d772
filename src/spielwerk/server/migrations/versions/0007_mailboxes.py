"""Whose readers want letters, and who has said no."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody was asked yet."""
    op.create_table(
        "mailboxes",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("wanted", sa.Boolean()),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="mailboxes_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("mailboxes_token", "mailboxes", ["token"], unique=True)


def downgrade() -> None:
    """Nobody is asked any more."""
    op.drop_table("mailboxes")
