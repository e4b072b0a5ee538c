"""One house, one server: a lock beside a SQLite file, held by the process that serves it.

The lock goes with the process, so what a server leaves behind that was killed locks nobody out. PostgreSQL is for
several processes, and is not locked.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Self

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 20
    """The byte that is locked: behind what is written in the file, which others may read."""

    def _lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


SQLITE = "sqlite:///"
UNTIL_TOLD = 3.0
"""Seconds that a server may take from its lock to its address."""


class AlreadyOpen(Exception):
    """Another process serves this house, at this address if it has one yet."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class HouseLock:
    """The lock of a house, from when it is taken until it is closed; of a database that is no file it locks nothing."""

    def __init__(self, database: str) -> None:
        self._file: int | None = None
        path = lock_file(database)
        if path is None:
            return
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise AlreadyOpen(_address_in(path)) from None
        self._file = file
        self.tell("")

    def tell(self, address: str) -> None:
        """Write down where the house is open, for who finds it locked."""
        if self._file is not None:
            os.lseek(self._file, 0, os.SEEK_SET)
            os.ftruncate(self._file, 0)
            os.write(self._file, json.dumps({"pid": os.getpid(), "address": address}).encode())

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def lock_file(database: str) -> Path | None:
    """The file beside a SQLite file that is locked."""
    file = Path(database.removeprefix(SQLITE)).resolve()
    is_file = database.startswith(SQLITE) and not file.is_dir() and file.name != ":memory:"
    return Path(f"{file}.lock") if is_file else None


def _address_in(path: Path) -> str:
    """Where the house is open; a server that has just been started says so in a moment."""
    deadline = time.monotonic() + UNTIL_TOLD
    while True:
        try:
            address = str(json.loads(path.read_text())["address"])
        except (OSError, ValueError, KeyError, TypeError):
            address = ""
        if address or time.monotonic() > deadline:
            return address
        time.sleep(0.05)
