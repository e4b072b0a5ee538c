"""Compilation in the background: a thread finds or builds a game's library while everything runs interpreted."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from signoria.core.game import Game


class Compilation:
    """One game's compilation, under way or done."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.error: Exception | None = None
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"compile-{game.name}", daemon=True)

    def start(self) -> Compilation:
        self._thread.start()
        return self

    @property
    def ready(self) -> bool:
        """Whether compiled rules answer without any wait."""
        return self._done.is_set() and self.error is None

    @property
    def failed(self) -> bool:
        """Whether there will be none: `error` says why."""
        return self._done.is_set() and self.error is not None

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the end of it; whether compiled rules are ready."""
        self._done.wait(seconds)
        return self.ready

    def _run(self) -> None:
        try:
            self.game.build()
        except Exception as error:
            self.error = error
        finally:
            self._done.set()
