"""What a library does, interpreted, for machines on which none can be built: the same results, much more slowly."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from signoria.core.compiled.emitter.entries import Entry, entries_of
from signoria.core.rules.arrays import RECORDS
from signoria.core.rules.state_record import Record
from signoria.core.rules.twins import Twin
from signoria.core.shared_chapters import SHARED_CHAPTERS

if TYPE_CHECKING:
    from signoria.core.kit import GameRules


class Records:
    """An array of records as rules see it when interpreted; what they changed is written back at the end."""

    def __init__(self, array: npt.NDArray[Any], kind: type[Record]) -> None:
        self._array = array
        self._kind = kind
        self._read: dict[int, Record] = {}

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, place: int) -> Record:
        if place not in self._read:
            self._read[place] = self._kind.read_from(self._array, place)
        return self._read[place]

    def __setitem__(self, place: int, record: Record) -> None:
        self._read[place] = record.copy()

    def write_back(self) -> None:
        """Write down what is in the records by now, and read them anew when they are next asked for."""
        for place, record in self._read.items():
            record.write_to(self._array, place)
        self._read.clear()


class Function:
    """A loop over games, called like a library's."""

    def __init__(self, game: GameRules, entry: Entry) -> None:
        self._state = game.kit.state
        self._function: Callable[..., Any] = getattr(game.rules, entry.name)
        self._kinds = list(entry.parameters.values())
        self.places = entry.places

    def __call__(self, *arguments: Any) -> int:
        given = [
            Records(argument, self._state) if kind is not None and kind.holds == RECORDS else argument
            for argument, kind in zip(arguments, self._kinds, strict=True)
        ]
        result = self._function(*given)
        for argument in given:
            if isinstance(argument, Records):
                argument.write_back()
        return int(result or 0)

    def bind(self, *arguments: Any) -> Bound:
        """The function with its arguments; those that are numbers may be changed between calls."""
        return Bound(self, arguments)


class Bound:
    """A function and its arguments; numbers are found where a library has them."""

    def __init__(self, function: Function, arguments: tuple[Any, ...]) -> None:
        self._function = function
        self._arguments = arguments
        self.numbers = {
            place: argument
            for place, argument in zip(function.places, arguments, strict=True)
            if isinstance(argument, int)
        }

    def __call__(self) -> int:
        places = zip(self._function.places, self._arguments, strict=True)
        return self._function(*(self.numbers.get(place, argument) for place, argument in places))


def interpreted_twin(game: GameRules) -> Twin:
    """A twin that is called like a compiled one."""
    return Twin(**{entry.name: Function(game, entry) for entry in entries_of(SHARED_CHAPTERS).values()})
