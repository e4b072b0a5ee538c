"""The sheet of votes in text, at the end of a game of 1655: a row for each clause that gives votes, then every line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from signoria.core.text.layout import flow, seat_mark
from signoria.core.text.words import Catalogue, seat_letter

LABEL = 32
COLUMN = 9
ROWS = ("order", "people", "louis", "gold", "symbols", "squadrone", "total", "oldest", "place")
PLAIN = ("clause", "points", "why")


def score_sheet(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The lines of the sheet, a column for each seat."""
    sheet = view["sheet"]
    yield f"[bold]{_line(words.say('sheet-title'), [seat_letter(row['seat']) for row in sheet])}[/]"
    for name in ROWS:
        line = _line(words.say(f"sheet-{name}"), [str(row[name]) for row in sheet])
        yield f"[bold]{line}[/]" if name == "total" else line
    yield ""
    for row in sheet:
        yield flow(seat_mark(row["seat"]), lines(row["lines"], words), joint=" · ")


def _line(label: str, cells: Sequence[str]) -> str:
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)


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
