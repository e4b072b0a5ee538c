"""`signoria simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import Progress

from signoria.arena.simulation.compiled_games import Setting
from signoria.arena.simulation.simulate import Fault, Plan, Report, settings
from signoria.arena.simulation.simulate import simulate as play_setting
from signoria.bots import DRIVEN
from signoria.cli.arguments import (
    AsJson,
    ComponentsFile,
    GameName,
    Language,
    Options,
    Seed,
    open_game,
    read_level,
    read_options,
    read_seats,
)
from signoria.cli.language import language_of, listed
from signoria.cli.many_games import choose_seed, read_first_seed, read_games
from signoria.cli.problems import FAILED, Problem
from signoria.cli.screen import say_if_interpreted, screen, why_not_compiled
from signoria.cli.simulate_tables import show_reports
from signoria.core.errors import CannotCompile
from signoria.core.game import Game
from signoria.core.play.options import word
from signoria.core.rules.twins import Twin
from signoria.core.text.words import Catalogue


def simulate(  # noqa: PLR0913 - each is an option of the command
    name: GameName,
    *,
    games: Annotated[int, typer.Option("-n", "--games", metavar="N", help="help-games-each")] = 1000,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="help-seats-all")] = None,
    option: Options = None,
    bots: Annotated[str, typer.Option("--bots", metavar="LIST", help="help-bots-list")] = "novice",
    seed: Seed = None,
    checked: Annotated[bool, typer.Option("--checked", help="help-checked")] = False,
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Language = None,
) -> None:
    game = open_game(name, components, language_of(lang))
    words = game.words(language_of(lang))
    if seats is not None:
        read_seats(game, seats, words)
    chosen = settings(game, seats, read_options(game, option or (), seats, words))
    levels = read_levels(bots, max(setting.seats for setting in chosen), words)
    count = read_games(games, words)
    plan = Plan(levels, count, choose_seed(read_first_seed(seed, count, words)))
    twin = compiled(game, checked, as_json, words)
    reports = run(game, twin, chosen, plan, as_json, words)
    if as_json:
        print(json.dumps({"game": game.name, "settings": [report.as_json() for report in reports]}, indent=2))
    else:
        show_reports(screen(), reports, words)


def read_levels(text: str, seats: int, words: Catalogue) -> list[str]:
    """The levels of a list such as apprentice,novice: not more than there are seats at the largest table."""
    levels = [read_driven(part.strip(), words) for part in text.split(",")]
    if len(levels) > seats:
        raise Problem(words.say("too-many-bots", count=len(levels), seats=seats))
    return levels


def read_driven(name: str, words: Catalogue) -> str:
    """The name of a level that plays inside compiled code."""
    if read_level(name, words) not in DRIVEN:
        raise Problem(words.say("simulate-not-this-level", name=name, known=listed(DRIVEN, words)))
    return name


def compiled(game: Game, checked: bool, quiet: bool, words: Catalogue) -> Twin:
    """The compiled rules, after saying that one has to wait for them."""
    if not quiet:
        screen(errors=True).print(escape(words.say("compiling")))
    try:
        twin = game.checked if checked else game.compiled
    except CannotCompile as error:
        raise Problem(why_not_compiled(error, words), FAILED) from None
    if not quiet:
        say_if_interpreted(game, words)
    return twin


def run(game: Game, twin: Twin, chosen: Sequence[Setting], plan: Plan, quiet: bool, words: Catalogue) -> list[Report]:
    """Play every setting, with a bar that moves."""
    console = screen(errors=True)
    with Progress(console=console, disable=quiet or not console.is_terminal, transient=True) as bar:
        task = bar.add_task(escape(game.title), total=plan.games * len(chosen))
        try:
            return [play_setting(game, twin, setting, plan, lambda done: bar.advance(task, done)) for setting in chosen]
        except Fault as fault:
            raise Problem(fault_sentence(game, fault, plan.levels, words), FAILED) from None


def fault_sentence(game: Game, fault: Fault, levels: Sequence[str], words: Catalogue) -> str:
    """What is wrong, and the command that plays the same game again."""
    options = "".join(f" --option {name}={word(choice)}" for name, choice in fault.setting.options.items())
    command = (
        f"signoria simulate {game.name} -n 1 --seats {fault.setting.seats}{options}"
        f" --bots {','.join(levels)} --seed {fault.seed}"
    )
    return words.say("fault-dead-end" if fault.dead_end else "fault-too-long", command=command)
