"""Guests, tables, their logs, snapshots and members."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

WORDS = sa.JSON().with_variant(postgresql.JSONB(astext_type=sa.Text()), "postgresql")


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guest"),
        sa.UniqueConstraint("token_hash", name="uq_guest_token_hash"),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", WORDS, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host_id", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Text, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("names", WORDS, nullable=False),
        sa.Column("rematch_of", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.ForeignKeyConstraint(["host_id"], ["guest.id"], name="fk_game_table_host_id"),
    )
    op.create_index("ix_game_table_listed_status_changed_at", "game_table", ["listed", "status", "changed_at"])
    op.create_index("ix_game_table_host_id_status", "game_table", ["host_id", "status"])
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", WORDS, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entry"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_entry_table_id"),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshot"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_snapshot_table_id"),
    )
    op.create_table(
        "member",
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "table_id", name="pk_member"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_member_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_member_table_id"),
    )
    op.create_index("ix_member_table_id", "member", ["table_id"])


def downgrade() -> None:
    for table in ("member", "snapshot", "entry", "game_table", "guest"):
        op.drop_table(table)
