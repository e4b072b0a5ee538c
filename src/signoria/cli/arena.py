"""`signoria arena`: a tournament between bots, and how strong they are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from signoria.arena.problems import ArenaProblem
from signoria.arena.tournament import plan as plans
from signoria.arena.tournament.folder import ResultFolder
from signoria.arena.tournament.plan import LineUp, Tournament
from signoria.arena.tournament.playing import Result, get_ready, held_by_the_clock, is_worth_compiling
from signoria.arena.tournament.report import report
from signoria.arena.tournament.runner import Executor, run
from signoria.arena.tournament.summary import summarise
from signoria.cli.arena_tables import show_summary
from signoria.cli.arguments import AsJson, GameName, Language, Options, Seats, open_game, read_options, read_seed
from signoria.cli.language import language_of
from signoria.cli.many_games import (
    Where,
    Workers,
    choose_seed,
    ending_in_a_sentence,
    read_executor,
    read_games,
    read_table,
)
from signoria.cli.screen import say_if_by_network, say_if_interpreted, say_if_not_learned, screen
from signoria.core.game import Game
from signoria.core.play.options import choice_of
from signoria.core.text.words import Catalogue


def arena(  # noqa: PLR0913 - each is an option of the command
    name: GameName,
    *,
    bots: Annotated[str, typer.Option("--bots", metavar="LIST", help="help-arena-bots")] = "apprentice,novice",
    against: Annotated[str, typer.Option("--against", metavar="LIST", help="help-arena-against")] = "",
    mixed: Annotated[bool, typer.Option("--mixed", help="help-arena-mixed")] = False,
    games: Annotated[int, typer.Option("-n", "--games", metavar="N", help="help-arena-games")] = 400,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="help-arena-seed")] = None,
    workers: Workers = None,
    where: Where = "cores",
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="help-arena-out")] = None,
    records: Annotated[bool, typer.Option("--records", help="help-arena-records")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    game = open_game(name, None, language_of(lang))
    words = game.words(language_of(lang))
    with ending_in_a_sentence(words, is_kept=out is not None):
        keeping = Keeping(ResultFolder(out) if out is not None else None, records)
        executor = read_executor(where, workers)
        places = read_table(game, seats, words)
        tournament = plans.plan(
            game,
            places,
            read_line_ups(named(bots), named(against), mixed, places),
            read_games(games, words),
            choose_seed(read_seed(seed, words), keeping.folder),
            read_options(game, option or (), places, words),
        )
        results = play(game, tournament, executor, keeping, as_json, words)
    summary = summarise(tournament, results)
    if keeping.folder is not None:
        keeping.folder.add_report(report(game, summary, words))
    if as_json:
        print(json.dumps(summary.as_json(), indent=2))
    else:
        show_summary(screen(), game, summary, words)
        if keeping.folder is not None:
            screen(errors=True).print(escape(words.say("arena-report-there", file=str(keeping.folder.report))))


@dataclass(frozen=True)
class Keeping:
    """What is kept of the games, and where."""

    folder: ResultFolder | None
    records: bool

    def __post_init__(self) -> None:
        if self.records and self.folder is None:
            raise ArenaProblem("arena-records-where")


def named(text: str) -> list[str]:
    """The names of a list."""
    return [part for part in text.split(",") if part.strip()]


def read_line_ups(bots: Sequence[str], against: Sequence[str], mixed: bool, seats: int) -> list[LineUp]:
    """Who meets whom."""
    if mixed and against:
        raise ArenaProblem("arena-against-mixed")
    return plans.mixed(bots, seats) if mixed else plans.one_against_the_rest(bots, against, seats)


def play(
    game: Game, tournament: Tournament, executor: Executor, keeping: Keeping, quiet: bool, words: Catalogue
) -> list[Result]:
    """Play what is still to be played, with a bar that moves."""
    console = screen(errors=True)
    if keeping.folder is not None:
        keeping.folder.open(tournament)
    if is_worth_compiling(tournament) and not quiet:
        console.print(escape(words.say("compiling")))
    get_ready(tournament)
    if not quiet:
        say_if_interpreted(game, words)
        say_if_by_network(game, held_by_the_clock(tournament.bots), words)
        options = {name: choice_of(game.options[name], said) for name, said in tournament.options.items()}
        say_if_not_learned(console, game, tournament.seats, options, tournament.bots, words)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True) as bar:
        task = bar.add_task(escape(game.title), total=tournament.games * len(tournament.line_ups))
        return run(tournament, executor, keeping.folder, lambda done: bar.advance(task, done), keeping.records)
