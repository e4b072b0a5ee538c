"""Games over days: when the next clock ends at a table, for whom it waits, and who was written to for it."""

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
        sa.Column("is_slow", sa.Boolean, nullable=False),
        sa.Column("turns", WORDS, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_clock"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_clock_table_id"),
    )
    op.create_index("ix_clock_due_at", "clock", ["due_at"])
    op.create_table(
        "turn_notice",
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "table_id", name="pk_turn_notice"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_turn_notice_account_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_turn_notice_table_id"),
    )
    op.create_index("ix_turn_notice_table_id", "turn_notice", ["table_id"])
    op.add_column("account", sa.Column("turn_mail", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("account", sa.Column("letters_key", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.execute("ALTER TABLE account DROP COLUMN letters_key")
    op.execute("ALTER TABLE account DROP COLUMN turn_mail")
    op.drop_table("turn_notice")
    op.drop_table("clock")
