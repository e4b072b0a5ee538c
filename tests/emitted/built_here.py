"""A machine for batches: the rules as C++, built by this machine's compiler, that stops at any overflow."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from signoria import Game
from signoria.core.emitted.machine import Emitted
from signoria.core.emitted.program import program_for

KEPT = Path(__file__).parents[2] / "build" / "emitted"
COMPILER = shutil.which(os.environ.get("CXX", "c++")) or shutil.which("g++")
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
    if COMPILER is None:
        pytest.skip("there is no C++ compiler")
    name = hashlib.sha256(f"{COMPILER} {FLAGS} {STOPS} {text}".encode()).hexdigest()[:24]
    kept = KEPT / f"{name}.so"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            source, built = Path(folder) / "rules.cpp", Path(folder) / "rules.so"
            source.write_text(text, encoding="utf-8")
            subprocess.run([COMPILER, *FLAGS, *STOPS, str(source), "-o", str(built)], check=True)
            shutil.move(built, whole := kept.with_suffix(f".{os.getpid()}"))
            whole.rename(kept)
    return ctypes.CDLL(str(kept))
