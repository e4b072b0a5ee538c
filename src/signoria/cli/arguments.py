"""Arguments that several commands share: how they are declared, and how they are read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import signoria
from signoria.cli.problems import Problem
from signoria.core.errors import BadComponents, BadOption
from signoria.core.play.options import Choice, check_options, check_seats, choice_of, known_option
from signoria.core.text.words import Catalogue, catalogue, seat_letter

if TYPE_CHECKING:
    from signoria.core.game import Game

LONGEST_THOUGHT = 600
"""Seconds."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="help-seats")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help="help-seed")]
Language = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help="help-lang")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME[=CHOICE]", help="help-option")]
ComponentsFile = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="help-components")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Thought = Annotated[float, typer.Option("--thought", metavar="SECONDS", help="help-thought")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-record")]


def open_game(name: str, components: Path | None, language: str) -> Game:
    """The game with this name, with its own components or those of a file."""
    words = catalogue(language)
    if name not in signoria.GAMES:
        raise Problem(words.say("no-such-game", name=name, known=", ".join(signoria.GAMES)))
    with said_in(words):
        return signoria.game(name, components)


@contextmanager
def said_in(words: Catalogue) -> Iterator[None]:
    """An option or a data file that does not fit the game is refused in the reader's language."""
    try:
        yield
    except BadComponents as error:
        raise Problem(words.say("bad-components", why=str(error))) from None
    except BadOption as error:
        raise Problem(words.say(error.message, **error.arguments) if error.message else str(error)) from None


def read_seats(game: Game, seats: int, words: Catalogue) -> int:
    """A number of seats the game can be played with."""
    with said_in(words):
        return check_seats(game.title, game.seats, seats)


def read_options(game: Game, texts: Sequence[str], seats: int | None, words: Catalogue) -> dict[str, Choice]:
    """The options named on the command line, each `name` (switched on) or `name=choice`."""
    chosen: dict[str, Choice] = {}
    with said_in(words):
        for text in texts:
            name, equals, said = text.partition("=")
            option = known_option(game.title, game.options, name)
            chosen[name] = choice_of(option, said if equals else "on")
        if seats is not None:
            check_options(game.title, game.options, seats, chosen)
    return chosen


def read_seat(text: str, seats: int, words: Catalogue) -> int:
    """A seat, by its letter or by its number from 0."""
    letters = [seat_letter(seat) for seat in range(seats)]
    if text.upper() in letters:
        return letters.index(text.upper())
    numbers = [str(seat) for seat in range(seats)]
    if text in numbers:
        return numbers.index(text)
    raise Problem(words.say("no-such-seat", seat=text, last=letters[-1], highest=seats - 1))


def read_seed(seed: int | None, words: Catalogue) -> int | None:
    """A seed from 0 on, or None for one by lot."""
    if seed is not None and seed < 0:
        raise Problem(words.say("bad-seed", seed=str(seed)))
    return seed


def read_thought(seconds: float, words: Catalogue) -> float:
    """How long a bot may think about a move."""
    if not 0 < seconds <= LONGEST_THOUGHT:
        raise Problem(words.say("bad-thought", seconds=str(seconds), most=LONGEST_THOUGHT))
    return seconds


def read_level(name: str, words: Catalogue) -> str:
    """The name of a bot's level."""
    from signoria.bots import LEVELS

    if name not in LEVELS:
        raise Problem(words.say("no-such-level", name=name, known=", ".join(LEVELS)))
    return name
