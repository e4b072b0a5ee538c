"""An engine's process: lines go in and out by threads of their own, so that nothing it does holds up who asks it."""

from __future__ import annotations

import contextlib
import enum
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO

from signoria.bots.engines.faults import EngineFault, quoted
from signoria.bots.engines.limits import MOST_BYTES

CHUNK = 1 << 16
KEPT = 1 << 12
"""So many bytes of what it wrote on standard error are remembered."""
LAST_WAIT = 1.0
"""Seconds that a killed process and its pipes may take."""


class Sign(enum.Enum):
    """What is heard besides lines."""

    END = "its output has ended"
    FLOOD = "it wrote more than it may"


class EngineProcess:
    """A program that was started, with whatever it starts itself."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise EngineFault("engine-not-started", why=quoted(error)) from None
        self._lines: queue.SimpleQueue[bytes | Sign] = queue.SimpleQueue()
        self._sayings: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._muttered = b""
        self._written = 0
        self._listening, *self._others = (
            threading.Thread(target=work, daemon=True) for work in (self._listen, self._overhear, self._speak)
        )
        for thread in (self._listening, *self._others):
            thread.start()

    def say(self, line: str) -> None:
        """Send a line; what it may write is counted anew from here."""
        self._written = 0
        self._sayings.put(line.encode() + b"\n")

    def hear(self, deadline: float) -> bytes | None:
        """Its next line; None if there is none when the monotonic clock shows the deadline."""
        try:
            heard = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None
        if heard is Sign.END:
            raise EngineFault("engine-ended")
        if heard is Sign.FLOOD:
            raise EngineFault("engine-flood", most=MOST_BYTES)
        assert isinstance(heard, bytes)
        return heard

    def end(self, patience: float) -> None:
        """Close its input, let it go within so many seconds, and kill whatever is left of it."""
        self._sayings.put(None)
        self._listening.join(patience)
        self._kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_WAIT)
        for thread in (self._listening, *self._others):
            thread.join(LAST_WAIT)

    @property
    def last_words(self) -> str:
        """The last line it wrote on standard error."""
        lines = self._muttered.decode(errors="replace").split("\n")
        return next((line for line in map(quoted, reversed(lines)) if line), "")

    def _kill(self) -> None:
        """Nobody has waited for the process before, so its number and its group's are still its own."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    # -- threads -----------------------------------------------------------------------------------------------------

    def _listen(self) -> None:
        begun = bytearray()

        def take(chunk: bytes) -> None:
            *lines, rest = chunk.split(b"\n")
            for line in lines:
                self._lines.put(bytes(begun) + line)
                begun.clear()
            begun.extend(rest)

        self._read(self._process.stdout, take)
        self._lines.put(Sign.END)

    def _overhear(self) -> None:
        def take(chunk: bytes) -> None:
            self._muttered = (self._muttered + chunk)[-KEPT:]

        self._read(self._process.stderr, take)

    def _read(self, pipe: IO[bytes] | None, take: Callable[[bytes], None]) -> None:
        """Take in what comes until it ends or is too much, which is told before the closed pipe ends the program."""
        assert pipe is not None
        with pipe:
            while chunk := pipe.read(CHUNK):
                self._written += len(chunk)
                if self._written > MOST_BYTES:
                    self._lines.put(Sign.FLOOD)
                    return
                take(chunk)

    def _speak(self) -> None:
        assert self._process.stdin is not None
        with self._process.stdin as pipe, contextlib.suppress(OSError):
            while (saying := self._sayings.get()) is not None:
                while saying:
                    saying = saying[pipe.write(saying) :]
