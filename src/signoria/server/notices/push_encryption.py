"""Encryption of what is pushed, for one browser alone: RFC 8291, with the content coding of RFC 8188 in one record."""

from __future__ import annotations

import os
import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

POINT, AUTH, SALT = 65, 16, 16
"""Bytes of a public key, of a subscription's secret, and of a salt."""
RECORD_SIZE = 4096
LAST_RECORD = b"\x02"
MOST = RECORD_SIZE - 16 - len(LAST_RECORD)
"""Bytes that fit into one record beside its tag."""


def encrypted(
    text: bytes,
    to: bytes,
    auth: bytes,
    *,
    padded: int = 0,
    private: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The text for a browser with this public key and secret, filled up so that its length says nothing.

    Key and salt are drawn anew each time; only a test names them.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    private, salt = private or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(SALT)
    own = public_point(private)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to))
    key, nonce = keys_for(shared, auth, to, own, salt)
    record = text + LAST_RECORD + bytes(max(0, min(padded, MOST) - len(text)))
    head = salt + struct.pack(">IB", RECORD_SIZE, len(own)) + own
    return head + AESGCM(key).encrypt(nonce, record, None)


def keys_for(shared: bytes, auth: bytes, to: bytes, own: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of the one record, from the secret that both sides share."""
    whole = _derived(shared, auth, b"WebPush: info\0" + to + own, 32)
    return (
        _derived(whole, salt, b"Content-Encoding: aes128gcm\0", 16),
        _derived(whole, salt, b"Content-Encoding: nonce\0", 12),
    )


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def public_point(private: EllipticCurvePrivateKey) -> bytes:
    """A public key as browsers write it: an uncompressed point."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_point(point: bytes) -> bool:
    """Whether it is a public key of the curve that browsers use."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT
