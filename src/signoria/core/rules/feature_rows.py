"""Rows of features: each names what a seat may know and says where the numbers come from.

A row reads a field of the record, by its name, or a rule function, which is given what its parameters are called:
`state`, `seat`, and the indices of the axes it stands in. A field with a place for each seat is read at the seat that
observes; in a group, at the place the group is about.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from signoria.core.errors import BadGame
from signoria.core.rules.components import Components

SEAT = "seat"


@dataclass(frozen=True)
class Axis:
    """What features are repeated for: the word for one, which names say in braces, how many there are, and their names.

    Where a component file has fewer, the rest are called `no-card-60` and so on.
    """

    index: str
    length: int
    names: Callable[[Any], Sequence[str]]

    def names_in(self, components: Components) -> list[str]:
        """A name for each place."""
        names = list(self.names(components))
        if len(names) > self.length:
            raise BadGame(f"{len(names)} names for {self.length} features: there is no room for {names[-1]}")
        return names + [f"no-{self.index}-{place}" for place in range(len(names), self.length)]


def axis(index: str, names: Sequence[str]) -> Axis:
    """An axis whose names are the same whatever the component file says."""
    return Axis(index, len(names), lambda _components: names)


Rule = Callable[..., int]
Source = str | Rule
"""Where a number comes from: a field of the record by its name, or a rule function."""


@dataclass(frozen=True)
class Feature:
    """A feature, or one for each place of an axis."""

    name: str
    source: Source
    formula: str = "{number}"
    """What is written: `{number}` is what the source gives, `{place}` the place on the axis, `{here}` the group's."""
    axis: Axis | None = None
    has_places: bool = False
    """Whether the source has a number for each place of the axis, or one that all places share."""
    table: str = ""
    """The component table whose rows it shows."""

    @property
    def length(self) -> int:
        return 1 if self.axis is None else self.axis.length

    def names(self, components: Components, words: Mapping[str, str]) -> Iterator[str]:
        """The names of its features, for what the group is about."""
        if self.table and components.tables[self.table].shape[1] != self.length:
            raise BadGame(f"{self.name}: a row of {self.table} has not {self.length} numbers")
        return _names(self.name, self.axis, components, words)


@dataclass(frozen=True)
class Block:
    """Features that a rule function writes together, from place `at` on; those it does not write are 0."""

    function: Callable[..., None]
    parts: tuple[tuple[str, Axis], ...]

    @property
    def length(self) -> int:
        return sum(axis.length for _, axis in self.parts)

    def names(self, components: Components, words: Mapping[str, str]) -> Iterator[str]:
        """The names of its features, one part after the other."""
        for name, along in self.parts:
            yield from _names(name, along, components, words)


@dataclass(frozen=True)
class Group:
    """The same rows for every place of an axis."""

    axis: Axis
    rows: tuple[Feature | Block, ...]
    once: Mapping[str, Rule]
    """Numbers that several rows need, worked out once for all: rows read them, and functions take them, by name."""
    where: Rule | None = None
    """Whether there is anything to see at a place; if not, its features are all 0."""

    @property
    def is_of_seats(self) -> bool:
        return self.axis.index == SEAT

    @property
    def shared(self) -> list[str]:
        """Which of those numbers are the same for all places."""
        return [name for name, rule in self.once.items() if self.axis.index not in parameters(rule)]

    @property
    def width(self) -> int:
        """How many features each place has."""
        return sum(row.length for row in self.rows)

    @property
    def length(self) -> int:
        return self.axis.length * self.width

    def names(self, components: Components, words: Mapping[str, str]) -> Iterator[str]:
        """The names of its features, one place after the other."""
        for name in self.axis.names_in(components):
            for row in self.rows:
                yield from row.names(components, {**words, self.axis.index: name})


def parameters(function: Callable[..., object]) -> list[str]:
    """What a rule function takes."""
    return list(inspect.signature(function).parameters)


def _names(name: str, along: Axis | None, components: Components, words: Mapping[str, str]) -> Iterator[str]:
    if along is None:
        yield name.format(**words)
    else:
        yield from (name.format(**words, **{along.index: place}) for place in along.names_in(components))


# -- the kinds of rows


def number(name: str, source: Source, along: Axis | None = None, plus: int = 0) -> Feature:
    """A number as it is, or so much more; one for each place of an axis."""
    return Feature(name, source, f"{{number}} + {plus}" if plus else "{number}", along, has_places=True)


def is_there(name: str, source: Source, along: Axis | None = None) -> Feature:
    """1 unless the number is -1, for nobody or nothing."""
    return Feature(name, source, "{number} != -1", along, has_places=True)


def is_here(name: str, source: Source, along: Axis | None = None) -> Feature:
    """1 if the number is that of the seat, or of what the group is about."""
    return Feature(name, source, "{number} == {here}", along, has_places=True)


def equals(name: str, source: Source, value: int) -> Feature:
    """1 if the number is this one."""
    return Feature(name, source, f"{{number}} == {value}")


def bit(name: str, source: Source) -> Feature:
    """The bit of the seat, or of what the group is about."""
    return Feature(name, source, "has_bit({number}, {here})")


def one_hot(name: str, source: Source, along: Axis) -> Feature:
    """1 at the place that the number says, 0 at all others."""
    return Feature(name, source, "{number} == {place}", along)


def bits(name: str, source: Source, along: Axis) -> Feature:
    """A number's bits."""
    return Feature(name, source, "has_bit({number}, {place})", along)


def looked_up(name: str, table: str, source: Source, along: Axis) -> Feature:
    """A row of a component table: the first where the number is -1, for nothing, the second where it is 0."""
    return Feature(name, source, f"{table}[1 + {{number}}, {{place}}]", along, table=table)


def block(function: Callable[..., None], *parts: tuple[str, Axis]) -> Block:
    """Features that are best worked out together: the function that writes them, and their names in its order."""
    return Block(function, parts)


def for_each(along: Axis, *rows: Feature | Block, where: Rule | None = None) -> Group:
    """The same rows for every place of an axis."""
    return Group(along, rows, {}, where)


def for_each_seat(most: int, *rows: Feature | Block, once: Mapping[str, Rule] | None = None) -> Group:
    """The same rows for every seat, clockwise from the one that observes (`+0`), and nothing but 0 for empty ones."""
    return Group(axis(SEAT, [f"+{steps}" for steps in range(most)]), rows, once or {})
