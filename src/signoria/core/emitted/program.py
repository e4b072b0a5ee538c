"""A whole program: the record, the tables and the rules of one game, and the kernels that call them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from signoria.core import asking, chance
from signoria.core.emitted.rules import name_of, rules_for
from signoria.core.emitted.text import Writer, identifier, table_name
from signoria.core.emitted.widths import Widths, smallest_kind
from signoria.core.record import Record
from signoria.core.seeds import hash_table

if TYPE_CHECKING:
    from signoria.core.game import Game

ROOTS: tuple[Any, ...] = (
    chance.reseed,
    asking.deal,
    asking.ask,
    asking.is_asked,
    asking.advance,
    asking.by_lot_for,
    asking.acting,
    asking.score,
)
"""What the kernels call."""
WIDE_IN_ROOTS = frozenset({"number", "seeds", "apart", "table", "block", "bits", "dice", "generator"})
"""The parameters of those that need 64 bits; the numbers in arrays count as their kind."""


@cache
def program_for(game: Game) -> str:
    """The C++ of a game, written once; it says nothing of a machine, so the same text serves CPUs and GPUs."""
    chapters, tables, state = game.kit.chapters, game.components.tables, game.kit.state
    rules = rules_for(ROOTS, chapters, tables)
    widths = Widths(rules, state, {name_of(root): WIDE_IN_ROOTS for root in ROOTS})
    used = {name: table for name, table in tables.items() if isinstance(table, np.ndarray)}
    parts = [
        _header("prelude.h"),
        *_sizes(game),
        record_text(state),
        *(table_text(table_name(name), table) for name, table in used.items()),
        table_text("HASH_TABLE", hash_table()),
        *(Writer(rule, widths).function() for rule in rules),
        _header("kernels.h"),
    ]
    return "\n\n".join(parts) + "\n"


@cache
def _header(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8").strip()


def _sizes(game: Game) -> Iterator[str]:
    words = -(-game.actions // asking.BITS)
    seats = max(game.seats)
    yield "\n".join(
        f"constexpr int {name} = {value};"
        for name, value in (
            ("ACTIONS", game.actions),
            ("FEATURES", len(game.features)),
            ("WORDS", words),
            ("SEATS", seats),
        )
    )


def c_kind(kind: np.dtype[Any]) -> str:
    """A NumPy kind's name in C++."""
    return f"{kind.name}_t"


def record_text(state: type[Record]) -> str:
    """The record, laid out as NumPy lays it out."""
    lines = ["struct State {"]
    for name, field in state.FIELDS.items():
        lines.append(f"    {c_kind(field.kind)} {identifier(name)}{''.join(f'[{size}]' for size in field.shape)};")
    return "\n".join([*lines, "};", f'static_assert(sizeof(State) == {state.DTYPE.itemsize}, "the record\'s size");'])


def table_text(name: str, table: np.ndarray[Any, Any]) -> str:
    """A component table, in the smallest kind that holds it."""
    shape = "".join(f"[{size}]" for size in table.shape)
    values = repr(table.tolist()).replace("[", "{").replace("]", "}").replace(" ", "")
    return f"TABLE {c_kind(smallest_kind(table))} {name}{shape} = {values};"
