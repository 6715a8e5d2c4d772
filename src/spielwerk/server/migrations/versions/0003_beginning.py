"""How matches begin, what browsers add to chance, and what was taken over from another table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The tables that there are have begun, and nobody added anything to their chance."""
    op.add_column("tables", sa.Column("stage", sa.Integer(), nullable=False, server_default="2"))
    op.add_column("tables", sa.Column("taken", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("origin", sa.String(32)))
    op.add_column(
        "seats", sa.Column("came", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("promise", sa.String(64)))
    op.add_column("seats", sa.Column("seed", sa.LargeBinary()))


def downgrade() -> None:
    """Nobody knows any more where chance came from."""
    for name in ("seed", "promise", "came"):
        op.drop_column("seats", name)
    for name in ("origin", "taken", "stage"):
        op.drop_column("tables", name)
