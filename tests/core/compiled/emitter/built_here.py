"""A machine for batches: the rules as C++, built by this machine's compiler, that stops at any overflow."""

from __future__ import annotations

import ctypes
import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from signoria import Game
from signoria.core.batch.cuda_kernels import Emitted
from signoria.core.batch.cuda_program import program_for
from signoria.core.compiled.building import compile_into, find_compiler

KEPT = Path(__file__).parents[4] / "build" / "emitted"
FLAGS = ("-std=c++17", "-O1", "-shared", "-fPIC", "-Wall", "-Werror", "-x", "c++")
STOPS = ("-fsanitize=undefined,bounds-strict", "-fno-sanitize-recover=all")
"""A sum beyond 32 bits, an index beyond its row or a shift too far ends the process with a line that says where."""


class BuiltHere(Emitted):
    """Kernels in a library of this machine, on arrays of NumPy."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, np)
        self._library = library(program_for(game))

    def run(self, kernel: str, games: int, *arguments: Any) -> None:
        """Run a kernel, a turn of its loop for each game."""
        getattr(self._library, kernel)(*(as_c(value) for value in arguments), as_c(games))

    def to_numpy(self, array: Any) -> npt.NDArray[Any]:
        """It is one."""
        return np.ascontiguousarray(array)


def as_c(value: Any) -> Any:
    """An argument as C takes it."""
    return ctypes.c_int64(value) if isinstance(value, int) else value.ctypes.data_as(ctypes.c_void_p)


@cache
def library(text: str) -> ctypes.CDLL:
    """The program, built once for all tests on a machine."""
    compiler = find_compiler()
    if compiler is None:
        pytest.skip("there is no C++ compiler")
    name = hashlib.sha256(f"{compiler.identity} {FLAGS} {STOPS} {text}".encode()).hexdigest()[:24]
    kept = KEPT / f"{name}.so"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        compile_into(kept, compiler, (*FLAGS, *STOPS), text)
    return ctypes.CDLL(str(kept))
