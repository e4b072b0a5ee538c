"""Pruning: what is old is removed, with all that belongs to it and nothing that anything else needs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from signoria.server.config.settings import Settings
from signoria.server.store import lobby_schema, schema
from signoria.server.store.tournament_schema import tournament
from signoria.server.store.tournaments import remove_tournaments

DAY = 24 * 3600.0
"""Seconds; to within a day it is known when a guest was last seen."""
AT_ONCE = 100
"""Tables in one statement."""


@dataclass(frozen=True)
class Keep:
    """For how many days things are kept; None is for ever."""

    tables: int | None = None
    records: int | None = None
    guests: int | None = None

    @property
    def is_for_ever(self) -> bool:
        return self.tables is self.records is self.guests is None


def keep_of(settings: Settings) -> Keep:
    """For how long things are kept by these settings."""
    return Keep(settings.keep_tables_days, settings.keep_records_days, settings.keep_guests_days)


@dataclass
class Pruned:
    """How much was removed."""

    tables: int = 0
    records: int = 0
    guests: int = 0


def prune(connection: sa.Connection, keep: Keep, now: float, spared: Collection[str] = ()) -> Pruned:
    """Remove all that is old; `spared` are tables that are looked at."""
    pruned = Pruned()
    if keep.tables is not None:
        old = [id for id in old_tables(connection, now - keep.tables * DAY) if id not in spared]
        for start in range(0, len(old), AT_ONCE):
            remove_tables(connection, old[start : start + AT_ONCE])
        remove_tournaments(connection, now - keep.tables * DAY)
        pruned.tables = len(old)
    if keep.records is not None:
        record = schema.record.c
        removed = connection.execute(sa.delete(schema.record).where(record.created_at < now - keep.records * DAY))
        pruned.records = removed.rowcount
    if keep.guests is not None:
        pruned.guests = remove_guests(connection, now - keep.guests * DAY)
    return pruned


def old_tables(connection: sa.Connection, before: float) -> list[str]:
    """The tables to which nothing has happened since, and at which nobody is.

    A running game is old only if none of its people has come since, to any table.
    """
    table, log = schema.game_table.c, schema.entry.c
    member, guest = schema.member.c, schema.guest.c
    last = sa.select(sa.func.max(log.at)).where(log.table_id == table.id).scalar_subquery()
    came = sa.exists().where(member.table_id == table.id, member.guest_id == guest.id, guest.seen_at > before - DAY)
    looked_at = sa.exists().where(schema.presence.c.table_id == table.id)
    query = sa.select(table.id).where(
        table.changed_at < before,
        sa.func.coalesce(last, 0.0) < before,
        ~looked_at,
        sa.or_(table.status != "playing", ~came),
    )
    return [str(row.id) for row in connection.execute(query)]


def remove_tables(connection: sa.Connection, ids: Sequence[str]) -> None:
    for part in (
        schema.snapshot,
        schema.entry,
        schema.clock,
        schema.turn_notice,
        schema.member,
        schema.seat_key,
        schema.result,
        lobby_schema.invitation,
        lobby_schema.game_search,
    ):
        connection.execute(sa.delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(sa.delete(schema.game_table).where(schema.game_table.c.id.in_(ids)))


def remove_guests(connection: sa.Connection, before: float) -> int:
    """Guests who have not come since, have no table and no record and are no members; how many."""
    guest = schema.guest.c
    needed = [
        sa.exists().where(column == guest.id)
        for column in (
            schema.game_table.c.host_id,
            schema.member.c.guest_id,
            schema.record.c.guest_id,
            schema.account.c.id,
            schema.former_guest.c.guest_id,
            tournament.c.host_id,
            lobby_schema.game_search.c.guest_id,
        )
    ]
    old = sa.delete(schema.guest).where(guest.created_at < before, guest.seen_at < before - DAY, ~sa.or_(*needed))
    return connection.execute(old).rowcount
