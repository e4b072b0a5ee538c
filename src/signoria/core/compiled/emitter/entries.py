"""The functions of a program that Python calls, and how its arguments come to them.

All of them take one argument: where their arguments lie, as whole numbers of 64 bits. A number is one of them; an array
is its address, its length and, where that is not known beforehand, the length of its rows.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate

import numpy as np

from signoria.core.compiled.emitter.rules import NUMBERS, Rule
from signoria.core.compiled.emitter.widths import is_wide_kind
from signoria.core.rules import twins
from signoria.core.rules.arrays import ANY, ARRAY_KINDS, LENGTHS_FOR_ONE, RECORDS, ArrayKind

ONE = "_one"
"""Names of functions that are about one game end so."""
DIRECT, LIST = "_direct", "_list"
"""The ends of the names of such functions for Python: as they are, and with a list of moves as what they give."""
LISTED = "moves"
LISTS = frozenset({"legal_one", "next_legal_one"})
"""The functions whose moves are wanted as a list: they come last among what it takes."""
WIDE_NUMBERS = frozenset({"number", "seed_stride", "steps", "times"})
"""The numbers among arguments that need 64 bits."""


@dataclass(frozen=True)
class Entry:
    """A function that Python calls: its parameters in order, None for a number."""

    name: str
    parameters: dict[str, ArrayKind | None]
    lengths: dict[str, int | str] = field(default_factory=dict)
    """Of its arrays, where it is about one game."""

    @property
    def places(self) -> list[int]:
        """Where each argument begins among the numbers."""
        lengths = [1 if kind is None else 3 if kind.row == ANY else 2 for kind in self.parameters.values()]
        return [0, *accumulate(lengths)][:-1]


def entries_of(chapters: Iterable[types.ModuleType]) -> dict[types.FunctionType, Entry]:
    """The functions of chapters that Python can call: those that take arrays of certain kinds and numbers only."""
    found = {}
    for module in chapters:
        for function in twins.functions_of(module).values():
            entry = _entry_of(function)
            if entry is not None:
                found[function] = entry
    return found


def _entry_of(function: types.FunctionType) -> Entry | None:
    said = {name: kind for name, kind in function.__annotations__.items() if name != "return"}
    if not all(kind in NUMBERS or kind in ARRAY_KINDS for kind in said.values()):
        return None
    parameters = {name: ARRAY_KINDS.get(kind) for name, kind in said.items()}
    if not any(parameters.values()):
        return None
    name = function.__name__
    lengths = (
        {array: LENGTHS_FOR_ONE[kind] for array, kind in said.items() if kind in ARRAY_KINDS}
        if name.endswith(ONE)
        else {}
    )
    return Entry(name, parameters, lengths)


def wide_parameters(entry: Entry) -> frozenset[str]:
    """The parameters that are wide: numbers named above, and arrays of wide numbers."""
    return frozenset(
        name
        for name, kind in entry.parameters.items()
        if (name in WIDE_NUMBERS if kind is None else kind.holds != RECORDS and is_wide_kind(np.dtype(kind.holds)))
    )


def direct_text(rule: Rule, entry: Entry) -> str:
    """A function about one game for Python: it takes numbers and addresses of arrays, and checks nothing else."""
    call = f"{rule.name}({', '.join(_taken(entry, entry.parameters))})"
    given = f"python.from_number({call})" if rule.gives_a_number else f"({call}, python.from_number(0))"
    return _for_python(f"{entry.name}{DIRECT}", len(entry.parameters), f"return {given};")


def list_text(rule: Rule, entry: Entry) -> str:
    """The same, but the moves it would write down are what it gives."""
    asked = [name for name in entry.parameters if name != LISTED]
    written = [*_taken(entry, asked), f"List<int32_t>({LISTED}, {entry.lengths[LISTED]})"]
    body = f"int32_t {LISTED}[{entry.lengths[LISTED]}];\n    "
    body += f"return list_of({LISTED}, {rule.name}({', '.join(written)}));"
    return _for_python(f"{entry.name}{LIST}", len(asked), body)


def _taken(entry: Entry, names: Iterable[str]) -> Iterator[str]:
    """The arguments of a rule, from numbers that Python gave."""
    for place, name in enumerate(names):
        kind = entry.parameters[name]
        if kind is None:
            yield f"numbers[{place}]"
        elif kind.is_row:
            yield f"*at<{_row_of(kind)}>(numbers[{place}])"
        else:
            yield f"List<{_held(kind)}>(at<{_held(kind)}>(numbers[{place}]), {entry.lengths[name]})"


def _for_python(name: str, wanted: int, body: str) -> str:
    lines = (
        f"EXPORT Object* {name}(Object*, Object* const* given, Length count) {{",
        f"    i64 numbers[{wanted}];",
        f"    if (!take(given, count, numbers, {wanted})) return nullptr;",
        "    STOP_PYTHON_HERE",
        f"    {body}",
        "}",
    )
    return "\n".join(["#ifndef __wasm__", *lines, "#endif"])


def entry_text(rule: Rule, entry: Entry) -> str:
    """The function that unpacks arguments and calls a rule."""
    written = []
    for place, (name, kind) in zip(entry.places, entry.parameters.items(), strict=True):
        if kind is None:
            written.append(f"{'i64' if name in WIDE_NUMBERS else 'i32'}(given[{place}])")
        else:
            written.append(_array_text(kind, place))
    call = f"{rule.name}({', '.join(written)})"
    body = f"return {call};" if rule.gives_a_number else f"{call};\n    return 0;"
    return f"EXPORT i64 {entry.name}(const i64* given) {{\n    STOP_HERE\n    {body}\n}}"


def _held(kind: ArrayKind) -> str:
    return "State" if kind.holds == RECORDS else "float" if kind.holds == "float32" else f"{kind.holds}_t"


def _array_text(kind: ArrayKind, place: int) -> str:
    held = _held(kind)
    if kind.row == ANY:
        return f"Table<{held}>(given + {place})"
    row = held if kind.row is None else _row_of(kind)
    return f"List<{row}>(given + {place})" + ("[0]" if kind.is_row else "")


def _row_of(kind: ArrayKind) -> str:
    return f"Fixed<{_held(kind)}, {kind.row}>"
