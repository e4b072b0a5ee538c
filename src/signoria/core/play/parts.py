"""Parts of views, made once: a part is made anew only when something has changed that it was made from.

A function marked as a `part` is called as always with a state record. Where the state is `Watched`, what the function
gave is kept, with the places of the record that it read itself and the parts that it was made of; as long as all these
are the same it is given again. What is made anew and comes out the same has not changed: so a small part, as whether
the game is over, keeps the larger ones that it is in from being made anew whenever a phase ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, wraps
from inspect import signature
from itertools import compress
from math import prod
from operator import ne
from typing import Any, TypeVar

from signoria.core.rules.held import Held
from signoria.core.rules.state_record import Record

Made = TypeVar("Made", bound=Callable[..., Any])
Key = tuple[Any, ...]
Note = Callable[[int], None]
"""Notes that a place was read."""
FORGET = 64
"""Versions after which a part is forgotten that nobody has asked for."""


def part(function: Made) -> Made:
    """Mark what makes a part of a view: what comes before its parameter `state` is the same for all states of a game,
    and what comes after says which part it is. Nobody may change what it gives."""
    place = list(signature(function).parameters).index("state")
    after = place + 1

    @wraps(function)
    def kept(*arguments: Any) -> Any:
        state = arguments[place]
        if not isinstance(state, Watched):
            return function(*arguments)
        key = (function, *arguments[after:])
        state._asked.append(key)
        kept = state._parts.get(key)
        if kept is None:
            return state._first(key, arguments)
        if kept.checked != state._version:
            is_alone = not kept.parts and kept.checked == state._version - 1
            if is_alone and state._changed.isdisjoint(kept.cells):
                kept.checked = state._version
            else:
                state._check(key, kept)
        return kept.gave

    return kept  # type: ignore[return-value] # called alike


class WatchedRow:
    """A row of numbers that notes which of them are read."""

    __slots__ = ("first", "note", "values")

    def __init__(self, values: tuple[int, ...], first: int, note: Note) -> None:
        self.values = values
        self.first = first
        self.note = note

    def __getitem__(self, index: int) -> int:
        if index < 0:
            raise IndexError(f"negative index {index}: test for 'nobody' or 'nothing' before looking it up")
        self.note(self.first + index)
        return self.values[index]

    def __len__(self) -> int:
        return len(self.values)

    def __iter__(self) -> Iterator[int]:
        for place in range(self.first, self.first + len(self.values)):
            self.note(place)
        return iter(self.values)


class WatchedGrid:
    """A table of numbers that notes which of them are read."""

    __slots__ = ("cells", "first", "note", "width")

    def __init__(self, cells: tuple[int, ...], width: int, first: int, note: Note) -> None:
        self.cells = cells
        self.width = width
        self.first = first
        self.note = note

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not tuple:
            start = index * self.width
            return WatchedRow(self.cells[start : start + self.width], self.first + start, self.note)
        row, column = index
        if row < 0 or not 0 <= column < self.width:
            raise IndexError(f"index {index} is negative or beyond a row: test for 'nobody' or 'nothing' first")
        place = row * self.width + column
        self.note(self.first + place)
        return self.cells[place]

    def __len__(self) -> int:
        return len(self.cells) // self.width

    def __iter__(self) -> Iterator[WatchedRow]:
        return (self[row] for row in range(len(self)))

    def to_lists(self) -> list[list[int]]:
        """The rows as plain lists."""
        return [list(row) for row in self]


class Kept:
    """What a function gave, and what it was made from."""

    __slots__ = ("arguments", "cells", "changed", "checked", "gave", "parts")

    def __init__(self, arguments: tuple[Any, ...]) -> None:
        self.arguments = arguments
        self.gave: Any = None
        self.cells: frozenset[int] = frozenset()
        """The places it read."""
        self.parts: tuple[Key, ...] = ()
        """The parts it is made of, in the order in which they were asked for."""
        self.changed = self.checked = -1
        """The versions in which it last became another and in which it was last known to be right."""


class Watched:
    """A state record to read from, and the parts of views that were made from it: `watched` makes one."""

    PLACES: dict[str, int]
    """The number of every field's first place."""
    NUMBERS: tuple[str, ...]
    TABLES: tuple[tuple[str, int, int], ...]
    """Rows and grids: their names, the numbers of their first places, and how wide a grid is; 0 is a row."""

    def __init__(self) -> None:
        self._cells: list[int] = []
        """The places read by the part that is being made."""
        self._asked: list[Key] = []
        """The parts asked for by it."""
        self._parts: dict[Key, Kept] = {}
        self._changed: set[int] = set()
        """The places that hold something else than in the version before."""
        self._version = 0
        self.version = -1
        """Of the state."""
        self._held: Held = ()

    def of(self, held: Held, version: int) -> Watched:
        """The same with what a state holds now. As long as its version is the same, a state is."""
        if version != self.version:
            self.version = version
            self._version += 1
            self._take_in(held)
            if self._version % FORGET == 0:
                last = self._version - FORGET
                self._parts = {key: kept for key, kept in self._parts.items() if kept.checked > last}
        return self

    def _take_in(self, held: Held) -> None:
        """Take what a state holds, and note the places that hold something else than before."""
        self._cells.clear()
        self._asked.clear()
        before, self._held = self._held or self._begin(held), held
        self._changed.clear()
        for name in compress(self.NUMBERS, map(ne, held[0], before[0])):
            self._changed.add(self.PLACES[name])
        for number in compress(range(1, len(held)), map(ne, held[1:], before[1:])):
            name, first, width = self.TABLES[number - 1]
            now = held[number]
            self._changed.update(compress(range(first, first + len(now)), map(ne, now, before[number])))
            if width:
                self.__dict__[name].cells = now
            else:
                self.__dict__[name].values = now

    def _begin(self, held: Held) -> Held:
        """What the first state holds."""
        note = self._cells.append
        for (name, first, width), places in zip(self.TABLES, held[1:], strict=True):
            self.__dict__[name] = WatchedGrid(places, width, first, note) if width else WatchedRow(places, first, note)
        return held

    def _first(self, key: Key, arguments: tuple[Any, ...]) -> Any:
        """What a function gives that was not asked before."""
        kept = self._parts[key] = Kept(arguments)
        self._make(key, kept)
        return kept.gave

    def _check(self, key: Key, kept: Kept) -> None:
        """See whether a part is still right, and make it anew if it is not."""
        if kept.checked == self._version - 1 and self._changed.isdisjoint(kept.cells):
            for inner in kept.parts:
                part = self._parts[inner]
                if part.checked != self._version:
                    self._check(inner, part)
                if part.changed == self._version:
                    break
            else:
                kept.checked = self._version
                return
        self._make(key, kept)

    def _make(self, key: Key, kept: Kept) -> None:
        """Make a part; if it comes out the same it has not changed."""
        cells, asked = len(self._cells), len(self._asked)
        gave = key[0](*kept.arguments)
        kept.cells, kept.parts = frozenset(self._cells[cells:]), tuple(dict.fromkeys(self._asked[asked:]))
        del self._cells[cells:], self._asked[asked:]
        kept.checked = self._version
        if kept.changed < 0 or gave != kept.gave:
            kept.gave, kept.changed = gave, self._version


@cache
def watched(kind: type[Record]) -> type[Watched]:
    """What watches records of a kind."""
    places, first = dict[str, int](), 0
    for name, field in kind.FIELDS.items():
        places[name] = first
        first += prod(field.shape)
    widths = {name: kind.FIELDS[name].shape[1] for name in kind.GRIDS}
    tables = tuple((name, places[name], widths.get(name, 0)) for name in (*kind.ROWS, *kind.GRIDS))
    fields = {name: _number(places[name], number) for number, name in enumerate(kind.NUMBERS)}
    return type(
        f"Watched{kind.__name__}", (Watched,), {"PLACES": places, "NUMBERS": kind.NUMBERS, "TABLES": tables, **fields}
    )


def _number(place: int, number: int) -> property:
    """A field that is one number."""

    def read(self: Watched) -> int:
        self._cells.append(place)
        return self._held[0][number]

    return property(read)
