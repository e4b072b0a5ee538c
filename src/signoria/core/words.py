"""Words: one Fluent catalogue for the house and the games, in each language.

The house's words lie in `signoria/locale`, a game's in its own folder. `fluent` is imported when a sentence is needed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "fr")
HOUSE_WORDS = Path(__file__).parent.parent / "locale"


class Catalogue:
    """All sentences of one language; asking for one that is not there is an error, never a silent blank."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **arguments: object) -> str:
        """The sentence with this id."""
        if not self.has(message):
            raise LookupError(f"no words for {message!r} in {self.language}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message!r} has no text of its own in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"words for {message!r} in {self.language}: {errors[0]}")
        return str(text)


def word_files(folder: Path, language: str) -> list[Path]:
    """The house's and one game's words in one language."""
    files = [HOUSE_WORDS / f"{language}.ftl", folder / f"words.{language}.ftl"]
    return [file for file in files if file.is_file()]


@cache
def catalogue(language: str, folder: Path | None = None) -> Catalogue:
    """The house's words and, with a game's folder, that game's."""
    if language not in LANGUAGES:
        raise LookupError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    return Catalogue(language, word_files(folder or HOUSE_WORDS, language))


def seat_letter(seat: int) -> str:
    """How a seat is called on a board: A, B, C ..."""
    return chr(ord("A") + seat)
