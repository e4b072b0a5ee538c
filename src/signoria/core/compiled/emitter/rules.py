"""Which rule functions a program needs, and what every name in them means."""

from __future__ import annotations

import ast
import enum
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from signoria.core.errors import BadGame
from signoria.core.rules import twins
from signoria.core.rules.chapter_source import functions_with_source
from signoria.core.shared_chapters import SHARED_CHAPTERS

Function = types.FunctionType


class ParameterKind(enum.Enum):
    """What a parameter takes."""

    NUMBER = "number"
    RECORD = "record"
    ARRAY = "array"


NUMBERS = ("int",)
RECORDS = ("State", "Record")


@dataclass(eq=False)
class Rule:
    """A rule function, its name in C++, and what its names mean."""

    name: str
    node: ast.FunctionDef
    names: Mapping[str, Any]
    is_entry: bool = False
    """Whether it is what the house calls of a game."""
    calls: dict[str, Rule] = field(default_factory=dict)
    """The functions it calls, by the names it has for them."""

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All of its syntax tree."""
        return list(ast.walk(self.node))

    @cached_property
    def parameters(self) -> dict[str, ParameterKind]:
        """Its parameters in order."""
        return {argument.arg: kind_of(argument) for argument in self.node.args.args}

    @property
    def gives_a_number(self) -> bool:
        return self.node.returns is not None and ast.unparse(self.node.returns) in NUMBERS

    @cached_property
    def locals(self) -> set[str]:
        """The numbers it names itself."""
        stored = {n.id for n in self.nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        return stored - set(self.parameters)


def name_of(function: Function) -> str:
    """A rule's name in C++: two chapters may have one name each for something of their own."""
    return f"{function.__module__.rpartition('.')[2]}_{function.__name__}"


def whole(node: ast.Constant) -> int:
    """The number a rule writes out; rules write out nothing else."""
    if not isinstance(node.value, int):
        raise BadGame(f"line {node.lineno}: rules know whole numbers only, not {node.value!r}")
    return int(node.value)


def kind_of(argument: ast.arg) -> ParameterKind:
    """What a parameter takes, by its annotation."""
    said = ast.unparse(argument.annotation) if argument.annotation is not None else ""
    if said in NUMBERS:
        return ParameterKind.NUMBER
    return ParameterKind.RECORD if said in RECORDS else ParameterKind.ARRAY


def rules_for(roots: Sequence[Function], chapters: Sequence[types.ModuleType], tables: twins.Tables) -> list[Rule]:
    """The rules that these functions need, and they themselves, each after all it calls."""
    known = dict(_known((*SHARED_CHAPTERS, *chapters), tables, twins.entry_points(chapters)))
    ordered: dict[Rule, None] = {}

    def reach(rule: Rule) -> None:
        if rule not in ordered:
            for name in _called(rule):
                callee = known.get(rule.names.get(name))
                if callee is not None:
                    rule.calls[name] = callee
                    reach(callee)
            ordered[rule] = None

    for root in roots:
        reach(known[root])
    return list(ordered)


def _known(
    modules: Sequence[types.ModuleType], tables: twins.Tables, entries: Mapping[str, Function]
) -> Iterator[tuple[Any, Rule]]:
    for module in modules:
        names = twins.names_seen_by(module, tables, entries)
        for function, node in functions_with_source(module):
            yield function, Rule(name_of(function), node, names, function in entries.values())


def _called(rule: Rule) -> list[str]:
    return [n.func.id for n in rule.nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
