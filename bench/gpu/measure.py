"""Figures of batches on a GPU and on the CPU beside it: moves by lot, and steps with all that a learner asks for."""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import signoria
from signoria import Game
from signoria.core.batch.batch import Batch
from signoria.core.batch.cuda import cupy

SIZES = (1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576)
USUAL = 262_144
CPU_GAMES = {"one": 512, "all": 4_096}
"""Games a thread on the CPU: few, so that their states stay near the core; more where threads wait for each other."""
REPEATS = 3


def seconds(work: Callable[[], object]) -> float:
    """The least time of several runs; whatever the GPU was given is done within it."""
    spent = []
    for _ in range(REPEATS):
        wait()
        at = time.perf_counter()
        work()
        wait()
        spent.append(time.perf_counter() - at)
    return min(spent)


def wait() -> None:
    cupy().cuda.Device().synchronize()


def rates(batch: Batch, lots: int, steps: int) -> dict[str, float]:
    """Decisions/s by lot, and steps/s with all that a learner asks for, from the middle of games."""
    batch.play_random(300)

    def step() -> None:
        for _ in range(steps):
            batch.advance(batch.turn.random_moves)

    random_moves = seconds(lambda: batch.play_random(lots))
    batch.advance(batch.turn.random_moves)
    return {"random_moves": len(batch) * lots / random_moves, "steps": len(batch) * steps / seconds(step)}


def usual_seats(game: Game) -> int:
    return 4 if 4 in game.seats else max(game.seats)


def on_gpu(game: Game, games: int, seats: int) -> dict[str, float]:
    batch = game.batch(games, seats, seed=1, auto_reset=True, device="cuda")
    found = rates(batch, 128, 20)
    found["kernel_steps"] = kernel_rate(batch)
    return found


def kernel_rate(batch: Batch) -> float:
    """Steps/s of the kernel alone, without checks and rewards, which are CuPy's."""
    machine: Any = batch._backend
    games = batch._games

    def step() -> None:
        for _ in range(10):
            machine.advance(games, games.turn.random_moves)

    return len(batch) * 10 / seconds(step)


def on_cpu(game: Game, threads: str, seats: int) -> dict[str, float]:
    count = 1 if threads == "one" else os.cpu_count() or 1
    batch = game.batch(CPU_GAMES[threads] * count, seats, seed=1, auto_reset=True, threads=count)
    return rates(batch, 200, 100)


def limits() -> dict[str, float]:
    """What the chip can do: bytes/s of a copy, counted both ways, and whole numbers added per second."""
    library = cupy()
    here = library.zeros(1 << 30, np.uint8)
    there = library.zeros(1 << 30, np.uint8)
    library.copyto(there, here)
    copied = 2 * len(here) * 10 / seconds(lambda: [library.copyto(there, here) for _ in range(10)])
    adding = library.RawKernel(
        """extern "C" __global__ void adding(int* out, int rounds) {
            int a = threadIdx.x, b = a + 1, c = a + 2, d = a + 3;
            for (int i = 0; i < rounds; ++i) {
                #pragma unroll
                for (int j = 0; j < 16; ++j) { a += b ^ j; b += c ^ j; c += d ^ j; d += a ^ j; }
            }
            out[blockIdx.x * blockDim.x + threadIdx.x] = a + b + c + d;
        }""",
        "adding",
    )
    blocks, threads, rounds = 132 * 16, 256, 1_000
    out = library.zeros(blocks * threads, np.int32)
    spent = seconds(lambda: adding((blocks,), (threads,), (out, np.int32(rounds))))
    return {"copied_bytes": copied, "whole_number_instructions": blocks * threads * rounds * 16 * 8 / spent}


def machine() -> dict[str, Any]:
    library = cupy()
    chip = library.cuda.runtime.getDeviceProperties(0)
    model = next(
        (line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line),
        "",
    )
    return {
        "gpu": chip["name"].decode(),
        "multiprocessors": chip["multiProcessorCount"],
        "clock_kHz": chip.get("clockRate", 0),
        "l2_bytes": chip["l2CacheSize"],
        "cpu": model,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "cupy": library.__version__,
        "driver": library.cuda.runtime.driverGetVersion(),
    }


def measure(name: str) -> dict[str, Any]:
    game = signoria.game(name)
    seats = usual_seats(game)
    at = time.perf_counter()
    game.batch(1, seats, device="cuda")
    wait()
    found: dict[str, Any] = {
        "seats": seats,
        "record_bytes": game.kit.state.DTYPE.itemsize,
        "step_bytes": 4 * len(game.features) + game.actions + 8 * -(-game.actions // 32),
        "build_s": time.perf_counter() - at,
    }
    found["by_games"] = {games: on_gpu(game, games, seats) for games in SIZES}
    found["by_seats"] = {count: on_gpu(game, USUAL, count) for count in game.seats}
    found["cpu_one"] = on_cpu(game, "one", seats)
    found["cpu_all"] = on_cpu(game, "all", seats)
    return found


def main() -> None:
    out = Path(sys.argv[1])
    found: dict[str, Any] = {"machine": machine(), "limits": limits(), "games": {}}
    print(json.dumps(found), flush=True)
    for name in signoria.GAMES:
        found["games"][name] = measure(name)
        print(name, json.dumps(found["games"][name]), flush=True)
        out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
