"""The store: what can be written and read, by what it is about; the same code on both databases."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from signoria.server.store import order_schema, tallies
from signoria.server.store.clocks import ClockStore
from signoria.server.store.database import Database
from signoria.server.store.database_file import DatabaseFile
from signoria.server.store.guests import GuestStore, RecordStore
from signoria.server.store.presence import PresenceStore
from signoria.server.store.pruning import Keep, Pruned, prune
from signoria.server.store.table_lists import TableLists
from signoria.server.store.tables import TableStore
from signoria.server.store.tournaments import TournamentStore

OF_ORDER = order_schema.sanction, order_schema.report, order_schema.deed, order_schema.house_setting
OF_LIMITS = (tallies.tally,)
"""What is beside the schema's own tables, so that whoever has the store has them all."""


class Store(Database):
    """A database with everything that is kept in it."""

    def __init__(self, engine: sa.Engine, file: DatabaseFile | None = None) -> None:
        super().__init__(engine, file)
        self.guests = GuestStore(self)
        self.records = RecordStore(self)
        self.tables = TableStore(self)
        self.lists = TableLists(self)
        self.presence = PresenceStore(self)
        self.clocks = ClockStore(self)
        self.tournaments = TournamentStore(self)

    async def prune(self, keep: Keep, now: float, spared: Collection[str]) -> Pruned:
        """Remove what is older than it is to be kept, but for some tables."""
        return await self.write(lambda connection: prune(connection, keep, now, spared))
