"""Looking for a game: searches are kept, matched in one transaction, and those who are matched are led to a table."""

from __future__ import annotations

import random
from collections.abc import Collection

import msgspec
import sqlalchemy as sa
import structlog

import signoria
from signoria.core.play.fair_deal import NO_NONCE
from signoria.server.accounts.secrets_of_members import dead_hash
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.new_table import arranged, first_entries, known_game, new_row
from signoria.server.lobby.here import GONE, Here
from signoria.server.lobby.matching import Group, groups
from signoria.server.lobby.news import Newsroom
from signoria.server.lobby.presets import CLOCKS
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.facts import FAMILIES
from signoria.server.protocol.lobby_bodies import Look
from signoria.server.protocol.refusals import Refused
from signoria.server.store import GuestRow, TableRow
from signoria.server.store.blocks import blocks_among
from signoria.server.store.lobby_rows import SearchRow
from signoria.server.store.searches import (
    begin_search,
    end_found,
    end_old_searches,
    end_search,
    found_before,
    mark_found,
    search_of,
    waiting_searches,
)
from signoria.server.store.tables import add_table
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry
from signoria.server.tables.names import BOT
from signoria.server.tables.table import Table

COME = 90.0
"""Seconds in which who looked for a live game must come to its table."""
DAYS = 14 * 24 * 3600.0
"""Seconds after which nobody looks any more for a game over days."""
BOT_LEVEL = "journeyman"
"""How bots play that take seats for which nobody was found."""

log = structlog.get_logger(__name__)
CHANCE = random.SystemRandom()


async def begin(house: House, news: Newsroom, guest: GuestRow, wanted: Look, *, is_member: bool) -> SearchRow:
    """Somebody looks for a game, in place of what they looked for before."""
    games = list(dict.fromkeys(known_game(name).name for name in wanted.games))
    sizes = [size for name in games for size in signoria.game(name).seats if wanted.least <= size <= wanted.most]
    if not sizes:
        raise Refused("refused-search-seats", status=422)
    if wanted.pace == "slow" and not is_member:
        raise Refused("refused-search-members", status=403)
    await house.shared_limiter.check("searches", guest.id)
    now = house.clock()
    row = SearchRow(guest.id, guest.name, games, wanted.least, wanted.most, wanted.pace, wanted.bots, now, now)
    search = await house.store.write(lambda connection: begin_search(connection, row))
    news.change()
    return search


async def withdraw(house: House, news: Newsroom, guest: str) -> None:
    """Somebody looks no longer; too late once a game was found."""

    def statements(connection: sa.Connection) -> None:
        if not end_search(connection, guest) and search_of(connection, guest) is not None:
            raise Refused("refused-search-found")

    await house.store.write(statements)
    news.change()


# -- finding -----------------------------------------------------------------------------------------------------------


async def match(house: House, here: Here, news: Newsroom) -> list[str]:
    """Let begin whatever can: the tables. Two processes may do this at once: nobody is seated twice."""
    searching = {guest for guest, search in (await news.read()).searches.items() if search.table_id is None}
    if not searching:
        return []
    await here.note_searchers(searching)
    now = house.clock()
    seats = {name: signoria.game(name).seats for name in signoria.GAMES}

    def statements(connection: sa.Connection) -> list[tuple[TableRow, Group]]:
        end_old_searches(connection, now - GONE, now - DAYS)
        waiting = waiting_searches(connection)
        blocks = blocks_among(connection, [search.guest_id for search in waiting])
        return [(_open(house, connection, group, now), group) for group in groups(waiting, blocks, seats, now)]

    found = await house.store.write(statements)
    if found:
        news.change()
    for row, group in found:
        log.info("a game was found", table=row.id, game=row.game, people=len(group.people), bots=group.bots)
        if group.people[0].pace == "slow":
            await begin_when_full(house, await house.table(row.id))
    return [row.id for row, _ in found]


