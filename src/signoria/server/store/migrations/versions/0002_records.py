"""Records that guests bring, and the position a table's game begins with; nobody asks when a guest was last seen."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

POSITION = sa.JSON(none_as_null=True).with_variant(
    postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), "postgresql"
)


def upgrade() -> None:
    op.execute("ALTER TABLE guest DROP COLUMN seen_at")
    op.add_column("game_table", sa.Column("position", POSITION, nullable=True))
    op.create_table(
        "record",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_record"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_record_guest_id"),
    )
    op.create_index("ix_record_guest_id", "record", ["guest_id"])


def downgrade() -> None:
    op.drop_table("record")
    op.execute("ALTER TABLE game_table DROP COLUMN position")
    op.add_column("guest", sa.Column("seen_at", sa.Double, nullable=False, server_default="0"))
