"""The tables of the database that keeping order needs."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.store.schema import METADATA, WORDS

sanction = sa.Table(
    "sanction",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("guest_id", sa.Text, nullable=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("network", sa.Text, nullable=True),
    sa.Column("cookies", WORDS, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("by_name", sa.Text, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("until", sa.Double, nullable=True),
    sa.Column("lifted_at", sa.Double, nullable=True),
    sa.Index(None, "guest_id"),
    sa.Index(None, "lifted_at", "until"),
)
"""Bans, mutes and names to be changed; of a ban also the hashes of what the person's browsers still send."""

report = sa.Table(
    "report",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("reporter_id", sa.Text, nullable=False),
    sa.Column("reporter_name", sa.Text, nullable=False),
    sa.Column("accused_id", sa.Text, nullable=False),
    sa.Column("accused_name", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("line", sa.Integer, nullable=True),
    sa.Column("said", WORDS, nullable=False),
    sa.Column("closed_at", sa.Double, nullable=True),
    sa.Column("closed_by", sa.Text, nullable=False, server_default=""),
    sa.Column("note", sa.Text, nullable=False, server_default=""),
    sa.Column("thanked", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index(None, "closed_at", "at"),
    sa.Index(None, "reporter_id"),
)
"""What was reported, and what was said around it; `thanked` is whether its reporter knows that it was dealt with."""

deed = sa.Table(
    "deed",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("by_id", sa.Text, nullable=True),
    sa.Column("by_name", sa.Text, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("to_id", sa.Text, nullable=True),
    sa.Column("to_name", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=True),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("facts", WORDS, nullable=False),
    sa.Index(None, "at"),
)
"""What hosts and administrators did. The database refuses to change or remove a row."""

house_setting = sa.Table(
    "house_setting",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("changed_at", sa.Double, nullable=False),
)
"""Limits and texts that were set on the administration page; all other settings are the file's."""
