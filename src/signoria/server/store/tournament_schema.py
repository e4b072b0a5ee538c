"""The tables of the database about tournaments."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.store.schema import METADATA, WORDS

tournament = sa.Table(
    "tournament",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("host_id", sa.Text, sa.ForeignKey("guest.id"), nullable=False),
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
    sa.Index(None, "status", "changed_at"),
    sa.Index(None, "host_id"),
)
"""A tournament: what was settled when it was opened, and what lists show of it."""

tournament_entry = sa.Table(
    "tournament_entry",
    METADATA,
    sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournament.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("data", WORDS, nullable=False),
)
"""The log of every tournament, and the truth. Its tables may go before it does: it has how they ended."""
