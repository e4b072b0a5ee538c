"""Games over days: when the next clock ends at a table, and for whom it waits."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

WORDS = sa.JSON().with_variant(postgresql.JSONB(astext_type=sa.Text()), "postgresql")


def upgrade() -> None:
    op.create_table(
        "clock",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("due_at", sa.Double, nullable=True),
        sa.Column("turns", WORDS, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_clock"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_clock_table_id"),
    )
    op.create_index("ix_clock_due_at", "clock", ["due_at"])


def downgrade() -> None:
    op.drop_table("clock")
