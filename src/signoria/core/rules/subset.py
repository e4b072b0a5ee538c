"""The linter of the rules subset: file and line of what compiled rules cannot do, and what to write instead.

What it allows is what all three ways to run rules share: integers, `if`, `while`, `for ... in range(...)`, fields of
the record, component tables, and calls to other rule functions.
"""

from __future__ import annotations

import ast
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from signoria.core.rules import entry_points, twins
from signoria.core.rules.chapter_source import functions_with_source, parsed, without_docstring
from signoria.core.rules.evaluation_order import ARRAYS_OF_RECORDS, changing, out_of_order
from signoria.core.rules.forbidden_syntax import FORBIDDEN
from signoria.core.rules.state_record import Record

BUILTINS = frozenset({"range", "min", "max", "abs", "int", "len"})
RECORDS = frozenset({"state"})


@dataclass(frozen=True, order=True)
class Complaint:
    """Something outside the subset: where it is, what it is, and what to write instead."""

    file: str
    line: int
    found: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.found}: {self.remedy}"


def check_chapters(
    chapters: Sequence[types.ModuleType], state: type[Record], tables: Mapping[str, Any]
) -> list[Complaint]:
    """Everything in chapters, a game's and those all games share, that is outside the subset."""
    functions = {function: (module, node) for module in chapters for function, node in functions_with_source(module)}
    known = set(functions) | set(twins.functions_of(entry_points).values())
    complaints = []
    for module, node in functions.values():
        complaints += _FunctionChecker(module, node, state, tables, known).check()
    complaints += _recursions(functions)
    complaints += _orders(functions)
    complaints += [complaint for module in chapters for complaint in _decorators(module)]
    return sorted(set(complaints))


def _orders(
    functions: Mapping[types.FunctionType, tuple[types.ModuleType, ast.FunctionDef]],
) -> Iterator[Complaint]:
    known = changing(functions)
    for module, node in functions.values():
        for found in out_of_order(module, node, known):
            yield Complaint(
                str(module.__file__),
                found.lineno,
                f"{ast.unparse(found)}, which changes something, beside what may read it",
                "give what is worked out first a name on a line of its own",
            )


def _decorators(module: types.ModuleType) -> Iterator[Complaint]:
    for node in parsed(module).values():
        if node.decorator_list:
            yield Complaint(
                str(module.__file__), node.lineno, f"a decorator on {node.name}", "rules are plain; twins wrap them"
            )


def _recursions(
    functions: Mapping[types.FunctionType, tuple[types.ModuleType, ast.FunctionDef]],
) -> Iterator[Complaint]:
    calls = {
        function: {
            module.__dict__.get(call.func.id)
            for call in ast.walk(node)
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        }
        for function, (module, node) in functions.items()
    }
    for function, (module, node) in functions.items():
        reached: set[Any] = set()
        ahead = set(calls[function])
        while ahead:
            callee = ahead.pop()
            if callee in calls and callee not in reached:
                reached.add(callee)
                ahead |= calls[callee]
        if function in reached:
            yield Complaint(
                str(module.__file__), node.lineno, f"{node.name} calls itself, directly or through others", "use a loop"
            )


