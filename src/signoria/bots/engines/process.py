"""An engine's process: what goes wrong with it is a fault of the engine."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.bots.engines.faults import EngineFault, quoted
from signoria.bots.engines.limits import MOST_BYTES
from signoria.transport.process import FLOOD, HUNG, LineProcess, WorkerError


class EngineProcess:
    """A program that was started, with whatever it starts itself."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = LineProcess(command, most_bytes=MOST_BYTES, is_foreign=True)
        except WorkerError as error:
            raise EngineFault("engine-not-started", why=quoted(error.__cause__)) from None

    def say(self, line: str) -> None:
        """Send a line; what it may write is counted anew from here."""
        self._process.send(line.encode())

    def hear(self, deadline: float) -> bytes | None:
        """Its next line; None if there is none when the monotonic clock shows the deadline."""
        try:
            return self._process.receive(deadline)
        except WorkerError as error:
            if error.kind == HUNG:
                return None
            if error.kind == FLOOD:
                raise EngineFault("engine-flood", most=MOST_BYTES) from None
            raise EngineFault("engine-ended") from None

    def end(self, patience: float) -> None:
        """Close its input, let it go within so many seconds, and kill whatever is left of it."""
        self._process.end(patience)

    @property
    def last_words(self) -> str:
        """The last line it wrote on standard error."""
        lines = self._process.errors.decode(errors="replace").split("\n")
        return next((line for line in map(quoted, reversed(lines)) if line), "")
