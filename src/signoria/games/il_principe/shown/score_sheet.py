"""The score sheet in text, at the end of a game of Il Principe: a row for each clause that gives points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from signoria.core.text.words import Catalogue, seat_letter
from signoria.games.il_principe.state import SOURCES

LABEL = 36
COLUMN = 8
ROWS = (*SOURCES, "total", "laid", "coins", "hand", "place")


def score_sheet(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The lines of the sheet, a column for each seat."""
    sheet = view["sheet"]
    yield f"[bold]{_line(words.say('sheet-title'), [seat_letter(row['seat']) for row in sheet])}[/]"
    for name in ROWS:
        line = _line(words.say(f"sheet-{name}"), [str(row[name]) for row in sheet])
        yield f"[bold]{line}[/]" if name == "total" else line


def _line(label: str, cells: Sequence[str]) -> str:
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells)
