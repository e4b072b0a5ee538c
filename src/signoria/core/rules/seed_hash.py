"""From a seed to the first words of a generator, in the rules subset, so that compiled code can start games by itself.

It is SHA-256 of a message of one block, which `seeds` has by hashlib. `table` holds the constants of the 64 rounds and
then what stands before the seed; `block` is room for 16 words.
"""

from __future__ import annotations

from typing import Any

Array = Any

ROUNDS = 64
BLOCK_WORDS = 16
WORD = 0xFFFFFFFF
END_OF_MESSAGE = 0x80


def deal_generator(generator: Array, seed: int, table: Array, block: Array) -> None:
    """The generator's first words for a deal of this seed."""
    write_message(seed, table, block)
    hash_block(generator, table, block)


def write_message(seed: int, table: Array, block: Array) -> None:
    """The message: the words before it, the seed's digits, the end, and how long it is."""
    for place in range(BLOCK_WORDS):
        block[place] = 0
    length = len(table) - ROUNDS
    for place in range(length):
        write_byte(block, place, int(table[ROUNDS + place]))
    power = 1 << 0  # what a shift gives is kept in 64 bits
    while seed // max(1, power) >= 10:
        power *= 10
    while power > 0:
        write_byte(block, length, 48 + seed // max(1, power) % 10)
        length += 1
        power //= 10
    write_byte(block, length, END_OF_MESSAGE)
    block[BLOCK_WORDS - 1] = 8 * length


def write_byte(block: Array, place: int, byte: int) -> None:
    """Bytes fill a word from its high end."""
    block[place >> 2] |= byte << (24 - 8 * (place & 3))


def turned(word: int, places: int) -> int:
    """A word turned to the right."""
    return ((word >> places) | (word << (32 - places))) & WORD


def next_word(block: Array, step: int) -> int:
    """The word a round takes in: of the message itself, later mixed from those before it."""
    place = step & 15
    if step >= BLOCK_WORDS:
        early = int(block[(step + 1) & 15])
        late = int(block[(step + 14) & 15])
        mixed = turned(early, 7) ^ turned(early, 18) ^ (early >> 3)
        mixed += turned(late, 17) ^ turned(late, 19) ^ (late >> 10)
        block[place] = (int(block[place]) + mixed + int(block[(step + 9) & 15])) & WORD
    return int(block[place])


def hash_block(generator: Array, table: Array, block: Array) -> None:
    """The first four words of the hash, each with its bytes the other way round."""
    a = 0x6A09E667
    b = 0xBB67AE85
    c = 0x3C6EF372
    d = 0xA54FF53A
    e = 0x510E527F
    f = 0x9B05688C
    g = 0x1F83D9AB
    h = 0x5BE0CD19
    for step in range(ROUNDS):
        taken = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ ((WORD ^ e) & g))
        taken += next_word(block, step)
        taken += int(table[step])
        added = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
        h = g
        g = f
        f = e
        e = (d + taken) & WORD
        d = c
        c = b
        b = a
        a = (taken + added) & WORD
    generator[0] = other_way_round((0x6A09E667 + a) & WORD)
    generator[1] = other_way_round((0xBB67AE85 + b) & WORD)
    generator[2] = other_way_round((0x3C6EF372 + c) & WORD)
    generator[3] = other_way_round((0xA54FF53A + d) & WORD)


def other_way_round(word: int) -> int:
    """The four bytes of a word in the other order."""
    return (word >> 24) | ((word >> 8) & 0xFF00) | ((word << 8) & 0xFF0000) | ((word & 0xFF) << 24)
