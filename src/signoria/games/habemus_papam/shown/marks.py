"""Factions, symbols and gems of 1655 in one character each, for the board in text."""

from __future__ import annotations

from collections.abc import Iterable

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
