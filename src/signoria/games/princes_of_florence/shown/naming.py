"""Names for numbers and bits, as views show them."""

from __future__ import annotations

from signoria.core.rules.bits import has_bit
from signoria.games.princes_of_florence.state import NOBODY, NOTHING


def name_of(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def names_of(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if has_bit(bits, number)]


def seat_of(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def seats_of(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if has_bit(bits, seat)]
