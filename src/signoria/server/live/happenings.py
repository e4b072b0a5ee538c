"""What happens at a table while those are away whom it concerns, for them to be told later."""

from __future__ import annotations

from signoria.server.live.live_table import LiveTable
from signoria.server.store.notice_rows import Unseen
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry


def unseen_by(live: LiveTable, entry: Entry, *, is_done: bool) -> Unseen | None:
    """Whom an entry concerns that is not at the table to see it; `is_done` if the game ends with it."""
    table = live.table
    if is_done:
        players = {seat.guest for seat in table.seats if seat.guest is not None}
        absent = players - live.guests_there()
        return Unseen("ended", tuple(sorted(absent))) if absent and table.taught is None else None
    if isinstance(entry, entries.SeatAsked | entries.Admitted):
        concerned = table.charter.host if isinstance(entry, entries.SeatAsked) else entry.guest
        return None if concerned in live.guests_there() else Unseen("seat", (concerned,))
    return None
