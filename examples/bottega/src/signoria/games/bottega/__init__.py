"""Bottega: workshops bid for commissions, and every price is paid to the rivals. Invented as an example of a game."""

from pathlib import Path

from signoria.core.about import About

SEAT_COUNTS = range(3, 6)

ABOUT = About(
    name="bottega",
    title="Bottega",
    designer="The Signoria authors",
    year=2026,
    shelf=50,
    folder=Path(__file__).parent,
    seats=SEAT_COUNTS,
    options=(),
)
