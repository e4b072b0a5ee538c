"""Rule functions as C++ text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

import numpy as np

from signoria.core.compiled.emitter.copied_rows import row_copied
from signoria.core.compiled.emitter.rules import ParameterKind, Rule, whole
from signoria.core.compiled.emitter.widths import RETURNED, Widths
from signoria.core.errors import BadGame
from signoria.core.rules.chapter_source import without_docstring

NARROW, WIDE = "i32", "i64"

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.And: "&&",
    ast.Or: "||",
}
FLOORED: dict[type[ast.AST], str] = {ast.FloorDiv: "py_div", ast.Mod: "py_mod"}
WRAPPED: dict[type[ast.AST], str] = {ast.Add: "wide_add", ast.Sub: "wide_sub", ast.Mult: "wide_mul"}
"""Wide sums and products may go beyond 64 bits, as a hash does: only their low bits count."""
OF_THE_PRELUDE = {"min": "py_min", "max": "py_max", "abs": "py_abs"}
# fmt: off
KEYWORDS = frozenset((
    "auto", "bool", "case", "catch", "char", "class", "const", "default", "delete", "do", "double", "enum",
    "explicit", "export", "extern", "float", "friend", "goto", "inline", "int", "long", "mutable", "namespace",
    "new", "operator", "private", "protected", "public", "register", "short", "signed", "sizeof", "static",
    "struct", "switch", "template", "this", "throw", "typedef", "typename", "union", "unsigned", "using",
    "virtual", "void", "volatile",
))
# fmt: on
INDENT = "    "
UNUSED = "_"


def identifier(name: str) -> str:
    """A name of Python as a name of C++."""
    return f"{name}_" if name in KEYWORDS else name


def number(value: int) -> str:
    """A whole number that C++ reads as what it is."""
    if -(1 << 31) < value < 1 << 31:
        return str(value) if value >= 0 else f"({value})"
    return f"{WIDE}({value}LL)"


class Writer:
    """Writes one rule."""

    def __init__(self, rule: Rule, widths: Widths) -> None:
        self.rule = rule
        self.widths = widths
        self.loops = 0

    def function(self) -> str:
        """The whole function."""
        lines = [*self._head(), *self._locals()]
        for statement in without_docstring(self.rule.node.body):
            lines += self._statement(statement, 1)
        if self.rule.gives_a_number:
            lines.append(f"{INDENT}return 0;")
        return "\n".join([*lines, "}"])

    def _kind(self, name: str) -> str:
        return WIDE if self.widths.is_wide(self.rule, name) else NARROW

    def _head(self) -> Iterator[str]:
        parameters = self.rule.parameters
        arrays = [name for name, kind in parameters.items() if kind is ParameterKind.ARRAY]
        if arrays:
            yield f"template <{', '.join(f'class Of_{name}' for name in arrays)}>"
        defaults = self.rule.node.args.defaults
        after = len(parameters) - len(defaults)
        written = []
        for place, (name, kind) in enumerate(parameters.items()):
            takes = {
                ParameterKind.RECORD: "State&",
                ParameterKind.ARRAY: f"Of_{name}&&",
                ParameterKind.NUMBER: self._kind(name),
            }[kind]
            otherwise = f" = {self.expression(defaults[place - after])}" if place >= after else ""
            written.append(f"{takes} {identifier(name)}{otherwise}")
        gives = self._kind(RETURNED) if self.rule.gives_a_number else "void"
        yield f"{'ENTRY' if self.rule.is_entry else 'RULE'} {gives} {self.rule.name}({', '.join(written)}) {{"

    def _locals(self) -> Iterator[str]:
        for name in sorted(self.rule.locals - {UNUSED}):
            yield f"{INDENT}{self._kind(name)} {identifier(name)} = 0;"

    # -- statements --------------------------------------------------------------------------------------------------

    def _block(self, body: list[ast.stmt], depth: int) -> list[str]:
        return [line for statement in body for line in self._statement(statement, depth)]

    def _statement(self, node: ast.stmt, depth: int) -> list[str]:
        indent = INDENT * depth
        if isinstance(node, ast.If):
            return self._choice(node, depth)
        if isinstance(node, ast.While):
            return [f"{indent}while ({self.truth(node.test)}) {{", *self._block(node.body, depth + 1), f"{indent}}}"]
        if isinstance(node, ast.For):
            return self._loop(node, depth)
        return [f"{indent}{self._simple(node)};"]

    def _choice(self, node: ast.If, depth: int) -> list[str]:
        indent = INDENT * depth
        lines = [f"{indent}if ({self.truth(node.test)}) {{", *self._block(node.body, depth + 1)]
        if node.orelse:
            lines += [f"{indent}}} else {{", *self._block(node.orelse, depth + 1)]
        return [*lines, f"{indent}}}"]

    def _loop(self, node: ast.For, depth: int) -> list[str]:
        if not (isinstance(node.iter, ast.Call) and isinstance(node.target, ast.Name)):
            raise self._unknown(node)
        bounds = [self.expression(bound) for bound in node.iter.args]
        copied = row_copied(node)
        if copied is not None and len(bounds) == 1 and bounds[0].isdecimal():
            taken = (self._place(copied.to), self.expression(copied.at), self._place(copied.row))
            turn = identifier(node.target.id)
            return [f"{INDENT * depth}copy_row<{bounds[0]}>({', '.join(taken)}, {turn});"]
        start, stop = ("0", bounds[0]) if len(bounds) == 1 else bounds[:2]
        step = bounds[2] if len(bounds) == 3 else "1"
        compared = ">" if step.startswith("(-") else "<"
        self.loops += 1
        turn, end = f"turn_{self.loops}", f"end_{self.loops}"
        kind, indent = self._kind(node.target.id), INDENT * depth
        return [
            f"{indent}for ({kind} {turn} = {start}, {end} = {stop}; {turn} {compared} {end}; {turn} += {step}) {{",
            *([] if node.target.id == UNUSED else [f"{indent}{INDENT}{identifier(node.target.id)} = {turn};"]),
            *self._block(node.body, depth + 1),
            f"{indent}}}",
        ]

    def _simple(self, node: ast.stmt) -> str:
        if isinstance(node, ast.Expr):
            return self.expression(node.value)
        if isinstance(node, ast.Assign):
            return f"{self._place(node.targets[0])} = {self.expression(node.value)}"
        if isinstance(node, ast.AugAssign):
            place, value = self._place(node.target), self.expression(node.value)
            if type(node.op) in FLOORED:
                return f"{place} = {FLOORED[type(node.op)]}({place}, {value})"
            if type(node.op) in WRAPPED and self.widths.of(self.rule, ast.BinOp(node.target, node.op, node.value)):
                return f"{place} = {WRAPPED[type(node.op)]}({place}, {value})"
            return f"{place} {OPERATORS[type(node.op)]}= {value}"
        if isinstance(node, ast.Return):
            return f"return {self.expression(node.value)}" if node.value is not None else "return"
        if isinstance(node, ast.Break | ast.Continue | ast.Pass):
            return {ast.Break: "break", ast.Continue: "continue", ast.Pass: ""}[type(node)]
        raise self._unknown(node)

    # -- expressions -------------------------------------------------------------------------------------------------

    def _place(self, node: ast.expr) -> str:
        """What is written to, or passed on as a whole."""
        if isinstance(node, ast.Name):
            return self._name(node.id)
        if isinstance(node, ast.Attribute):
            return f"{self._place(node.value)}.{identifier(node.attr)}"
        if isinstance(node, ast.Subscript):
            parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            return self._place(node.value) + "".join(f"[{self.expression(part)}]" for part in parts)
        raise self._unknown(node)

    def _name(self, name: str) -> str:
        if name in self.rule.locals or name in self.rule.parameters:
            return identifier(name)
        value = self.rule.names.get(name)
        if isinstance(value, np.ndarray):
            return table_name(name)
        if isinstance(value, int):
            return number(int(value))
        raise BadGame(f"{self.rule.name}: {name} is neither a number nor a table")

    def expression(self, node: ast.expr) -> str:
        """A number."""
        if isinstance(node, ast.Constant):
            return number(whole(node))
        if isinstance(node, ast.Name):
            return self._name(node.id)
        if isinstance(node, ast.Subscript | ast.Attribute):
            read = self._place(node)
            return f"{WIDE}({read})" if self.widths.of_numbers_in(self.rule, node) else read
        if isinstance(node, ast.BinOp):
            return self._two(node)
        if isinstance(node, ast.UnaryOp):
            if isinstance(node.op, ast.Not):
                return f"(!{self.truth(node.operand)})"
            if isinstance(node.op, ast.USub):
                inner = node.operand
                return number(-whole(inner)) if isinstance(inner, ast.Constant) else f"(-{self.expression(inner)})"
            if isinstance(node.op, ast.Invert):
                return f"(~{self.expression(node.operand)})"
        if isinstance(node, ast.Compare):
            operator = OPERATORS[type(node.ops[0])]
            return f"({self.expression(node.left)} {operator} {self.expression(node.comparators[0])})"
        if isinstance(node, ast.BoolOp) and all(is_truth(value) for value in node.values):
            return self.truth(node)
        if isinstance(node, ast.IfExp):
            return f"({self.truth(node.test)} ? {self.expression(node.body)} : {self.expression(node.orelse)})"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self._call(node.func.id, node.args)
        raise self._unknown(node)

    def truth(self, node: ast.expr) -> str:
        """Something that is so or not: here `and` and `or` may join plain numbers too."""
        if isinstance(node, ast.BoolOp):
            joined = f" {OPERATORS[type(node.op)]} "
            return f"({joined.join(self.truth(value) for value in node.values)})"
        return self.expression(node)

    def _two(self, node: ast.BinOp) -> str:
        left, right = self.expression(node.left), self.expression(node.right)
        if type(node.op) in FLOORED:
            return f"{FLOORED[type(node.op)]}({left}, {right})"
        if type(node.op) in WRAPPED and self.widths.of(self.rule, node):
            return f"{WRAPPED[type(node.op)]}({left}, {right})"
        if isinstance(node.op, ast.LShift):
            left = f"{WIDE}({left})"
        return f"({left} {OPERATORS[type(node.op)]} {right})"

    def _call(self, name: str, arguments: list[ast.expr]) -> str:
        callee = self.rule.calls.get(name)
        if callee is None:
            return self._built_in(name, arguments)
        kinds = list(callee.parameters.values())
        written = [
            self.expression(argument) if kind is ParameterKind.NUMBER else self._place(argument)
            for kind, argument in zip(kinds, arguments, strict=False)
        ]
        return f"{callee.name}({', '.join(written)})"

    def _built_in(self, name: str, arguments: list[ast.expr]) -> str:
        if name == "int":
            return f"py_int({self.expression(arguments[0])})"
        if name == "len":
            return f"py_len({self._place(arguments[0])})"
        if name in OF_THE_PRELUDE:
            first, *others = [self.expression(argument) for argument in arguments]
            for other in others or [""]:
                first = f"{OF_THE_PRELUDE[name]}({', '.join(filter(None, (first, other)))})"
            return first
        raise BadGame(f"{self.rule.name}: {name} is no rule function")

    def _unknown(self, node: Any) -> BadGame:
        return BadGame(f"{self.rule.name}, line {node.lineno}: C++ is not written for {ast.unparse(node)}")


def is_truth(node: ast.expr) -> bool:
    """Whether an expression is 0 or 1 by what it is."""
    if isinstance(node, ast.BoolOp):
        return all(is_truth(value) for value in node.values)
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


def table_name(name: str) -> str:
    """A component table's name in C++."""
    return f"TABLE_{name}"
