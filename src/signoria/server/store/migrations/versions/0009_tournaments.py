"""Tournaments, and the log of each."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

WORDS = sa.JSON().with_variant(postgresql.JSONB(astext_type=sa.Text()), "postgresql")


def upgrade() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", WORDS, nullable=False),
        sa.Column("clock", WORDS, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.Column("scoring", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("closes_at", sa.Double, nullable=True),
        sa.Column("round_seconds", sa.Integer, nullable=True),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("entered", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournament"),
        sa.ForeignKeyConstraint(["host_id"], ["guest.id"], name="fk_tournament_host_id"),
    )
    op.create_index("ix_tournament_status_changed_at", "tournament", ["status", "changed_at"])
    op.create_index("ix_tournament_host_id", "tournament", ["host_id"])
    op.create_table(
        "tournament_entry",
        sa.Column("tournament_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", WORDS, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "seq", name="pk_tournament_entry"),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournament.id"], name="fk_tournament_entry_tournament_id"),
    )


def downgrade() -> None:
    op.drop_table("tournament_entry")
    op.drop_table("tournament")
