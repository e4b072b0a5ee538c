"""Which entries of a table's log are a member's own: made by them as a guest, or by who held their seat then."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.rows import EntryRow
from signoria.server.store.statements import rows

LOG = schema.entry.c
EMPTYING = ("left", "bot-sat", "reserved")
ABOUT = ("admitted", "removed", "muted", "allowed", "passed")
"""These name a guest and say nothing of them, or nothing that they did."""


def tables_with(connection: sa.Connection, own: Collection[str]) -> set[str]:
    """The tables at which somebody sat, which they opened, where they asked for a seat, or spoke."""
    member, table = schema.member.c, schema.game_table.c
    named = sa.select(LOG.table_id).where(
        LOG.kind.in_(("spoke", "seat-asked", "kept-out", "reserved")), LOG.data["guest"].as_string().in_(own)
    )
    queries = (
        sa.select(member.table_id).where(member.guest_id.in_(own)),
        sa.select(table.id).where(table.host_id.in_(own)),
        named.distinct(),
    )
    return {str(found[0]) for query in queries for found in connection.execute(query)}


def own_entries(connection: sa.Connection, table: str, own: Collection[str]) -> list[EntryRow]:
    """What of a table's log is theirs, in order."""
    query = sa.select(LOG.seq, LOG.at, LOG.kind, LOG.data).where(LOG.table_id == table).order_by(LOG.seq)
    return list(theirs(rows(connection, query, EntryRow), own))


def theirs(log: Iterable[EntryRow], own: Collection[str]) -> Iterator[EntryRow]:
    """Those entries of a log that are somebody's own."""
    held: set[int] = set()
    for entry in log:
        seat, guest = entry.data.get("seat"), entry.data.get("guest")
        if entry.kind == "sat" and guest in own:
            held.add(int(entry.data["seat"]))
        elif entry.kind in (*EMPTYING, "sat"):
            held.discard(seat)
        if entry.kind not in ABOUT and (guest in own or (guest is None and seat in held)):
            yield entry
