"""What the rules subset leaves out of Python's syntax, and what to write instead."""

from __future__ import annotations

import ast
from collections.abc import Mapping

FORBIDDEN: Mapping[type[ast.AST], tuple[str, str]] = {
    ast.Try: ("an exception handler", "test the condition with `if`"),
    ast.Raise: ("an exception", "return 0 or a clause number, and let the caller decide"),
    ast.Assert: ("an assertion", "put it into a test"),
    ast.With: ("a `with` block", "rules use no resources"),
    ast.Lambda: ("a lambda", "write a named rule function"),
    ast.ListComp: ("a list comprehension", "use a `for` loop over range(...)"),
    ast.SetComp: ("a set comprehension", "use a `for` loop over range(...)"),
    ast.DictComp: ("a dict comprehension", "use a `for` loop over range(...)"),
    ast.GeneratorExp: ("a generator expression", "use a `for` loop over range(...)"),
    ast.Yield: ("a generator", "use phases in the record"),
    ast.YieldFrom: ("a generator", "use phases in the record"),
    ast.Await: ("an await", "rules never wait"),
    ast.NamedExpr: ("a walrus assignment", "assign on a line of its own"),
    ast.List: ("a list", "use a field of the record or a component table"),
    ast.Dict: ("a dict", "use a field of the record or a component table"),
    ast.Set: ("a set", "use bits of an integer"),
    ast.JoinedStr: ("a string", "tell an event by its number"),
    ast.Slice: ("a slice", "use a `for` loop over range(...)"),
    ast.Starred: ("a starred argument", "name every argument"),
    ast.Import: ("an import inside a function", "import at the top of the module"),
    ast.ImportFrom: ("an import inside a function", "import at the top of the module"),
    ast.Global: ("a global statement", "keep it in the record"),
    ast.Nonlocal: ("a nonlocal statement", "keep it in the record"),
    ast.Delete: ("a `del`", "write a value that means nothing"),
    ast.ClassDef: ("a class", "keep it in the record"),
    ast.Match: ("a match statement", "use `if` and `elif`"),
    ast.AsyncFunctionDef: ("an async function", "rules never wait"),
    ast.AsyncFor: ("an async loop", "rules never wait"),
    ast.Div: ("a division that gives a fraction", "use `//` by something known to be positive"),
    ast.Pow: ("a power", "multiply, or shift by `<<`"),
    ast.MatMult: ("a matrix product", "use loops"),
    ast.Is: ("`is`", "compare with `==`"),
    ast.IsNot: ("`is not`", "compare with `!=`"),
    ast.In: ("`in`", "compare with `==` and `or`"),
    ast.NotIn: ("`not in`", "compare with `!=` and `and`"),
}
