"""Tokens, links and codes as they are made, and as they are kept: of each the house has a hash only."""

from __future__ import annotations

import secrets

from signoria.server.tables.seat import hash_of_token

CODES = 10
"""Recovery codes of a member."""
LETTERS = "abcdefghjkmnpqrstvwxyz0123456789"
"""Of a code: 32 of them, so that each letter is five bits."""
GROUPS, IN_GROUP = 4, 4


def new_id() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def dead_hash() -> str:
    """A hash that no token has."""
    return f"none {secrets.token_hex(16)}"


def new_codes() -> list[str]:
    """Recovery codes of 80 bits each, in groups that can be copied by hand."""
    return ["-".join(_group() for _ in range(GROUPS)) for _ in range(CODES)]


def _group() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(IN_GROUP))


def hash_of_code(code: str) -> str:
    """However it was typed: large letters, other spaces, and letters taken for numbers count as the same."""
    plain = "".join(letter for letter in code.lower() if letter.isalnum())
    return hash_of_token(f"recovery code {plain.translate(str.maketrans('oilu', '011v'))}")
