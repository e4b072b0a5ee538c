"""How the table is set in text: marks for factions, symbols, gems and seats, tables, and lists broken at a line end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from signoria.core.words import seat_letter

WIDTH = 79
GAP = "  "
SEAT_STYLES = ("red", "green", "cyan", "magenta")
FACTION_MARKS = {"france": "⚜", "spain": "♜", "innocent": "❧", "urban": "✻"}
FACTION_STYLES = {"france": "blue", "spain": "red", "innocent": "green", "urban": "yellow"}
SYMBOL_MARKS = {
    "eagle": "Ψ",
    "ship": "≈",
    "sun": "☼",
    "column": "Π",
    "book": "≡",
    "mitre": "Λ",
    "louis": "♔",
    "mazarin": "♗",
}
DOVE = "✧"
LEADER = "★"
GEM_MARKS = {"diamond": "◆", "ruby": "●", "sapphire": "■", "amber": "▲"}
GEM_STYLES = {"diamond": "bold", "ruby": "red", "sapphire": "blue", "amber": "yellow"}


def faction_mark(faction: str) -> str:
    """A faction in one character."""
    return f"[{FACTION_STYLES[faction]}]{FACTION_MARKS[faction]}[/]"


def gem_mark(gem: str) -> str:
    """A gem in one character."""
    return f"[{GEM_STYLES[gem]}]{GEM_MARKS[gem]}[/]"


def gem_marks(gems: Iterable[str]) -> str:
    """Gems in a row; a dash for none."""
    return "".join(gem_mark(gem) for gem in gems) or "–"


def seat_mark(seat: int) -> str:
    """A seat's letter."""
    return f"[bold {SEAT_STYLES[seat]}]{seat_letter(seat)}[/]"


def visible(text: str) -> int:
    """The length of a text without its markup."""
    return len(re.sub(r"\[[^\]]*\]", "", text))


def table(rows: Iterable[Sequence[str]]) -> str:
    """Rows under a heading, everything to the left; a cell may have several lines."""
    lines: list[list[str]] = []
    for row in rows:
        cells = [cell.split("\n") for cell in row]
        height = max(len(cell) for cell in cells)
        lines += [[cell[line] if line < len(cell) else "" for cell in cells] for line in range(height)]
    widths = [max(visible(cell) for cell in column) for column in zip(*lines, strict=True)]
    set_lines = [
        GAP.join(cell + " " * (width - visible(cell)) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    ]
    return "\n".join(set_lines)


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


def prose(text: str) -> str:
    """A text broken between its words."""
    first, *others = text.split(" ")
    return flow(first, others, joint=" ")
