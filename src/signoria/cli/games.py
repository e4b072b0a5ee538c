"""`signoria games`: which games there are."""

from __future__ import annotations

import json
from typing import Any

from signoria.cli.arguments import AsJson, Language
from signoria.cli.language import language_of
from signoria.core import about
from signoria.core.about import About
from signoria.core.play.options import word
from signoria.core.text.words import Catalogue, catalogue


def games(lang: Language = None, as_json: AsJson = False) -> None:
    language = language_of(lang)
    found = [(game, catalogue(language, game.folder)) for game in about.games().values()]
    if as_json:
        print(json.dumps({"games": [describe(game, words) for game, words in found]}, ensure_ascii=False, indent=2))
        return
    for game, words in found:
        show(game, words)


def describe(game: About, words: Catalogue) -> dict[str, Any]:
    """What a program may want to know of a game."""
    from signoria.core.registry import game as with_rules

    return {
        "name": game.name,
        "title": game.title,
        "designer": game.designer,
        "year": game.year,
        "pitch": words.say("game-pitch"),
        "seats": list(game.seats),
        "options": {
            option.name: {
                "choices": [word(choice) for choice in option.choices],
                "default": word(option.default),
                "seats": list(option.seats),
                "summary": summary(option.name, words),
            }
            for option in game.options
        },
        "components": with_rules(game.name).components.digest,
        "rules": with_rules(game.name).kit.version,
    }


def summary(option: str, words: Catalogue) -> str:
    """An option in one sentence."""
    return words.say(f"option-{option.replace('_', '-')}")


def show(game: About, words: Catalogue) -> None:
    from rich.markup import escape
    from rich.padding import Padding

    from signoria.cli.screen import screen

    console = screen()
    seats = words.say("seats-from-to", low=min(game.seats), high=max(game.seats))
    console.print(f"[bold]{escape(game.title)}[/] ({game.name}), {escape(game.designer)}, {game.year}, {seats}")
    console.print(Padding(escape(words.say("game-pitch")), (0, 0, 0, 2)))
    for option in game.options:
        choices = "" if option.choices == (False, True) else f"={'|'.join(word(choice) for choice in option.choices)}"
        console.print(f"  [bold]--option {escape(option.name + choices)}[/]")
        console.print(Padding(escape(summary(option.name, words)), (0, 0, 0, 4)))
