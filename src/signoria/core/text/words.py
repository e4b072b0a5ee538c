"""Words: one Fluent catalogue for the house and the games, in each language.

The house's words lie in `signoria/locale`, a game's in its own folder. `fluent` is imported when a sentence is needed.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "fr")
HOUSE_WORDS = Path(__file__).parents[2] / "locale"
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", flags=re.MULTILINE)
STRONG = "⟨⟩"
"""What stands between these matters most, as a price: the page sets it in bold, others leave them out."""
_UNMARKED = dict.fromkeys(map(ord, STRONG))
NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a message says in braces and is no argument: another message, perhaps."""


class Catalogue:
    """All sentences of one language; asking for one that is not there is an error, never a silent blank.

    A file is cut into its messages at once, and a message is parsed when it is first asked for: there are a thousand of
    them, and a start must not wait for them all.
    """

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._texts: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._parsing = threading.RLock()
        for file in files:
            self._texts.update(messages_in(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is a message with this id; nothing is parsed for it, so it takes as long whatever is asked."""
        return message in self._texts and not message.startswith("-")

    def _parse(self, message: str) -> None:
        """Parse a message, and those it names."""
        from fluent.runtime import FluentResource

        with self._parsing:
            if message in self._texts and message not in self._parsed:
                self._bundle.add_resource(FluentResource(self._texts[message]))
                self._parsed.add(message)
                for named in NAMED.findall(self._texts[message]):
                    self._parse(named)

    def say(self, message: str, **arguments: object) -> str:
        """The sentence with this id."""
        if not self.has(message):
            raise LookupError(f"no words for {message!r} in {self.language}")
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message!r} has no text of its own in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"words for {message!r} in {self.language}: {errors[0]}")
        return plain(str(text))


def plain(text: str) -> str:
    """The text without the marks of what matters most in it."""
    return text.translate(_UNMARKED)


def messages_in(text: str) -> dict[str, str]:
    """The messages of a Fluent file by their ids, unparsed."""
    starts = [*MESSAGE.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def word_files(folder: Path, language: str) -> list[Path]:
    """The house's and one game's words in one language."""
    files = [HOUSE_WORDS / f"{language}.ftl", folder / "text" / f"words.{language}.ftl"]
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
