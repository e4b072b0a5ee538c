"""Chance: a small generator (sfc32) whose four words live in the state record.

Every intermediate value fits a signed 64-bit integer, so interpreted and compiled games draw the same numbers.
"""

from __future__ import annotations

from signoria.core.rules.state_record import GridRow, Row


def below(generator: Row, bound: int) -> int:
    """A number from 0 to bound - 1, each as likely as the other (to one part in 2**32 / bound)."""
    a = int(generator[0])
    b = int(generator[1])
    c = int(generator[2])
    counter = int(generator[3])
    out = (a + b + counter) & 0xFFFFFFFF
    generator[0] = b ^ (b >> 9)
    generator[1] = (c + (c << 3)) & 0xFFFFFFFF
    generator[2] = (((c << 21) | (c >> 11)) + out) & 0xFFFFFFFF
    generator[3] = (counter + 1) & 0xFFFFFFFF
    return (out * bound) >> 32


def shuffle(generator: Row, cards: Row | GridRow, count: int) -> None:
    """Put the first `count` cards into random order."""
    for last in range(count - 1, 0, -1):
        other = below(generator, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


def shuffle_anew(generator: Row, cards: Row | GridRow, count: int) -> None:
    """Shuffle the first `count` cards so that nothing is left of the order they had: they are sorted first."""
    for place in range(1, count):
        card = cards[place]
        hole = place
        while hole > 0 and cards[hole - 1] > card:
            cards[hole] = cards[hole - 1]
            hole -= 1
        cards[hole] = card
    shuffle(generator, cards, count)


def reseed(generator: Row, number: int) -> None:
    """Start the generator anew from a number of up to 62 bits, as a search does before it deals anew."""
    generator[0] = number & 0xFFFFFFFF
    generator[1] = (number >> 32) & 0x3FFFFFFF
    generator[2] = 0x9E3779B9
    generator[3] = 1
    for _ in range(12):
        below(generator, 2)
