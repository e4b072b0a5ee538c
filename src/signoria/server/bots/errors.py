"""What can go wrong when a bot is asked."""

from __future__ import annotations

from signoria.core.errors import SignoriaError


class BotFailed(SignoriaError):
    """No bot of the level asked for, nor of any weaker one, could answer."""


class BotsBusy(SignoriaError):
    """Too many questions wait already."""


class BotsStopped(SignoriaError):
    """The house is closing: no bot answers any more, and nobody should decide in its place."""


class WorkerFailed(Exception):
    """A worker gave no answer that can be used; `kind` is one of the words below."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"the bots' worker failed: {kind}")
        self.kind = kind


NOT_STARTED = "not started"
HUNG = "hung"
DEAD = "dead"
GARBLED = "garbled"
ILLEGAL = "illegal move"
BROKEN = "broken"
"""The bot raised an error."""
UNREADABLE = "unreadable"
"""The question makes no sense, so the worker is well, and asking again is of no use."""
