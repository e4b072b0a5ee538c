"""How the board is set in text: marks for buildings and seats, tables, and lists broken where a line is full."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from signoria.core.words import seat_letter

WIDTH = 79
GAP = "  "
BUILDING_MARKS = {"green": "φ", "white": "†", "red": "⌂", "blue": "♜", "yellow": "¤"}
"""No Latin letters: these are the seats."""
BUILDING_STYLES = {"green": "green", "white": "bold", "red": "red", "blue": "blue", "yellow": "yellow"}
SEAT_STYLES = ("red", "green", "cyan", "magenta", "yellow")


def building_mark(colour: str) -> str:
    """A building in one character."""
    return f"[{BUILDING_STYLES[colour]}]{BUILDING_MARKS[colour]}[/]"


def building_marks(colours: Iterable[str]) -> str:
    """Buildings in a row."""
    return "".join(building_mark(colour) for colour in colours)


def seat_mark(seat: int) -> str:
    """A seat's letter."""
    return f"[bold {SEAT_STYLES[seat]}]{seat_letter(seat)}[/]"


def seat_marks(seats: Iterable[int], joint: str) -> str:
    """Several seats; a dash for none."""
    return joint.join(seat_mark(seat) for seat in seats) or "–"


def visible(text: str) -> int:
    """The length of a text without its markup."""
    return len(re.sub(r"\[[^\]]*\]", "", text))


def table(columns: Sequence[Sequence[str]], texts: Sequence[int]) -> str:
    """Columns under their headings: those whose places are in `texts` to the left, numbers to the right."""
    widths = [max(visible(cell) for cell in column) for column in columns]
    lines = []
    for cells in zip(*columns, strict=True):
        padding = [" " * (width - visible(cell)) for cell, width in zip(cells, widths, strict=True)]
        aligned = [
            cell + pad if place in texts else pad + cell
            for place, (cell, pad) in enumerate(zip(cells, padding, strict=True))
        ]
        lines.append(GAP.join(aligned).rstrip())
    return "\n".join([f"[dim]{lines[0]}[/]", *lines[1:]])


def flow(label: str, parts: Iterable[str], joint: str = ", ") -> str:
    """A label and a list, broken between the list's parts."""
    lines = [label]
    for number, part in enumerate(parts):
        before = joint if number > 0 else " " if label else ""
        if visible(lines[-1] + before + part + joint.rstrip()) > WIDTH:
            lines[-1] += before.rstrip()
            lines.append(GAP + part)
        else:
            lines[-1] += before + part
    return "\n".join(lines)
