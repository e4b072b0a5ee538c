"""The file of a SQLite database: whether what is written still goes to the file that its address names."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from signoria.server.store.rows import Gone

Identity = tuple[tuple[int, int], ...]


class DatabaseFile:
    """A database's file and its write-ahead log, as they were when it was opened.

    A file that was deleted or replaced can still be written to by who has it open, and all of it is lost in the end. A
    file that was only moved away and comes back is the same again.
    """

    def __init__(self, engine: sa.Engine) -> None:
        file = Path(engine.url.database or "").absolute()
        self._held: Any = engine.raw_connection()
        self._held.detach()  # it stays open, and with it the write-ahead log stays the same file
        cursor = self._held.cursor()
        cursor.execute("SELECT version_num FROM alembic_version").fetchall()
        cursor.close()
        self._paths = [str(path) for path in (file, Path(f"{file.resolve()}-wal")) if path.exists()]
        self._opened = self._identity()

    def check(self) -> None:
        """Gone if the files are no longer those that were opened."""
        if self._opened is None or self._identity() != self._opened:
            raise Gone("the database's file is gone or was replaced")

    def close(self) -> None:
        self._held.close()

    def _identity(self) -> Identity | None:
        try:
            found = list(map(os.stat, self._paths))  # pathlib's costs as much again
        except OSError:
            return None
        return tuple((file.st_dev, file.st_ino) for file in found)


def file_of(engine: sa.Engine) -> DatabaseFile | None:
    """The file of a database, if it is one."""
    is_file = engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:")
    return DatabaseFile(engine) if is_file else None
