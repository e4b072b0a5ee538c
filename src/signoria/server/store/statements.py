"""Rows into the database and out of it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from signoria.server.store import schema

Row = TypeVar("Row")


def insert(connection: sa.Connection, table: sa.Table, row: msgspec.Struct) -> None:
    connection.execute(sa.insert(table), [msgspec.structs.asdict(row)])


def insert_into_log(engine: sa.Engine) -> str:
    """The statement for rows of the log: written out, since making it anew costs more than what it does."""
    marks = ["?"] * 5 if engine.dialect.name == "sqlite" else [*["%s"] * 4, "%s::jsonb"]
    columns = ", ".join(schema.entry.columns.keys())
    return f"INSERT INTO {schema.entry.name} ({columns}) VALUES ({', '.join(marks)})"


def rows(connection: sa.Connection, query: sa.Select[Any], kind: type[Row]) -> list[Row]:
    return [kind(**row._mapping) for row in connection.execute(query)]


def one(connection: sa.Connection, query: sa.Select[Any], kind: type[Row]) -> Row | None:
    """The first row, if there is any."""
    return next(iter(rows(connection, query, kind)), None)


def count(connection: sa.Connection, *those: sa.ColumnElement[bool]) -> int:
    """How many rows there are with all of this."""
    return int(connection.execute(sa.select(sa.func.count()).where(*those)).scalar_one())
