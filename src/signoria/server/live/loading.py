"""Tables brought into memory: from the last snapshot and what came after it, or from the whole log."""

from __future__ import annotations

import structlog

import signoria
from signoria.core.errors import BadSnapshot
from signoria.server.protocol.refusals import Refused
from signoria.server.store import EntryRow, Store, StoredTable, TableRow, Trouble
from signoria.server.tables.charter import Charter
from signoria.server.tables.entries import Entry, read_entry
from signoria.server.tables.snapshots import from_log, thawed
from signoria.server.tables.table import Table

log = structlog.get_logger(__name__)


async def load_table(store: Store, id: str) -> tuple[Table, int]:
    """A table, and how many entries everybody could know of up to which it need not be followed the next time."""
    stored = await store.tables.load(id)
    if stored is None:
        raise Refused("refused-no-such-table", status=404)
    check_rules(stored.row)
    try:
        return await _bring_back(store, stored)
    except Trouble:
        raise
    except Exception:
        log.exception("a table's log cannot be followed", table=id)
        raise Refused("refused-table-broken", status=500) from None


async def _bring_back(store: Store, stored: StoredTable) -> tuple[Table, int]:
    charter = charter_of(stored.row)
    if stored.snapshot is None:
        return from_log(charter, read_rows(stored.entries)), 0
    try:
        return _go_on(charter, stored.snapshot, stored.entries)
    except Exception as error:
        log.warning("a snapshot is of no use", table=charter.id, why=f"{type(error).__name__}: {error}")
    return from_log(charter, read_rows(await store.tables.entries(charter.id, 0))), 0


def _go_on(charter: Charter, snapshot: tuple[int, bytes], rows: list[EntryRow]) -> tuple[Table, int]:
    table = thawed(charter, snapshot[1])
    if table.seq != snapshot[0]:
        raise BadSnapshot(f"the snapshot is of entry {table.seq}, not {snapshot[0]}")
    told = table.told
    for entry, at in read_rows(rows):
        table.apply(entry, at)
    return table, told


def charter_of(row: TableRow) -> Charter:
    return Charter(
        row.id, row.game, row.seats, row.options, row.listed, row.host_id, row.secret, row.rematch_of, row.position
    )


def is_stranded(row: TableRow) -> bool:
    """Whether a table was opened with other rules or components than there are now."""
    game = signoria.game(row.game) if row.game in signoria.GAMES else None
    return game is None or (game.kit.version, game.components.digest) != (row.rules_version, row.components)


def check_rules(row: TableRow) -> None:
    """A game begun with other rules or components cannot be gone on with."""
    if is_stranded(row):
        raise Refused("refused-other-rules", status=410)


def read_rows(rows: list[EntryRow]) -> list[tuple[Entry, float]]:
    return [(read_entry(row.kind, row.data), row.at) for row in rows]
