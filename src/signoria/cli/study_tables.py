"""A study on the terminal: the same at a glance as its report, and the wins by seat."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from signoria.arena.studies.numbers import StudyNumbers
from signoria.arena.studies.outcome_sections import glance_labels, glance_rows, seat_said
from signoria.arena.studies.report import head
from signoria.arena.studies.wording import Wording
from signoria.cli.simulate_tables import new_table
from signoria.core.game import Game
from signoria.core.text.words import Catalogue


def show_numbers(console: Console, game: Game, numbers: StudyNumbers, words: Catalogue) -> None:
    """Print the tables."""
    wording = Wording(numbers.study, words)
    console.print(escape(head(game, numbers, wording)))
    rows = glance_rows(numbers, wording)
    labels = glance_labels(wording)
    more = [wording.say("study-difference")] if len(rows[0]) > len(labels) + 1 else []
    console.print(_table(wording.say("study-glance"), [*labels, *more], rows))
    seats = [
        [seat_said(seat, wording), *(wording.both(one, share=True) for one in compared.values)]
        for seat, compared in enumerate(numbers.wins)
    ]
    console.print(_table(wording.say("study-table-seats"), labels, seats))


def _table(title: str, headings: list[str], rows: list[list[str]]) -> Table:
    table = new_table(["", *headings], len(headings) + 1, escape(title))
    for row in rows:
        table.add_row(*(escape(cell) for cell in row))
    return table
