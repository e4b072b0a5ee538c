"""The log of what hosts and administrators did: rows are added and read, and nothing else."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.store import order_schema
from signoria.server.store.order_rows import DeedRow
from signoria.server.store.statements import count, insert, rows

DEED = order_schema.deed.c


def add_deed(connection: sa.Connection, deed: DeedRow) -> None:
    insert(connection, order_schema.deed, deed)


def deeds(connection: sa.Connection, text: str, skip: int, most: int) -> tuple[list[DeedRow], int]:
    """Those in which a text is found, the newest first, and how many there are."""
    places = (DEED.by_name, DEED.what, DEED.to_name, DEED.to_id, DEED.table_id, DEED.why)
    those = [sa.or_(*(place.icontains(text, autoescape=True) for place in places))] if text else [sa.true()]
    query = sa.select(order_schema.deed).where(*those).order_by(DEED.at.desc(), DEED.id.desc()).offset(skip).limit(most)
    found = connection.execute(sa.select(sa.func.count()).select_from(order_schema.deed).where(*those)).scalar_one()
    return rows(connection, query, DeedRow), int(found)


def count_deeds(connection: sa.Connection, by: str) -> int:
    """How many lines of the log tell what somebody did."""
    return count(connection, DEED.by_id == by)
