"""Engines: one way to SQLite and to PostgreSQL."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # what was acknowledged survives a power cut
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=1000",
)

NO_SECRETS = {"hide_parameters": True}
"""What is written holds secrets, so an error does not repeat it."""
PATIENCE = 5
"""Seconds that PostgreSQL may take to let us in."""


def make_engine(url: str) -> sa.Engine:
    """An engine for `sqlite:///FILE` or `postgresql://...`."""
    if not url.startswith("sqlite"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1).replace(
            "postgres://", "postgresql+psycopg://", 1
        )
        patient = {"connect_timeout": PATIENCE}
        return sa.create_engine(url, pool_size=4, pool_pre_ping=True, connect_args=patient, **NO_SECRETS)
    engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": 5}, **NO_SECRETS)
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