class _FunctionChecker:
    """Walks one function."""

    def __init__(
        self,
        module: types.ModuleType,
        node: ast.FunctionDef,
        state: type[Record],
        tables: Mapping[str, Any],
        known: set[types.FunctionType],
    ) -> None:
        self.module = module
        self.node = node
        self.state = state
        self.tables = tables
        self.known = known
        self.complaints: list[Complaint] = []
        self.line = node.lineno
        arguments = node.args
        self.locals = {argument.arg for argument in (*arguments.posonlyargs, *arguments.args)}
        self.locals |= {
            name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
        }

    def complain(self, node: ast.AST, found: str, remedy: str) -> None:
        line = getattr(node, "lineno", self.line)
        self.complaints.append(Complaint(str(self.module.__file__), line, found, remedy))

    def check(self) -> list[Complaint]:
        self._check_signature()
        for statement in without_docstring(self.node.body):
            for node, self.line in _walk_code(statement, statement.lineno):
                self._check_node(node)
        return self.complaints

    def _check_signature(self) -> None:
        arguments = self.node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
            self.complain(self.node, "starred or keyword-only arguments", "name every argument in order")

    def _check_node(self, node: ast.AST) -> None:
        if type(node) in FORBIDDEN:
            self.complain(node, *FORBIDDEN[type(node)])
        elif isinstance(node, ast.FunctionDef):
            self.complain(node, "a function inside a function", "move it to the module")
        elif isinstance(node, ast.Constant):
            self._check_constant(node)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            self._check_name(node)
        elif isinstance(node, ast.Attribute):
            self._check_field(node)
        elif isinstance(node, ast.Call):
            self._check_call(node)
        elif isinstance(node, (ast.For, ast.While)):
            self._check_loop(node)
        elif isinstance(node, ast.BinOp | ast.AugAssign):
            self._check_operator(node)
        elif isinstance(node, ast.Subscript):
            self._check_index(node)
        elif isinstance(node, ast.Compare) and len(node.ops) > 1:
            self.complain(node, "a chained comparison", "join two comparisons with `and`")
        elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Attribute | ast.Subscript):
            self.complain(node, "several values assigned at once", "assign one value a line")
        elif isinstance(node, ast.Assign) and len(node.targets) > 1:
            self.complain(node, "a chain of assignments", "assign one value a line")

    def _check_constant(self, node: ast.Constant) -> None:
        if not isinstance(node.value, bool | int) or node.value is None:
            kind = (
                "a string"
                if isinstance(node.value, str)
                else "a fraction"
                if isinstance(node.value, float)
                else "a value"
            )
            remedy = "use hundredths" if isinstance(node.value, float) else "rules know whole numbers only"
            self.complain(node, f"{kind} ({node.value!r})", remedy)
        elif abs(int(node.value)) >= 1 << 63:
            self.complain(node, f"a number of more than 63 bits ({node.value})", "keep to 64-bit integers")

    def _check_name(self, node: ast.Name) -> None:
        if node.id in self.locals or node.id in BUILTINS or node.id in self.tables:
            return
        value = vars(self.module).get(node.id)
        if value is None:
            self.complain(node, f"the unknown name {node.id!r}", "define it, or import it at the top of the module")
        elif isinstance(value, list | dict | set | str | float):
            self.complain(
                node, f"{node.id}, a module-level {type(value).__name__}", "use a whole number or a NumPy table"
            )
        elif isinstance(value, np.ndarray):
            self.complain(node, f"{node.id}, a table that no component file gives", "put it into the game's tables")

    def _check_field(self, node: ast.Attribute) -> None:
        base = node.value
        is_record = isinstance(base, ast.Name) and base.id in RECORDS
        is_record |= (
            isinstance(base, ast.Subscript) and isinstance(base.value, ast.Name) and base.value.id in ARRAYS_OF_RECORDS
        )
        if not is_record:
            self.complain(node, f"the attribute .{node.attr}", "only `state.field` has a dot")
        elif node.attr not in self.state.FIELDS:
            self.complain(node, f"the unknown field {node.attr!r}", f"the fields are in {self.state.__name__}")

    def _check_call(self, node: ast.Call) -> None:
        if not isinstance(node.func, ast.Name):
            self.complain(node, "a call of something with a dot", "call a rule function by its name")
            return
        name = node.func.id
        if node.keywords:
            self.complain(node, f"keyword arguments for {name}", "pass arguments in order")
        if name in BUILTINS:
            return
        value = vars(self.module).get(name)
        if not isinstance(value, types.FunctionType) or value not in self.known:
            self.complain(
                node,
                f"a call of {name}, which is no rule function",
                "call functions of the game's chapters or of the core",
            )

    def _check_loop(self, node: ast.For | ast.While) -> None:
        if node.orelse:
            self.complain(node, "a loop with `else`", "return from a function of its own")
        if isinstance(node, ast.For):
            call = node.iter
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"):
                self.complain(node, "a loop over something else than range(...)", "loop over range(...) and index")

    def _check_operator(self, node: ast.BinOp | ast.AugAssign) -> None:
        if isinstance(node.op, ast.FloorDiv | ast.Mod):
            divisor = node.right if isinstance(node, ast.BinOp) else node.value
            if not self._is_positive(divisor):
                self.complain(
                    node,
                    f"a division by {ast.unparse(divisor)}, which may be zero",
                    "divide by a positive constant or by max(1, ...)",
                )

    def _is_positive(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Constant):
            return isinstance(node.value, int) and node.value > 0
        if isinstance(node, ast.Name) and node.id not in self.locals:
            value = self.tables.get(node.id, vars(self.module).get(node.id))
            return isinstance(value, int) and value > 0
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult | ast.Add):
            return self._is_positive(node.left) and self._is_positive(node.right)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "max":
            return any(self._is_positive(argument) for argument in node.args)
        return False

    def _check_index(self, node: ast.Subscript) -> None:
        for part in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
            if isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub):
                self.complain(node, f"the negative index {ast.unparse(part)}", "count from the start")


def _walk_code(node: ast.AST, line: int) -> Iterator[tuple[ast.AST, int]]:
    """Every node but those of annotations, with its line (an operator has none of its own)."""
    line = getattr(node, "lineno", line)
    yield node, line
    for field, child in ast.iter_fields(node):
        if field in ("annotation", "returns"):
            continue
        for item in child if isinstance(child, list) else [child]:
            if isinstance(item, ast.AST):
                yield from _walk_code(item, line)
