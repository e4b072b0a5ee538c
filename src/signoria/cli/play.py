"""`signoria play`: a game in the terminal."""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Container, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from signoria.arena.simulation.compiled_games import usual_seats
from signoria.bots import LEVELS
from signoria.bots.engines import EngineBot, EngineFault, command_of
from signoria.cli.arguments import (
    ComponentsFile,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    Thought,
    open_game,
    read_level,
    read_options,
    read_seat,
    read_seats,
    read_seed,
    read_thought,
)
from signoria.cli.language import language_of
from signoria.cli.problems import Problem
from signoria.cli.record_files import match_from
from signoria.cli.screen import say_if_not_learned, screen
from signoria.cli.session import Session
from signoria.cli.thinking import Thinking
from signoria.core.play.bot import Bot
from signoria.core.play.match import Match
from signoria.core.text.words import Catalogue, seat_letter


def play(  # noqa: PLR0913 - each is an option of the command
    name: GameName,
    *,
    seats: Seats = None,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="help-seat")] = "A",
    hotseat: Annotated[int, typer.Option("--hotseat", metavar="N", help="help-hotseat")] = 1,
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL", help="help-bots")] = "apprentice",
    engine: Annotated[list[str] | None, typer.Option("--engine", metavar="COMMAND", help="help-play-engine")] = None,
    thought: Thought = 1.0,
    option: Options = None,
    seed: Seed = None,
    first: Annotated[str | None, typer.Option("--first", metavar="SEAT", help="help-first")] = None,
    source: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="help-from")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="help-save")] = None,
    reasons: Annotated[bool, typer.Option("--reasons", help="help-reasons")] = False,
    components: ComponentsFile = None,
    lang: Language = None,
) -> None:
    game = open_game(name, components, language_of(lang))
    words = game.words(language_of(lang))
    earlier = None
    if source is not None:
        check_alone({"--seats": seats, "--option": option, "--seed": seed, "--first": first}, words)
        earlier = match_from(source, game, components, words)
        seats = earlier.seats
    seats = usual_seats(game) if seats is None else read_seats(game, seats, words)
    people = seats_of_people(read_seat(seat, seats, words), hotseat, seats, words)
    level = read_level(bots, words)
    engines = read_engines(engine or (), [other for other in range(seats) if other not in people], words)
    chosen = read_options(game, option or (), seats, words)
    begins = None if first is None else read_seat(first, seats, words)
    if save is not None:
        check_new_file(save, words)
    seed = read_seed(seed, words)
    dice = random.Random(f"bots {secrets.randbits(128) if seed is None else seed}")
    match = earlier or game.start(seats, seed, begins, **chosen)
    match.names = names(people, engines, level, seats, words)
    console = screen()
    say_if_not_learned(console, game, seats, match.options, [level], words)
    thinking = Thinking(console, words, level, read_thought(thought, words), dice)
    players = sit_down(people, engines, level, match, dice)
    try:
        Session(match, console, words, people, players, thinking, tells_reasons=reasons).run()
    finally:
        for player in players.values():
            if isinstance(player, EngineBot):
                player.leave(match)
        if save is not None:
            write_record(save, match, words)


def check_alone(given: dict[str, object], words: Catalogue) -> None:
    """A game from a file brings its own seats, options, seed and first seat."""
    for name, value in given.items():
        if value is not None:
            raise Problem(words.say("from-alone", option=name))


def seats_of_people(seat: int, count: int, seats: int, words: Catalogue) -> list[int]:
    """Where people sit: from the first one's seat on, clockwise."""
    if not 1 <= count <= seats:
        raise Problem(words.say("bad-hotseat", seats=seats, count=str(count)))
    return [(seat + further) % seats for further in range(count)]


def read_engines(commands: Sequence[str], seats: Sequence[int], words: Catalogue) -> dict[int, tuple[str, ...]]:
    """The commands of the programs, by the seats they take."""
    if len(commands) > len(seats):
        raise Problem(words.say("too-many-engines", count=len(commands), seats=len(seats)))
    try:
        return {seat: command_of(command) for seat, command in zip(seats, commands, strict=False)}
    except EngineFault as fault:
        raise Problem(fault.said(words, "--engine")) from None


def sit_down(
    people: Container[int], engines: dict[int, tuple[str, ...]], level: str, match: Match, dice: random.Random
) -> dict[int, Bot]:
    """The bots and the programs, by their seats; these are started here."""
    players: dict[int, Bot] = {}
    for seat in range(match.seats):
        if seat in engines:
            players[seat] = EngineBot(engines[seat], dice, stand_in=LEVELS["apprentice"](dice))
        elif seat not in people:
            players[seat] = LEVELS[level](dice)
    return players


def names(people: Container[int], engines: Container[int], level: str, seats: int, words: Catalogue) -> tuple[str, ...]:
    """What each seat is called."""
    kinds = ["person" if seat in people else "engine" if seat in engines else level for seat in range(seats)]
    return tuple(words.say(f"name-{kind}", seat=seat_letter(seat)) for seat, kind in enumerate(kinds))


def check_new_file(path: Path, words: Catalogue) -> None:
    """Say before the game, not after it, that a record cannot be written there."""
    if path.exists():
        raise Problem(words.say("save-exists", file=str(path)))
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise Problem(words.say("save-impossible", file=str(path)))


def write_record(path: Path, match: Match, words: Catalogue) -> None:
    """Write the record into a new file."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(match.record())
    except OSError:
        raise Problem(words.say("save-impossible", file=str(path))) from None
    screen().print(escape(words.say("save-done", file=str(path))))
