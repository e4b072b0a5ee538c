"""Notices: what members want to be told and how, what they were told, and where it goes."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

WORDS = sa.JSON().with_variant(postgresql.JSONB(astext_type=sa.Text()), "postgresql")
MAIL = sa.table("mail", sa.column("id", sa.Text), sa.column("kind", sa.Text), sa.column("data", WORDS))


def upgrade() -> None:
    op.create_table(
        "notice_choice",
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "channel", "kind", name="pk_notice_choice"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_notice_choice_account_id"),
    )
    op.create_table(
        "notice_told",
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("turn", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "table_id", "kind", "channel", name="pk_notice_told"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_notice_told_account_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_notice_told_table_id"),
    )
    op.create_index("ix_notice_told_table_id", "notice_told", ["table_id"])
    op.create_table(
        "happening",
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "table_id", "kind", "seq", name="pk_happening"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_happening_account_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_happening_table_id"),
    )
    op.create_index("ix_happening_table_id", "happening", ["table_id"])
    op.create_index("ix_happening_at", "happening", ["at"])
    op.create_table(
        "house_key",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_key"),
    )
    op.create_table(
        "push_device",
        sa.Column("session_id", sa.Text, nullable=False),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("session_id", name="pk_push_device"),
        sa.ForeignKeyConstraint(["session_id"], ["session.id"], name="fk_push_device_session_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_push_device_account_id"),
        sa.UniqueConstraint("endpoint", name="uq_push_device_endpoint"),
    )
    op.create_index("ix_push_device_account_id", "push_device", ["account_id"])
    op.create_table(
        "webhook",
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("account_id", name="pk_webhook"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_webhook_account_id"),
    )
    op.create_table(
        "delivery",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=True),
        sa.Column("data", WORDS, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_delivery"),
        sa.ForeignKeyConstraint(["account_id"], ["account.id"], name="fk_delivery_account_id"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_delivery_table_id"),
    )
    op.create_index("ix_delivery_state_due_at", "delivery", ["state", "due_at"])
    op.create_index("ix_delivery_account_id", "delivery", ["account_id"])
    op.create_index("ix_delivery_table_id", "delivery", ["table_id"])
    op.execute(
        "INSERT INTO notice_told (account_id, table_id, kind, channel, turn, at) "
        "SELECT account_id, table_id, 'turn', 'mail', since, since FROM turn_notice"
    )
    op.execute(
        "INSERT INTO notice_choice (account_id, channel, kind, wanted) "
        "SELECT id, 'mail', 'turn', false FROM account WHERE NOT turn_mail"
    )
    for id, data in op.get_bind().execute(sa.select(MAIL.c.id, MAIL.c.data).where(MAIL.c.kind == "turn")).all():
        items = [{"kind": "turn", "table": one["table"], "turn": one["since"]} for one in data.get("games", [])]
        new = {name: value for name, value in data.items() if name != "games"} | ({"items": items} if items else {})
        op.execute(sa.update(MAIL).where(MAIL.c.id == id).values(kind="notices", data=new))
    op.drop_table("turn_notice")
    op.execute("ALTER TABLE account DROP COLUMN turn_mail")


def downgrade() -> None:
    op.add_column("account", sa.Column("turn_mail", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute(
        "UPDATE account SET turn_mail = false WHERE id IN "
        "(SELECT account_id FROM notice_choice WHERE channel = 'mail' AND kind = 'turn' AND NOT wanted)"
    )
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
    op.execute(
        "INSERT INTO turn_notice (account_id, table_id, since) "
        "SELECT account_id, table_id, turn FROM notice_told WHERE channel = 'mail' AND kind = 'turn'"
    )
    for table in ("delivery", "webhook", "push_device", "house_key", "happening", "notice_told", "notice_choice"):
        op.drop_table(table)
    op.execute("DELETE FROM mail WHERE kind = 'notices'")
