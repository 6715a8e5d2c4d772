"""Where people want to be told that it is their turn, in games of days."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has said so."""
    op.add_column("seats", sa.Column("reach", sa.Text()))


def downgrade() -> None:
    """Nobody is told any more."""
    op.drop_column("seats", "reach")
