"""The tables of a component file, made by plain statements in a game's module `components`.

The module says `DATA = component_data(...)`, and every name that it annotates is a table, which rules import by its
name: `CARDS: int = len(DATA["card"])`. For another component file it is run again with that file's data, and the rules
get other tables under the same names.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from importlib.abc import InspectLoader
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from signoria.core.rules.components import Components, read_components, refusing_what_is_missing
from signoria.core.rules.state_record import IntTable

Data = Mapping[str, Any]
Kind = TypeVar("Kind", bound=Components)

_other: ContextVar[Data | None] = ContextVar("data of another component file", default=None)


@cache
def own_data(folder: Path, game: str) -> Data:
    """The data of the component file in a game's own folder, read once."""
    return read_components(folder / "components.toml", game)


def component_data(module_file: str, game: str, check: Callable[[Data], None]) -> Data:
    """What the tables of a module are made of: the component file beside it or, when it is run again, another one."""
    other = _other.get()
    if other is not None:
        return other
    data = own_data(Path(module_file).parent, game)
    with refusing_what_is_missing():
        check(data)
    return data


def component_reader(module_name: str, kind: type[Kind], check: Callable[[Data], None]) -> Callable[[Data], Kind]:
    """What reads a game's component data: it is checked, and made into tables by the module of this name."""

    def read(data: Data) -> Kind:
        with refusing_what_is_missing():
            check(data)
            return kind(data, _tables(module_name, data))

    return read


def _tables(module_name: str, data: Data) -> dict[str, Any]:
    """The tables of a module by name: its own, or those of other data."""
    module = sys.modules[module_name]
    found = vars(module)
    if data is not found["DATA"]:
        assert module.__spec__ is not None and isinstance(module.__spec__.loader, InspectLoader)
        code = module.__spec__.loader.get_code(module_name)
        assert code is not None
        found = {"__name__": module_name, "__file__": module.__file__}
        before = _other.set(data)
        try:
            exec(code, found)
        finally:
            _other.reset(before)
    return {name: found[name] for name in module.__annotations__}


# -- what tables are made of


def numbers(values: Iterable[Any]) -> IntTable:
    """A table of whole numbers, or of rows of them."""
    return np.array(list(values), np.int64)


def small_numbers(values: Iterable[Any]) -> IntTable:
    """A large table of numbers from -128 to 127, which so stays in the processor's cache."""
    return np.array(list(values), np.int8)


def rows_to_copy(values: Sequence[Sequence[int]]) -> IntTable:
    """A table that is copied row by row: its numbers are small, so that several are copied at a time."""
    return np.array(values, np.int16)


def padded(values: Iterable[int], length: int, blank: int = -1) -> list[int]:
    """A row filled up to a length."""
    known = list(values)
    return known + [blank] * (length - len(known))
