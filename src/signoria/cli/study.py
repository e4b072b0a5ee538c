"""`signoria study`: many games of one or several rule sets, and a report for their designer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from signoria.arena.studies.folder import StudyFolder
from signoria.arena.studies.numbers import numbers_of
from signoria.arena.studies.plan import Study
from signoria.arena.studies.playing import Played, game_of, setting_of
from signoria.arena.studies.report import report, summary
from signoria.arena.studies.rule_sets import read_variations, rule_sets
from signoria.arena.studies.runner import run
from signoria.arena.studies.worker import get_ready
from signoria.arena.tournament.contestants import contestant
from signoria.arena.tournament.playing import held_by_the_clock
from signoria.arena.workers.work import Executor
from signoria.bots import DRIVEN
from signoria.cli.arguments import (
    AsJson,
    ComponentsFile,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    open_game,
    read_options,
    said_in,
)
from signoria.cli.language import language_of
from signoria.cli.many_games import (
    Where,
    Workers,
    choose_seed,
    ending_in_a_sentence,
    read_executor,
    read_first_seed,
    read_games,
    read_table,
)
from signoria.cli.problems import Problem
from signoria.cli.screen import say_if_by_network, say_if_interpreted, say_if_not_learned, screen
from signoria.cli.study_tables import show_numbers
from signoria.core.game import Game
from signoria.core.network.shipped import network_for_table
from signoria.core.play.options import word
from signoria.core.text.words import Catalogue

WATCHED = 2_000
"""So many games are watched closely, if there are so many and nothing else is said."""


def study(  # noqa: PLR0913 - each is an option of the command
    name: GameName,
    *,
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="NAME=A,B", help="help-study-vary")] = None,
    games: Annotated[int, typer.Option("-n", "--games", metavar="N", help="help-study-games")] = 10_000,
    seats: Seats = None,
    option: Options = None,
    components: ComponentsFile = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT", help="help-study-bots")] = "apprentice",
    close: Annotated[int | None, typer.Option("--close", metavar="N", help="help-study-close")] = None,
    seed: Seed = None,
    workers: Workers = None,
    where: Where = "cores",
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="help-study-out")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    game = open_game(name, None, language_of(lang))
    words = game.words(language_of(lang))
    folder = StudyFolder(out) if out is not None else None
    with ending_in_a_sentence(words, is_kept=folder is not None):
        executor = read_executor(where, workers)
        places = read_table(game, seats, words)
        chosen = {one: word(choice) for one, choice in read_options(game, option or (), places, words).items()}
        bot = contestant(bots).name
        count = read_games(games, words)
        with said_in(words):
            variations = read_variations(game, vary or (), chosen, components)
            sets = rule_sets(game, places, variations)
        plan = Study(
            game=game.name,
            rules=game.kit.version,
            seats=places,
            bot=bot,
            games=count,
            close=read_close(close, count, words),
            seed=choose_seed(read_first_seed(seed, count, words), folder),
            rule_sets=sets,
            varied=tuple(variations.varied),
            is_driven=bot in DRIVEN,
        )
        played = play(game, plan, executor, folder, as_json, words)
    numbers = numbers_of(plan, played, game.kit.measures)
    if folder is not None:
        folder.finish(numbers.as_json(), report(game, numbers, words), summary(game, numbers, words))
    if as_json:
        print(json.dumps(numbers.as_json(), indent=2))
    else:
        show_numbers(screen(), game, numbers, words)
        if folder is not None:
            screen(errors=True).print(escape(words.say("study-report-there", file=str(folder.report))))


def say_how_bots_play(plan: Study, words: Catalogue) -> None:
    """What is to be known of a bot that cannot play every rule set as it should."""
    for rule_set in plan.rule_sets:
        changed, options = game_of(plan, rule_set), setting_of(plan, rule_set).options
        if network_for_table(changed, plan.seats, options) is None:
            say_if_not_learned(screen(errors=True), changed, plan.seats, options, [plan.bot], words)
            break
    say_if_by_network(game_of(plan, plan.rule_sets[0]), held_by_the_clock([plan.bot]), words)


def read_close(close: int | None, games: int, words: Catalogue) -> int:
    """How many games are watched closely."""
    if close is None:
        return min(WATCHED, games)
    if not 0 <= close <= games:
        raise Problem(words.say("study-bad-close", games=games, close=str(close)))
    return close


def play(
    game: Game, plan: Study, executor: Executor, folder: StudyFolder | None, quiet: bool, words: Catalogue
) -> list[Played]:
    """Play what is still to be played, with a bar that moves."""
    console = screen(errors=True)
    chunks = set(plan.chunks())
    missing = len(chunks - set(folder.open(plan))) if folder is not None else len(chunks)
    if missing:
        if plan.is_driven and not quiet:
            console.print(escape(words.say("compiling")))
        get_ready(plan)
        if not quiet:
            say_if_interpreted(game_of(plan, plan.rule_sets[0]), words)
            say_how_bots_play(plan, words)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True) as bar:
        task = bar.add_task(escape(game.title), total=len(chunks))
        return run(plan, executor, folder, lambda done: bar.advance(task, done))
