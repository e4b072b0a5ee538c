"""The backend of a batch by the name of a device."""

from __future__ import annotations

from signoria.core.batch.backend import Backend
from signoria.core.batch.cpu import Cpu
from signoria.core.batch.cuda import Gpu
from signoria.core.compiled_rules import CompiledRules
from signoria.core.errors import BadOption


def backend_for(game: CompiledRules, device: str, threads: int | None) -> Backend:
    """The backend of this name."""
    if device == "cpu":
        return Cpu(game, game.compiled, threads)
    if device == "cuda":
        if threads is not None:
            raise BadOption("threads are the CPU's: leave them out with device='cuda'")
        return Gpu(game)
    raise BadOption(f"device is cpu or cuda, not {device!r}")
