"""Passkeys: what a device keeps instead of a password, and shows that it has by signing what it is sent once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from signoria.server.accounts.codes import sign_up_with_codes
from signoria.server.accounts.membership import SignedIn
from signoria.server.accounts.signing_in import Visitor, sign_in
from signoria.server.live.house import House
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, GuestRow
from signoria.server.store.account_rows import PasskeyRow
from signoria.server.store.passkeys import (
    add_passkey,
    change_passkey,
    keep_challenge,
    passkey_with,
    passkeys_of,
    take_challenge,
)
from signoria.server.tables.seat import hash_of_token

TIME = 5 * 60.0
"""Seconds to find one's finger or key in."""
MOST = 20
"""Passkeys of one member."""
HOUSE = "Signoria"
MAKING, SHOWING = "make", "show"


@dataclass(frozen=True)
class Place:
    """Where a passkey is good: for pages of this origin only."""

    origin: str

    @property
    def domain(self) -> str:
        return urlsplit(self.origin).hostname or ""


# -- asking ----------------------------------------------------------------------------------------------------------


async def ask_for_new(house: House, guest: GuestRow, place: Place) -> dict[str, Any]:
    """What a browser is asked when a passkey is to be made for a guest or a member."""
    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await house.store.read(lambda connection: passkeys_of(connection, guest.id))
    if len(known) >= MOST:
        raise Refused("refused-too-many-passkeys")
    options = generate_registration_options(
        rp_id=place.domain,
        rp_name=HOUSE,
        user_id=guest.id.encode(),
        user_name=guest.name,
        user_display_name=guest.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(_bytes_of(passkey.id)) for passkey in known],
    )
    return await _asked(house, options, MAKING, guest.id)


async def ask_for_any(house: House, place: Place) -> dict[str, Any]:
    """What a browser is asked when somebody wants to sign in: any passkey it has for this house, so no name is told."""
    from webauthn import generate_authentication_options
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=place.domain, user_verification=UserVerificationRequirement.REQUIRED
    )
    return await _asked(house, options, SHOWING, None)


async def _asked(house: House, options: Any, purpose: str, guest: str | None) -> dict[str, Any]:
    from webauthn import options_to_json

    hash, until = _hash_of_challenge(options.challenge), house.clock() + TIME
    await house.store.write(lambda connection: keep_challenge(connection, hash, purpose, guest, until))
    asked: dict[str, Any] = json.loads(options_to_json(options))
    return asked


# -- answering -------------------------------------------------------------------------------------------------------


async def add(house: House, guest: GuestRow, place: Place, answer: dict[str, Any], name: str) -> None:
    """A member has one more passkey."""
    passkey = await _made(house, guest, place, answer, name)
    try:
        await house.store.write(lambda connection: add_passkey(connection, passkey))
    except Conflict:
        raise Refused("refused-passkey", status=403) from None


async def sign_up_with_passkey(
    house: House, guest: GuestRow, visitor: Visitor, place: Place, answer: dict[str, Any], name: str
) -> tuple[SignedIn, list[str]]:
    """A guest becomes a member with a passkey, and with recovery codes for the day on which it is lost."""
    passkey = await _made(house, guest, place, answer, name)
    return await sign_up_with_codes(house, guest, visitor, passkey)


async def _made(house: House, guest: GuestRow, place: Place, answer: dict[str, Any], name: str) -> PasskeyRow:
    """The passkey that a browser has made, if it was asked to."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    challenge = await _answered(house, answer, MAKING, guest.id)
    try:
        made = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=place.domain,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except Exception as error:
        raise Refused("refused-passkey", status=403) from error
    id = bytes_to_base64url(made.credential_id)
    return PasskeyRow(id, guest.id, made.credential_public_key, made.sign_count, name, house.clock())


async def use(house: House, place: Place, answer: dict[str, Any], visitor: Visitor, *, takes_along: bool) -> SignedIn:
    """Sign in with a passkey; one that nobody here has is refused as one that signs wrongly is."""
    from webauthn import verify_authentication_response

    challenge = await _answered(house, answer, SHOWING, None)
    id = str(answer.get("id"))
    passkey = await house.store.read(lambda connection: passkey_with(connection, id))
    if passkey is None:
        raise Refused("refused-passkey", status=403)
    try:
        shown = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=place.domain,
            expected_origin=place.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
    except Exception as error:
        raise Refused("refused-passkey", status=403) from error
    used = {"sign_count": shown.new_sign_count, "used_at": house.clock()}
    await house.store.write(lambda connection: change_passkey(connection, passkey.account_id, passkey.id, **used))
    return await sign_in(house, passkey.account_id, visitor, "passkey", takes_along=takes_along)


async def _answered(house: House, answer: dict[str, Any], purpose: str, guest: str | None) -> bytes:
    """The challenge that this answers, which is good once."""
    challenge = _challenge_in(answer)
    hash, now = _hash_of_challenge(challenge), house.clock()
    if not await house.store.write(lambda connection: take_challenge(connection, hash, purpose, guest, now)):
        raise Refused("refused-passkey-late", status=410)
    return challenge


def _challenge_in(answer: dict[str, Any]) -> bytes:
    """What a browser says that it has signed; whether it has is seen later."""
    try:
        said = json.loads(_bytes_of(answer["response"]["clientDataJSON"]))
        return _bytes_of(said["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise Refused("refused-passkey", status=403) from None


def _bytes_of(text: str) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    return base64url_to_bytes(text)


def _hash_of_challenge(challenge: bytes) -> str:
    return hash_of_token(f"challenge {challenge.hex()}")