def _open(house: House, connection: sa.Connection, group: Group, now: float) -> TableRow:
    """The table of a game that was found. In one that takes days all sit, whether they are here or not; in a live one
    seats are kept for people, who take them when their pages hear of it."""
    pace = group.people[0].pace
    size = len(group.people) + group.bots
    wanted = NewTable(group.game, size, listed=True, admission="open", clock=CLOCKS[pace])
    host = GuestRow(group.people[0].guest_id, "", group.people[0].name, now)
    begun: list[Entry] = arranged(wanted)
    names = [""] * size
    places = CHANCE.sample(range(size), size)
    for search, seat in zip(group.people, places, strict=False):
        names[seat] = search.name
        begun.append(_seated(search, seat) if pace == "slow" else _kept(search, seat))
    for seat in places[len(group.people) :]:
        names[seat] = f"{BOT}{BOT_LEVEL}"
        begun.append(entries.BotSat(seat, BOT_LEVEL, FAMILIES[seat]))
    row = msgspec.structs.replace(new_row(house, host, wanted), names=names, created_at=now, changed_at=now)
    add_table(connection, row, first_entries(row, begun), [search.guest_id for search in group.people])
    for search, seat in zip(group.people, places, strict=False):
        if not mark_found(connection, search.guest_id, row.id, seat, now):
            raise LookupError("somebody has left who was held")
    return row


def _seated(search: SearchRow, seat: int) -> entries.Sat:
    """Whoever looks for a game over days is a member: each of their devices opens the seat by a token of its own."""
    return entries.Sat(seat, search.guest_id, search.name, FAMILIES[seat], dead_hash(), NO_NONCE)


def _kept(search: SearchRow, seat: int) -> entries.Reserved:
    return entries.Reserved(seat, search.guest_id, search.name, FAMILIES[seat])


# -- coming ------------------------------------------------------------------------------------------------------------


async def found_by(house: House, guest: str) -> SearchRow:
    """The search of somebody for whom a game was found."""
    search = await house.store.read(lambda connection: search_of(connection, guest))
    if search is None or search.table_id is None or search.seat is None:
        raise Refused("refused-nothing-found", status=404)
    return search


async def has_come(house: House, news: Newsroom, guest: str, live: LiveTable) -> None:
    """Somebody has taken the seat that was kept for them; when all have, the game begins."""
    await house.store.write(lambda connection: end_found(connection, guest, live.table.id))
    news.change()
    await begin_when_full(house, live)


async def begin_when_full(house: House, live: LiveTable) -> None:
    await house.change(live, started_when_full)


def started_when_full(table: Table) -> entries.Started | None:
    """The game begins once nobody is missing."""
    is_full = all(seat.holder != "nobody" for seat in table.seats)
    return entries.Started() if table.status == "waiting" and is_full else None


async def go_on_without(house: House, news: Newsroom) -> None:
    """Whose seat is still empty after a while is waited for no longer: a bot plays there, if they wished for bots, or
    anybody sits down; where nobody has come the table is given up. Who is gone from a game over days plays it all the
    same."""
    late = await house.store.read(lambda connection: found_before(connection, house.clock() - COME))
    for search in late:
        if search.table_id is None:
            continue
        live = await _table(house, search.table_id)
        if live is not None:
            await _leave_out(house, live, search)
        await house.store.write(lambda connection: end_found(connection, search.guest_id, str(search.table_id)))  # noqa: B023
        news.change()


async def _table(house: House, id: str) -> LiveTable | None:
    try:
        return await house.table(id)
    except Refused:
        return None


async def _leave_out(house: House, live: LiveTable, search: SearchRow) -> None:
    await house.change(live, lambda table: _freed(table, search.guest_id))
    if all(seat.holder != "person" and seat.reserved is None for seat in live.table.seats):
        await house.change(live, _given_up)
    elif search.bots and search.seat is not None:
        seat = search.seat
        await house.change(live, lambda table: _filled(table, seat))
    await begin_when_full(house, live)


def _freed(table: Table, guest: str) -> entries.Left | None:
    kept = _kept_for(table, {guest})
    return entries.Left(kept[0]) if kept and table.status == "waiting" else None


def _kept_for(table: Table, guests: Collection[str]) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.holder == "nobody" and seat.reserved in guests]


def _filled(table: Table, seat: int) -> entries.BotSat | None:
    place = table.seats[seat]
    if table.status != "waiting" or place.holder != "nobody" or place.reserved is not None:
        return None
    return entries.BotSat(seat, BOT_LEVEL, place.family)


def _given_up(table: Table) -> entries.Closed | None:
    return entries.Closed() if table.status == "waiting" else None
