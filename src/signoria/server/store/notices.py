"""Notices between processes: which table has a new entry; the log has the entry, so a lost notice only delays."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Callable

import psycopg
import sqlalchemy as sa
import structlog

from signoria.server.store.engine import PATIENCE

CHANNEL = "signoria"
RECONNECT = 1.0
TOGETHER = 100
"""Entries in one notice: PostgreSQL takes less than 8,000 bytes."""
LOOK = 0.5
"""Seconds between two looks whether to stop."""

Notice = Callable[[str | None, int], object]
"""Called with a table and the number of its last entry, or 0 if somebody has come or gone; without a table when notices
may have been missed."""
log = structlog.get_logger(__name__)


class Notices:
    """Hears of what other processes have written; `process` marks our own notices, which are passed over."""

    def __init__(self, engine: sa.Engine) -> None:
        self.process = secrets.token_hex(8)
        self._engine = engine
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def send(self, connection: sa.Connection, changed: dict[str, int]) -> None:
        """Tell of new entries, when the transaction is committed."""
        entries = [f"{table}:{seq}" for table, seq in changed.items()]
        for first in range(0, len(entries), TOGETHER):
            payload = ",".join([self.process, *entries[first : first + TOGETHER]])
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    def listen(self, heard: Notice) -> None:
        """Call back on the event loop for every notice of another process."""
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, args=(loop, heard), name="notices", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._stop.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    def _run(self, loop: asyncio.AbstractEventLoop, heard: Notice) -> None:
        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stop.is_set():
            try:
                with psycopg.connect(url, autocommit=True, connect_timeout=PATIENCE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(heard, None, 0)
                    self._hear(connection, loop, heard)
            except psycopg.Error as error:
                log.warning("notices are not heard", why=type(error).__name__)
                self._stop.wait(RECONNECT)

    def _hear(self, connection: psycopg.Connection, loop: asyncio.AbstractEventLoop, heard: Notice) -> None:
        while not self._stop.is_set():
            for notice in connection.notifies(timeout=LOOK):
                process, *entries = notice.payload.split(",")
                if process != self.process:
                    loop.call_soon_threadsafe(_tell, heard, entries)
                if self._stop.is_set():
                    return


def _tell(heard: Notice, entries: list[str]) -> None:
    for entry in entries:
        table, _, seq = entry.partition(":")
        heard(table, int(seq))
