"""For which decision a person was told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is known to have been told."""
    op.add_column("seats", sa.Column("called", sa.Integer()))


def downgrade() -> None:
    """That is forgotten."""
    op.drop_column("seats", "called")
