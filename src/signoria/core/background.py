"""Compilation in the background: a process of low priority fills the cache, then a thread loads from it.

Nobody waits: until it is done everything runs interpreted. Of several such processes for one game one compiles at a
time; the others find its work in the cache.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from signoria.core.game import Game


class Compilation:
    """One game's compilation, under way or done."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.error: str | None = None
        self._done = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._run, name=f"compile-{game.name}", daemon=True)

    def start(self) -> Compilation:
        atexit.register(self.stop)
        self._thread.start()
        return self

    @property
    def ready(self) -> bool:
        """Whether compiled rules answer without any wait."""
        return self._done.is_set() and self.error is None

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the end of it; whether compiled rules are ready."""
        self._done.wait(seconds)
        return self.ready

    def stop(self) -> None:
        """End the process, if it still runs."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()

    def _run(self) -> None:
        from signoria.core.compiled import cache_root, warm

        try:
            command = [sys.executable, "-m", "signoria.core.background", self.game.name, str(self.game.components_file)]
            environment = {**os.environ, "SIGNORIA_CACHE": str(cache_root())}
            self._process = subprocess.Popen(
                command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
            )
            assert self._process.stderr is not None
            said = self._process.stderr.read()
            if self._process.wait() != 0:
                last = said.decode(errors="replace").strip().splitlines()
                self.error = last[-1] if last else f"the compiler ended with {self._process.returncode}"
                return
            warm(self.game)
        except Exception as error:
            self.error = str(error)
        finally:
            self._done.set()


def main(name: str, components: str) -> None:
    """Fill the cache for one game; run as a process of its own, which does not outlive the one that started it."""
    from signoria.core.compiled import cache_root, warm
    from signoria.core.registry import game

    threading.Thread(target=end_with_the_input, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)
    alone = wait_for_the_others(cache_root() / f"compiling-{name}")
    warm(game(name, components))
    if alone is not None:
        alone.close()


def end_with_the_input() -> None:
    """Nothing is ever said: the input ends when the process does that started this one."""
    os.read(0, 1)
    os._exit(1)


def wait_for_the_others(file: Path) -> IO[str] | None:
    """Until this process is alone in holding the file; None where files cannot be locked, and nobody waits."""
    try:
        import fcntl

        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file.open("w")
        fcntl.flock(lock, fcntl.LOCK_EX)
    except (ImportError, OSError):
        return None
    return lock


if __name__ == "__main__":
    main(*sys.argv[1:])
