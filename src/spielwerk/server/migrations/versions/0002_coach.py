"""Whether people at a table may ask the coach."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At the tables that there are, they may."""
    op.add_column(
        "tables",
        sa.Column("coach", sa.Boolean(), nullable=False, server_default=sa.true()),
    )


def downgrade() -> None:
    """Nobody knows whether they may."""
    op.drop_column("tables", "coach")
