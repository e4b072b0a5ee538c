"""Fair deals: a seed that neither the house nor a player chose alone, and the texts that prove it afterwards."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from signoria.core.errors import BadOption

NO_NONCE = "-"
"""What stands for the nonce of a seat that added none: a bot's."""

_SECRET = re.compile(r"[0-9a-f]{64}", re.ASCII)
_NONCE = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Deal:
    """What a deal comes from: the house's secret, committed to beforehand, and the nonce each seat added then."""

    secret: str
    nonces: tuple[str, ...]

    def __post_init__(self) -> None:
        check_secret(self.secret)
        for nonce in self.nonces:
            check_nonce(nonce)

    @property
    def commitment(self) -> str:
        """What the house shows before the first nonce is added."""
        return commitment_of(self.secret)

    @property
    def seed(self) -> int:
        """The seed of the match: 256 bits that come from the secret and every nonce."""
        lines = [f"secret {self.secret}", *(f"nonce {seat} {nonce}" for seat, nonce in enumerate(self.nonces))]
        return int(_hash("seed", lines), 16)

    @property
    def added(self) -> int:
        """How many seats added a nonce."""
        return sum(nonce != NO_NONCE for nonce in self.nonces)


def new_secret() -> str:
    """A fresh secret of 256 bits, as hexadecimal digits."""
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    """A hash that fixes the secret and tells nothing of it."""
    return _hash("commitment", [f"secret {check_secret(secret)}"])


def check_secret(secret: object) -> str:
    """A secret is 64 hexadecimal digits."""
    if not isinstance(secret, str) or not _SECRET.fullmatch(secret):
        raise BadOption("a deal's secret is 64 hexadecimal digits in lower case")
    return secret


def check_nonce(nonce: object) -> str:
    """A nonce is short and made of characters that need no quoting anywhere."""
    if not isinstance(nonce, str) or not _NONCE.fullmatch(nonce):
        raise BadOption(f"a nonce is 1 to 64 letters, digits, - or _ (or {NO_NONCE} alone for none), not {nonce!r:.80}")
    return nonce


def check_nonces(deal: Deal, seats: int) -> None:
    """A deal has a nonce for each seat."""
    if len(deal.nonces) != seats:
        raise BadOption(f"a deal for {seats} seats has as many nonces, not {len(deal.nonces)}")


def _hash(purpose: str, lines: Iterable[str]) -> str:
    """One line for the purpose and one for each part: none of them can hold a line's end, so no two texts are alike."""
    text = "\n".join([f"signoria deal {purpose}", *lines])
    return hashlib.sha256(text.encode()).hexdigest()
