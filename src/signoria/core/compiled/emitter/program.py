"""A whole program: the record, the tables and the rules of one game, and the kernels that call them."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from signoria.core.compiled.emitter.entries import (
    LISTS,
    direct_text,
    entries_of,
    entry_text,
    list_text,
    wide_parameters,
)
from signoria.core.compiled.emitter.rules import Rule, name_of, rules_for
from signoria.core.compiled.emitter.text import Writer, identifier, table_name
from signoria.core.compiled.emitter.widths import Widths, smallest_kind
from signoria.core.rules.arrays import BITS
from signoria.core.rules.state_record import Record
from signoria.core.shared_chapters import SHARED_CHAPTERS

if TYPE_CHECKING:
    from signoria.core.kit import GameRules

IN_THE_PRELUDE = frozenset({"bits_count_bits", "bits_lowest_bit"})
"""Rules that are written by hand in `prelude.h`."""


def cpu_program_for(
    game: GameRules, more: Sequence[types.ModuleType] = (), called: Sequence[types.ModuleType] = SHARED_CHAPTERS
) -> str:
    """The C++ of a game, and of more chapters, for a CPU or a browser: what Python may call, and what that needs."""
    chapters, tables = (*game.kit.chapters, *more), game.components.tables
    entries = entries_of(called)
    wide = {name_of(function): wide_parameters(entry) for function, entry in entries.items()}
    rules = rules_for(list(entries), chapters, tables)
    calls = {name_of(function): entry for function, entry in entries.items()}
    entered = [(rule, calls[rule.name]) for rule in rules if rule.name in calls]
    for_python = [
        *(direct_text(rule, entry) for rule, entry in entered if entry.lengths),
        *(list_text(rule, entry) for rule, entry in entered if entry.name in LISTS),
    ]
    texts = [entry_text(rule, entry) for rule, entry in entered]
    return program(game, rules, wide, [], [*texts, header("python_calls.h"), *for_python])


def program(
    game: GameRules, rules: list[Rule], wide: Mapping[str, frozenset[str]], tables: list[str], after: list[str]
) -> str:
    """Prelude, record, tables, rules, and what calls them."""
    state = game.kit.state
    widths = Widths(rules, state, wide)
    used = {name: table for name, table in game.components.tables.items() if isinstance(table, np.ndarray)}
    parts = [
        header("prelude.h"),
        "\n".join(f"constexpr int {name} = {size};" for name, size in sizes_of(game).items()),
        record_text(state),
        *(table_text(table_name(name), table) for name, table in used.items()),
        *tables,
        *(Writer(rule, widths).function() for rule in rules if rule.name not in IN_THE_PRELUDE),
        *after,
    ]
    return "\n\n".join(parts) + "\n"


@cache
def header(name: str) -> str:
    """A part that is written by hand."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8").strip()


def sizes_of(game: GameRules) -> dict[str, int]:
    """The numbers of a game that its C++ and its arrays are made for."""
    return {
        "ACTIONS": game.actions,
        "FEATURES": len(game.features),
        "WORDS": -(-game.actions // BITS),
        "SEATS": max(game.seats),
    }


def c_kind(kind: np.dtype[Any]) -> str:
    """A NumPy kind's name in C++."""
    return f"{kind.name}_t"


def record_text(state: type[Record]) -> str:
    """The record, laid out as NumPy lays it out."""
    lines = ["struct State {"]
    for name, field in state.FIELDS.items():
        lines.append(f"    {_fixed(c_kind(field.kind), field.shape)} {identifier(name)};")
    return "\n".join([*lines, "};", f'static_assert(sizeof(State) == {state.DTYPE.itemsize}, "the record\'s size");'])


def table_text(name: str, table: np.ndarray[Any, Any]) -> str:
    """A component table, in the smallest kind that holds it."""
    values = repr(table.tolist()).replace(" ", "").replace("[", "ROW(").replace("]", ")")
    return f"TABLE {_fixed(c_kind(smallest_kind(table)), table.shape)} {name} = {values};"


def _fixed(kind: str, shape: tuple[int, ...]) -> str:
    """An array of a shape that is known."""
    for size in reversed(shape):
        kind = f"Fixed<{kind}, {size}>"
    return kind
