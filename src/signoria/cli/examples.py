"""Worked examples of a clause in the terminal: a board, and what a move does there or why it is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.markup import escape

from signoria.cli.screen import show_board
from signoria.cli.sentences import Narrator
from signoria.core.game import Game
from signoria.core.play.examples import Example, Worked, examples_of, move_in_words, numbers_of, worked
from signoria.core.text.words import Catalogue, seat_letter

PLAIN = ("clause", "points", "why")
MOST_LINES = 4


def show_examples(console: Console, game: Game, clause: str, words: Catalogue) -> None:
    """Every example of a clause, one after the other."""
    for example in examples_of(game.kit.folder, clause):
        shown = worked(game, example)
        console.print(f"\n[bold]{escape(words.say('example-title', seat=seat_letter(example.seat)))}[/]")
        for sentence in _told(example, shown, words):
            console.print(escape(sentence))
        for match in (shown.before, *([shown.after] if shown.after else [])):
            console.print()
            show_board(console, game, match.view(example.seat), words)


def _told(example: Example, shown: Worked, words: Catalogue) -> Iterator[str]:
    before, after, refusal = shown
    game = before.game
    names = [words.say("name-person", seat=seat_letter(seat)) for seat in range(before.seats)]
    narrator = Narrator(game, words, names, example.seat)
    if example.message is not None:
        yield words.say(example.message, **numbers_of(example, shown.last.view(example.seat)))
    found = move_in_words(example, before)
    if example.text is None:
        for seat, line in shown.lines(example)[:MOST_LINES]:
            yield _counted(words, names[seat], line)
        return
    move = narrator.move(found[0], before.view(example.seat)) if found else None
    if refusal is not None:
        why = words.say(refusal.message)
        yield why if move is None else words.say("example-refused", move=move, why=why)
    elif after is not None:
        yield words.say("example-made", move=move)
        view = after.view(example.seat)
        yield from (narrator.event(event, view) for event in shown.events(example))


def _counted(words: Catalogue, name: str, line: Mapping[str, Any]) -> str:
    """A line of the score sheet; a name in it is the word it stands for."""
    said = {key: _word(words, key, value) for key, value in line.items() if key not in PLAIN}
    sentence = words.say(f"sheet-line-{line['why']}", **said)
    return words.say("example-points", name=name, points=str(line["points"]), sentence=sentence)


def _word(words: Catalogue, key: str, value: Any) -> Any:
    messages = (f"word-{key}-{value}", f"word-{value}")
    return next((words.say(message) for message in messages if words.has(message)), value)
