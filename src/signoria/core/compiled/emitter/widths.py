"""Which numbers of a program need 64 bits; all others are kept in 32, in which a GPU counts twice as fast.

A number is wide if it comes from a wide field or table, from a shift to the left, or from another wide number. That
sums and products of the others stay below 2**31 is not proven here but watched: tests play games with a build that
stops at any overflow.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from signoria.core.compiled.emitter.rules import ParameterKind, Rule, whole
from signoria.core.rules.state_record import Record

HALF = 1 << 31
RETURNED = "return"
SPREADING = ast.Assign | ast.AugAssign | ast.For | ast.Return | ast.Call
"""What can make a number wide."""


def smallest_kind(values: np.ndarray[Any, Any]) -> np.dtype[Any]:
    """The smallest signed kind that holds all of a table."""
    for kind in (np.int8, np.int16, np.int32):
        if values.size == 0 or (values.min() >= np.iinfo(kind).min and values.max() <= np.iinfo(kind).max):
            return np.dtype(kind)
    return np.dtype(np.int64)


def is_wide_kind(kind: np.dtype[Any]) -> bool:
    """Whether numbers of this kind need more than 31 bits and a sign."""
    return kind.itemsize == 8 or kind == np.uint32


class Widths:
    """The width of every parameter, local and result of a program."""

    def __init__(self, rules: Sequence[Rule], state: type[Record], wide: Mapping[str, frozenset[str]]) -> None:
        self.state = state
        self._wide: set[tuple[str, str]] = {(rule, name) for rule, names in wide.items() for name in names}
        self._callers: dict[str, list[Rule]] = {rule.name: [] for rule in rules}
        for rule in rules:
            for callee in rule.calls.values():
                self._callers[callee.name].append(rule)
        spreading = {rule.name: [node for node in rule.nodes if isinstance(node, SPREADING)] for rule in rules}
        self._ahead = {rule.name: rule for rule in rules}
        while self._ahead:
            name, rule = self._ahead.popitem()
            self._spread(rule, spreading[name])

    def is_wide(self, rule: Rule, name: str) -> bool:
        """Whether a parameter (of an array: its numbers) or local of a rule, or what it returns, is wide."""
        return (rule.name, name) in self._wide

    def _mark(self, rule: Rule, name: str, value: bool) -> None:
        if value and (rule.name, name) not in self._wide:
            self._wide.add((rule.name, name))
            for affected in self._callers[rule.name] if name == RETURNED else [rule]:
                self._ahead[affected.name] = affected

    def _spread(self, rule: Rule, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._mark(rule, node.targets[0].id, self.of(rule, node.value))
            elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                value = ast.BinOp(node.target, node.op, node.value)
                self._mark(rule, node.target.id, self.of(rule, value))
            elif isinstance(node, ast.For) and isinstance(node.target, ast.Name) and isinstance(node.iter, ast.Call):
                self._mark(rule, node.target.id, any(self.of(rule, bound) for bound in node.iter.args))
            elif isinstance(node, ast.Return) and node.value is not None:
                self._mark(rule, RETURNED, self.of(rule, node.value))
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in rule.calls:
                self._spread_to(rule, rule.calls[node.func.id], node.args)

    def _spread_to(self, rule: Rule, callee: Rule, arguments: list[ast.expr]) -> None:
        for (name, kind), argument in zip(callee.parameters.items(), arguments, strict=False):
            if kind is ParameterKind.NUMBER:
                self._mark(callee, name, self.of(rule, argument))
            elif kind is ParameterKind.ARRAY:
                self._mark(callee, name, self.of_numbers_in(rule, argument))

    def of(self, rule: Rule, node: ast.expr) -> bool:
        """Whether an expression is wide."""
        if isinstance(node, ast.Constant):
            return abs(whole(node)) >= HALF
        if isinstance(node, ast.Name):
            value = rule.names.get(node.id)
            is_constant = node.id not in rule.locals and node.id not in rule.parameters
            return abs(int(value)) >= HALF if is_constant and value is not None else self.is_wide(rule, node.id)
        if isinstance(node, ast.Subscript | ast.Attribute):
            return self.of_numbers_in(rule, node)
        if isinstance(node, ast.BinOp):
            return self._of_two(rule, node)
        if isinstance(node, ast.UnaryOp):
            return not isinstance(node.op, ast.Not) and self.of(rule, node.operand)
        if isinstance(node, ast.IfExp):
            return self.of(rule, node.body) or self.of(rule, node.orelse)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in rule.calls:
                return self.is_wide(rule.calls[node.func.id], RETURNED)
            return node.func.id != "len" and any(self.of(rule, argument) for argument in node.args)
        return False

    def _of_two(self, rule: Rule, node: ast.BinOp) -> bool:
        left, right = self.of(rule, node.left), self.of(rule, node.right)
        known = _known_number(rule, node.right)
        if isinstance(node.op, ast.LShift):
            return True
        if isinstance(node.op, ast.RShift):
            return left and not (known is not None and known >= 32)
        if isinstance(node.op, ast.BitAnd) and known is not None and 0 <= known < HALF:
            return False
        return left or right

    def of_numbers_in(self, rule: Rule, node: ast.expr) -> bool:
        """Whether the numbers of an array, a row of it, or a field are wide."""
        if isinstance(node, ast.Subscript):
            return self.of_numbers_in(rule, node.value)
        if isinstance(node, ast.Attribute):
            return is_wide_kind(self.state.FIELDS[node.attr].kind)
        if isinstance(node, ast.Name):
            table = rule.names.get(node.id)
            if isinstance(table, np.ndarray) and node.id not in rule.parameters:
                return is_wide_kind(smallest_kind(table))
            return self.is_wide(rule, node.id)
        return False


def _known_number(rule: Rule, node: ast.expr) -> int | None:
    if isinstance(node, ast.Constant):
        return whole(node)
    if isinstance(node, ast.Name) and node.id not in rule.locals and node.id not in rule.parameters:
        value = rule.names.get(node.id)
        return int(value) if isinstance(value, int) else None
    return None
