"""The score sheet in text, at the end of a game of Patrician: a row for each clause that gives or takes points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.text.words import Catalogue, seat_letter
from signoria.games.patrician.shown.phrases import HEAD_MARKS

LABEL = 32
COLUMN = 9


def score_sheet(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The lines of the sheet, a column for each seat."""
    sheet = view["sheet"]
    letters = [seat_letter(row["seat"]) for row in sheet]
    yield f"[bold]{_line(words.say('sheet-title'), letters)}[/]"
    for name in _rows(view["options"]):
        line = _line(words.say(f"sheet-{name}"), [_cell(name, row) for row in sheet])
        yield f"[bold]{line}[/]" if name == "total" else line


def _line(label: str, cells: list[str]) -> str:
    width = COLUMN if len(cells) > 3 else COLUMN + 3
    return f"{label:<{LABEL}}" + "".join(f"{cell:>{width}}" for cell in cells)


def _rows(options: Mapping[str, bool]) -> Iterator[str]:
    yield "tiles"
    if options["messengers"]:
        yield from ("tokens", "penalty")
    yield "heads"
    if options["ambassadors"]:
        yield "ambassadors"
    yield from ("portraits", "total", "floors", "place")


def _cell(name: str, row: Mapping[str, Any]) -> str:
    if name == "heads":
        return " ".join(f"{HEAD_MARKS[head]}{count}" for head, count in row["heads"].items())
    if name == "ambassadors":
        return " ".join(letter.upper() for letter in row["ambassadors"]) or "–"
    return str(row[name]).replace("-", "\u2212")
