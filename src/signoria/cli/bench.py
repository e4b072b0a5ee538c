"""`signoria bench`: how fast the games run on this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.markup import escape

import signoria
from signoria.arena import bench as arena
from signoria.arena.reports.number_words import figure
from signoria.cli.arguments import AsJson, ComponentsFile, Language, open_game
from signoria.cli.language import language_of
from signoria.cli.problems import Problem
from signoria.cli.screen import say_if_interpreted, screen
from signoria.cli.simulate_tables import new_table
from signoria.core.text.words import Catalogue, catalogue

WHOLE = 100
"""Numbers from here on are shown without decimals."""


def bench(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game-or-all")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="help-quick")] = False,
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Language = None,
) -> None:
    language = language_of(lang)
    words = catalogue(language)
    if name is None and components is not None:
        raise Problem(words.say("components-of-which-game"))
    games = [open_game(one, components, language) for one in ([name] if name is not None else signoria.GAMES)]
    effort = arena.QUICK if quick else arena.FULL
    if not as_json:
        screen(errors=True).print(escape(words.say("measuring")))
    numbers = {}
    for game in games:
        is_compiled = game.compile_in_background().wait()
        if not is_compiled and not as_json:
            say_if_interpreted(game, words)
        numbers[game.name] = arena.bench(game, effort if is_compiled else arena.INTERPRETED)
    machine = arena.machine()
    if as_json:
        print(json.dumps({"machine": machine, "games": numbers}, indent=2))
        return
    console = screen()
    console.print(", ".join(f"{key} {value}" for key, value in machine.items()))
    for game in games:
        show(game.title, numbers[game.name], words)


def show(title: str, numbers: dict[str, float], words: Catalogue) -> None:
    table = new_table([title, words.say("table-measured")], 1)
    for key, value in numbers.items():
        digits = 0 if value >= WHOLE or value == int(value) else 2
        table.add_row(escape(words.say(f"bench-{key.replace('_', '-')}")), figure(value, words.language, digits))
    screen().print(table)
