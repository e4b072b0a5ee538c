"""What an engine can do wrong, each in one sentence of the catalogue."""

from __future__ import annotations

from signoria.core.errors import SignoriaError
from signoria.core.text.words import Catalogue, catalogue

LONGEST_QUOTE = 80


class EngineFault(SignoriaError):
    """A program that cannot play on; `message` and `arguments` are its words in any language, but for its name."""

    def __init__(self, message: str, **arguments: object) -> None:
        super().__init__(catalogue("en").say(message, name="The engine", **arguments))
        self.message = message
        self.arguments = arguments

    def said(self, words: Catalogue, name: str) -> str:
        """The sentence in the language of a catalogue."""
        return words.say(self.message, name=name, **self.arguments)


def quoted(said: object) -> str:
    """What a program wrote, short and fit for a terminal."""
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in str(said)).split())
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"
