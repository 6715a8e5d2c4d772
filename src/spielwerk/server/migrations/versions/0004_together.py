"""Pace, who stands in for whom, talk, invitations, hosts, and which tables are listed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The tables that there are have no clocks, and nobody is their host."""
    op.add_column("tables", sa.Column("pace", sa.Text()))
    op.add_column(
        "tables", sa.Column("paced", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column("tables", sa.Column("stand_in", sa.String(32)))
    op.add_column("tables", sa.Column("stand_in_after", sa.Integer()))
    op.add_column("tables", sa.Column("talk", sa.String(8), nullable=False, server_default="open"))
    op.add_column(
        "tables", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("host_hash", sa.LargeBinary()))
    op.add_column("seats", sa.Column("kept", sa.String(8)))
    op.add_column("seats", sa.Column("invitation", sa.LargeBinary()))
    op.add_column(
        "seats", sa.Column("locked", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "talk",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.String(1200), nullable=False),
        sa.Column("during", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="talk_pkey"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="talk_table_fkey"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """What was said is lost."""
    op.drop_table("talk")
    for name in ("locked", "invitation", "kept"):
        op.drop_column("seats", name)
    for name in ("host_hash", "listed", "talk", "stand_in_after", "stand_in", "paced", "pace"):
        op.drop_column("tables", name)
