"""`signoria games`: which games there are."""

from __future__ import annotations

import json
from typing import Any

from rich.markup import escape
from rich.padding import Padding

import signoria
from signoria.cli.arguments import AsJson, Language
from signoria.cli.language import language_of
from signoria.cli.screen import screen
from signoria.core.game import Game
from signoria.core.options import word
from signoria.core.words import Catalogue


def games(lang: Language = None, as_json: AsJson = False) -> None:
    language = language_of(lang)
    found = [(game, game.words(language)) for game in map(signoria.game, signoria.GAMES)]
    if as_json:
        print(json.dumps({"games": [describe(game, words) for game, words in found]}, ensure_ascii=False, indent=2))
        return
    for game, words in found:
        show(game, words)


def describe(game: Game, words: Catalogue) -> dict[str, Any]:
    """What a program may want to know of a game."""
    return {
        "name": game.name,
        "title": game.title,
        "designer": game.kit.designer,
        "year": game.kit.year,
        "pitch": words.say("game-pitch"),
        "seats": list(game.seats),
        "options": {
            name: {
                "choices": [word(choice) for choice in option.choices],
                "default": word(option.default),
                "seats": list(option.seats),
                "summary": summary(name, words),
            }
            for name, option in game.options.items()
        },
        "components": game.components.digest,
        "rules": game.kit.version,
    }


def summary(option: str, words: Catalogue) -> str:
    """An option in one sentence."""
    return words.say(f"option-{option.replace('_', '-')}")


def show(game: Game, words: Catalogue) -> None:
    console = screen()
    seats = words.say("seats-from-to", low=min(game.seats), high=max(game.seats))
    console.print(f"[bold]{escape(game.title)}[/] ({game.name}), {escape(game.kit.designer)}, {game.kit.year}, {seats}")
    console.print(Padding(escape(words.say("game-pitch")), (0, 0, 0, 2)))
    for name, option in game.options.items():
        choices = "" if option.choices == (False, True) else f"={'|'.join(word(choice) for choice in option.choices)}"
        console.print(f"  [bold]--option {escape(name + choices)}[/]")
        console.print(Padding(escape(summary(name, words)), (0, 0, 0, 4)))
