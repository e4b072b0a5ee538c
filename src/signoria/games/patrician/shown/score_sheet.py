"""The score sheet in text, at the end of a game of Patrician: a row for each clause that gives or takes points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from signoria.core.text.layout import score_sheet
from signoria.core.text.words import Catalogue
from signoria.games.patrician.shown.phrases import HEAD_MARKS

LABEL = 32
COLUMN = 9


def sheet_in_text(view: Mapping[str, Any], words: Catalogue) -> Iterator[str]:
    """The lines of the sheet; with few seats their columns are wider."""
    column = COLUMN if view["seats"] > 3 else COLUMN + 3
    return score_sheet(view, words, _rows(view["options"]), _cell, label=LABEL, column=column)


def _rows(options: Mapping[str, bool]) -> Iterator[str]:
    yield "tiles"
    if options["messengers"]:
        yield from ("tokens", "penalty")
    yield "heads"
    if options["ambassadors"]:
        yield "ambassadors"
    yield from ("portraits", "total", "floors", "place")


def _cell(row: Mapping[str, Any], name: str) -> object:
    if name == "heads":
        return " ".join(f"{HEAD_MARKS[head]}{count}" for head, count in row["heads"].items())
    if name == "ambassadors":
        return " ".join(letter.upper() for letter in row["ambassadors"]) or "–"
    return row[name]
