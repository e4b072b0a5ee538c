"""How a game's board is set in text, for the terminal: marks of seats, tables, and lists broken where a line is full.

Texts may hold rich's markup, which takes no room.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import getitem
from typing import Any

from signoria.core.text.words import Catalogue, seat_letter

WIDTH = 79
GAP = "  "
SEAT_STYLES = ("red", "green", "cyan", "magenta", "yellow")


def seat_mark(seat: int) -> str:
    """A seat's letter in its colour."""
    return f"[bold {SEAT_STYLES[seat]}]{seat_letter(seat)}[/]"


def seat_marks(seats: Iterable[int], joint: str) -> str:
    """Several seats; a dash for none."""
    return joint.join(seat_mark(seat) for seat in seats) or "–"


def player_mark(
    view: Mapping[str, Any], seat: int, words: Catalogue, *, is_asked: bool, has_crown: bool = False
) -> str:
    """A player at the head of a row or column: asked or not, the first among them or not, the reader or not."""
    you = f" {words.say('board-you')}" if view["you"] is not None and view["you"]["seat"] == seat else ""
    return f"{'▸' if is_asked else ' '} {seat_mark(seat)}{' ♛' if has_crown else ''}{you}"


def visible(text: str) -> int:
    """The length of a text without its markup."""
    return len(re.sub(r"\[[^\]]*\]", "", text))


def left(text: str, width: int) -> str:
    """A text at the left of so many columns."""
    return text + " " * (width - visible(text))


def right(text: str, width: int) -> str:
    """A text at the right of so many columns."""
    return " " * (width - visible(text)) + text


def table(columns: Sequence[Sequence[str]], texts: Sequence[int]) -> str:
    """Columns under their headings: those whose places are in `texts` to the left, numbers to the right."""
    heading, *lines = (line.rstrip() for line in aligned(zip(*columns, strict=True), texts))
    return "\n".join([f"[dim]{heading}[/]", *lines])


def aligned(rows: Iterable[Sequence[str]], texts: Sequence[int], gap: str = GAP) -> list[str]:
    """Rows of cells as lines: columns whose places are in `texts` to the left, numbers to the right."""
    cells = list(rows)
    widths = [max(visible(cell) for cell in column) for column in zip(*cells, strict=True)]
    sides = [left if place in texts else right for place in range(len(widths))]
    return [gap.join(side(cell, width) for side, cell, width in zip(sides, row, widths, strict=True)) for row in cells]


def flow(label: str, parts: Iterable[str], joint: str = ", ", width: int = WIDTH, indent: str = GAP) -> str:
    """A label and a list, broken between the list's parts."""
    lines = [label]
    for number, part in enumerate(parts):
        before = joint if number > 0 else " " if label else ""
        if visible(lines[-1] + before + part + joint.rstrip()) > width:
            lines[-1] += before.rstrip()
            lines.append(indent + part)
        else:
            lines[-1] += before + part
    return "\n".join(lines)


def prose(text: str) -> str:
    """A text broken between its words."""
    first, *others = text.split(" ")
    return flow(first, others, joint=" ")


def score_sheet(
    view: Mapping[str, Any],
    words: Catalogue,
    rows: Iterable[str],
    cell: Callable[[Mapping[str, Any], str], object] = getitem,
    *,
    label: int,
    column: int,
) -> Iterator[str]:
    """The sheet at the end of a game: a column for each seat, a row for each name, which `sheet-<name>` says."""

    def line(message: str, cells: Iterable[object]) -> str:
        shown = (str(one).replace("-", "\u2212") for one in cells)
        return f"{words.say(message):<{label}}" + "".join(f"{one:>{column}}" for one in shown)

    sheet = view["sheet"]
    yield f"[bold]{line('sheet-title', (seat_letter(row['seat']) for row in sheet))}[/]"
    for name in rows:
        text = line(f"sheet-{name}", (cell(row, name) for row in sheet))
        yield f"[bold]{text}[/]" if name == "total" else text
