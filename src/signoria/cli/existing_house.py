"""A house that a command is to do something with: it must be there already."""

from __future__ import annotations

from pathlib import Path

from signoria.cli.problems import Problem
from signoria.cli.settings import without_password
from signoria.core.text.words import Catalogue


def must_be_there(database: str, words: Catalogue) -> None:
    """A house that is not there is not made."""
    if database.startswith("sqlite:///") and not Path(database.removeprefix("sqlite:///")).is_file():
        raise no_database(database, words)


def no_database(database: str, words: Catalogue) -> Problem:
    """There is no such database, or nothing can be done with it."""
    return Problem(words.say("serve-no-database", database=without_password(database)))
