"""What a tournament refuses, in one sentence of the catalogue."""

from __future__ import annotations

from signoria.core.errors import SignoriaError
from signoria.core.text.words import Catalogue, catalogue


class ArenaProblem(SignoriaError):
    """A bot, a plan or a folder that cannot be used; `message` and `arguments` are its words in any language."""

    def __init__(self, message: str, **arguments: object) -> None:
        super().__init__(catalogue("en").say(message, **arguments))
        self.message = message
        self.arguments = arguments

    def said(self, words: Catalogue) -> str:
        """The sentence in the language of a catalogue."""
        return words.say(self.message, **self.arguments)


class ArenaFailure(ArenaProblem):
    """A tournament that was planned well and cannot go on all the same."""
