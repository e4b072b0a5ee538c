"""Single words of a position, for any game: how a number of the state is written, and what is said of a wrong word."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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


def mapping(words: object, keys: Sequence[str], what: str, may_miss: Sequence[str] = ()) -> Mapping[str, Any]:
    """Names and values, of just these names."""
    found = named(words, what)
    for key in keys:
        require(key in found or key in may_miss, f"{what} says nothing of {key}")
    for key in found:
        require(key in keys, f"{what} has no {short(key)}")
    return found


def listed(words: object, what: str) -> list[Any]:
    """A list of anything."""
    if not isinstance(words, list):
        raise BadPosition(f"{what} is a list, not {short(words)}")
    return words


@dataclass(frozen=True)
class Word:
    """How a number is written in a position, and how it is read, given the path that a refusal names."""

    write: Callable[[int], Any]
    read: Callable[[object, str], int]


def whole(low: int, high: int, unit: int = 1) -> Word:
    """A whole number within bounds; one that is written in hundreds, say, by its unit."""

    def read(value: object, path: str) -> int:
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if not is_number or not low * unit <= value <= high * unit:  # type: ignore[operator]
            raise BadPosition(f"{path} is a number from {low * unit} to {high * unit}, not {short(value)}")
        assert isinstance(value, int)
        require(value % unit == 0, f"{path} is a multiple of {unit}, not {value}")
        return value // unit

    return Word(lambda number: number * unit, read)


def _read_yes_or_no(value: object, path: str) -> int:
    require(isinstance(value, bool), f"{path} is true or false, not {short(value)}")
    return 1 if value else 0


YES_OR_NO = Word(bool, _read_yes_or_no)


def seat_of(seats: int) -> Word:
    """A seat of the table."""

    def read(value: object, path: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
            raise BadPosition(f"{path}: there is no seat {short(value)}")
        return value

    return Word(int, read)


def name_of(names: Sequence[str] | Mapping[int, str]) -> Word:
    """One of some names, by its place among them or by a number of its own."""
    numbers = {name: number for number, name in (names.items() if isinstance(names, Mapping) else enumerate(names))}

    def read(value: object, path: str) -> int:
        if not isinstance(value, str) or value not in numbers:
            raise BadPosition(f"{path}: there is no {short(value)}")
        return numbers[value]

    return Word(names.__getitem__, read)


def or_null(word: Word, none: int = NONE) -> Word:
    """A word, or null for nobody, nothing or another number for none."""
    return Word(
        lambda number: None if number == none else word.write(number),
        lambda value, path: none if value is None else word.read(value, path),
    )


def bits(word: Word) -> Word:
    """A list of different words, a bit for each."""

    def write(number: int) -> list[Any]:
        return [word.write(bit) for bit in range(number.bit_length()) if number >> bit & 1]

    def read(value: object, path: str) -> int:
        found = 0
        for one in listed(value, path):
            bit = 1 << word.read(one, path)
            require(not found & bit, f"{path}: {one} is there twice")
            found |= bit
        return found

    return Word(write, read)


class Pool:
    """Things of which there are so many: reading a position notes where each is, so that none is lost or too many.

    Of what may leave the game `least` says how many are there at least.
    """

    def __init__(
        self, names: Sequence[str], counts: Sequence[int], clause: str, least: Sequence[int] | None = None
    ) -> None:
        self.names = names
        self.counts = counts
        self.clause = clause
        self.least = counts if least is None else least
        self.found = [0] * len(names)
        self.places: dict[int, str] = {}

    def place(self, item: int, path: str, times: int = 1) -> None:
        """Note that one or several are in a place."""
        if self.counts[item] == 1 and times and self.found[item]:
            raise BadPosition(f"{self.names[item]} is in two places: {self.places[item]} and {path} ({self.clause})")
        self.found[item] += times
        self.places[item] = path

    def placed(self, word: Word, first: int = 0) -> Word:
        """The same word, for one that is in this place; the word's numbers begin at this item."""

        def read(value: object, path: str) -> int:
            number = word.read(value, path)
            self.place(first + number, path)
            return number

        return Word(word.write, read)

    def counted(self, word: Word, item: int) -> Word:
        """The same word, for how many of an item are in this place."""

        def read(value: object, path: str) -> int:
            times = word.read(value, path)
            self.place(item, path, times)
            return times

        return Word(word.write, read)

    def check(self) -> None:
        """Refuse what is nowhere, too few or too many."""
        for name, least, most, found in zip(self.names, self.least, self.counts, self.found, strict=True):
            require(found or least != 1, f"{name} is nowhere ({self.clause})")
            require(least <= found <= most, f"there are {most} of {name}, not {found} ({self.clause})")
