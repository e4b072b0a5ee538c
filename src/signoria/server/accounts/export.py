"""All that the house keeps of a member, as one file."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from signoria.server.accounts.own_entries import own_entries, tables_with
from signoria.server.live.house import House
from signoria.server.protocol.refusals import Refused
from signoria.server.store import schema
from signoria.server.store.accounts import account_of, guest_of
from signoria.server.store.former_guests import former_guests
from signoria.server.store.lobby import lobby_of
from signoria.server.store.notice_choices import choices_of
from signoria.server.store.passkeys import count_codes, passkeys_of
from signoria.server.store.push_devices import push_devices
from signoria.server.store.ratings import points_of
from signoria.server.store.reports import reports_by
from signoria.server.store.results import results_of
from signoria.server.store.rows import TableRow
from signoria.server.store.sessions import sessions_of
from signoria.server.store.statements import rows
from signoria.server.store.tournaments import tournaments_of
from signoria.server.store.webhooks import webhook_of

FORMAT = 1
SECRET = ("token_hash", "nonce", "key")
"""What an entry holds that is for the house alone."""


async def export(house: House, account: str) -> dict[str, Any]:
    """Who they are, how they sign in, what they play and did there, what they said, and the records they brought."""
    now = house.clock()
    return await house.store.read(lambda connection: _export(connection, account, now))


def _export(connection: sa.Connection, id: str, now: float) -> dict[str, Any]:
    account, guest = account_of(connection, id), guest_of(connection, id)
    if account is None or guest is None:  # they have left for good meanwhile
        raise Refused("refused-no-member", status=401)
    own, hook = {id, *former_guests(connection, id)}, webhook_of(connection, id)
    record = schema.record.c
    brought = connection.execute(
        sa.select(record.id, record.game, record.created_at, record.text).where(record.guest_id == id)
    )
    return {
        "format": FORMAT,
        "name": guest.name,
        "email": account.email,
        "role": account.role,
        "language": account.language,
        "notices": choices_of(connection, [id])[id],
        "webhook": None if hook is None else {"address": hook.address, "on": hook.is_on, "created_at": hook.created_at},
        "push_devices": [
            {"endpoint": one.endpoint, "created_at": one.created_at} for one in push_devices(connection, [id], now)
        ],
        "off_leaderboards": account.off_leaderboards,
        "seen_by": account.seen_by,
        "member_since": account.created_at,
        "last_seen": guest.seen_at,
        "recovery_codes_left": count_codes(connection, id),
        "passkeys": [
            {"name": key.name, "created_at": key.created_at, "used_at": key.used_at}
            for key in passkeys_of(connection, id)
        ],
        "devices": [
            {"device": one.device, "way": one.way, "created_at": one.created_at, "seen_at": one.seen_at}
            for one in sessions_of(connection, id, now)
        ],
        **lobby_of(connection, id),
        "tables": [_table(connection, row, own) for row in _tables(connection, own)],
        "ratings": [msgspec.structs.asdict(point) for point in points_of(connection, id)],
        "tournaments": tournaments_of(connection, own),
        "reports": [
            {"at": one.at, "table": one.table_id, "reason": one.reason, "text": one.text, "closed_at": one.closed_at}
            for one in reports_by(connection, own)
        ],
        "records": [dict(row._mapping) for row in brought],
    }


def _tables(connection: sa.Connection, own: set[str]) -> list[TableRow]:
    table = schema.game_table
    query = (
        sa.select(table).where(table.c.id.in_(tables_with(connection, own))).order_by(table.c.created_at, table.c.id)
    )
    return rows(connection, query, TableRow)


def _table(connection: sa.Connection, row: TableRow, own: set[str]) -> dict[str, Any]:
    """A table, and what of its log is the member's own doing; of how it ended their own seats."""
    results = [result for result in results_of(connection, [row.id]).get(row.id, []) if result.guest_id in own]
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "opened": row.host_id in own,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
        "results": [{"seat": one.seat, "place": one.place, "points": one.points} for one in results],
        "did": [
            {
                "at": entry.at,
                "kind": entry.kind,
                **{name: said for name, said in entry.data.items() if name not in (*SECRET, "guest")},
            }
            for entry in own_entries(connection, row.id, own)
        ],
    }
