"""Devices on which members want notices to be shown, and the key by which push services know the house."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.notice_rows import PushDeviceRow
from signoria.server.store.notice_schema import delivery, house_key, push_device
from signoria.server.store.sessions import LASTS
from signoria.server.store.statements import insert, one, rows

DEVICE, KEY, SESSION = push_device.c, house_key.c, schema.session.c


def keep_push_device(connection: sa.Connection, device: PushDeviceRow) -> None:
    """In place of what the session had; a browser that somebody else used before takes notices for its reader alone."""
    known = sa.or_(DEVICE.session_id == device.session_id, DEVICE.endpoint == device.endpoint)
    connection.execute(sa.delete(push_device).where(known))
    insert(connection, push_device, device)


def push_device_of(connection: sa.Connection, session: str) -> PushDeviceRow | None:
    return one(connection, sa.select(push_device).where(DEVICE.session_id == session), PushDeviceRow)


def push_devices(connection: sa.Connection, accounts: Collection[str], now: float) -> list[PushDeviceRow]:
    """The devices of these members, if they are still signed in there."""
    query = sa.select(push_device).join(schema.session, SESSION.id == DEVICE.session_id)
    return rows(connection, query.where(DEVICE.account_id.in_(accounts), SESSION.seen_at > now - LASTS), PushDeviceRow)


def all_with_push_devices(connection: sa.Connection) -> set[str]:
    """The members who have any."""
    return {str(id) for id in connection.scalars(sa.select(DEVICE.account_id).distinct())}


def drop_push_device(connection: sa.Connection, session: str, endpoint: str | None = None) -> bool:
    """Show nothing there any more, unless it takes notices at another address by now; what is on its way goes, too."""
    those = [DEVICE.session_id == session] + ([DEVICE.endpoint == endpoint] if endpoint is not None else [])
    dropped = connection.execute(sa.delete(push_device).where(*those)).rowcount > 0
    if dropped:
        waiting = sa.delete(delivery).where(delivery.c.channel == "push", delivery.c.target == session)
        connection.execute(waiting.where(delivery.c.state == "waiting"))
    return dropped


def key_of_house(connection: sa.Connection, name: str) -> bytes | None:
    found = connection.execute(sa.select(KEY.value).where(KEY.name == name)).scalar_one_or_none()
    return None if found is None else bytes(found)


def add_key(connection: sa.Connection, name: str, value: bytes, now: float) -> None:
    """Conflict if another process has made it."""
    connection.execute(sa.insert(house_key), [{"name": name, "value": value, "created_at": now}])
