"""Accounts: members, their devices, and all with which they sign in; mail to be sent; how games ended."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

WORDS = sa.JSON().with_variant(postgresql.JSONB(astext_type=sa.Text()), "postgresql")


def upgrade() -> None:
    op.create_table(
        "account",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_account"),
        sa.ForeignKeyConstraint(["id"], ["guest.id"], name="fk_account_id"),
        sa.UniqueConstraint("email", name="uq_account_email"),
    )
    op.create_table(
        "session",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_session_account_id"),
        sa.UniqueConstraint("token_hash", name="uq_session_token_hash"),
    )
    op.create_index("ix_session_account_id", "session", ["account_id"])
    op.create_table(
        "seat_key",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("session_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_seat_key"),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name="fk_seat_key_session_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_seat_key_table_id"),
    )
    op.create_index("ix_seat_key_session_id", "seat_key", ["session_id"])
    op.create_index("ix_seat_key_table_id", "seat_key", ["table_id"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_passkey"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_passkey_account_id"),
    )
    op.create_index("ix_passkey_account_id", "passkey", ["account_id"])
    op.create_table(
        "challenge",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=True),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenge"),
    )
    op.create_table(
        "recovery_code",
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_recovery_code"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_recovery_code_account_id"),
    )
    op.create_index("ix_recovery_code_account_id", "recovery_code", ["account_id"])
    op.create_table(
        "sign_in_link",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=True),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("account_id", sa.Text, nullable=True),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sign_in_link"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_sign_in_link_account_id"),
        sa.UniqueConstraint("token_hash", name="uq_sign_in_link_token_hash"),
    )
    op.create_index("ix_sign_in_link_account_id", "sign_in_link", ["account_id"])
    op.create_table(
        "mail",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("to_address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("data", WORDS, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mail"),
    )
    op.create_index("ix_mail_state_due_at", "mail", ["state", "due_at"])
    op.create_table(
        "former_guest",
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", name="pk_former_guest"),
        sa.ForeignKeyConstraint(["guest_id"], ["guest.id"], name="fk_former_guest_guest_id"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_former_guest_account_id"),
    )
    op.create_index("ix_former_guest_account_id", "former_guest", ["account_id"])
    op.create_table(
        "result",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guest_id", sa.Text, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_result_table_id"),
    )
    op.create_index("ix_result_guest_id", "result", ["guest_id"])


def downgrade() -> None:
    tables = (
        "result",
        "former_guest",
        "mail",
        "sign_in_link",
        "recovery_code",
        "challenge",
        "passkey",
        "seat_key",
        "session",
        "account",
    )
    for table in tables:
        op.drop_table(table)
