"""A game's positions as a table: what stands where in the words, and in which field of the state.

A game declares the table once; writing, reading, the checks of types, ranges and places, and the documentation of the
fields come from it. An index `at` says which place of a field is meant: a seat, a region, a region's seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from signoria.core.position_words import NONE, Pool, Word, bits, listed, mapping, named, require


class Part:
    """A part of a position: a value, or a list or mapping of parts."""

    def is_said(self, state: Any, *at: int) -> object:
        """Whether its name is there at all."""
        return True

    def write(self, state: Any, *at: int) -> Any:
        """The words for what the state holds."""
        raise NotImplementedError

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        """Fill the state from words."""
        raise NotImplementedError

    def meanings(self, path: str) -> Iterator[tuple[str, str]]:
        """What the fields within mean, by path."""
        return iter(())


def _holder(state: Any, field: str, at: Sequence[int]) -> Any:
    """A field, or the row of it that the first indices name."""
    holder = getattr(state, field)
    for index in at:
        holder = holder[index]
    return holder


def _put(state: Any, field: str, at: Sequence[int], number: int) -> None:
    if at:
        _holder(state, field, at[:-1])[at[-1]] = number
    else:
        setattr(state, field, number)


@dataclass(frozen=True)
class Value(Part):
    """A field of the state, or one place of it."""

    field: str
    word: Word

    def write(self, state: Any, *at: int) -> Any:
        return self.word.write(_holder(state, self.field, at))

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        _put(state, self.field, at, self.word.read(words, path))


class Fields(Part):
    """Names with their parts and what they mean."""

    def __init__(self, *rows: tuple[str, Part, str]) -> None:
        self.rows = rows
        self.keys = [key for key, _, _ in rows]
        self.may_miss = [key for key, part, _ in rows if isinstance(part, OrMissing)]

    def write(self, state: Any, *at: int) -> Any:
        return {key: part.write(state, *at) for key, part, _ in self.rows if part.is_said(state, *at)}

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        found = mapping(words, self.keys, path or "the position", self.may_miss)
        for key, part, _ in self.rows:
            if key in found:
                part.read(state, found[key], f"{path}.{key}" if path else key, *at)

    def meanings(self, path: str) -> Iterator[tuple[str, str]]:
        for key, part, meaning in self.rows:
            inner = f"{path}.{key}" if path else key
            if meaning:
                yield (f"{inner}.*" if isinstance(part, ByName | Owners) else inner), meaning
            yield from part.meanings(inner)


@dataclass(frozen=True)
class Each(Part):
    """A list of just so many parts: the seats, say."""

    count: int
    part: Part

    def write(self, state: Any, *at: int) -> Any:
        return [self.part.write(state, *at, place) for place in range(self.count)]

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        found = listed(words, path)
        require(len(found) == self.count, f"{path} is a list of {self.count}, not of {len(found)}")
        for place, inner in enumerate(found):
            self.part.read(state, inner, f"{path}[{place}]", *at, place)

    def meanings(self, path: str) -> Iterator[tuple[str, str]]:
        return self.part.meanings(f"{path}[]")


@dataclass(frozen=True)
class ByName(Part):
    """A part for each of some names; `part` may be a function of the name's number."""

    names: Mapping[int, str] | Sequence[str]
    part: Part | Callable[[int], Part]

    def _items(self) -> Iterator[tuple[int, str, Part]]:
        numbers = self.names.items() if isinstance(self.names, Mapping) else enumerate(self.names)
        for number, name in numbers:
            yield number, name, self.part if isinstance(self.part, Part) else self.part(number)

    def write(self, state: Any, *at: int) -> Any:
        return {name: part.write(state, *at, number) for number, name, part in self._items()}

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        items = list(self._items())
        found = mapping(words, [name for _, name, _ in items], path)
        for number, name, part in items:
            part.read(state, found[name], f"{path}.{name}", *at, number)

    def meanings(self, path: str) -> Iterator[tuple[str, str]]:
        for _, _, part in self._items():
            return part.meanings(f"{path}.*")
        return iter(())


@dataclass(frozen=True)
class Owners(Part):
    """Names with who has each, of those that somebody has."""

    field: str
    key: Word
    owner: Word

    def write(self, state: Any, *at: int) -> Any:
        owners = enumerate(getattr(state, self.field))
        return {self.key.write(number): self.owner.write(owner) for number, owner in owners if owner != NONE}

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        for name, owner in named(words, path).items():
            _put(state, self.field, (self.key.read(name, path),), self.owner.read(owner, f"{path}.{name}"))


@dataclass(frozen=True)
class Owned(Part):
    """A list of what a seat has, by a field that says who has each."""

    field: str
    word: Word

    def write(self, state: Any, *at: int) -> Any:
        return [self.word.write(number) for number, owner in enumerate(getattr(state, self.field)) if owner == at[-1]]

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        for word in listed(words, path):
            _put(state, self.field, (self.word.read(word, path),), at[-1])


