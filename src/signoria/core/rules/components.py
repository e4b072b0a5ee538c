"""Component data: a declarative file per game, each row with where it comes from."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from signoria.core.errors import BadComponents

Rows = Sequence[Mapping[str, Any]]
"""The rows of a table of the file."""
PROVENANCES = ("rulebook", "public", "derived", "reconstructed")


@dataclass(frozen=True)
class Components:
    """A game's data as the file has it, and the tables the rules read (a game adds its names in a subclass)."""

    data: Mapping[str, Any]
    tables: Mapping[str, Any]

    @cached_property
    def digest(self) -> str:
        """A hash of the data: comments and layout of the file do not count, nor does provenance."""
        text = json.dumps(_without_provenance(self.data), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def rows(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Every row of the file with the name of its table."""
        for table, value in self.data.items():
            for row in value if isinstance(value, list) else [value]:
                if isinstance(row, Mapping):
                    yield table, row

    def reconstructed(self) -> int:
        """How many rows hold something invented to satisfy the constraints, not read off the printed game."""
        return sum("reconstructed" in provenances(row) for _, row in self.rows())


def provenances(row: Mapping[str, Any]) -> set[str]:
    """Where the facts of a row come from."""
    said = row.get("provenance", ())
    return set(said.values()) if isinstance(said, Mapping) else {said} if isinstance(said, str) else set()


def names_in(table: str) -> cached_property[tuple[str, ...]]:
    """The names of a table's rows, in the order of their numbers."""
    return cached_property(lambda components: tuple(row["name"] for row in components.data[table]))


def _without_provenance(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_provenance(item) for key, item in value.items() if key != "provenance"}
    if isinstance(value, list):
        return [_without_provenance(item) for item in value]
    return value


def read_components(path: Path, game: str) -> dict[str, Any]:
    """A component file as data, checked for being one, of this game, with provenance in every row."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadComponents(f"{path.name}: it cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadComponents(f"{path.name}: it is not TOML ({error})") from None
    if data.get("game") != game:
        raise BadComponents(f"{path.name}: it should say game = {game!r}, not {data.get('game')!r}")
    for table, row in Components(data, {}).rows():
        said = provenances(row)
        if not said or not said <= set(PROVENANCES):
            raise BadComponents(f"{path.name}: a row of {table} needs a provenance out of {', '.join(PROVENANCES)}")
    return data


# -- what a game's own checks are made of


def require(holds: bool, sentence: str) -> None:
    """Refuse the data with a sentence unless this holds."""
    if not holds:
        raise BadComponents(f"components: {sentence}")


def is_whole(value: object, low: int, high: int) -> bool:
    """Whether a value of the file is a whole number from low to high."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_row(values: Any, length: int, low: int, high: int) -> bool:
    """Whether a value of the file is a list of so many whole numbers."""
    return isinstance(values, list) and len(values) == length and all(is_whole(value, low, high) for value in values)


def is_plain(name: object, joint: str = "") -> bool:
    """Whether a name can stand in the text of a move: lower-case letters, of several words with a joint between."""
    words = name.split(joint) if joint and isinstance(name, str) else [name]
    return all(isinstance(word, str) and word.isascii() and word.isalpha() and word.islower() for word in words)


def require_names(rows: Rows, count: int, kind: str, kinds: str, joint: str = "") -> None:
    """Refuse rows that are not so many, or not each called otherwise by a plain name."""
    names, one = [row["name"] for row in rows], "an" if kind[0] in "aeiou" else "a"
    require(len(names) == count, f"there are {count} {kinds}, not {len(names)}")
    for name in names:
        require(is_plain(name, joint), f"{one} {kind}'s name is plain lower-case letters, not {name!r}")
    require(len(set(names)) == count, f"two {kinds} have the same name")


def require_in_order(rows: Rows, names: Sequence[object], kinds: str, key: str = "name") -> None:
    """Refuse rows that are not called just so, in this order."""
    listed = ", ".join(map(str, names))
    require([row[key] for row in rows] == list(names), f"the {kinds} are {listed}, in this order")


@contextmanager
def refusing_what_is_missing() -> Iterator[None]:
    """Make what goes wrong while data is read a sentence: a key that is not there, a value of another form."""
    try:
        yield
    except BadComponents:
        raise
    except KeyError as error:
        raise BadComponents(f"components: {error} is missing") from None
    except (TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise BadComponents(f"components: a value has the wrong form ({error})") from None
