"""Which servers live, and which of them has which table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

GO_ON = """
UPDATE tables SET wake = 0 WHERE over = false AND stage = 2 AND (pace IS NOT NULL OR EXISTS (
    SELECT 1 FROM seats
    WHERE seats."table" = tables.id AND (seats.bot IS NOT NULL OR seats.kept IS NOT NULL)))
"""


def upgrade() -> None:
    """Nobody has any table; where bots play or clocks run somebody is to look at once."""
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="servers_pkey"),
    )
    op.create_table(
        "owners",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("shown", sa.Text()),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="owners_table_fkey"),
        sa.PrimaryKeyConstraint("table", name="owners_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("owners_server", "owners", ["server"])
    op.add_column("tables", sa.Column("wake", sa.BigInteger()))
    op.create_index("tables_wake", "tables", ["wake"])
    op.execute(GO_ON)


def downgrade() -> None:
    """One server has all tables again."""
    op.drop_index("tables_wake", "tables")
    op.drop_column("tables", "wake")
    op.drop_table("owners")
    op.drop_table("servers")
