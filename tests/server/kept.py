"""All that a house keeps, to see whether something has changed it."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from signoria.server.store.schema import METADATA

BESIDE = {
    "presence",
    "here",
    "pulse",
    "snapshot",
    "challenge",
    "delivery",
    "mail",
    "happening",
    "notice_told",
    "seat_key",
    "tally",
}
"""Tables in which a house notes by itself who is there, what is to be told, what it has asked a passkey for, and how
often somebody asked."""
SEEN = {"seen_at", "used_at", "changed_at"}


def kept_in(engine: sa.Engine) -> dict[str, int]:
    """All that is kept, told shortly: each table but for what the house notes by itself."""
    found = {}
    with engine.connect() as connection:
        for name, table in METADATA.tables.items():
            if name not in BESIDE:
                columns = [column for column in table.columns if column.name not in SEEN]
                rows = connection.execute(sa.select(*columns).order_by(*table.primary_key.columns)).all()
                found[name] = hash(str(rows))
    return found


async def settled(engine: sa.Engine) -> dict[str, int]:
    """What is kept once nothing changes any more by itself."""
    kept = kept_in(engine)
    for _ in range(80):
        await asyncio.sleep(0.01)
        before, kept = kept, kept_in(engine)
        if before == kept:
            break
    return kept


def differing(before: dict[str, int], after: dict[str, int]) -> list[str]:
    """The tables that are not as they were."""
    return [name for name in after if after[name] != before.get(name)]
