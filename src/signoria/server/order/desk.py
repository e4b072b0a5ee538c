"""What hosts and administrators look at: the log, who is banned, the people, the tables."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from signoria.server.live.house import House
from signoria.server.order.standing import Keeper, may_act_on
from signoria.server.protocol.house_bodies import DeviceFacts, People, PersonFacts, TablePart, TableRowFacts
from signoria.server.protocol.order_bodies import DeedFacts, Deeds, Desk, SanctionFacts
from signoria.server.socket.connection import Connection
from signoria.server.store import TableRow, schema
from signoria.server.store.account_rows import AccountRow
from signoria.server.store.deeds import deeds
from signoria.server.store.order_rows import SanctionRow
from signoria.server.store.reports import reports
from signoria.server.store.rows import GuestRow
from signoria.server.store.sanctions import holding
from signoria.server.store.sessions import sessions_of
from signoria.server.store.statements import rows
from signoria.server.tables.names import NOBODY

MOST = 30
"""Lines of a list that are read at once."""
GUEST = schema.guest.c
ACCOUNT = schema.account.c
TABLE = schema.game_table.c
OPEN = ("waiting", "playing")


async def read_desk(house: House, keeper: Keeper) -> Desk:
    """Who asks, and how much there is to do."""

    def read(connection: sa.Connection) -> Desk:
        _, total = reports(connection, keeper.id or "", closed=False, skip=0, most=1)
        return Desk(keeper.name, keeper.role, total)

    return await house.store.read(read)


async def read_log(house: House, text: str, skip: int) -> Deeds:
    """What hosts and administrators did, the last first."""
    found, total = await house.store.read(lambda connection: deeds(connection, text, skip, MOST))
    return Deeds(
        [
            DeedFacts(
                row.id, row.at, row.by_name, row.what, row.to_name, row.to_id, row.table_id, row.why, dict(row.facts)
            )
            for row in found
        ],
        total,
    )


async def read_sanctions(house: House) -> list[SanctionFacts]:
    """All that hold now."""
    now = house.clock()
    return [_sanction(row) for row in await house.store.read(lambda connection: holding(connection, now))]


def _sanction(row: SanctionRow) -> SanctionFacts:
    return SanctionFacts(
        row.id, row.kind, row.guest_id, row.name, row.network, row.why, row.by_name, row.created_at, row.until
    )


# -- people ------------------------------------------------------------------------------------------------------------


async def read_people(house: House, keeper: Keeper, text: str, skip: int) -> People:
    """Members and guests whose name, id or mail address has a text in it; members first, who was here last before."""
    now, addresses = house.clock(), _addresses(house)

    def read(connection: sa.Connection) -> People:
        joined = schema.guest.outerjoin(schema.account, ACCOUNT.id == GUEST.id)
        those: list[sa.ColumnElement[bool]] = [GUEST.name != NOBODY]
        if text:
            places = (GUEST.name, GUEST.id, ACCOUNT.email)
            those.append(sa.or_(*(place.icontains(text, autoescape=True) for place in places)))
        former = sa.exists().where(schema.former_guest.c.guest_id == GUEST.id)
        those.append(~former)
        total = connection.execute(sa.select(sa.func.count()).select_from(joined).where(*those)).scalar_one()
        order = sa.case((ACCOUNT.id.is_(None), 1), else_=0), GUEST.seen_at.desc(), GUEST.id
        page = sa.select(GUEST.id).select_from(joined).where(*those).order_by(*order).offset(skip).limit(MOST)
        ids = [str(row.id) for row in connection.execute(page)]
        guests = {row.id: row for row in rows(connection, sa.select(schema.guest).where(GUEST.id.in_(ids)), GuestRow)}
        found = rows(connection, sa.select(schema.account).where(ACCOUNT.id.in_(ids)), AccountRow)
        accounts = {row.id: row for row in found}
        held = holding(connection, now)
        return People(
            [_person(connection, keeper, guests[id], accounts.get(id), held, addresses, now) for id in ids], int(total)
        )

    return await house.store.read(read)


def _person(
    connection: sa.Connection,
    keeper: Keeper,
    guest: GuestRow,
    account: AccountRow | None,
    held: list[SanctionRow],
    addresses: dict[str, set[str]],
    now: float,
) -> PersonFacts:
    role = None if account is None else account.role
    devices = [] if account is None else sessions_of(connection, guest.id, now)
    return PersonFacts(
        id=guest.id,
        name=guest.name,
        role=role,
        email=None if account is None else account.email,
        since=guest.created_at if account is None else account.created_at,
        seen=guest.seen_at,
        sessions=[DeviceFacts(one.device, one.way, one.created_at, one.seen_at) for one in devices],
        addresses=sorted(addresses.get(guest.id, ())),
        sanctions=[_sanction(row) for row in held if row.guest_id == guest.id],
        yours=may_act_on(keeper, guest.id, role),
    )


def _addresses(house: House) -> dict[str, set[str]]:
    """From where guests are connected here now; it is kept nowhere."""
    found: dict[str, set[str]] = {}
    for live in house.tables.values():
        for page in live.listeners:
            if isinstance(page, Connection) and page.guest is not None:
                found.setdefault(page.guest, set()).add(page.address)
    return found


# -- tables ------------------------------------------------------------------------------------------------------------


async def read_tables(house: House, text: str, skip: int) -> TablePart:
    """Tables that wait or are played, those first at which something happened last."""

    def read(connection: sa.Connection) -> tuple[list[TableRow], int, dict[str, str]]:
        those: list[Any] = [TABLE.status.in_(OPEN)]
        if text:
            places = (TABLE.id, TABLE.game, sa.cast(TABLE.names, sa.Text))
            those.append(sa.or_(*(place.icontains(text, autoescape=True) for place in places)))
        total = connection.execute(sa.select(sa.func.count()).select_from(schema.game_table).where(*those)).scalar_one()
        query = sa.select(schema.game_table).where(*those).order_by(TABLE.changed_at.desc(), TABLE.id)
        found = rows(connection, query.offset(skip).limit(MOST), TableRow)
        hosts = sa.select(GUEST.id, GUEST.name).where(GUEST.id.in_({row.host_id for row in found}))
        return found, int(total), {str(row.id): str(row.name) for row in connection.execute(hosts)}

    found, total, hosts = await house.store.read(read)
    return TablePart(
        [
            TableRowFacts(
                row.id,
                row.game,
                row.status,
                [name for name in row.names if name],
                hosts.get(row.host_id, ""),
                row.changed_at,
                len(house.tables[row.id].listeners) if row.id in house.tables else 0,
            )
            for row in found
        ],
        total,
    )
