"""`signoria house bots` as a process of its own, and who it thinks for."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import Server

SECRET = "the bots of Florence"
PATIENCE = 90.0


class Helper:
    """The command, running; its workers are its children."""

    def __init__(self, process: subprocess.Popen[str], log: Path) -> None:
        self.process = process
        self.log = log

    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(child) for child in children.read_text().split()]


@contextmanager
def helper(
    log: Path, *houses: Server, workers: int = 1, secret: str = SECRET, is_welcome: bool = True
) -> Iterator[Helper]:
    """Another machine that thinks for these houses; once it does, if they let it."""
    urls = [part for house in houses for part in ("--url", house.address)]
    command = [sys.executable, "-m", "signoria", "house", "bots", *urls, "--workers", str(workers)]
    environment = {**os.environ, "SIGNORIA_BOTS_SECRET": secret, "SIGNORIA_LANG": "en"}
    with log.open("w") as errors:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        if is_welcome:
            until(lambda: welcomes(log) == len(houses), said=log)
        yield Helper(process, log)
    finally:
        process.kill()
        process.communicate()


def welcomes(log: Path) -> int:
    """How often a house has said that it may think for it."""
    return log.read_text().count('"bots think for a house"')


def until(holds: Callable[[], object], patience: float = PATIENCE, said: Path | None = None) -> None:
    deadline = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < deadline, said and said.read_text()
        time.sleep(0.05)


def seconds_of(pid: int) -> float:
    """The processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
