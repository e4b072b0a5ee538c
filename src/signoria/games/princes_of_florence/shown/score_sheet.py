"""The score sheet in text, at the end of a game: a row for each source of prestige points, then the prestige cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.text.layout import score_sheet
from signoria.core.text.words import Catalogue, seat_letter
from signoria.games.princes_of_florence.shown.phrases import card_name


def sheet_in_text(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The lines of the sheet; below it each seat's prestige cards, one a line."""
    rows = (*_sources(view["options"]), "total", "florins", "place")
    yield from score_sheet(view, words, rows, _cell, label=36, column=9)
    for row in view["sheet"]:
        for card in row["cards"]:
            yield f"{seat_letter(row['seat'])}  {card_name('prestige', card['name'], words)} [bold]{card['value']}[/]"


def _cell(row: Mapping[str, Any], name: str) -> object:
    return row["earned"][name] if name in row["earned"] else row[name]


def _sources(options: Mapping[str, bool]) -> Iterator[str]:
    """Where points can come from: PF-71 is only without Muse & Princess, its characters only with it."""
    yield from ("works", "best-works", "buildings", "landscapes", "architects")
    if options["muse_and_princess"]:
        yield from ("merchant", "cards", "banker")
    else:
        yield from ("cards", "going-back")
