"""Twins: the rule functions of several chapter modules, built anew to run interpreted or compiled.

Rules are plain functions in plain modules. A twin is a second set of the same functions whose globals are rebound: to
each other, to the component tables of one data file, and to hooks. Nothing in the rule modules themselves changes.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from signoria.core.errors import BadGame
from signoria.core.rules import entry_points as stand_ins
from signoria.core.rules import journal
from signoria.core.rules.state_record import Grid, row_kind

ENTRY_POINTS = ("setup", "to_act", "legal", "may", "apply", "points", "place", "redeal", "observe", "weigh")
"""What every game supplies in the subset; loops call them by these names."""
OPTIONAL_ENTRY_POINTS = ("describe_move",)
"""What a game may supply besides."""

Function = types.FunctionType
Wrap = Callable[[Function], Any]
Tables = Mapping[str, Any]


class Twin(types.SimpleNamespace):
    """The functions of all chapters by name."""


def functions_of(module: types.ModuleType) -> dict[str, Function]:
    """The rule functions a module itself defines."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, Function) and value.__module__ == module.__name__
    }


def all_functions(chapters: Iterable[types.ModuleType]) -> dict[str, Function]:
    """The functions of a game's chapters by name; two chapters must not use one name."""
    found: dict[str, Function] = {}
    for module in chapters:
        for name, function in functions_of(module).items():
            if name in found:
                raise BadGame(f"{module.__name__} and {found[name].__module__} both define {name}: rename one")
            found[name] = function
    return found


def entry_points(chapters: Iterable[types.ModuleType]) -> dict[str, Function]:
    """The functions every game must supply, and those of the others that it does."""
    found = all_functions(chapters)
    missing = [name for name in ENTRY_POINTS if name not in found]
    if missing:
        raise BadGame(f"the chapters define no {', '.join(missing)}: every game must supply {', '.join(ENTRY_POINTS)}")
    return {name: found[name] for name in (*ENTRY_POINTS, *OPTIONAL_ENTRY_POINTS) if name in found}


def build(
    shared: tuple[types.ModuleType, ...],
    chapters: tuple[types.ModuleType, ...],
    tables: Tables,
    wrap: Wrap,
    hooks: Mapping[Callable[..., None], Callable[..., None]],
) -> Twin:
    """Build every function anew, wrapped, with globals rebound to the new functions, the tables and the hooks."""
    entries = entry_points(chapters)
    anew: dict[Function, Any] = {}
    spaces: list[dict[str, Any]] = []
    for module in (*shared, *chapters):
        space = names_seen_by(module, tables, entries)
        spaces.append(space)
        for function in functions_of(module).values():
            anew[function] = hooks[function] if function in hooks else wrap(_rebound(function, space))
    for space in spaces:
        for name, value in space.items():
            if isinstance(value, Function) and value in anew:
                space[name] = anew[value]
    return Twin(**{function.__name__: new for function, new in anew.items()})


def names_seen_by(module: types.ModuleType, tables: Tables, entries: Mapping[str, Function]) -> dict[str, Any]:
    """What every name of a chapter means: its own and imported ones, the tables, and the game behind the stand-ins."""
    space = {**vars(module), **tables}
    space.update({name: entries[name] for name in entries if space.get(name) is getattr(stand_ins, name)})
    return space


def _rebound(function: Function, space: dict[str, Any]) -> Function:
    new = Function(function.__code__, space, function.__name__, function.__defaults__)
    new.__doc__ = function.__doc__
    new.__module__ = function.__module__
    new.__qualname__ = function.__qualname__
    return new


def interpret(shared: tuple[types.ModuleType, ...], chapters: tuple[types.ModuleType, ...], tables: Tables) -> Twin:
    """The interpreted twin: runs on `Record` objects; tables are lists that refuse negative indices."""
    plain = {name: _as_lists(table) for name, table in tables.items()}
    return build(shared, chapters, plain, lambda function: function, journal.INTERPRETED_HOOKS)


def _as_lists(table: Any) -> Any:
    if not isinstance(table, np.ndarray):
        return table
    limits = np.iinfo(table.dtype)
    low, high = int(limits.min), int(limits.max)
    if table.ndim == 1:
        return row_kind(low, high)(table.tolist())
    return Grid([number for row in table.tolist() for number in row], table.shape[1], low, high)
