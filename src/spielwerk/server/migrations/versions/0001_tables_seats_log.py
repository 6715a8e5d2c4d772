"""Tables, their seats, and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The first version."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("next", sa.String(32)),
        sa.PrimaryKeyConstraint("id", name="tables_pkey"),
        sa.ForeignKeyConstraint(["next"], ["tables.id"], name="tables_next_fkey"),
    )
    op.create_index("tables_over_created", "tables", ["over", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("name", sa.String(120)),
        sa.Column("key_hash", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("table", "seat", name="seats_pkey"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="seats_table_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("step", sa.String(120), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "ply", name="log_pkey"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="log_table_fkey"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Nothing is left."""
    op.drop_table("log")
    op.drop_table("seats")
    op.drop_index("tables_over_created", "tables")
    op.drop_table("tables")
