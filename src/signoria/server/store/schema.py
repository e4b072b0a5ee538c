"""The tables of the database."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB

METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
WORDS = sa.JSON().with_variant(JSONB(), "postgresql")
WORDS_OR_NOTHING = sa.JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")

guest = sa.Table(
    "guest",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("token_hash", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("seen_at", sa.Double, nullable=False, server_default="0"),
)

game_table = sa.Table(
    "game_table",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", WORDS, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("host_id", sa.Text, sa.ForeignKey("guest.id"), nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Text, nullable=False),
    sa.Column("components", sa.Text, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("changed_at", sa.Double, nullable=False),
    sa.Column("names", WORDS, nullable=False),
    sa.Column("rematch_of", sa.Text, nullable=True),
    sa.Column("position", WORDS_OR_NOTHING, nullable=True),
    sa.Index(None, "listed", "status", "changed_at"),
    sa.Index(None, "host_id", "status"),
)

entry = sa.Table(
    "entry",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("data", WORDS, nullable=False),
)
"""The log of every table, and the truth: all else could be made from it again."""

snapshot = sa.Table(
    "snapshot",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

clock = sa.Table(
    "clock",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("due_at", sa.Double, nullable=True),
    sa.Column("is_slow", sa.Boolean, nullable=False),
    sa.Column("turns", WORDS, nullable=False),
    sa.Index(None, "due_at"),
)
"""Of running games that are timed: when the next clock ends, whether they take days, and for which guests they wait."""

member = sa.Table(
    "member",
    METADATA,
    sa.Column("guest_id", sa.Text, sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Index(None, "table_id"),
)

record = sa.Table(
    "record",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("guest_id", sa.Text, sa.ForeignKey("guest.id"), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Index(None, "guest_id"),
)
"""Games that were played elsewhere, or before, as text that guests brought."""

pulse = sa.Table(
    "pulse",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""One row, written to see whether the database can be written to, and while clocks run: when a house was last there."""

presence = sa.Table(
    "presence",
    METADATA,
    sa.Column("process", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("who", WORDS, nullable=False),
    sa.Index(None, "table_id"),
)
"""Who is connected to a table at which process; `at` is when that process last said so, by the database's clock."""

account = sa.Table(
    "account",
    METADATA,
    sa.Column("id", sa.Text, sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("email", sa.Text, nullable=True, unique=True),
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("turn_mail", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("letters_key", sa.Text, nullable=False, server_default=""),
    sa.Column("off_leaderboards", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seen_by", sa.Text, nullable=False, server_default="friends"),
)
"""A member: a guest who can come back from any device. The name is the guest's, and so are seats and tables.

What is in `letters_key` stops letters about turns and does nothing else: it is in each of them.
"""

session = sa.Table(
    "session",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("token_hash", sa.Text, nullable=False, unique=True),
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), nullable=False),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("way", sa.Text, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("seen_at", sa.Double, nullable=False),
    sa.Index(None, "account_id"),
)
"""A device on which a member is signed in."""

seat_key = sa.Table(
    "seat_key",
    METADATA,
    sa.Column("token_hash", sa.Text, primary_key=True),
    sa.Column("session_id", sa.Text, sa.ForeignKey("session.id", ondelete="CASCADE"), nullable=False),
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Index(None, "session_id"),
    sa.Index(None, "table_id"),
)
"""Tokens that open a member's seats: each device has its own, and they end with its session."""

passkey = sa.Table(
    "passkey",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("used_at", sa.Double, nullable=True),
    sa.Index(None, "account_id"),
)

challenge = sa.Table(
    "challenge",
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("purpose", sa.Text, nullable=False),
    sa.Column("guest_id", sa.Text, nullable=True),
    sa.Column("expires_at", sa.Double, nullable=False),
)
"""What a passkey was asked to sign, until it has: each is good once."""

recovery_code = sa.Table(
    "recovery_code",
    METADATA,
    sa.Column("code_hash", sa.Text, primary_key=True),
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), nullable=False),
    sa.Index(None, "account_id"),
)

sign_in_link = sa.Table(
    "sign_in_link",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("token_hash", sa.Text, nullable=True, unique=True),
    sa.Column("email", sa.Text, nullable=False),
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), nullable=True),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("expires_at", sa.Double, nullable=False),
    sa.Index(None, "account_id"),
)
"""A link to sign in with, or to show that a member reads mail at an address; its token is made when it is sent."""

mail = sa.Table(
    "mail",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("to_address", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("data", WORDS, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("due_at", sa.Double, nullable=False),
    sa.Index(None, "state", "due_at"),
)
"""Mail to be sent, and what became of it; an address is forgotten once its mail is done with."""

turn_notice = sa.Table(
    "turn_notice",
    METADATA,
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("since", sa.Double, nullable=False),
    sa.Index(None, "table_id"),
)
"""The last turn of a member at a table of which they were written to: the game has waited for them since then."""

former_guest = sa.Table(
    "former_guest",
    METADATA,
    sa.Column("guest_id", sa.Text, sa.ForeignKey("guest.id"), primary_key=True),
    sa.Column("account_id", sa.Text, sa.ForeignKey("account.id"), nullable=False),
    sa.Index(None, "account_id"),
)
"""Guests who signed in as a member that there was already."""

result = sa.Table(
    "result",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.Text, nullable=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text, nullable=True),
    sa.Column("place", sa.Integer, nullable=True),
    sa.Column("points", sa.Integer, nullable=True),
    sa.Index(None, "guest_id"),
)
"""How games ended, seat by seat, read from their logs when a member first looks; without a place it was broken off."""

season = sa.Table(
    "season",
    METADATA,
    sa.Column("begins_at", sa.Double, primary_key=True, autoincrement=False),
)
"""When each season of ratings began: the first, with all that was before the second, at 0. Ratings are written by who
has changed that row, so one after another.
"""

rated_game = sa.Table(
    "rated_game",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("ended_at", sa.Double, nullable=False),
    sa.Index(None, "game", "seats", "ended_at"),
)
"""A rated game that counts. It outlives its table, or what others have would no longer follow from the games."""

rated_seat = sa.Table(
    "rated_seat",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("rated_game.table_id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("member_id", sa.Text, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("season", sa.Integer, nullable=False),
    sa.Column("mu_before", sa.Double, nullable=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index(None, "member_id"),
)
"""A seat of such a game: its place, and what came of it: the rating after it, the mean before it, and how many games
of the season it was."""
