"""`signoria replay`: a recorded game again, in sentences, or the board at one point of it."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.markup import escape

from signoria.cli.arguments import ComponentsFile, Language, RecordFile, read_seat
from signoria.cli.language import house_words
from signoria.cli.problems import Problem
from signoria.cli.record_files import names_of, replay_file
from signoria.cli.screen import screen, show_board
from signoria.cli.sentences import Narrator
from signoria.core.play.match import Match
from signoria.core.play.replays import Replay
from signoria.core.text.words import Catalogue, seat_letter


def replay(
    file: RecordFile,
    step: Annotated[int | None, typer.Option("--step", metavar="N", help="help-step")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="help-knowledge")] = None,
    position: Annotated[bool, typer.Option("--position", help="help-position")] = False,
    components: ComponentsFile = None,
    lang: Language = None,
) -> None:
    words = house_words(lang)
    match = replay_file(file, components, words)
    words = match.game.words(words.language)
    reader = None if seat is None else read_seat(seat, match.seats, words)
    check_step(match, step, words)
    if position:
        print(json.dumps((match if step is None else Replay(match).at(step)).position(), indent=2))
        return
    narrator = Narrator(match.game, words, names_of(match, words), reader)
    show_header(match, narrator, words)
    if step is None:
        show_log(match, narrator)
    else:
        show_step(match, step, narrator, words)


def check_step(match: Match, step: int | None, words: Catalogue) -> None:
    last = len(match.decisions())
    if step is not None and not 0 <= step <= last:
        raise Problem(words.say("bad-step", last=last, step=str(step)))


def show_header(match: Match, narrator: Narrator, words: Catalogue) -> None:
    console = screen()
    count = len(match.decisions())
    console.print(f"[bold]{escape(match.game.title)}[/] {escape(words.say('replay-length', count=count))}")
    for seat in range(match.seats):
        console.print(f"  {seat_letter(seat)}  {escape(narrator.name(seat))}")


def show_log(match: Match, narrator: Narrator) -> None:
    console = screen()
    console.print()
    for line in narrator.news(match):
        console.print(escape(line))
    console.print()
    show_board(console, match.game, match.view(narrator.reader), narrator.words)
    console.print()
    outcome = match.outcome
    lines = [narrator.words.say("replay-unfinished")] if outcome is None else narrator.result(outcome)
    for line in lines:
        console.print(escape(line))


def show_step(match: Match, step: int, narrator: Narrator, words: Catalogue) -> None:
    """The board after so many decisions, and what the last of them led to."""
    replay = Replay(match)
    earlier = replay.at(step)
    console = screen()
    console.print()
    for line in narrator.news(earlier, replay.lines(narrator.reader)[step - 1] if step else 0):
        console.print(escape(line))
    console.print()
    show_board(console, earlier.game, earlier.view(narrator.reader), words)
