"""Telling members who are away, each thing once in each way that they want: noted and queued in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import sqlalchemy as sa
import structlog

from signoria.server.accounts.secrets_of_members import new_id, new_token
from signoria.server.live.house import House
from signoria.server.notices.letters import KIND
from signoria.server.notices.untimed import note_untimed
from signoria.server.notices.untold import Item, Situation, situation, told_as
from signoria.server.store import Conflict, Trouble
from signoria.server.store.account_rows import AccountRow, MailRow
from signoria.server.store.accounts import change_account
from signoria.server.store.deliveries import add_delivery
from signoria.server.store.notice_rows import Channel, DeliveryRow, Sent
from signoria.server.store.notice_told import forget_happenings, note_told
from signoria.server.store.outbox import add_mail
from signoria.server.store.push_devices import push_devices

LOOK = 10.0
"""Seconds between two looks for what there is to tell."""
FORGOTTEN = 24 * 3600.0
"""Seconds after which nobody is told any more of what happened."""
SENT: tuple[Sent, ...] = ("push", "webhook")

log = structlog.get_logger(__name__)


async def tell_for_ever(house: House) -> None:
    while True:
        settings = house.settings
        await asyncio.sleep(min(LOOK, settings.notice_after, settings.turn_mail_after))
        try:
            await tell_all(house)
        except Trouble as trouble:
            house.faults.note("nobody could be told what waits for them", trouble)
        except Exception as error:
            house.faults.note("somebody could not be told what waits for them", error)


async def tell_all(house: House) -> int:
    """Tell all for whom something has begun to wait and who have not come; how many letters and other notices."""
    await note_untimed(house)
    now, since = house.clock(), house.clock() - house.settings.letters_apart
    found = await house.store.read(lambda connection: situation(connection, now, since))
    there = await _who_is_where(house, {item.table for items in found.items.values() for item in items})
    letters = notices = 0
    for member in found.members:
        if await _tell_by_mail(house, found, member, there):
            letters += 1
        notices += await _tell_at_once(house, found, member, there)
    seen = [one for one in found.happened if (one.table_id, one.account_id) in there]
    if seen or any(one.at < now - FORGOTTEN for one in found.happened):
        await house.store.write(lambda connection: forget_happenings(connection, seen, now - FORGOTTEN))
    if letters:
        house.mail_waits.set()
    if notices:
        house.notices_wait.set()
    if letters or notices:
        log.info("members were told what waits for them", letters=letters, notices=notices)
    return letters + notices


async def _who_is_where(house: House, tables: set[str]) -> set[tuple[str, str]]:
    """Which guests have pages open at which of these tables, at whichever process."""
    here = {id: house.tables[id].at_this_process() for id in tables if id in house.tables}
    elsewhere = await house.store.presence.elsewhere(sorted(tables)) if house.store.is_shared else {}
    found = [(id, at) for id, at in here.items() if at is not None]
    found += [(id, at) for id, processes in elsewhere.items() for at in processes]
    return {(id, who.guest) for id, at in found for who in at.connected if who.guest is not None}


async def _tell_by_mail(house: House, found: Situation, member: AccountRow, there: set[tuple[str, str]]) -> bool:
    """All that waits is in one letter, once something has waited long enough, and not too soon after the last."""
    if not house.settings.sends_mail or member.email is None or member.id in found.letters:
        return False
    items = found.untold(member, "mail", there)
    if not any(item.ready < house.clock() - house.settings.turn_mail_after for item in items):
        return False
    return await _write(house, member, items)


async def _write(house: House, member: AccountRow, items: Sequence[Item]) -> bool:
    """A letter waits in the outbox, and that it was written is known, both or neither."""
    now = house.clock()

    def statements(connection: sa.Connection) -> bool:
        new = [item for item in items if _note(connection, member, item, "mail", now)]
        if not new or member.email is None:
            return False
        key = member.letters_key or new_token()
        change_account(connection, member.id, letters_key=key)
        told = [{"kind": item.kind, "table": item.table, "turn": item.turn} for item in new]
        data = {"account": member.id, "key": key, "at": house.settings.mailed_address, "items": told}
        add_mail(connection, MailRow(new_id(), KIND, member.email, member.language, data, "waiting", 0, now, now))
        return True

    try:
        return await house.store.write(statements)
    except Conflict:
        return False  # another process has written it


async def _tell_at_once(house: House, found: Situation, member: AccountRow, there: set[tuple[str, str]]) -> int:
    """On devices and by webhook, one notice for each thing."""
    before, now = house.clock() - house.settings.notice_after, house.clock()
    due = [
        (channel, item)
        for channel in SENT
        if member.id in found.reached[channel]
        for item in found.untold(member, channel, there)
        if item.ready < before
    ]
    if not due:
        return 0

    def statements(connection: sa.Connection) -> int:
        devices = [device.session_id for device in push_devices(connection, [member.id], now)]
        targets: dict[Sent, list[str]] = {"push": devices, "webhook": [member.id]}
        queued = 0
        for channel, item in due:
            if _note(connection, member, item, channel, now):
                for target in targets[channel]:
                    add_delivery(connection, _delivery(member, channel, target, item, now))
                    queued += 1
        return queued

    try:
        return await house.store.write(statements)
    except Conflict:
        return 0  # another process has told them


def _note(connection: sa.Connection, member: AccountRow, item: Item, channel: Channel, now: float) -> bool:
    return note_told(connection, member.id, item.table, told_as(item.kind, channel), channel, item.turn, now)


def _delivery(member: AccountRow, channel: Sent, target: str, item: Item, now: float) -> DeliveryRow:
    data = {"kind": item.kind, "table": item.table, "game": item.game, "turn": item.turn}
    return DeliveryRow(new_id(), member.id, channel, target, item.table, data, "waiting", 0, now, now)
