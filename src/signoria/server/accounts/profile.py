"""A member's profile: what they see of themselves, and what they change; nobody is left without a way to come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from signoria.server.live.house import House
from signoria.server.protocol.account_bodies import AccountFacts, ChangeAccount, PasskeyFacts, SessionFacts
from signoria.server.protocol.refusals import Refused
from signoria.server.store import GuestRow
from signoria.server.store.accounts import account_of, change_account
from signoria.server.store.passkeys import change_passkey, count_codes, passkeys_of, remove_passkey
from signoria.server.store.sessions import end_sessions, sessions_of
from signoria.server.tables.names import one_line

LONGEST = 40
"""Characters of what a passkey is called."""
Done = TypeVar("Done")


async def account_facts(house: House, guest: GuestRow, session: str) -> AccountFacts:
    """What a member sees of themselves."""
    now = house.clock()

    def read(connection: sa.Connection) -> AccountFacts | None:
        account = account_of(connection, guest.id)
        if account is None:
            return None
        return AccountFacts(
            name=guest.name,
            email=account.email,
            role=account.role,
            language=account.language,
            created=account.created_at,
            turn_mail=account.turn_mail,
            off_leaderboards=account.off_leaderboards,
            codes=count_codes(connection, guest.id),
            passkeys=[
                PasskeyFacts(passkey.id, passkey.name, passkey.created_at, passkey.used_at)
                for passkey in passkeys_of(connection, guest.id)
            ],
            sessions=[
                SessionFacts(row.id, row.device, row.way, row.created_at, row.seen_at, row.id == session)
                for row in sessions_of(connection, guest.id, now)
            ],
        )

    facts = await house.store.read(read)
    if facts is None:
        raise Refused("refused-no-member", status=401)
    return facts


async def change(house: House, account: str, asked: ChangeAccount) -> None:
    """In which language a member is written to, whether when it is their turn, and whether leaderboards show them."""
    wanted = {
        "language": asked.language,
        "turn_mail": asked.turn_mail,
        "off_leaderboards": asked.off_leaderboards,
    }
    values = {name: value for name, value in wanted.items() if value is not None}
    if values:
        await house.store.write(lambda connection: change_account(connection, account, **values))


async def end_session(house: House, account: str, session: str) -> list[str]:
    """Sign a device out; refused if it is not the member's."""
    ended = await house.store.write(lambda connection: end_sessions(connection, account, only=session))
    if not ended:
        raise Refused("refused-no-such-device", status=404)
    return ended


async def end_other_sessions(house: House, account: str, session: str) -> list[str]:
    """Sign all other devices out."""
    return await house.store.write(lambda connection: end_sessions(connection, account, but=session))


async def rename_passkey(house: House, account: str, id: str, name: str) -> None:
    shown = shown_name(name)
    if not await house.store.write(lambda connection: change_passkey(connection, account, id, name=shown)):
        raise Refused("refused-no-such-passkey", status=404)


async def drop_passkey(house: House, account: str, id: str) -> None:
    """Remove a passkey, unless the member could not come back without it."""

    def drop(connection: sa.Connection) -> None:
        if not remove_passkey(connection, account, id):
            raise Refused("refused-no-such-passkey", status=404)

    await _unless_lost(house, account, drop)


async def drop_address(house: House, account: str) -> None:
    """Forget a member's mail address, unless they could not come back without it."""
    await _unless_lost(house, account, lambda connection: change_account(connection, account, email=None))


async def _unless_lost(house: House, account: str, change: Callable[[sa.Connection], Done]) -> Done:
    """Do it, unless no way to sign in would be left: then nothing is done."""

    def statements(connection: sa.Connection) -> Done:
        done, row = change(connection), account_of(connection, account)
        has_mail = row is not None and row.email is not None and house.settings.sends_mail
        if not has_mail and not passkeys_of(connection, account) and not count_codes(connection, account):
            raise Refused("refused-last-way")
        return done

    return await house.store.write(statements)


def shown_name(name: str) -> str:
    """What a passkey is called, as it is shown."""
    return one_line(name)[:LONGEST]
