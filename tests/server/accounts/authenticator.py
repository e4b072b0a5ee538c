"""A device that makes passkeys and signs with them, as a browser and its authenticator do together."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

VERIFIED, WITH_KEY = 0x05, 0x40
"""The person was there and was verified; a new key is told."""


@dataclass
class Authenticator:
    """One passkey, good at one origin."""

    origin: str
    domain: str = "127.0.0.1"
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    count: int = 0
    flags: int = VERIFIED

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, told to the house."""
        numbers = self.key.public_key().public_numbers()
        told = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        new = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(told)
        attested = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + new}
        said = self._said("webauthn.create", options["challenge"])
        return self._answer(said, attestationObject=cbor2.dumps(attested))

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sign what the house has sent."""
        self.count += 1
        said, data = self._said("webauthn.get", options["challenge"]), self._data(0)
        signed = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(said, authenticatorData=data, signature=signed, userHandle=b"")

    def _data(self, more: int) -> bytes:
        where = hashlib.sha256(self.domain.encode()).digest()
        return where + bytes([self.flags | more]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _answer(self, said: bytes, **parts: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        response = {name: bytes_to_base64url(part) for name, part in {"clientDataJSON": said, **parts}.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
