"""Single words of a position, for any game: what each must be, and a sentence for what it is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from reprlib import repr as short
from typing import Any

from signoria.core.errors import BadPosition

NONE = -1
"""The number in a record that stands for null: nobody, nothing."""


def require(holds: object, sentence: str) -> None:
    """Refuse the position with a sentence unless this holds."""
    if not holds:
        raise BadPosition(sentence)


def named(words: object, what: str) -> Mapping[str, Any]:
    """Names and values."""
    if not isinstance(words, Mapping):
        raise BadPosition(f"{what} is a mapping of names to values, not {short(words)}")
    return words


def mapping(words: object, keys: Sequence[str], what: str) -> Mapping[str, Any]:
    """Names and values, of just these names."""
    found = named(words, what)
    for key in keys:
        require(key in found, f"{what} says nothing of {key}")
    for key in found:
        require(key in keys, f"{what} has no {short(key)}")
    return found


def listed(words: object, what: str) -> list[Any]:
    """A list of anything."""
    if not isinstance(words, list):
        raise BadPosition(f"{what} is a list, not {short(words)}")
    return words


def whole(value: object, what: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{what} is a number from {low} to {high}, not {short(value)}")
    return value


def yes_or_no(value: object, what: str) -> int:
    """1 for true, 0 for false."""
    require(isinstance(value, bool), f"{what} is true or false, not {short(value)}")
    return 1 if value else 0


def seat_at(value: object, what: str, seats: int) -> int:
    """A seat of the table."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
        raise BadPosition(f"{what}: there is no seat {short(value)}")
    return value


def seat_or_nobody(value: object, what: str, seats: int) -> int:
    """A seat of the table, or null."""
    return NONE if value is None else seat_at(value, what, seats)


def number_of(value: object, what: str, names: Sequence[str]) -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{what}: there is no {short(value)}")
    return names.index(value)


def number_or_nothing(value: object, what: str, names: Sequence[str]) -> int:
    """The number of a name, or null."""
    return NONE if value is None else number_of(value, what, names)


def bits_of_names(words: object, what: str, names: Sequence[str]) -> int:
    """A list of different names as bits."""
    return _bits([number_of(value, what, names) for value in listed(words, what)], what, names)


def bits_of_seats(words: object, what: str, seats: int) -> int:
    """A list of different seats as bits."""
    return _bits([seat_at(value, what, seats) for value in listed(words, what)], what, range(seats))


def _bits(numbers: list[int], what: str, names: Sequence[object]) -> int:
    bits = 0
    for number in numbers:
        require(not bits & 1 << number, f"{what}: {names[number]} is there twice")
        bits |= 1 << number
    return bits
