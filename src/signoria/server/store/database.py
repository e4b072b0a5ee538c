"""A database as the parts of the store use it: statements run in it, together and in order if they write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar

import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.database_file import DatabaseFile, file_of
from signoria.server.store.engine import make_engine
from signoria.server.store.migration_runner import migrate
from signoria.server.store.rows import Trouble
from signoria.server.store.statements import insert_into_log
from signoria.server.store.writer import LogRow, Write, Writer

Answer = TypeVar("Answer")
Statements = Callable[[sa.Connection], Answer]
LogRows = Sequence[LogRow]
THE_HOUSE = "house"
"""In a notice, in place of a table: somebody was banned or let in again, or a limit or text has changed."""
OFTEN = 1.0
"""Seconds for which it is known whether the database can be written to."""
PATIENCE = 10.0
"""Seconds after which a database that does not answer is not well."""


class Database:
    """Reads run in threads of their own, writes in one: see `writer`."""

    def __init__(self, engine: sa.Engine, file: DatabaseFile | None = None) -> None:
        self.engine = engine
        self._file = file
        self._trial: asyncio.Task[bool] | None = None
        self._tried = 0.0
        self.notices: Any = None
        if engine.dialect.name == "postgresql":
            from signoria.server.store.notices import Notices

            self.notices = Notices(engine)
        self._writer = Writer(engine, insert_into_log(engine), self._notify, self.check_file)

    @classmethod
    async def open(cls, url: str) -> Self:
        """The database at this address, brought up to date."""
        engine = make_engine(url)
        try:
            await asyncio.to_thread(migrate, engine)
            file = await asyncio.to_thread(file_of, engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, file)

    async def close(self) -> None:
        """Finish what is to be written, and let go."""
        await self._writer.close()
        if self.notices is not None:
            await self.notices.close()
        await asyncio.to_thread(self.engine.dispose)
        if self._file is not None:
            await asyncio.to_thread(self._file.close)

    def check_file(self) -> None:
        """Gone if the database is a file that is no longer where it was opened."""
        if self._file is not None:
            self._file.check()

    # -- reading and writing -----------------------------------------------------------------------------------------

    async def read(self, statements: Statements[Answer]) -> Answer:
        """What the statements find."""

        def asked() -> Answer:
            self.check_file()
            with self.engine.connect() as connection:
                return statements(connection)

        return await asyncio.to_thread(asked)

    async def write(self, statements: Statements[Answer], log: LogRows = ()) -> Answer:
        """What the statements gave, once it is on disk with these rows of the log."""
        answers: list[Answer] = []
        await self._writer.write(log, lambda connection: answers.append(statements(connection)))
        return answers[-1]

    async def write_apart(self, statements: Statements[Answer]) -> Answer:
        """What the statements gave, once it is on disk: for rows that other processes change at the same time.

        With PostgreSQL it is a transaction of its own, so that no table waits for whoever holds such a row.
        """
        if not self.is_shared:
            return await self.write(statements)

        def written() -> Answer:
            with self.engine.begin() as connection:
                return statements(connection)

        return await asyncio.to_thread(written)

    async def write_log(self, log: LogRows) -> None:
        """Rows of the log alone, which is the usual case: those of many tables are written at once."""
        await self._writer.write(log)

    # -- other processes ---------------------------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it, too."""
        return self.notices is not None

    async def listen(self, heard: Callable[[str | None, int], object]) -> None:
        """Call back with a table and the number of its last entry whenever another process has written one.

        The number is 0 when somebody has come or gone there. Without a table it means that calls may have been missed.
        """
        if self.notices is not None:
            self.notices.listen(heard)

    def tell_house(self, connection: sa.Connection) -> None:
        """Let other processes know that who is banned, a limit or a text has changed."""
        if self.notices is not None:
            self.notices.send(connection, {THE_HOUSE: 0})

    def _notify(self, connection: sa.Connection, batch: list[Write]) -> None:
        if self.notices is not None:
            changed = {table: seq for write in batch for table, seq, *_ in write.rows}
            self.notices.send(connection, changed)

    # -- health ------------------------------------------------------------------------------------------------------

    async def is_well(self) -> bool:
        """Whether the database can be written to: it is tried, not more often than once a second."""
        loop = asyncio.get_running_loop()
        if self._trial is None or (self._trial.done() and loop.time() - self._tried >= OFTEN):
            self._trial = asyncio.create_task(self._try_to_write())
        return await asyncio.shield(self._trial)

    async def _try_to_write(self) -> bool:
        beat = sa.update(schema.pulse).values(at=time.time())
        try:
            async with asyncio.timeout(PATIENCE):
                await self.write(lambda connection: connection.execute(beat))
        except (Trouble, TimeoutError):
            return False
        finally:
            self._tried = asyncio.get_running_loop().time()
        return True
