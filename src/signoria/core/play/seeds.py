"""Seeds: from a whole number to the first words of a generator."""

from __future__ import annotations

import hashlib
from itertools import count, islice
from math import isqrt

import numpy as np
import numpy.typing as npt

from signoria.core.rules.seed_hash import ROUNDS
from signoria.core.rules.state_record import GENERATOR_WORDS, Record

HIGHEST_SEED = 1 << 61
"""Compiled code hashes seeds below this."""


def words_of_seed(seed: int, purpose: str = "deal") -> list[int]:
    """The generator's first words: 128 bits of SHA-256 over the seed, so that near seeds give unrelated deals."""
    digest = hashlib.sha256(f"{_before(purpose)}{seed}".encode()).digest()
    return [int.from_bytes(digest[4 * word : 4 * word + 4], "little") for word in range(GENERATOR_WORDS)]


def number_of_seed(seed: int, purpose: str) -> int:
    """A number below HIGHEST_SEED that only the seed and the purpose decide, to start other dice from."""
    low, high, *_ = words_of_seed(seed, purpose)
    return (high << 32 | low) % HIGHEST_SEED


def fill_generator(state: Record, seed: int, purpose: str = "deal") -> None:
    """Start a state's generator from a seed."""
    for place, word in enumerate(words_of_seed(seed, purpose)):
        state.generator[place] = word


def hash_table(purpose: str = "deal") -> npt.NDArray[np.int64]:
    """What `core.dealing` hashes seeds with: the constants of SHA-256, and what stands before the seed."""
    primes = (number for number in count(2) if all(number % other for other in range(2, isqrt(number) + 1)))
    constants = [_cube_root(prime << 96) & 0xFFFFFFFF for prime in islice(primes, ROUNDS)]
    return np.array([*constants, *_before(purpose).encode()], np.int64)


def _before(purpose: str) -> str:
    return f"signoria {purpose} "


def _cube_root(number: int) -> int:
    """The greatest whole number whose cube is not greater."""
    root = 1 << -(-number.bit_length() // 3)
    while root**3 > number:
        root = (2 * root + number // root**2) // 3
    return root
