"""Tallies: how often something was done lately, counted by all processes together."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tally",
        sa.Column("whose", sa.Text, nullable=False),
        sa.Column("begins", sa.Double, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("whose", "begins", name="pk_tally"),
    )
    op.create_index("ix_tally_until", "tally", ["until"])


def downgrade() -> None:
    op.drop_table("tally")
