"""Rows into the database and out of it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

Row = TypeVar("Row")


def insert(connection: sa.Connection, table: sa.Table, row: msgspec.Struct) -> None:
    connection.execute(sa.insert(table), [msgspec.structs.asdict(row)])


def rows(connection: sa.Connection, query: sa.Select[Any], kind: type[Row]) -> list[Row]:
    return [kind(**row._mapping) for row in connection.execute(query)]


def one(connection: sa.Connection, query: sa.Select[Any], kind: type[Row]) -> Row | None:
    """The first row, if there is any."""
    return next(iter(rows(connection, query, kind)), None)


def count(connection: sa.Connection, *those: sa.ColumnElement[bool]) -> int:
    """How many rows there are with all of this."""
    return int(connection.execute(sa.select(sa.func.count()).where(*those)).scalar_one())
