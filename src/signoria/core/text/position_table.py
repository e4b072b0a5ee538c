"""A game's positions as a table: what stands where in the words, and in which field of the state.

A game declares the table once; writing, reading, the checks of types, ranges and places, and the documentation of the
fields come from it. The numbers `at` say which place of a field is meant: a seat, a region, a region's seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from signoria.core.text.position_words import NONE, Pool, Word, bits, listed, mapping, named, require

Meanings = Iterable[tuple[str, str]]
"""What fields mean, by the rest of their path."""


class Part(NamedTuple):
    """A part of a position: a value, or a list or mapping of parts."""

    write: Callable[..., Any]
    """The words for what the state holds: called with the state and `at`."""
    read: Callable[..., object]
    """Fills the state from words: called with the state, the words, the path that a refusal names, and `at`."""
    meanings: Callable[[], Meanings] = tuple
    """What the fields within mean."""
    ending: str = ""
    """What follows the path where one meaning is for all within: `.*` for any name."""
    is_said: Callable[..., object] | None = None
    """Whether its name is there at all, for one that may be left out."""


def get(state: Any, name: str, *at: int) -> Any:
    """A field, a row of it, or a place."""
    found = getattr(state, name)
    return found if not at else found[at] if len(at) > 1 else found[at[0]]


def put(state: Any, name: str, number: int, *at: int) -> None:
    """Write to a field, or to a place of it."""
    if at:
        get(state, name, *at[:-1])[at[-1]] = number
    else:
        setattr(state, name, number)


def value(name: str, word: Word) -> Part:
    """A field of the state, or one place of it."""
    return Part(
        lambda state, *at: word.write(get(state, name, *at)),
        lambda state, words, path, *at: put(state, name, word.read(words, path), *at),
    )


def own(write: Callable[..., Any], read: Callable[..., object], meanings: Mapping[str, str] | None = None) -> Part:
    """What only the game knows how to write (given `at`) and to read (given the words, the path and `at`)."""
    return Part(lambda _, *at: write(*at), lambda _, *words: read(*words), (meanings or {}).items)


def fields(*declared: tuple[str, Part | Word, str]) -> Part:
    """Names with their parts and what they mean; a word alone is for the field of the state that has this name."""
    rows = [(key, value(key, part) if isinstance(part, Word) else part, meaning) for key, part, meaning in declared]
    keys = [key for key, _, _ in rows]
    may_miss = [key for key, part, _ in rows if part.is_said]

    def meanings() -> Meanings:
        for key, part, meaning in rows:
            if meaning:
                yield f".{key}{part.ending}", meaning
            yield from ((f".{key}{rest}", inner) for rest, inner in part.meanings())

    def write(state: Any, *at: int) -> Any:
        said = ((key, part) for key, part, _ in rows if not part.is_said or part.is_said(state, *at))
        return {key: part.write(state, *at) for key, part in said}

    def read(state: Any, words: Any, path: str, *at: int) -> None:
        found = mapping(words, keys, path or "the position", may_miss)
        for key, part, _ in rows:
            if key in found:
                part.read(state, found[key], f"{path}.{key}" if path else key, *at)

    return Part(write, read, meanings)


def each(count: int, part: Part) -> Part:
    """A list of just so many parts: the seats, say."""

    def read(state: Any, words: Any, path: str, *at: int) -> None:
        found = listed(words, path)
        require(len(found) == count, f"{path} is a list of {count}, not of {len(found)}")
        for place, inner in enumerate(found):
            part.read(state, inner, f"{path}[{place}]", *at, place)

    return Part(
        lambda state, *at: [part.write(state, *at, place) for place in range(count)],
        read,
        lambda: ((f"[]{rest}", meaning) for rest, meaning in part.meanings()),
    )


def by_name(names: Sequence[str] | Mapping[int, str], part: Part | Callable[[int], Part]) -> Part:
    """A part for each of some names, or one that a function makes for the name's number."""
    numbers = names if isinstance(names, Mapping) else dict(enumerate(names))
    parts = {number: part if isinstance(part, Part) else part(number) for number in numbers}

    def read(state: Any, words: Any, path: str, *at: int) -> None:
        found = mapping(words, list(numbers.values()), path)
        for number, name in numbers.items():
            parts[number].read(state, found[name], f"{path}.{name}", *at, number)

    def write(state: Any, *at: int) -> Any:
        return {name: parts[number].write(state, *at, number) for number, name in numbers.items()}

    first = next(iter(parts.values()))
    return Part(write, read, lambda: ((f".*{rest}", meaning) for rest, meaning in first.meanings()), ".*")


def owners(name: str, key: Word, owner: Word) -> Part:
    """Names with who has each, of those that somebody has."""

    def write(state: Any) -> Any:
        return {key.write(number): owner.write(seat) for number, seat in enumerate(get(state, name)) if seat != NONE}

    def read(state: Any, words: Any, path: str) -> None:
        for one, seat in named(words, path).items():
            put(state, name, owner.read(seat, f"{path}.{one}"), key.read(one, path))

    return Part(write, read, ending=".*")


