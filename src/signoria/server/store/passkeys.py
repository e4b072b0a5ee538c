"""Passkeys and what they are asked to sign, recovery codes, and links sent by mail: all that signs a member in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.account_rows import LinkRow, PasskeyRow
from signoria.server.store.statements import count, insert, one, rows

PASSKEY = schema.passkey.c
CHALLENGE = schema.challenge.c
CODE = schema.recovery_code.c
LINK = schema.sign_in_link.c


def add_passkey(connection: sa.Connection, passkey: PasskeyRow) -> None:
    """Conflict if it is known already."""
    insert(connection, schema.passkey, passkey)


def passkey_with(connection: sa.Connection, id: str) -> PasskeyRow | None:
    return one(connection, sa.select(schema.passkey).where(PASSKEY.id == id), PasskeyRow)


def passkeys_of(connection: sa.Connection, account: str) -> list[PasskeyRow]:
    query = sa.select(schema.passkey).where(PASSKEY.account_id == account)
    return rows(connection, query.order_by(PASSKEY.created_at, PASSKEY.id), PasskeyRow)


def change_passkey(connection: sa.Connection, account: str, id: str, **values: Any) -> bool:
    """Whether the member has such a passkey."""
    change = sa.update(schema.passkey).where(PASSKEY.id == id, PASSKEY.account_id == account)
    return connection.execute(change.values(**values)).rowcount > 0


def remove_passkey(connection: sa.Connection, account: str, id: str) -> bool:
    """Whether the member had such a passkey."""
    gone = sa.delete(schema.passkey).where(PASSKEY.id == id, PASSKEY.account_id == account)
    return connection.execute(gone).rowcount > 0


# -- challenges ------------------------------------------------------------------------------------------------------


def keep_challenge(connection: sa.Connection, hash: str, purpose: str, guest: str | None, until: float) -> None:
    row = {"hash": hash, "purpose": purpose, "guest_id": guest, "expires_at": until}
    connection.execute(sa.insert(schema.challenge), [row])


def take_challenge(connection: sa.Connection, hash: str, purpose: str, guest: str | None, now: float) -> bool:
    """Whether this was asked of this guest and not answered yet; what nobody has answered in time goes, too."""
    whose = CHALLENGE.guest_id.is_(None) if guest is None else CHALLENGE.guest_id == guest
    taken = sa.delete(schema.challenge).where(
        CHALLENGE.hash == hash, CHALLENGE.purpose == purpose, CHALLENGE.expires_at > now, whose
    )
    is_ours = connection.execute(taken).rowcount > 0
    connection.execute(sa.delete(schema.challenge).where(CHALLENGE.expires_at <= now))
    return is_ours


# -- recovery codes --------------------------------------------------------------------------------------------------


def set_codes(connection: sa.Connection, account: str, hashes: Iterable[str]) -> None:
    """These are the member's recovery codes from now on."""
    connection.execute(sa.delete(schema.recovery_code).where(CODE.account_id == account))
    new = [{"code_hash": hash, "account_id": account} for hash in hashes]
    if new:
        connection.execute(sa.insert(schema.recovery_code), new)


def count_codes(connection: sa.Connection, account: str) -> int:
    return count(connection, CODE.account_id == account)


def take_code(connection: sa.Connection, hash: str) -> str | None:
    """The member whose code it is; it is good once."""
    account = connection.scalar(sa.select(CODE.account_id).where(CODE.code_hash == hash))
    taken = connection.execute(sa.delete(schema.recovery_code).where(CODE.code_hash == hash)).rowcount > 0
    return str(account) if taken and account is not None else None


# -- links -----------------------------------------------------------------------------------------------------------


def add_link(connection: sa.Connection, link: LinkRow) -> None:
    insert(connection, schema.sign_in_link, link)


def arm_link(connection: sa.Connection, id: str, token_hash: str, until: float) -> bool:
    """From now on a link is opened by this token, and by none that was made for it before; false if it is gone."""
    change = sa.update(schema.sign_in_link).where(LINK.id == id)
    return connection.execute(change.values(token_hash=token_hash, expires_at=until)).rowcount > 0


def link_with(connection: sa.Connection, token_hash: str, now: float) -> LinkRow | None:
    """The link with this token, if it is still good."""
    query = sa.select(schema.sign_in_link).where(LINK.token_hash == token_hash, LINK.expires_at > now)
    return one(connection, query, LinkRow)


def take_link(connection: sa.Connection, token_hash: str, now: float) -> LinkRow | None:
    """The link with this token, which is good once; with it go all others to the same address."""
    link = link_with(connection, token_hash, now)
    if link is None or connection.execute(sa.delete(schema.sign_in_link).where(LINK.id == link.id)).rowcount == 0:
        return None
    connection.execute(sa.delete(schema.sign_in_link).where(LINK.email == link.email))
    return link


def forget_links(connection: sa.Connection, before: float) -> None:
    """Links that were asked for so long ago that their mail has long been sent."""
    connection.execute(sa.delete(schema.sign_in_link).where(LINK.created_at < before))
