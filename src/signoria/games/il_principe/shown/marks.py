"""Il Principe's buildings in one character each, for the board in text."""

from __future__ import annotations

from collections.abc import Iterable

BUILDING_MARKS = {"green": "φ", "white": "†", "red": "⌂", "blue": "♜", "yellow": "¤"}
"""No Latin letters: these are the seats."""
BUILDING_STYLES = {"green": "green", "white": "bold", "red": "red", "blue": "blue", "yellow": "yellow"}


def building_mark(colour: str) -> str:
    """A building in one character."""
    return f"[{BUILDING_STYLES[colour]}]{BUILDING_MARKS[colour]}[/]"


def building_marks(colours: Iterable[str]) -> str:
    """Buildings in a row."""
    return "".join(building_mark(colour) for colour in colours)
