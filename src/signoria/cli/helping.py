"""Help in the reader's language: the parser's own words are translated, and types and braces are left out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, ClassVar

from typer.core import TyperGroup

from signoria.core.text.words import Catalogue

HEADINGS = {"Arguments": "help-arguments", "Options": "help-options", "Commands": "help-commands"}
BRACES = re.compile(r"\{(\w+)\}")
TYPE = re.compile(r" <\w+>$")
DEFAULT = re.compile(r"  \[default: (.*)\]$", flags=re.DOTALL)
REQUIRED = re.compile(r"  \[required\]$")

CONTEXT: Any = TyperGroup.context_class
Plain: Any = CONTEXT.formatter_class


class Formatter(Plain):  # type: ignore[misc]
    """Writes help in the words it was given."""

    words: ClassVar[Catalogue]

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, BRACES.sub(r"\1", args), prefix or f"{self.words.say('help-usage')} ")

    def section(self, name: str) -> AbstractContextManager[None]:
        return super().section(self.words.say(HEADINGS[name]) if name in HEADINGS else name)  # type: ignore[no-any-return]

    def write_heading(self, heading: str) -> None:
        self.write(f"{heading}\n")

    def write_dl(self, rows: Sequence[tuple[str, str]], *spacing: Any, **more: Any) -> None:
        super().write_dl([(TYPE.sub("", name), self._said(text)) for name, text in rows], *spacing, **more)

    def _said(self, text: str) -> str:
        """A line of help with its default in words, and without what the line of usage says already."""
        text = REQUIRED.sub("", text)
        found = DEFAULT.search(text)
        return f"{text[: found.start()]} {self.words.say('help-default', value=found[1])}" if found else text


def speak(words: Catalogue) -> None:
    """From now on help is written in these words."""
    Formatter.words = words
    CONTEXT.formatter_class = Formatter
