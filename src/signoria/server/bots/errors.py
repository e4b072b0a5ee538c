"""What can go wrong when a bot is asked."""

from __future__ import annotations

from signoria.core.errors import SignoriaError


class BotFailed(SignoriaError):
    """No bot of the level asked for, nor of any weaker one, could answer."""


class BotsBusy(SignoriaError):
    """Too many questions wait already."""


class BotsStopped(SignoriaError):
    """The house is closing: no bot answers any more, and nobody should decide in its place."""


ILLEGAL = "illegal move"
BROKEN = "broken"
"""The bot raised an error."""
UNREADABLE = "unreadable"
"""The question makes no sense, so the worker is well, and asking again is of no use."""
