"""Notices that wait to be sent to devices and webhooks: each taken by one process at a time, and done with once."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from signoria.server.store.notice_rows import DeliveryRow, DeliveryState
from signoria.server.store.notice_schema import delivery
from signoria.server.store.statements import insert, rows

DELIVERY = delivery.c
DONE = ("sent", "failed", "unsure", "passed")


def add_delivery(connection: sa.Connection, row: DeliveryRow) -> None:
    insert(connection, delivery, row)


def due_deliveries(connection: sa.Connection, now: float, most: int, but: Collection[str]) -> list[DeliveryRow]:
    """What is to be sent now, the oldest first, but one for each target and none for those that are busy."""
    query = sa.select(delivery).where(DELIVERY.state == "waiting", DELIVERY.due_at <= now)
    if but:
        query = query.where(DELIVERY.target.not_in(but))
    found: dict[tuple[str, str], DeliveryRow] = {}
    for row in rows(connection, query.order_by(DELIVERY.due_at, DELIVERY.id).limit(20 * most), DeliveryRow):
        found.setdefault((row.channel, row.target), row)
    return list(found.values())[:most]


def claim_delivery(connection: sa.Connection, id: str, now: float) -> bool:
    """Take one to send it; false if another process has."""
    claim = sa.update(delivery).where(DELIVERY.id == id, DELIVERY.state == "waiting")
    return connection.execute(claim.values(state="claimed", due_at=now, tries=DELIVERY.tries + 1)).rowcount > 0


def begin_delivery(connection: sa.Connection, id: str) -> None:
    """From now on it may be taken."""
    _change(connection, id, state="sending")


def deliver_again(connection: sa.Connection, id: str, due_at: float) -> None:
    _change(connection, id, state="waiting", due_at=due_at)


def delivery_done(connection: sa.Connection, id: str, state: DeliveryState) -> None:
    """It will not be tried again."""
    _change(connection, id, state=state, data={})


def interrupted_deliveries(connection: sa.Connection, before: float) -> bool:
    """Whether any was begun before then and never ended."""
    query = sa.select(DELIVERY.id).where(DELIVERY.state.in_(("claimed", "sending")), DELIVERY.due_at < before)
    return connection.execute(query.limit(1)).first() is not None


def take_up_deliveries(connection: sa.Connection, before: float) -> None:
    """What a process began that has died: what had not gone out is sent again, and so is what goes to a webhook, which
    knows it by its id; of a push that may have been taken nobody knows, so it is not."""
    begun = DELIVERY.due_at < before
    lost = sa.update(delivery).where(DELIVERY.state == "sending", DELIVERY.channel == "push", begun)
    connection.execute(lost.values(state="unsure", data={}))
    again = sa.update(delivery).where(DELIVERY.state.in_(("claimed", "sending")), begun)
    connection.execute(again.values(state="waiting"))


def forget_deliveries(connection: sa.Connection, before: float) -> None:
    """What was done with so long ago goes."""
    connection.execute(sa.delete(delivery).where(DELIVERY.state.in_(DONE), DELIVERY.created_at < before))


def count_deliveries(connection: sa.Connection) -> dict[str, int]:
    """How many there are in each state."""
    query = sa.select(DELIVERY.state, sa.func.count()).group_by(DELIVERY.state)
    return {str(state): int(number) for state, number in connection.execute(query)}


def _change(connection: sa.Connection, id: str, **values: object) -> None:
    connection.execute(sa.update(delivery).where(DELIVERY.id == id).values(**values))
