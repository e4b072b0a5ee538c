"""The source of rule functions as syntax trees, for what reads rules instead of running them."""

from __future__ import annotations

import ast
import types
from collections.abc import Iterator
from pathlib import Path

from signoria.core import twins


def parsed(module: types.ModuleType) -> dict[str, ast.FunctionDef]:
    """The functions at the top of a module by name."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def functions_with_source(module: types.ModuleType) -> Iterator[tuple[types.FunctionType, ast.FunctionDef]]:
    """The rule functions a module defines, each with its syntax tree."""
    nodes = parsed(module)
    for name, function in twins.functions_of(module).items():
        if name in nodes:
            yield function, nodes[name]


def without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    """The statements of a function but for what it says of itself."""
    first = body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        return body[1:]
    return body
