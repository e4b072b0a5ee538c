"""Games without a clock that wait for somebody who is not there: noted once a turn, for them to be told.

Of a timed game the store knows for whom it waits; of others whoever has the table in memory does, and writes it down
only once a person has been away for a while, so that a move that is made at once costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.missed import Missed
from signoria.server.store import Conflict
from signoria.server.store.notice_rows import Happening
from signoria.server.store.notice_told import note_happening


async def note_untimed(house: House) -> None:
    """Note the turns of all who have been missed for long enough."""
    found = [one for live in list(house.tables.values()) for one in missed_at(live, house.settings.notice_after)]
    if not found:
        return

    def statements(connection: sa.Connection) -> None:
        for one in found:
            note_happening(connection, [one.account_id], one.table_id, "turn", one.seq, one.at)

    try:
        await house.store.write(statements)
    except Conflict:
        return  # another process has noted them


def missed_at(live: LiveTable, after: float) -> Sequence[Happening]:
    """Who is missed at a table since longer than that, each once a turn."""
    now, table, there, found = live.clock(), live.table, live.guests_there(), []
    waiting = {seat: table.seats[seat].guest for seat in table.timed()} if _is_waited_at(live) else {}
    for seat in [seat for seat in live.missed if waiting.get(seat) is None or waiting[seat] in there]:
        del live.missed[seat]
    for seat, guest in waiting.items():
        if guest is None or guest in there:
            continue
        missed = live.missed.get(seat)
        if missed is None or missed.turn != table.asked[seat].turn:
            missed = live.missed[seat] = Missed(table.asked[seat].turn, now)
        if not missed.is_noted and now - missed.since >= after:
            missed.is_noted = True
            found.append(Happening(guest, table.id, table.charter.game, "turn", missed.turn, missed.since))
    return found


def _is_waited_at(live: LiveTable) -> bool:
    """Whether others wait for somebody at a table without a clock: bots and lessons have time."""
    table = live.table
    people = {table.seats[seat].guest for seat in table.players()}
    return table.status == "playing" and table.clocks is None and len(people) > 1
