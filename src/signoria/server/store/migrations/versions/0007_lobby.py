"""The lobby: friends, who blocks whom, invitations by name, who looks for a game, and who is here at which process."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

WORDS = sa.JSON().with_variant(postgresql.JSONB(astext_type=sa.Text()), "postgresql")


def upgrade() -> None:
    op.add_column("account", sa.Column("seen_by", sa.Text, nullable=False, server_default="friends"))
    op.create_table(
        "friend_ask",
        sa.Column("asker_id", sa.Text, nullable=False),
        sa.Column("called", sa.Text, nullable=False),
        sa.Column("to_id", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("asker_id", "called", "to_id", name="pk_friend_ask"),
        sa.ForeignKeyConstraint(["asker_id"], ["account.id"], name="fk_friend_ask_asker_id"),
        sa.UniqueConstraint("id", name="uq_friend_ask_id"),
    )
    op.create_index("ix_friend_ask_to_id", "friend_ask", ["to_id"])
    op.create_table(
        "friendship",
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("friend_id", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "friend_id", name="pk_friendship"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_friendship_account_id"),
        sa.ForeignKeyConstraint(["friend_id"], ["account.id"], name="fk_friendship_friend_id"),
        sa.UniqueConstraint("id", name="uq_friendship_id"),
    )
    op.create_table(
        "block",
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("blocked_id", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "blocked_id", name="pk_block"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_block_account_id"),
        sa.UniqueConstraint("id", name="uq_block_id"),
    )
    op.create_index("ix_block_blocked_id", "block", ["blocked_id"])
    op.create_table(
        "invitation",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("called", sa.Text, nullable=False),
        sa.Column("to_id", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("from_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "called", "to_id", name="pk_invitation"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_invitation_table_id"),
        sa.UniqueConstraint("id", name="uq_invitation_id"),
    )
    op.create_index("ix_invitation_to_id", "invitation", ["to_id"])
    op.create_table(
        "game_search",
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("games", WORDS, nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("began_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("found_at", sa.Double, nullable=True),
        sa.PrimaryKeyConstraint("guest_id", name="pk_game_search"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_game_search_guest_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_game_search_table_id"),
    )
    op.create_index("ix_game_search_table_id", "game_search", ["table_id"])
    op.create_table(
        "here",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", WORDS, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_here"),
    )


def downgrade() -> None:
    for table in ("here", "game_search", "invitation", "block", "friendship", "friend_ask"):
        op.drop_table(table)
    op.execute("ALTER TABLE account DROP COLUMN seen_by")
