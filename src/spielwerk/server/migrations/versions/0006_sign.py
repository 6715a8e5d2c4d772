"""The picture that a person has chosen to stand beside the name."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has chosen one."""
    op.add_column("seats", sa.Column("sign", sa.String(16)))


def downgrade() -> None:
    """Names stand alone."""
    op.drop_column("seats", "sign")
