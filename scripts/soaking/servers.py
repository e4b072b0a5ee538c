"""The processes of the house, and what they say of themselves."""

from __future__ import annotations

import asyncio
import http.client
import json
import mmap
import os
import signal
import struct
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[2]
STARTED_WITHIN = 90.0
STOPPED_WITHIN = 40.0
OFTEN = 2.0
"""Seconds between two times that a process says how many tasks it has."""


def serve(database: str, folder: Path, port: int) -> None:
    """Serve as `signoria serve` does, with a clock that can be moved from outside."""
    _move_clock(folder / "clock")
    from signoria.server.config.settings import Limits, Settings
    from signoria.server.ops.logs import configure
    from signoria.server.uvicorn_server import listen
    from signoria.server.uvicorn_server import serve as serve_settings

    configure()
    listening = listen("127.0.0.1", port)
    telling: list[asyncio.Task[None]] = []

    def ready() -> None:
        telling.append(asyncio.get_running_loop().create_task(_tell(folder / "tasks")))
        print(listening.getsockname()[1], flush=True)

    limits = Limits(
        new_guests="1000000/hour", requests="1000000/minute", new_tables="1000000/hour", open_tables=1_000_000,
        connections=10_000, address_connections=10_000, lines="1000000/minute",
    )  # fmt: skip
    settings = Settings(database=database, workers=1, pace=0.5, idle=60.0, shortest_clock=60.0, limits=limits)
    serve_settings(settings, listening, ready)


def _move_clock(file: Path) -> None:
    """The clock on the wall, from now on, is as far off as the file says."""
    shared, true = mmap.mmap(os.open(file, os.O_RDONLY), 8, prot=mmap.PROT_READ), time.time
    time.time = lambda: true() + struct.unpack("d", shared[:])[0]


async def _tell(file: Path) -> None:
    while True:
        kinds: dict[str, int] = {}
        for task in asyncio.all_tasks():
            name = getattr(task.get_coro(), "__qualname__", "?")
            kinds[name] = kinds.get(name, 0) + 1
        file.with_suffix(".new").write_text(json.dumps(kinds))
        file.with_suffix(".new").rename(file)
        await asyncio.sleep(OFTEN)


@dataclass(eq=False)
class Server:
    """One process of the house."""

    number: int
    database: str
    folder: Path
    port: int = 0
    process: subprocess.Popen[str] | None = None
    life: int = 0
    """How often it was started."""
    is_starting: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.set_clock(0.0)

    def set_clock(self, seconds: float) -> None:
        """Move its clock so far from the true time."""
        with (self.folder / "clock").open("r+b" if (self.folder / "clock").exists() else "w+b") as file:
            file.write(struct.pack("d", seconds))

    async def start(self) -> None:
        async with self.is_starting:
            if self.process is None:
                await asyncio.to_thread(self._start)

    def _start(self) -> None:
        command = [sys.executable, str(HERE / "scripts" / "soak"), "--serve", self.database]
        command += ["--folder", str(self.folder), "--port", str(self.port)]
        environment = {**os.environ, "PYTHONPATH": str(HERE / "src")}
        deadline = time.monotonic() + STARTED_WITHIN
        while True:
            with (self.folder / "log").open("a") as log:
                self.process = subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, start_new_session=True
                )
            assert self.process.stdout is not None
            line = self.process.stdout.readline()
            if line.strip():
                break
            self.process.wait()  # the database may not have been there: a service manager starts it again
            if time.monotonic() > deadline:
                raise RuntimeError(f"process {self.number} does not start: {self.folder / 'log'}")
            time.sleep(0.5)
        self.port, self.life = int(line), self.life + 1

    async def stop(self, how: signal.Signals) -> int | None:
        """Its exit status; None if it had to be killed."""
        process, self.process = self.process, None
        assert process is not None
        children = children_of(process.pid)
        process.send_signal(how)
        try:
            return await asyncio.to_thread(process.wait, STOPPED_WITHIN)
        except subprocess.TimeoutExpired:
            process.kill()
            await asyncio.to_thread(process.wait)
            return None
        finally:
            self.left = children

    async def left_behind(self) -> list[int]:
        """Its bots' workers that outlived it by seconds."""
        for _ in range(50):
            left = [pid for pid in self.left if Path(f"/proc/{pid}").exists() and not _is_zombie(pid)]
            if not left:
                break
            await asyncio.sleep(0.1)
        return left

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill_workers(self) -> int:
        """Kill the processes in which bots think; how many there were."""
        workers = [] if self.process is None else children_of(self.pid)
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        return len(workers)

    def tasks(self) -> dict[str, int]:
        with suppress(OSError, ValueError):
            return dict(json.loads((self.folder / "tasks").read_text()))
        return {}

    def metric(self, name: str) -> float | None:
        """One measure, as Prometheus would be told; None if nobody answers."""
        with suppress(OSError, http.client.HTTPException):
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
            connection.request("GET", "/metrics")
            for line in connection.getresponse().read().decode().splitlines():
                if line.startswith(f"{name} "):
                    return float(line.split()[1])
        return None

    def measure(self) -> dict[str, float] | None:
        """Memory in MiB, of itself and its workers, open files and threads; None while it is not there."""
        if self.process is None:
            return None
        try:
            pid = self.pid
            status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
            workers = sum(resident(child) for child in children_of(pid))
            files = len(list(Path(f"/proc/{pid}/fd").iterdir()))
            return {
                "memory": int(status["VmRSS"].split()[0]) / 1024,
                "workers": workers,
                "files": files,
                "threads": int(status["Threads"]),
                "tasks": sum(self.tasks().values()),
            }
        except (OSError, KeyError, AssertionError):
            return None


def children_of(pid: int) -> list[int]:
    with suppress(OSError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def resident(pid: int) -> float:
    """A process's memory in MiB."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


def _is_zombie(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


def log_lines(file: Path) -> list[dict[str, Any]]:
    """What a server logged; a line that is no JSON is under `raw`."""
    lines: list[dict[str, Any]] = []
    for line in file.read_text(errors="replace").splitlines():
        try:
            lines.append(dict(json.loads(line)))
        except ValueError:
            lines.append({"raw": line})
    return lines
