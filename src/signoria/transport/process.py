"""A process and the lines to and from it: threads of their own carry them, so that whatever it does holds nobody up."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import IO, TypeVar

Message = TypeVar("Message")

CHUNK = 1 << 16
KEPT = 1 << 12
"""So many bytes of what a foreign program wrote on standard error are remembered."""
LAST_WAIT = 1.0
"""Seconds that a killed process and its pipes may take."""

NOT_STARTED = "not started"
HUNG = "hung"
"""Nothing came in time."""
DEAD = "dead"
"""Its output has ended."""
GARBLED = "garbled"
"""A line that makes no sense."""
FLOOD = "flood"
"""It wrote more than it may."""


class WorkerError(Exception):
    """A worker gave nothing that can be used: `kind` is one of the words above, or one of its own."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"a worker failed: {kind}")
        self.kind = kind


Heard = bytes | WorkerError


class LineProcess:
    """A process that was started, and its lines, without their ends.

    A foreign program has a session of its own, so that whatever it starts ends with it, and its standard error is kept.
    With `most_bytes` it may write no more than that between one line to it and the next, on both outputs together.
    With `deliver`, which is called in another thread, nothing is left for `receive`.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        most_bytes: int | None = None,
        is_foreign: bool = False,
        deliver: Callable[[Heard], None] | None = None,
    ) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE if is_foreign else None,
                bufsize=0,
                env=environment,
                start_new_session=is_foreign,
            )
        except (OSError, ValueError) as error:
            raise WorkerError(NOT_STARTED) from error
        self.errors = b""
        """The last of what a foreign program wrote on standard error."""
        self._inbox: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        self._deliver = deliver or self._inbox.put
        self._most_bytes = most_bytes
        self._is_foreign = is_foreign
        self._written = 0
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        carriers = [self._read_lines, self._write_lines, *([self._read_errors] if is_foreign else [])]
        self._threads = [threading.Thread(target=carry, daemon=True) for carry in carriers]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int | None:
        """The id of the process, while it runs."""
        return self._process.pid if self._process.poll() is None else None

    def send(self, line: bytes) -> None:
        """Send a line, now or as soon as it is read; never waits. What may be written is counted anew from here."""
        self._written = 0
        self._outbox.put(line + b"\n")

    def receive(self, deadline: float | None = None) -> bytes:
        """Its next line; WorkerError if there is none when the monotonic clock shows the deadline, or never will be."""
        try:
            heard = self._inbox.get(timeout=None if deadline is None else max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise WorkerError(HUNG) from None
        return line_in(heard)

    def end(self, patience: float = 0.0) -> None:
        """Close its input, let it go within so many seconds, and kill whatever is left of it."""
        self._outbox.put(None)
        self._threads[0].join(patience)
        self._kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WAIT)
        for thread in self._threads:
            thread.join(LAST_WAIT)

    def _kill(self) -> None:
        """While nobody has waited for the process, its number and its group's are still its own."""
        if not self._is_foreign or sys.platform == "win32":
            self._process.kill()
        elif self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    # -- threads -----------------------------------------------------------------------------------------------------

    def _read_lines(self) -> None:
        begun = bytearray()

        def take(chunk: bytes) -> None:
            *lines, rest = chunk.split(b"\n")
            for line in lines:
                self._deliver(bytes(begun) + line)
                begun.clear()
            begun.extend(rest)

        self._read(self._process.stdout, take)
        self._deliver(WorkerError(DEAD))

    def _read_errors(self) -> None:
        def take(chunk: bytes) -> None:
            self.errors = (self.errors + chunk)[-KEPT:]

        self._read(self._process.stderr, take)

    def _read(self, pipe: IO[bytes] | None, take: Callable[[bytes], None]) -> None:
        """Take in what comes until it ends or is too much, which is told before the closed pipe ends the program."""
        assert pipe is not None
        with pipe:
            while chunk := pipe.read(CHUNK):
                self._written += len(chunk)
                if self._most_bytes is not None and self._written > self._most_bytes:
                    self._deliver(WorkerError(FLOOD))
                    return
                take(chunk)

    def _write_lines(self) -> None:
        assert self._process.stdin is not None
        with self._process.stdin as pipe, contextlib.suppress(OSError):
            while (line := self._outbox.get()) is not None:
                while line:
                    line = line[pipe.write(line) :]


def line_in(heard: Heard) -> bytes:
    """The line, or the error raised."""
    if isinstance(heard, WorkerError):
        raise heard
    return heard


def read_message(line: bytes, decode: Callable[[bytes], Message]) -> Message:
    """What a line says; WorkerError if it makes no sense."""
    try:
        return decode(line)
    except (ValueError, RecursionError):
        raise WorkerError(GARBLED) from None
