"""The backend of a batch by the name of a device."""

from __future__ import annotations

from signoria.core.compiled.game import CompiledRules
from signoria.core.errors import BadOption
from signoria.core.machines import Machine
from signoria.core.on_cpu import Cpu
from signoria.core.on_gpu import Gpu


def machine_for(game: CompiledRules, device: str, threads: int | None) -> Machine:
    """The machine of this name."""
    if device == "cpu":
        return Cpu(game, game.compiled, threads)
    if device == "cuda":
        if threads is not None:
            raise BadOption("threads are the CPU's: leave them out with device='cuda'")
        return Gpu(game)
    raise BadOption(f"device is cpu or cuda, not {device!r}")
