"""Stand-ins: a bot plays for a person who stays away, when all who are there agree."""

from __future__ import annotations

from signoria.server.live.live_table import LiveTable
from signoria.server.live.presence import Presence
from signoria.server.protocol.refusals import Refused
from signoria.server.tables import requests
from signoria.server.tables.ending import must_not_have_resigned
from signoria.server.tables.entries import Entry
from signoria.server.tables.table import Table
from signoria.server.tables.timing import is_out_of_time


def agree(live: LiveTable, seat: int, mine: int, guest: str | None) -> None:
    """One more agrees, for all the seats of a guest."""
    requests.check_seat(live.table, seat)
    may_be_replaced(live, live.table, seat)
    must_not_have_resigned(live.table, mine)
    agreed = live.agreed.setdefault(seat, set())
    agreed.update({mine, *live.table.seats_of_guest(guest or "")})
    live.show_seating()


async def agree_everywhere(presence: Presence, live: LiveTable, seat: int, mine: int, guest: str | None) -> bool:
    """Note that one more agrees; whether all do now, by what the store says of who is at other processes."""
    await presence.look(live)
    agree(live, seat, mine, guest)
    await presence.tell(live)
    await presence.look(live)
    return is_agreed(live, seat)


def is_agreed(live: LiveTable, seat: int) -> bool:
    """Whether all agree who are there and play, at whichever process."""
    return live.all_agreed(seat) >= live.present() & set(live.table.players())


def replaced(live: LiveTable, table: Table, seat: int, key: str) -> Entry:
    """All agreed a moment ago: the person may have come back since."""
    may_be_replaced(live, table, seat)
    live.agreed.pop(seat, None)
    return requests.rest(table, seat, key)


def may_be_replaced(live: LiveTable, table: Table, seat: int) -> None:
    """Only a person who plays and stays away, or whose time has ended."""
    requests.must_be_playing(table)
    if table.seats[seat].is_played_by_a_bot:
        raise Refused("refused-bot-plays")
    if seat not in live.away() and not is_out_of_time(table, seat):
        raise Refused("refused-not-away")
