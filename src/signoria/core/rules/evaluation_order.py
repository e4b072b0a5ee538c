"""Part of the linter of the rules subset: what one line does must not depend on the order in which it is worked out.

Python goes from left to right; C++ may begin anywhere. So where a function is called that changes something, nothing
else on the line may read what could change, unless `and`, `or`, `if` or the call itself says what comes first.
"""

from __future__ import annotations

import ast
import types
from collections.abc import Iterator, Mapping

from signoria.core.rules import entry_points

Functions = Mapping[types.FunctionType, tuple[types.ModuleType, ast.FunctionDef]]

ARRAYS_OF_RECORDS = frozenset({"states", "source", "blank"})
CHANGING_ENTRIES = frozenset({"setup", "legal", "apply", "redeal", "observe", "weigh"})
"""What a game supplies and the loops over games call by name: these change a record or write to an array."""


def changing(functions: Functions) -> set[types.FunctionType]:
    """The rule functions that write to a record or an array, themselves or by what they call."""
    found = {function for function, (_, node) in functions.items() if _writes(node)}
    before = -1
    while before != len(found):
        before = len(found)
        for function, (module, node) in functions.items():
            if function not in found and any(_changes(call, module, found) for call in _calls(node)):
                found.add(function)
    return found


def out_of_order(module: types.ModuleType, node: ast.FunctionDef, known: set[types.FunctionType]) -> Iterator[ast.expr]:
    """The expressions of a function that give one thing or another, by what is worked out first."""
    for part in ast.walk(node):
        if isinstance(part, ast.AugAssign) and _reads(part.target) and _has_change(part.value, module, known):
            yield part.value
        for together in _worked_out_in_any_order(part):
            changes = [_has_change(one, module, known) for one in together]
            for index, changed in enumerate(changes):
                others = (*together[:index], *together[index + 1 :])
                if changed and (any(map(_reads, others)) or sum(changes) > 1):
                    yield together[index]
                    break


def _worked_out_in_any_order(node: ast.AST) -> Iterator[tuple[ast.expr, ...]]:
    if isinstance(node, ast.BinOp):
        yield node.left, node.right
    elif isinstance(node, ast.Compare):
        yield node.left, *node.comparators
    elif isinstance(node, ast.Call):
        yield tuple(node.args)


def _writes(node: ast.AST) -> bool:
    return any(
        isinstance(part, ast.Attribute | ast.Subscript) and isinstance(part.ctx, ast.Store) for part in ast.walk(node)
    )


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    return (part for part in ast.walk(node) if isinstance(part, ast.Call))


def _changes(call: ast.Call, module: types.ModuleType, known: set[types.FunctionType]) -> bool:
    if not isinstance(call.func, ast.Name):
        return False
    value = vars(module).get(call.func.id)
    is_entry = value is getattr(entry_points, call.func.id, None) and call.func.id in CHANGING_ENTRIES
    return is_entry or value in known


def _has_change(node: ast.expr, module: types.ModuleType, known: set[types.FunctionType]) -> bool:
    return any(_changes(call, module, known) for call in _calls(node))


def _reads(node: ast.expr) -> bool:
    """Whether it reads a field or an array's number; a component table never changes."""
    if _is_passed_on(node):
        return False
    return any(
        isinstance(part, ast.Attribute)
        or (isinstance(part, ast.Subscript) and not (isinstance(part.value, ast.Name) and part.value.id.isupper()))
        for part in ast.walk(node)
    )


def _is_passed_on(node: ast.expr) -> bool:
    """Whether it is passed on as a whole, as a generator and a game's record are."""
    if isinstance(node, ast.Attribute):
        return node.attr == "generator"
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in ARRAYS_OF_RECORDS
