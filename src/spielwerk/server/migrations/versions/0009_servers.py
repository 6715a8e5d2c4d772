"""Which servers live, and which of them has which table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No server has any table."""
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


def downgrade() -> None:
    """One server has all tables again."""
    op.drop_index("tables_wake", "tables")
    op.drop_column("tables", "wake")
    op.drop_table("owners")
    op.drop_table("servers")
