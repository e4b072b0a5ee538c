"""The runner's end: a worker for each library, and rounds in which each contest gets a slice in turn."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from bench.peers.contests import Measured, Slice

ROOT = Path(__file__).resolve().parent.parent.parent


class NotThere(Exception):
    """A library that cannot be measured here, and why."""


@dataclass
class Worker:
    """A library in its own process."""

    library: str
    process: subprocess.Popen[str]
    errors: IO[str]
    version: str = ""
    contests: list[Measured] = field(default_factory=list)

    @classmethod
    def start(cls, library: str, python: Path, quick: bool) -> Worker:
        """Start a library's process and wait until it has said what it can play."""
        command = [str(python), "-W", "ignore", "-m", "bench.peers.worker", library, *(["--quick"] if quick else [])]
        errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 (it is open as long as the process)
        try:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        except OSError as error:
            errors.close()
            raise NotThere("its environment could not be made") from error
        worker = cls(library, process, errors)
        told = worker._listen()
        worker.version = told["version"]
        worker.contests = [Measured(**one) for one in told["contests"]]
        return worker

    def ask(self, question: dict[str, float]) -> dict[str, Any]:
        """Ask for a slice or a copy and wait for the answer."""
        assert self.process.stdin is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return self._listen()

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()
        self.errors.close()

    def _listen(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.communicate()
            with self.errors as errors:
                errors.seek(0)
                raise NotThere((errors.read().strip().splitlines() or ["it ended without a word"])[-1])
        told: dict[str, Any] = json.loads(line)
        return told


def in_turn(workers: list[Worker], rounds: int) -> Iterator[tuple[int, Worker, int]]:
    """Every contest once in each round, in the order A1 B1 C1 A2 B2 ..., so that no library has a time of its own."""
    longest = max((len(worker.contests) for worker in workers), default=0)
    for round_number in range(rounds):
        for place in range(longest):
            for worker in workers:
                if place < len(worker.contests):
                    yield round_number, worker, place


def measure(workers: list[Worker], rounds: int, seconds: float, say: Callable[[int], None]) -> None:
    """Measure copies, then the rounds."""
    for worker in workers:
        for place, contest in enumerate(worker.contests):
            contest.copy_seconds = worker.ask({"contest": place, "copy": seconds / 4})["copy_seconds"]
    heard = -1
    for round_number, worker, place in in_turn(workers, rounds):
        if round_number != heard:
            heard = round_number
            say(round_number)
        told = worker.ask({"contest": place, "seconds": seconds})
        worker.contests[place].slices.append(Slice(**told))