def owned(name: str, word: Word) -> Part:
    """A list of what a seat has, by a field that says who has each."""

    def read(state: Any, words: Any, path: str, seat: int) -> None:
        for one in listed(words, path):
            put(state, name, seat, word.read(one, path))

    def write(state: Any, seat: int) -> Any:
        return [word.write(number) for number, owner in enumerate(get(state, name)) if owner == seat]

    return Part(write, read)


def flagged(name: str, word: Word) -> Part:
    """A list of those whose place in a field is 1."""

    def read(state: Any, words: Any, path: str) -> None:
        chosen = bits(word).read(words, path)
        for number in range(chosen.bit_length()):
            put(state, name, chosen >> number & 1, number)

    return Part(lambda state: [word.write(number) for number, flag in enumerate(get(state, name)) if flag], read)


def list_in(
    name: str,
    word: Word,
    size: str | int | None,
    most: int,
    start: int = 0,
    *,
    is_top_last: bool = False,
    is_size_known: bool = False,
) -> Part:
    """A list in a row of a field, from a place on; `size` is the field with its length, or the length.

    Without a size what is left of the row is nothing. `is_top_last`: the next card comes first in words and last in
    the row. `is_size_known`: the list is as long as one that was read before.
    """

    def at_size(state: Any, at: Sequence[int]) -> Sequence[int]:
        return at[: len(state.FIELDS[size].shape)]

    def length(state: Any, at: Sequence[int]) -> int:
        if isinstance(size, str):
            return int(get(state, size, *at_size(state, at)))
        return sum(number != NONE for number in get(state, name, *at)) if size is None else size

    def write(state: Any, *at: int) -> Any:
        row = get(state, name, *at)
        words = [word.write(row[start + place]) for place in range(length(state, at))]
        return words[::-1] if is_top_last else words

    def read(state: Any, words: Any, path: str, *at: int) -> None:
        found = listed(words, path)
        require(len(found) <= most, f"{path} is a list of {most} at most, not of {len(found)}")
        if isinstance(size, int) or is_size_known:
            wanted = length(state, at)
            require(len(found) == wanted, f"{path} is a list of {wanted}, not of {len(found)}")
        elif size is not None:
            put(state, size, len(found), *at_size(state, at))
        numbers = [word.read(one, path) for one in found]
        numbers += [NONE] * (most - len(numbers)) if size is None else []
        for place, number in enumerate(numbers[::-1] if is_top_last else numbers):
            put(state, name, number, *at, start + place)

    return Part(write, read)


def null_or(name: str, part: Part, none: int = NONE, mark: int | None = None) -> Part:
    """A part, or null where a field is nothing, nobody or another number for none.

    Where the part does not say itself that it is there, the field is marked so.
    """

    def write(state: Any, *at: int) -> Any:
        return None if get(state, name, *at) == none else part.write(state, *at)

    def read(state: Any, words: Any, path: str, *at: int) -> None:
        if words is not None:
            if mark is not None:
                put(state, name, mark, *at)
            part.read(state, words, path, *at)

    return Part(write, read, part.meanings)


def left_out_or(flag: str, part: Part) -> Part:
    """A part whose name is left out unless a flag of the state is set."""

    def read(state: Any, words: Any, path: str, *at: int) -> None:
        put(state, flag, 1, *at)
        part.read(state, words, path, *at)

    return Part(part.write, read, part.meanings, is_said=lambda state, *at: get(state, flag, *at))


def only_with(option: int, part: Part) -> Part:
    """A part that is there with an option, and null without it."""

    def read(_: Any, words: Any, path: str, *_at: int) -> None:
        require(words is None, f"{path} is null without the option")

    return part if option else Part(lambda *_: None, read, part.meanings)


def at_index(index: Callable[..., Sequence[int]], part: Part) -> Part:
    """A part at another index: a city's left tower, say, by the number of the tower."""
    return Part(
        lambda state, *at: part.write(state, *index(*at)),
        lambda state, words, path, *at: part.read(state, words, path, *index(*at)),
    )


@dataclass(frozen=True)
class PositionTable:
    """All of a position, and the pools whose things are somewhere in it."""

    fields: Part
    pools: Sequence[Pool] = ()


@dataclass(frozen=True)
class PositionWords:
    """What a game brings for its positions in words."""

    table: Callable[[Any, Any], PositionTable]
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

    def meanings(self, game: Any, state: Any) -> Iterator[tuple[str, str]]:
        """What every field of a position means, by path: `[]` is any place of a list, `*` any name."""
        for path, meaning in self.table(game, state).fields.meanings():
            yield path.removeprefix("."), meaning
