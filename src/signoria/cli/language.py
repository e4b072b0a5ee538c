"""Which language the terminal speaks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar

from signoria.cli.problems import Problem
from signoria.core.text.words import LANGUAGES, Catalogue, catalogue

DEFAULT = "en"
VARIABLES = ("SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

before_the_command: ContextVar[str | None] = ContextVar("before_the_command", default=None)
"""The language chosen for the whole of `signoria`, as in `signoria --lang fr games`."""


def language_of(chosen: str | None) -> str:
    """The language chosen on the command line, else that of the environment."""
    chosen = chosen or before_the_command.get()
    if chosen is None:
        return language_of_environment()
    if chosen not in LANGUAGES:
        words = catalogue(language_of_environment())
        raise Problem(words.say("no-such-language", language=chosen, known=", ".join(LANGUAGES)))
    return chosen


def language_of_environment() -> str:
    """The first variable that is set decides; a language there are no words for gives English."""
    said = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), DEFAULT)
    language = said.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    return language if language in LANGUAGES else DEFAULT


def language_in(arguments: Sequence[str]) -> str:
    """The language of help and of complaints about the arguments themselves, before these are read."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            said = value if equals else arguments[place + 1] if place + 1 < len(arguments) else ""
            return said if said in LANGUAGES else language_of_environment()
    return language_of_environment()


def house_words(chosen: str | None) -> Catalogue:
    """The house's own words, for a command that is about no game."""
    return catalogue(language_of(chosen))


def listed(items: Sequence[str], words: Catalogue) -> str:
    """One, two and three."""
    if len(items) < 2:
        return "".join(items)
    return words.say("list-and", first=", ".join(items[:-1]), last=items[-1])
