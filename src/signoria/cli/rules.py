"""`signoria rules`: the rules of a game, or what they say of one clause, with an example."""

from __future__ import annotations

from typing import Annotated

import typer

from signoria.cli.arguments import GameName, Language, open_game
from signoria.cli.examples import show_examples
from signoria.cli.language import language_of
from signoria.cli.rulebook import clause_id, lines_about, rulebook, show_markdown
from signoria.cli.screen import screen


def rules(
    name: GameName,
    clause: Annotated[str | None, typer.Option("--clause", metavar="ID", help="help-clause")] = None,
    lang: Language = None,
) -> None:
    language = language_of(lang)
    game = open_game(name, None, language)
    if clause is None:
        show_markdown(screen(), rulebook(game, language))
    else:
        words = game.words(language)
        show_markdown(screen(), "\n".join(f"- {line}" for line in lines_about(game, clause, words)))
        show_examples(screen(), game, clause_id(game, clause), words)
