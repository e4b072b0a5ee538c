"""One library in a process of its own, on one core: tells what it can play, then plays a slice whenever it is asked."""

from __future__ import annotations

import importlib
import json
import os
import sys
from dataclasses import asdict
from typing import TextIO

from bench.peers.contests import Contest, copy_cost, slice_of

ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
}


def stay_on_one_core() -> None:
    """Use the last core that this process may use, where the system can say so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def answer(contests: list[Contest], question: dict[str, float]) -> dict[str, float | None]:
    """Play a slice of a contest, or measure what a copy costs."""
    contest = contests[int(question["contest"])]
    if "copy" not in question:
        return asdict(slice_of(contest.play, question["seconds"]))
    return {"copy_seconds": copy_cost(contest, question["copy"])}


def serve(name: str, quick: bool, said: TextIO) -> None:
    """Answer every question on standard input, a line of JSON each."""
    side = importlib.import_module(f"bench.peers.sides.{name}")
    contests: list[Contest] = side.contests(quick)
    for contest in contests:
        contest.play()
    print(json.dumps({"version": side.version(), "contests": [one.told() for one in contests]}), file=said, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(contests, json.loads(line))), file=said, flush=True)


if __name__ == "__main__":
    # Libraries print; the pipe to the runner is kept from them.
    pipe = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    os.environ.update(ONE_THREAD)
    stay_on_one_core()
    serve(sys.argv[1], "--quick" in sys.argv, pipe)
