"""Links by mail: asked for by anybody, whoever has the address; they sign up, sign in, or add an address."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import sqlalchemy as sa

from signoria.server.accounts.membership import SignedIn
from signoria.server.accounts.secrets_of_members import dead_hash, new_id
from signoria.server.accounts.signing_in import Visitor, must_not_be_banned, sign_in, sign_up
from signoria.server.config.mail_server import is_mail_address
from signoria.server.live.house import House
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, GuestRow
from signoria.server.store.account_rows import AccountRow, LinkRow, MailRow
from signoria.server.store.accounts import account_of, account_with_email, change_account, guest_of
from signoria.server.store.outbox import add_mail
from signoria.server.store.passkeys import add_link, forget_links, link_with, take_link
from signoria.server.tables.names import checked_name
from signoria.server.tables.seat import hash_of_token

Taken = TypeVar("Taken")
GOOD_FOR = 30 * 60.0
"""Seconds from when a link is sent."""
WAITS = 24 * 3600.0
"""Seconds after which a link that was never sent is forgotten."""


@dataclass(frozen=True)
class Opened:
    """What a link does: for which address, and the member whom it signs in or whose address it becomes."""

    link: LinkRow
    account: AccountRow | None


def plain_address(text: str) -> str:
    """A mail address as it is kept; refused if it is none."""
    address = text.strip().lower()
    if not is_mail_address(address):
        raise Refused("refused-mail-address", status=422)
    return address


async def ask_for_link(house: House, email: str, language: str, account: str | None = None) -> None:
    """Send a link to an address. The same is done, and answered, whether or not it is a member's."""
    if not house.settings.sends_mail:
        raise Refused("refused-no-mail", status=409)
    address, now = plain_address(email), house.clock()
    await house.shared_limiter.check("mails_to", address)
    link = LinkRow(new_id(), None, address, account, now, 0.0)
    data = {"link": link.id, "at": house.settings.mailed_address}
    kind = "sign-in" if account is None else "address"
    mail = MailRow(new_id(), kind, address, language, data, "waiting", 0, now, now)

    def statements(connection: sa.Connection) -> None:
        forget_links(connection, now - WAITS)
        add_link(connection, link)
        add_mail(connection, mail)

    await house.store.write(statements)
    house.mail_waits.set()


async def look_at_link(house: House, token: str) -> Opened:
    """What a link would do; it stays good."""
    now = house.clock()

    def statements(connection: sa.Connection) -> Opened | None:
        link = link_with(connection, hash_of_token(token), now)
        return None if link is None else _opened(connection, link)

    opened = await house.store.read(statements)
    if opened is None:
        raise Refused("refused-link", status=410)
    return opened


def _opened(connection: sa.Connection, link: LinkRow) -> Opened:
    if link.account_id is not None:
        return Opened(link, account_of(connection, link.account_id))
    return Opened(link, account_with_email(connection, link.email))


async def use_link(house: House, token: str, name: str, visitor: Visitor, *, takes_along: bool) -> SignedIn | None:
    """Sign up or in by a link, or add its address to the member who asked for it: then nobody is signed in."""
    opened = await look_at_link(house, token)
    if opened.link.account_id is not None:
        await _add_address(house, token, visitor)
        return None
    if opened.account is not None:
        await _take(house, token, opened.account.id)
        return await sign_in(house, opened.account.id, visitor, "link", takes_along=takes_along)
    now = house.clock()
    fresh = GuestRow(new_id(), dead_hash(), checked_name(name), now, now)

    def statements(connection: sa.Connection) -> SignedIn | None:
        link = take_link(connection, hash_of_token(token), now)
        return None if link is None else sign_up(connection, visitor, fresh, link.email, "new")

    try:
        return _still_good(await house.store.write(statements))
    except Conflict:
        raise Refused("refused-link", status=410) from None


async def _take(house: House, token: str, account: str) -> None:
    now = house.clock()

    def statements(connection: sa.Connection) -> LinkRow | None:
        must_not_be_banned(connection, account, now)
        return take_link(connection, hash_of_token(token), now)

    _still_good(await house.store.write(statements))


async def _add_address(house: House, token: str, visitor: Visitor) -> None:
    """The member who asked for it reads mail at this address: shown on a device on which they are signed in."""
    now, id = house.clock(), visitor.guest.id if visitor.guest is not None and visitor.session is not None else None

    def statements(connection: sa.Connection) -> bool:
        link = link_with(connection, hash_of_token(token), now)
        if link is None or id is None or link.account_id != id:
            return False
        take_link(connection, hash_of_token(token), now)
        return change_account(connection, id, email=link.email)

    try:
        if not await house.store.write(statements):
            raise Refused("refused-link-elsewhere", status=403)
    except Conflict:
        raise Refused("refused-address-taken") from None


def _still_good(taken: Taken | None) -> Taken:
    if taken is None:
        raise Refused("refused-link", status=410)
    return taken


async def name_of(house: House, account: str) -> str | None:
    """What a member is called."""
    guest = await house.store.read(lambda connection: guest_of(connection, account))
    return None if guest is None else guest.name
