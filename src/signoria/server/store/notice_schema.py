"""The tables of the database for what members are told while they are away: choices, what was told, where it goes."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.store.schema import METADATA, WORDS

notice_choice = sa.Table(
    "notice_choice",
    METADATA,
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
    sa.Column("channel", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("wanted", sa.Boolean, nullable=False),
)
"""What a member has chosen; of what has no row they have not."""

notice_told = sa.Table(
    "notice_told",
    METADATA,
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("channel", sa.Text, primary_key=True),
    sa.Column("turn", sa.Double, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index(None, "table_id"),
)
"""The last of each kind that a member was told of at a table: a turn by when it began. Nothing is told twice."""

happening = sa.Table(
    "happening",
    METADATA,
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index(None, "table_id"),
    sa.Index(None, "at"),
)
"""What happened at a table while a member was not there, written with the entry of its log; a day later it is gone."""

house_key = sa.Table(
    "house_key",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
)
"""Keys of the house itself, made when they are first needed."""

push_device = sa.Table(
    "push_device",
    METADATA,
    sa.Column("session_id", sa.Text, sa.ForeignKey("session.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False, unique=True),
    sa.Column("p256dh", sa.LargeBinary, nullable=False),
    sa.Column("auth", sa.LargeBinary, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Index(None, "account_id"),
)
"""Devices on which a member wants notices to be shown; one goes with its session."""

webhook = sa.Table(
    "webhook",
    METADATA,
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("is_on", sa.Boolean, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("said", sa.Text, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("changed_at", sa.Double, nullable=False),
)
"""Where a member wants notices to be posted. The secret signs them, so it is kept as it is."""

delivery = sa.Table(
    "delivery",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), nullable=False),
    sa.Column("channel", sa.Text, nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), nullable=True),
    sa.Column("data", WORDS, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("due_at", sa.Double, nullable=False),
    sa.Index(None, "state", "due_at"),
    sa.Index(None, "account_id"),
    sa.Index(None, "table_id"),
)
"""Notices to devices and webhooks that are to be sent, and what became of them."""

OF_ACCOUNT = (notice_choice, notice_told, happening, push_device, webhook, delivery)
"""What goes when a member does."""
OF_TABLE = (notice_told, happening, delivery)
"""What goes with a table."""