@dataclass(frozen=True)
class Listed(Part):
    """A list in a row, from a place on. How long it is stands in a field or is given; null: the rest is nothing."""

    field: str
    word: Word
    size: str | int | None
    most: int
    start: int = 0
    is_top_last: bool = False
    """The next card comes first in words and last in the row."""
    is_size_known: bool = False
    """The list is as long as one that was read before."""

    def _size(self, state: Any, at: Sequence[int]) -> int:
        if isinstance(self.size, str):
            return int(_holder(state, self.size, self._at(state, at)))
        row = _holder(state, self.field, at)
        return sum(row[place] != NONE for place in range(self.most)) if self.size is None else self.size

    def write(self, state: Any, *at: int) -> Any:
        row = _holder(state, self.field, at)
        words = [self.word.write(row[self.start + place]) for place in range(self._size(state, at))]
        return words[::-1] if self.is_top_last else words

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        found = listed(words, path)
        require(len(found) <= self.most, f"{path} is a list of {self.most} at most, not of {len(found)}")
        if isinstance(self.size, int) or self.is_size_known:
            wanted = self._size(state, at)
            require(len(found) == wanted, f"{path} is a list of {wanted}, not of {len(found)}")
        elif self.size is not None:
            _put(state, self.size, self._at(state, at), len(found))
        row = _holder(state, self.field, at)
        numbers = [self.word.read(word, path) for word in found]
        if self.size is None:
            numbers += [NONE] * (self.most - len(numbers))
        for place, number in enumerate(numbers[::-1] if self.is_top_last else numbers):
            row[self.start + place] = number

    def _at(self, state: Any, at: Sequence[int]) -> Sequence[int]:
        assert isinstance(self.size, str)
        return at[: len(state.FIELDS[self.size].shape)]


@dataclass(frozen=True)
class OrNull(Part):
    """A part that is null where a field is nothing, nobody or another number for none."""

    field: str
    part: Part
    none: int = NONE
    mark: int | None = None
    """What the field is set to where the part is there, if the part itself does not say it."""

    def write(self, state: Any, *at: int) -> Any:
        return None if _holder(state, self.field, at) == self.none else self.part.write(state, *at)

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        if words is not None:
            if self.mark is not None:
                _put(state, self.field, at, self.mark)
            self.part.read(state, words, path, *at)

    def meanings(self, path: str) -> Iterator[tuple[str, str]]:
        return self.part.meanings(path)


@dataclass(frozen=True)
class Only(Part):
    """A part that is there with an option, and null without it."""

    is_there: int
    part: Part

    def write(self, state: Any, *at: int) -> Any:
        return self.part.write(state, *at) if self.is_there else None

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        require(self.is_there or words is None, f"{path} is null without the option")
        if self.is_there:
            self.part.read(state, words, path, *at)

    def meanings(self, path: str) -> Iterator[tuple[str, str]]:
        return self.part.meanings(path)


@dataclass(frozen=True)
class OrMissing(Part):
    """A part whose name is left out unless a field says that it is there; where it is named the field is set."""

    flag: str
    part: Part

    def is_said(self, state: Any, *at: int) -> object:
        return _holder(state, self.flag, at)

    def write(self, state: Any, *at: int) -> Any:
        return self.part.write(state, *at)

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        _put(state, self.flag, at, 1)
        self.part.read(state, words, path, *at)


@dataclass(frozen=True)
class Flagged(Part):
    """A list of those whose place in a field is 1."""

    field: str
    word: Word

    def write(self, state: Any, *at: int) -> Any:
        return [self.word.write(number) for number, flag in enumerate(getattr(state, self.field)) if flag]

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        chosen = bits(self.word).read(words, path)
        for number in range(chosen.bit_length()):
            _put(state, self.field, (number,), chosen >> number & 1)


@dataclass(frozen=True)
class At(Part):
    """A part at another index: a city's left tower, say, by the number of the tower."""

    index: Callable[..., tuple[int, ...]]
    part: Part

    def write(self, state: Any, *at: int) -> Any:
        return self.part.write(state, *self.index(*at))

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        self.part.read(state, words, path, *self.index(*at))


@dataclass(frozen=True)
class Own(Part):
    """What only the game knows how to write and to read."""

    own_write: Callable[..., Any]
    own_read: Callable[..., None]
    """Called with the words, the path and the index."""
    fields: Mapping[str, str] | None = None
    """What the fields within mean, by the rest of the path."""

    def write(self, state: Any, *at: int) -> Any:
        return self.own_write(*at)

    def read(self, state: Any, words: Any, path: str, *at: int) -> None:
        self.own_read(words, path, *at)

    def meanings(self, path: str) -> Iterator[tuple[str, str]]:
        return ((path + rest, meaning) for rest, meaning in (self.fields or {}).items())


@dataclass(frozen=True)
class Table:
    """All of a position, and the pools whose things are somewhere in it."""

    fields: Fields
    pools: Sequence[Pool] = ()


@dataclass(frozen=True)
class PositionWords:
    """What a game brings for its positions in words."""

    table: Callable[[Any, Any], Table]
    """Where everything stands, for a state whose seats and options are known."""
    clear: Callable[[Any, Any], None]
    """Make a blank state an empty table."""
    finish: Callable[[Any, Any], None]
    """Fill in what follows from the words, and refuse with BadPosition what contradicts itself."""

    def write(self, game: Any, state: Any) -> dict[str, Any]:
        """The state in words."""
        words: dict[str, Any] = self.table(game, state).fields.write(state)
        return words

    def read(self, game: Any, words: Mapping[str, Any], state: Any) -> None:
        """Fill a blank state, or say in a BadPosition what is wrong."""
        table = self.table(game, state)
        self.clear(game, state)
        table.fields.read(state, words, "")
        for pool in table.pools:
            pool.check()
        self.finish(game, state)

    def meanings(self, game: Any, state: Any) -> dict[str, str]:
        """What every field of a position means, by path: `[]` is any place of a list, `*` any name."""
        return dict(self.table(game, state).fields.meanings(""))
