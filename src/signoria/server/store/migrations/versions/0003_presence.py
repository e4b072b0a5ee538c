"""Who is connected at which process, when a guest was last seen, and a row that is written to see whether one can."""

import time

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

WORDS = sa.JSON().with_variant(postgresql.JSONB(astext_type=sa.Text()), "postgresql")


def upgrade() -> None:
    op.add_column("guest", sa.Column("seen_at", sa.Double, nullable=False, server_default="0"))
    op.execute(f"UPDATE guest SET seen_at = {time.time():.0f}")  # nobody knows when they came last: count from now
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.execute("INSERT INTO pulse (id, at) VALUES (1, 0)")
    op.create_table(
        "presence",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", WORDS, nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id", name="pk_presence"),
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("pulse")
    op.execute("ALTER TABLE guest DROP COLUMN seen_at")
