"""Batches on a GPU: the rules as C++, built by NVRTC through CuPy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.batch.cuda_kernels import Emitted
from signoria.core.batch.cuda_program import program_for
from signoria.core.batch.turn import Array
from signoria.core.errors import BadOption

if TYPE_CHECKING:
    from signoria.core.compiled_rules import CompiledRules

THREADS = 128
"""Threads a block; it hardly matters (bench/gpu)."""
OPTIONS = ("-std=c++17",)
"""For NVRTC; CuPy adds the chip it finds."""
BY_LOT = ("-DBY_LOT",)
"""Builds the part that makes many moves at a time; `prelude.h` says why it is apart."""
APPRENTICES = ("-DAPPRENTICES",)
"""Builds the part in which apprentices weigh moves: only who learns from them waits for it."""
PARTS = {"play_random_many": BY_LOT, "apprentice_moves_many": APPRENTICES, "preferences_many": APPRENTICES}


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

    def __init__(self, game: CompiledRules) -> None:
        super().__init__(game, cupy())
        self._game = game

    def run(self, kernel: str, games: int, *arguments: Any) -> None:
        """Run a kernel, a thread for each game."""
        plain = (np.int64(value) if isinstance(value, int) else value for value in arguments)
        blocks = -(-games // THREADS)
        self.part_with(kernel).get_function(kernel)((blocks,), (THREADS,), (*plain, np.int64(games)))

    def part_with(self, kernel: str) -> Any:
        """The part of the program that has a kernel."""
        return built(self._game, PARTS.get(kernel, ()))

    def to_numpy(self, array: Array) -> npt.NDArray[Any]:
        """A copy in the machine's own memory."""
        copied: npt.NDArray[Any] = array.get()
        return copied


@cache
def built(game: CompiledRules, part: tuple[str, ...]) -> Any:
    """A part of a game's kernels, built when the first of them is run; CuPy keeps what it built on disk."""
    return cupy().RawModule(code=program_for(game), options=(*OPTIONS, *part))
