"""Recovery codes: shown once, each good once, for who has lost every device."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.accounts.membership import SignedIn
from signoria.server.accounts.secrets_of_members import hash_of_code, new_codes
from signoria.server.accounts.signing_in import Visitor, must_not_be_banned, sign_in, sign_up
from signoria.server.live.house import House
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, GuestRow
from signoria.server.store.account_rows import PasskeyRow
from signoria.server.store.passkeys import add_passkey, set_codes, take_code


async def renew_codes(house: House, account: str) -> list[str]:
    """New codes for a member; those of before are no longer good."""
    codes = new_codes()
    hashes = [hash_of_code(code) for code in codes]
    await house.store.write(lambda connection: set_codes(connection, account, hashes))
    return codes


async def sign_up_with_codes(
    house: House, guest: GuestRow, visitor: Visitor, passkey: PasskeyRow | None = None
) -> tuple[SignedIn, list[str]]:
    """A guest becomes a member with recovery codes, and with a passkey or nothing else."""
    codes = new_codes()

    def statements(connection: sa.Connection) -> SignedIn:
        signed_in = sign_up(connection, visitor, guest, None, "new")
        if passkey is not None:
            add_passkey(connection, passkey)
        set_codes(connection, guest.id, [hash_of_code(code) for code in codes])
        return signed_in

    try:
        return await house.store.write(statements), codes
    except Conflict:
        raise Refused("refused-member-already") from None


async def use_code(house: House, code: str, visitor: Visitor, *, takes_along: bool) -> SignedIn:
    """Sign in with a recovery code."""

    def statements(connection: sa.Connection) -> str:
        account = take_code(connection, hash_of_code(code))
        if account is None:
            raise Refused("refused-code", status=403)
        must_not_be_banned(connection, account, visitor.device.now)
        return account

    account = await house.store.write(statements)
    return await sign_in(house, account, visitor, "code", takes_along=takes_along)
