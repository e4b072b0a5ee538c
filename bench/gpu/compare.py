"""What each way of writing the program brings: the same games, with one thing changed at a time."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import signoria
from bench.gpu.measure import USUAL, kernel_rate, rates
from signoria import Game
from signoria.core.batch.batch import Batch
from signoria.core.batch.cuda import BY_LOT, OPTIONS, PARTS, Gpu, cupy
from signoria.core.batch.cuda_program import program_for

CHANGES: dict[str, tuple[tuple[str, str], ...]] = {
    "as it is": (),
    "all numbers in 64 bits": (("typedef int32_t i32;", "typedef int64_t i32;"),),
    "entries inlined everywhere": (("static __device__ __noinline__", "static __device__ __forceinline__"),),
    "entries inlined nowhere": (("static __device__ __forceinline__", "static __device__ __noinline__"),),
    "a game's row together": (
        ("return first[place * apart];", "return first[place];"),
        ("return {first + game, games};", "return {first + game * WIDTH, games};"),
    ),
    "no copy of the record by lot": (
        ("State copied = states[game];", ""),
        ("Own<State>{&copied}", "states"),
        ("states[game] = copied;", ""),
    ),
}


class Changed(Gpu):
    """A GPU with another program."""

    def __init__(self, game: Game, parts: dict[bool, Any]) -> None:
        super().__init__(game)
        self._parts = parts

    def part_with(self, kernel: str) -> Any:
        """The changed program."""
        return self._parts[PARTS.get(kernel) == BY_LOT]


def changed(text: str, change: str) -> str:
    """The program with one thing changed."""
    for before, after in CHANGES[change]:
        if before not in text:
            raise SystemExit(f"{change}: {before!r} is not in the program")
        text = text.replace(before, after)
    return text


def main() -> None:
    out, *names = sys.argv[1:]
    library = cupy()
    wanted = [(name, change, lots) for name in names or signoria.GAMES for change in CHANGES for lots in (False, True)]

    def build(one: tuple[str, str, bool]) -> Any:
        name, change, lots = one
        options = (*OPTIONS, *(BY_LOT if lots else ()))
        module = library.RawModule(code=changed(program_for(signoria.game(name)), change), options=options)
        module.compile()
        return module

    with ThreadPoolExecutor(8) as pool:
        modules = dict(zip(wanted, pool.map(build, wanted), strict=True))
    found = []
    for name, change in dict.fromkeys((name, change) for name, change, _ in wanted):
        game = signoria.game(name)
        machine = Changed(game, {lots: modules[name, change, lots] for lots in (False, True)})
        batch = Batch(game, USUAL, max(game.seats), 1, None, True, "win", {}, machine)
        measured = rates(batch, 128, 20)
        found.append({"game": name, "change": change, **measured, "kernel_steps": kernel_rate(batch)})
        print(json.dumps(found[-1]), flush=True)
        Path(out).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
