"""Tallies: how often something was done in a window of time, counted in one place for all processes."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from signoria.server.store.schema import METADATA

tally = sa.Table(
    "tally",
    METADATA,
    sa.Column("whose", sa.Text, primary_key=True),
    sa.Column("begins", sa.Double, primary_key=True),
    sa.Column("times", sa.Integer, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
    sa.Index(None, "until"),
)
"""How often each did something in each window; a row goes when its window counts no more."""

ROWS = tally.c


@dataclass(frozen=True)
class Rate:
    """So often in so many seconds."""

    most: int
    seconds: float


def whose(what: str, who: str) -> str:
    """By what it is counted: neither an address nor a member can be read from it, only tried."""
    return hashlib.sha256(f"{what}\n{who}".encode()).hexdigest()[:32]


def count_once(connection: sa.Connection, key: str, rate: Rate, now: float) -> bool:
    """Count it once more, unless it was done as often as it may be.

    The window slides: of the one before there counts as much as is still within the last so many seconds. Whoever
    counts at the same time waits for this transaction, and then sees what it has counted.
    """
    begins = now // rate.seconds * rate.seconds
    before = connection.scalar(sa.select(ROWS.times).where(ROWS.whose == key, ROWS.begins == begins - rate.seconds))
    room = rate.most - int((before or 0) * (begins + rate.seconds - now) / rate.seconds)
    if room < 1:
        return False
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    first = insert(tally).values(whose=key, begins=begins, times=1, until=begins + 2 * rate.seconds)
    counted = first.on_conflict_do_update(
        index_elements=[ROWS.whose, ROWS.begins], set_={"times": ROWS.times + 1}, where=ROWS.times < room
    )
    return connection.execute(counted.returning(ROWS.times)).first() is not None


def forget_tallies(connection: sa.Connection, now: float) -> int:
    """Remove those that count no more; how many."""
    return connection.execute(sa.delete(tally).where(ROWS.until < now)).rowcount
