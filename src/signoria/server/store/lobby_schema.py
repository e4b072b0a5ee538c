"""The tables of the database about the lobby: friends, who blocks whom, invitations, who looks for a game."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.store.schema import METADATA, WORDS

friend_ask = sa.Table(
    "friend_ask",
    METADATA,
    sa.Column("asker_id", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
    sa.Column("called", sa.Text, primary_key=True),
    sa.Column("to_id", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("declined", sa.Boolean, nullable=False),
    sa.Column("withdrawn", sa.Boolean, nullable=False),
    sa.Index(None, "to_id"),
)
"""Members who ask others to be friends, by the name they said. `to_id` is empty where nobody is to be asked, so that
who asks is told the same. One that was declined is kept: who asks again does not ask the other again."""

friendship = sa.Table(
    "friendship",
    METADATA,
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
    sa.Column("friend_id", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("since", sa.Double, nullable=False),
)
"""Friends, a row for each of the two."""

block = sa.Table(
    "block",
    METADATA,
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
    sa.Column("blocked_id", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index(None, "blocked_id"),
)
"""Whom a member wants nothing to do with, a member or a guest; the name is what they were called then."""

invitation = sa.Table(
    "invitation",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("called", sa.Text, primary_key=True),
    sa.Column("to_id", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("from_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("declined", sa.Boolean, nullable=False),
    sa.Index(None, "to_id"),
)
"""Who is invited to a table, by the name that was said; `to_id` is empty where nobody is to be told."""

game_search = sa.Table(
    "game_search",
    METADATA,
    sa.Column("guest_id", sa.Text, sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("games", WORDS, nullable=False),
    sa.Column("least", sa.Integer, nullable=False),
    sa.Column("most", sa.Integer, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("bots", sa.Boolean, nullable=False),
    sa.Column("began_at", sa.Double, nullable=False),
    sa.Column("seen_at", sa.Double, nullable=False),
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), nullable=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("found_at", sa.Double, nullable=True),
    sa.Index(None, "table_id"),
)
"""Who looks for a game, one search a person; with a table it has been found and its seat waits for them."""

here = sa.Table(
    "here",
    METADATA,
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("who", WORDS, nullable=False),
)
"""Who has the page open at which process, and at which listed table they are; `at` is by the database's clock."""
