"""A game's rules in the reader's language, whole or the lines about one clause."""

from __future__ import annotations

import re

from rich.console import Console

from signoria.cli.problems import Problem
from signoria.core.kit import GameRules
from signoria.core.text.words import Catalogue


def rulebook(game: GameRules, language: str) -> str:
    """The whole text, as Markdown; in English where the language has none."""
    files = [game.kit.folder / "text" / f"rules.{one}.md" for one in (language, "en")]
    return next(file for file in files if file.is_file()).read_text(encoding="utf-8")


def clause_id(game: GameRules, said: str) -> str:
    """`13`, `pa-13` and `PA-13` are one clause."""
    number = said.upper().removeprefix(f"{game.kit.clauses}-")
    return f"{game.kit.clauses}-{number}" if number.isascii() and number.isdecimal() else said


def lines_about(game: GameRules, said: str, words: Catalogue) -> list[str]:
    """The lines of the rules that cite a clause."""
    clause = clause_id(game, said)
    cites = re.compile(rf"\[[^\]]*\b{re.escape(clause)}\b(?!-|\d)[^\]]*\]")
    marker = re.compile(r"^\s*(?:-|\d+\.)?\s*")
    lines = rulebook(game, words.language).splitlines()
    found = [marker.sub("", line) for line in lines if cites.search(line)]
    if not found:
        raise Problem(words.say("no-such-clause", title=game.title, clause=said, example=game.clause(10)))
    return found


def show_markdown(console: Console, text: str) -> None:
    """Markdown as the terminal can show it."""
    from rich.markdown import Markdown

    console.print(Markdown(text))
