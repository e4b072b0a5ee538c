"""The house's key for push services: they know by it that a push comes from where its reader subscribed (RFC 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from signoria.server.live.house import House
from signoria.server.notices.push_encryption import public_point
from signoria.server.store import Conflict
from signoria.server.store.push_devices import add_key, key_of_house

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

NAME = "push"
GOOD_FOR = 12 * 3600
"""Seconds for which a signature is good; services take a day at most."""


@dataclass(frozen=True)
class PushKey:
    """The key, and who may be asked about what was pushed with it."""

    private: EllipticCurvePrivateKey
    contact: str

    @property
    def public(self) -> str:
        """As a browser is given it."""
        return in_base64(public_point(self.private))

    def authorization(self, endpoint: str, now: float) -> str:
        """What goes with a push to this address: good at its service alone, and for a while."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + GOOD_FOR, "sub": self.contact}
        signed = ".".join(in_base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        return f"vapid t={signed}.{in_base64(self._signature(signed.encode()))}, k={self.public}"

    def _signature(self, text: bytes) -> bytes:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        r, s = decode_dss_signature(self.private.sign(text, ec.ECDSA(SHA256())))
        return r.to_bytes(32, "big") + s.to_bytes(32, "big")


async def push_key(house: House) -> PushKey:
    """The house's key, made once: of processes that make it together one is right."""
    from cryptography.hazmat.primitives.serialization import load_der_private_key

    kept = await house.store.read(lambda connection: key_of_house(connection, NAME))
    if kept is None:
        made, now = _new_key(), house.clock()
        try:
            await house.store.write(lambda connection: add_key(connection, NAME, made, now))
            kept = made
        except Conflict:
            kept = await house.store.read(lambda connection: key_of_house(connection, NAME))
    assert kept is not None
    return PushKey(load_der_private_key(kept, None), _contact(house))  # type: ignore[arg-type] # it is of that curve


def _new_key() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def _contact(house: House) -> str:
    """Services want an address that they could write to: the house's own page, or who sends its mail."""
    at = house.settings.mailed_address
    return at if at.startswith("https:") else f"mailto:{house.settings.mail_sender}"


def in_base64(content: bytes) -> str:
    """As the web writes bytes in addresses: without what would have to be escaped, and without filling."""
    return urlsafe_b64encode(content).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
