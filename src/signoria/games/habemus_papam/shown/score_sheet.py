"""The sheet of votes in text, at the end of a game of 1655: a row for each clause that gives votes, then every line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from signoria.core.text.layout import flow, score_sheet, seat_mark
from signoria.core.text.words import Catalogue

ROWS = ("order", "people", "louis", "gold", "symbols", "squadrone", "total", "oldest", "place")
PLAIN = ("clause", "points", "why")


def sheet_in_text(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The lines of the sheet, and below it each seat's reasons."""
    yield from score_sheet(view, words, ROWS, label=32, column=9)
    yield ""
    for row in view["sheet"]:
        yield flow(seat_mark(row["seat"]), lines(row["lines"], words), joint=" · ")


def lines(votes: Iterable[Mapping[str, Any]], words: Catalogue) -> Iterator[str]:
    """Every reason for votes with how many it gives."""
    for line in votes:
        said = {name: _said(name, value, words) for name, value in line.items() if name not in PLAIN}
        reason = words.say(f"sheet-line-{line['why']}", **said)
        yield f"{reason} +{line['points']}"


def _said(name: str, value: Any, words: Catalogue) -> Any:
    """A name in a line as the word it stands for."""
    if name == "order":
        return words.say(f"order-{value}")
    return words.say(f"word-{value}") if name == "symbol" else value
