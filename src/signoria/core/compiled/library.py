"""A built library, called from Python: its functions take arrays of NumPy and numbers.

Arguments are written into a row of 64-bit numbers, whose address is all that is passed. Where the same arrays come
again and again, as in a batch or a search, `bind` writes them once, and a call costs a fraction of a microsecond.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from signoria.core.compiled.emitter.entries import DIRECT, LIST, LISTS, Entry
from signoria.core.errors import BadOption
from signoria.core.rules.arrays import ANY, RECORDS, ArrayKind
from signoria.core.rules.twins import Twin

STOPPED = -(1 << 63)
"""What a checked function gives when it stopped at an index beyond an array."""
OF_PYTHON = (
    *("PyLong_FromLongLong", "PyLong_AsLongLong", "PyList_New", "PyList_SetItem", "PyErr_Occurred"),
    *("PyErr_BadArgument", "PyEval_SaveThread", "PyEval_RestoreThread"),
)
"""What `emitter/python_calls.h` needs, in its order."""
METH_FASTCALL = 0x80
Numbers = Any
"""A row of 64-bit numbers of ctypes."""


class _Method(ctypes.Structure):
    """What tells Python about a built-in function; it lives as long as Python does."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("about", ctypes.c_char_p),
    )


_METHODS: list[_Method] = []


class Function:
    """A function of a library."""

    def __init__(
        self,
        entry: Entry,
        address: int,
        call: Callable[[int, int], int],
        kinds: Mapping[str, np.dtype[Any]],
        rows: Mapping[str, int],
    ) -> None:
        self.entry = entry
        self.address = address
        self.call = call
        self.direct: Callable[..., int] | None = None
        """Of a function about one game: it takes numbers and addresses one by one, and checks nothing."""
        self.list: Callable[..., list[int]] | None = None
        """The same, but it gives the moves that it would write down."""
        self._takes = [
            (name, kind and kinds[kind.holds], kind and _row_of(kind, rows)) for name, kind in entry.parameters.items()
        ]

    def __call__(self, *arguments: Any) -> int:
        return self.bind(*arguments)()

    def bind(self, *arguments: Any) -> Bound:
        """The function with its arguments written down."""
        numbers: list[int] = []
        for (name, kind, row), argument in zip(self._takes, arguments, strict=True):
            if kind is None:
                numbers.append(int(argument))
                continue
            if argument.dtype != kind or not argument.flags.c_contiguous or argument.ndim != (1 if row is None else 2):
                raise BadOption(f"{self.entry.name}: {name} is an array of {kind}, in one piece, not {argument!r}")
            if row is not None and row != ANY and argument.shape[1] != row:
                raise BadOption(f"{self.entry.name}: the rows of {name} have {row} numbers, not {argument.shape[1]}")
            numbers.append(argument.ctypes.data)
            numbers.append(len(argument))
            if row == ANY:
                numbers.append(argument.shape[1])
        return Bound(self, (ctypes.c_int64 * len(numbers))(*numbers), arguments)


class Bound:
    """A function and its arguments, which live as long as this does. `numbers` may be changed between calls."""

    __slots__ = ("_address", "_arguments", "_call", "_function", "numbers")

    def __init__(self, function: Function, numbers: Numbers, arguments: tuple[Any, ...]) -> None:
        self._call = function.call
        self._function = function.address
        self.numbers = numbers
        self._address = ctypes.addressof(numbers)
        self._arguments = arguments

    def __call__(self) -> int:
        return self._call(self._function, self._address)


def _row_of(kind: ArrayKind, rows: Mapping[str, int]) -> int | str | None:
    """How long the rows of an array of two dimensions are; None where it has one."""
    if kind.is_row:
        return None
    return rows.get(kind.row, kind.row) if isinstance(kind.row, str) else kind.row


def load(file: Path, entries: Iterable[Entry], state: np.dtype[Any], rows: Mapping[str, int], *, checked: bool) -> Twin:
    """The functions of a library by name."""
    library = ctypes.CDLL(str(file))
    of_python = [_address_of(ctypes.pythonapi, name) for name in OF_PYTHON]
    library.use_python((ctypes.c_void_p * len(of_python))(*of_python))
    kinds = {name: np.dtype(name) for name in ("int8", "uint8", "int16", "int32", "uint32", "int64", "float32")} | {
        RECORDS: state
    }

    def built_in(name: str) -> Callable[..., Any]:
        function = _built_in(library, name)
        return _stopping(function, library) if checked else function

    apart, held = built_in("call_apart"), built_in("call_held")
    functions = {}
    for entry in entries:
        # A function about one game keeps Python's lock: it is over sooner than it could be taken again.
        call = held if entry.lengths else apart
        function = Function(entry, _address_of(library, entry.name), call, kinds, rows)
        if entry.lengths:
            function.direct = built_in(f"{entry.name}{DIRECT}")
        if entry.name in LISTS:
            function.list = built_in(f"{entry.name}{LIST}")
        functions[entry.name] = function
    return Twin(**functions)


def _address_of(library: ctypes.CDLL, name: str) -> int:
    return ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0


def _built_in(library: ctypes.CDLL, name: str) -> Callable[..., Any]:
    """A function of the library that is made to be one of Python."""
    method = _Method(name.encode(), _address_of(library, name), METH_FASTCALL, None)
    _METHODS.append(method)
    make = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.POINTER(_Method), ctypes.c_void_p, ctypes.c_void_p)
    made: Callable[..., Any] = make(("PyCFunction_NewEx", ctypes.pythonapi))(ctypes.byref(method), None, None)
    return made


def _stopping(call: Callable[..., Any], library: ctypes.CDLL) -> Callable[..., Any]:
    """A checked function: an index beyond an array is an IndexError."""
    beyond = library.what_was_beyond
    beyond.restype = ctypes.POINTER(ctypes.c_int64)

    def checked(*arguments: int) -> Any:
        given = call(*arguments)
        if given == STOPPED:
            place, length = beyond()[:2]
            raise IndexError(f"index {place} is beyond an array of {length}")
        return given

    return checked
