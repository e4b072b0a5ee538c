"""Refusals: what is said to a person is a message of the catalogue with its arguments, never a finished sentence."""

from __future__ import annotations

from typing import Any

import msgspec

from signoria.core.text.words import catalogue


class Said(msgspec.Struct, frozen=True):
    """A sentence for the page to put into its reader's language: a message id and its arguments."""

    say: str
    arguments: dict[str, Any] = msgspec.field(default_factory=dict, name="with")


class Refused(Exception):
    """Something a person asked for is not done, and nothing has changed."""

    def __init__(self, message: str, *, status: int = 409, clause: str | None = None, **arguments: Any) -> None:
        super().__init__(message)
        self.said = Said(message, arguments)
        self.status = status
        self.clause = clause

    def sentence(self, language: str) -> str:
        """The house's sentence; a game's own are for the page to make."""
        return catalogue(language).say(self.said.say, **self.said.arguments)
