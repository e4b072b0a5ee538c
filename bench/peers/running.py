"""A run: set up, start a worker for each library, measure all of them in turn, and report."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.peers import environment
from bench.peers.asking import NotThere, Worker, measure
from bench.peers.contests import OURS
from bench.peers.report import as_json, as_markdown, machine

LIBRARIES = ("catanatron", "openspiel", "pettingzoo", "rlcard", "pgx")


def run(libraries: Sequence[str], rounds: int, seconds: float, quick: bool) -> tuple[str, dict[str, Any]]:
    """Measure us and these libraries; return the report for people and that for programs."""
    problem = environment.make() if libraries else None
    if problem is not None:
        say(problem)
    workers, missing = start(libraries, quick)
    measure(workers, rounds, seconds, lambda number: say(f"round {number + 1} of {rounds}"))
    for worker in workers:
        worker.close()
    facts = {
        "machine": machine(),
        "rounds": rounds,
        "seconds": seconds,
        "versions": {worker.library: worker.version for worker in workers},
        "missing": missing,
    }
    found = [contest for worker in workers for contest in worker.contests]
    return as_markdown(found, facts), as_json(found, facts)


def start(libraries: Sequence[str], quick: bool) -> tuple[list[Worker], dict[str, str]]:
    """Start a worker each, us first, and say which libraries could not be started."""
    workers, missing = [], {}
    for library in (OURS, *libraries):
        say(f"starting {library}")
        python = Path(sys.executable) if library == OURS else environment.PYTHON
        try:
            workers.append(Worker.start(library, python, quick))
        except NotThere as error:
            missing[library] = str(error)
    return workers, missing


def say(line: str) -> None:
    """Tell the person who waits."""
    print(line, file=sys.stderr, flush=True)
