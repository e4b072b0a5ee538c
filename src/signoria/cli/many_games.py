"""What commands that play many games share: arguments, how they are read, and how such a command ends early."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from signoria.arena.problems import ArenaFailure, ArenaProblem
from signoria.arena.resumable_folder import ResumableFolder
from signoria.arena.simulation.compiled_games import usual_seats
from signoria.arena.workers.executors import on_cores, on_ray
from signoria.arena.workers.work import Executor
from signoria.cli.arguments import read_seats, read_seed
from signoria.cli.problems import BAD_INPUT, FAILED, INTERRUPTED, Problem
from signoria.core.game import Game
from signoria.core.play.seeds import HIGHEST_SEED
from signoria.core.text.words import Catalogue

MOST_GAMES = 1_000_000_000
SEED_BITS = 40
EXECUTORS = {"cores": on_cores, "ray": on_ray}

Workers = Annotated[int | None, typer.Option("--workers", metavar="N", help="help-arena-workers")]
Where = Annotated[str, typer.Option("--on", metavar="cores|ray", help="help-arena-on")]


def read_games(games: int, words: Catalogue) -> int:
    """At least one game, and not so many that nobody could wait for them."""
    if games < 1:
        raise Problem(words.say("bad-games", games=str(games)))
    if games > MOST_GAMES:
        raise Problem(words.say("too-many-games", games=str(games), most=MOST_GAMES))
    return games


def read_table(game: Game, seats: int | None, words: Catalogue) -> int:
    """How many sit at the table: what was said, else as many as usual."""
    return usual_seats(game) if seats is None else read_seats(game, seats, words)


def read_first_seed(seed: int | None, games: int, words: Catalogue) -> int | None:
    """The seed of the first game, from which on there is one for every game; None for one by lot."""
    if read_seed(seed, words) is None or seed is None:
        return None
    if seed + games > HIGHEST_SEED:
        raise Problem(words.say("seed-too-high", seed=str(seed), highest=str(HIGHEST_SEED - games)))
    return seed


def choose_seed(said: int | None, folder: ResumableFolder[Any, Any, Any] | None = None) -> int:
    """The seed that was said; else that of what was begun in the folder, else one by lot."""
    if said is None and folder is not None:
        said = folder.seed()
    return secrets.randbits(SEED_BITS) if said is None else said


def read_executor(place: str, workers: int | None) -> Executor:
    """Who plays the games, and where."""
    if place not in EXECUTORS:
        raise ArenaProblem("arena-where", said=place, known=", ".join(EXECUTORS))
    if workers is not None and workers < 1:
        raise ArenaProblem("arena-bad-workers", workers=str(workers))
    return EXECUTORS[place](workers)


@contextmanager
def ending_in_a_sentence(words: Catalogue, *, is_kept: bool) -> Iterator[None]:
    """What cannot be played, and what is broken off, ends the command with a sentence in the reader's language."""
    try:
        yield
    except ArenaProblem as problem:
        raise Problem(problem.said(words), FAILED if isinstance(problem, ArenaFailure) else BAD_INPUT) from None
    except KeyboardInterrupt:
        raise Problem(words.say(f"arena-broken-off{'' if is_kept else '-unkept'}"), INTERRUPTED) from None
