"""Batches on a GPU: the rules as C++, built by NVRTC through CuPy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.emitted.machine import Emitted
from signoria.core.emitted.program import program_for
from signoria.core.errors import BadOption
from signoria.core.scratch import Array

if TYPE_CHECKING:
    from signoria.core.game import Game

THREADS = 128
"""Threads a block; it hardly matters (bench/gpu)."""
OPTIONS = ("-std=c++17",)
"""For NVRTC; CuPy adds the chip it finds."""


def cupy() -> Any:
    """The array library of GPUs; BadOption says what is missing."""
    try:
        import cupy as library  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        raise BadOption(
            "device='cuda' needs CuPy: pip install 'signoria[cuda]', or leave device out to play on the CPU"
        ) from None
    try:
        found = library.cuda.runtime.getDeviceCount()
    except library.cuda.runtime.CUDARuntimeError:
        found = 0
    if not found:
        raise BadOption("device='cuda' needs an NVIDIA GPU and its driver, and none is found here")
    return library


class Gpu(Emitted):
    """The GPU that CuPy has chosen."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, cupy())
        self._module = built(game)

    def run(self, kernel: str, games: int, *arguments: Any) -> None:
        """Run a kernel, a thread for each game."""
        plain = (np.int64(value) if isinstance(value, int) else value for value in arguments)
        blocks = -(-games // THREADS)
        self._module.get_function(kernel)((blocks,), (THREADS,), (*plain, np.int64(games)))

    def to_numpy(self, array: Array) -> npt.NDArray[Any]:
        """A copy in the machine's own memory."""
        copied: npt.NDArray[Any] = array.get()
        return copied


@cache
def built(game: Game) -> Any:
    """A game's kernels; CuPy keeps what it built on disk."""
    return cupy().RawModule(code=program_for(game), options=OPTIONS)
