"""Loops that copy a row, which C++ does in one go."""

from __future__ import annotations

import ast
from dataclasses import dataclass


@dataclass(frozen=True)
class RowCopied:
    """Where a row goes, from which place on, and the row."""

    to: ast.expr
    at: ast.expr
    row: ast.expr


def row_copied(node: ast.For) -> RowCopied | None:
    """A loop that does nothing but copy a row: `for n in range(N): to[at + n] = row[..., n]`."""
    match node:
        case ast.For(
            target=ast.Name(id=turn),
            body=[
                ast.Assign(
                    targets=[
                        ast.Subscript(
                            value=ast.Name() as to, slice=ast.BinOp(left=at, op=ast.Add(), right=ast.Name(id=first))
                        )
                    ],
                    value=ast.Subscript(value=whole, slice=inner),
                )
            ],
        ) if first == turn:
            *before, last = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            row = ast.Subscript(whole, ast.Tuple(before)) if before else whole
            if isinstance(last, ast.Name) and last.id == turn and not names(at, turn) and not names(row, turn):
                return RowCopied(to, at, row)
    return None


def names(expression: ast.expr, name: str) -> bool:
    """Whether a name occurs in an expression."""
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(expression))
