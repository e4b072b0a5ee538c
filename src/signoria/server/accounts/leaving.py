"""Leaving for good: all that the house keeps of a member goes; games stay for the others, without the name."""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sa

from signoria.server.accounts.own_entries import own_entries, tables_with
from signoria.server.accounts.secrets_of_members import dead_hash, new_id
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, EntryRow, schema
from signoria.server.store.former_guests import former_guests
from signoria.server.store.lobby import forget_lobby
from signoria.server.store.reports import forget_in_reports
from signoria.server.store.results import forget_name
from signoria.server.store.sanctions import is_last_administrator
from signoria.server.tables import admission, ending, entries, requests
from signoria.server.tables.entries import as_data, kind_of
from signoria.server.tables.names import NOBODY
from signoria.server.tables.table import Table

WITH_NAME = ("sat", "reserved", "seat-asked", "kept-out", "spoke")
"""Entries in which a name stands."""
WITH_TEXT = ("spoke", "noted")
"""Entries in which something stands that somebody wrote."""
TRIES = 20


async def leave_for_good(house: House, account: str) -> list[str]:
    """Remove a member; the tables and records that are no longer as they were, for what is held of them to go."""

    def read(connection: sa.Connection) -> tuple[list[str], list[str], list[str]]:
        if is_last_administrator(connection, account, house.clock()):
            raise Refused("refused-last-administrator")
        own = [account, *former_guests(connection, account)]
        record = schema.record.c
        brought = connection.scalars(sa.select(record.id).where(record.guest_id.in_(own)))
        return own, sorted(tables_with(connection, own)), [str(id) for id in brought]

    own, tables, brought = await house.store.read(read)
    for id in tables:
        await _leave_table(house, id, own)
    await house.store.write(lambda connection: _remove(connection, account, own))
    return [*tables, *brought]


async def _leave_table(house: House, id: str, own: list[str]) -> None:
    """Free their seats or leave them to bots, then forget the name, in memory and in the log."""
    forgotten = entries.Forgotten(tuple(own))
    try:
        live = await house.table(id)
    except Refused:
        await _forget_unread(house, id, forgotten)
    else:
        for guest in own:
            await _stand_up(house, live, guest)
        await house.change(live, lambda _: forgotten)
    await house.store.write(lambda connection: _rewrite(connection, id, own))


async def _stand_up(house: House, live: LiveTable, guest: str) -> None:
    """Before a game seats are freed and the table is given up by its host; in a game a bot plays to the end."""
    for seat in live.table.seats_of_guest(guest):
        with suppress(Refused):
            if live.table.status == "waiting":
                await house.change(live, lambda table: requests.leave(table, seat, guest))  # noqa: B023
            elif live.table.status == "playing" and not live.table.seats[seat].resigned:
                await house.change(live, lambda table: ending.resign(table, seat, new_id()))  # noqa: B023
    with suppress(Refused):
        await house.change(live, lambda table: _given_up(table, guest))


def _given_up(table: Table, guest: str) -> entries.Closed | entries.Withdrew | None:
    """What else of a waiting table is a guest's."""
    if table.status != "waiting":
        return None
    if table.charter.host == guest:
        return entries.Closed()
    return admission.withdraw(table, guest)


async def _forget_unread(house: House, id: str, forgotten: entries.Forgotten) -> None:
    """A table that cannot be followed here has its name forgotten in the log alone."""
    for _ in range(TRIES):
        last = (await house.store.tables.lengths([id])).get(id, 0)
        row = EntryRow(last + 1, house.clock(), kind_of(forgotten), as_data(forgotten))
        with suppress(Conflict):
            await house.store.tables.append(id, [row])
            return


def _rewrite(connection: sa.Connection, id: str, own: list[str]) -> None:
    """Take the name, and what was said, out of a table's log and its row; a snapshot would still have them."""
    log, table = schema.entry, schema.game_table
    seats = set()
    for entry in own_entries(connection, id, own):
        if entry.kind == "sat":
            seats.add(entry.data["seat"])
        if entry.kind in (*WITH_NAME, *WITH_TEXT):
            named = {"name": NOBODY} if entry.kind in WITH_NAME else {}
            data = {**entry.data, **named, **({"text": ""} if entry.kind in WITH_TEXT else {})}
            change = sa.update(log).where(log.c.table_id == id, log.c.seq == entry.seq)
            connection.execute(change.values(data=data))
    connection.execute(sa.delete(schema.snapshot).where(schema.snapshot.c.table_id == id))
    names = connection.scalar(sa.select(table.c.names).where(table.c.id == id))
    gone = [NOBODY if number in seats and name else name for number, name in enumerate(names or [])]
    if gone != names:
        connection.execute(sa.update(table).where(table.c.id == id).values(names=gone))


def _remove(connection: sa.Connection, account: str, own: list[str]) -> None:
    """All else. The guests stay as numbers without a name, for tables know them by these."""
    email = connection.scalar(sa.select(schema.account.c.email).where(schema.account.c.id == account))
    forget_name(connection, own, NOBODY)
    forget_in_reports(connection, own, NOBODY)
    sessions = sa.select(schema.session.c.id).where(schema.session.c.account_id == account)
    connection.execute(sa.delete(schema.seat_key).where(schema.seat_key.c.session_id.in_(sessions)))
    for part in (
        schema.session,
        schema.passkey,
        schema.recovery_code,
        schema.sign_in_link,
        schema.former_guest,
        schema.turn_notice,
    ):
        connection.execute(sa.delete(part).where(part.c.account_id == account))
    forget_lobby(connection, account)
    if email is not None:
        connection.execute(sa.delete(schema.sign_in_link).where(schema.sign_in_link.c.email == email))
        connection.execute(sa.delete(schema.mail).where(schema.mail.c.to_address == email))
    connection.execute(sa.delete(schema.record).where(schema.record.c.guest_id.in_(own)))
    connection.execute(sa.delete(schema.account).where(schema.account.c.id == account))
    for guest in own:
        nameless = sa.update(schema.guest).where(schema.guest.c.id == guest)
        connection.execute(nameless.values(name=NOBODY, token_hash=dead_hash(), seen_at=0.0))
