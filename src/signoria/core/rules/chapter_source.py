"""The source of rule functions as syntax trees, for what reads rules instead of running them."""

from __future__ import annotations

import ast
import linecache
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from signoria.core.rules import twins


def source_of(module: types.ModuleType) -> str:
    """A chapter's text: beside it if the house wrote it, else in its file."""
    written: str | None = vars(module).get("__source__")
    return Path(str(module.__file__)).read_text(encoding="utf-8") if written is None else written


def written_chapter(name: str, source: str, names: Mapping[str, Any]) -> types.ModuleType:
    """A chapter that the house writes from a table a game declares, with what the names in its text mean."""
    module = types.ModuleType(name)
    vars(module).update(names, __source__=source, __file__=f"<{name}>")
    linecache.cache[f"<{name}>"] = (len(source), None, source.splitlines(keepends=True), f"<{name}>")
    exec(compile(source, f"<{name}>", "exec", dont_inherit=True), vars(module))
    return module


def parsed(module: types.ModuleType) -> dict[str, ast.FunctionDef]:
    """The functions at the top of a module by name."""
    tree = ast.parse(source_of(module))
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
