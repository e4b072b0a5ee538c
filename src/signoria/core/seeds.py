"""Seeds: from a whole number to the first words of a generator."""

from __future__ import annotations

import hashlib

from signoria.core.record import GENERATOR_WORDS, Record


def words_of_seed(seed: int, purpose: str = "deal") -> list[int]:
    """The generator's first words: 128 bits of SHA-256 over the seed, so that near seeds give unrelated deals."""
    digest = hashlib.sha256(f"signoria {purpose} {seed}".encode()).digest()
    return [int.from_bytes(digest[4 * word : 4 * word + 4], "little") for word in range(GENERATOR_WORDS)]


def fill_generator(state: Record, seed: int, purpose: str = "deal") -> None:
    """Start a state's generator from a seed."""
    for place, word in enumerate(words_of_seed(seed, purpose)):
        state.generator[place] = word
