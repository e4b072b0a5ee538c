"""1655 - Habemus Papam, by Christoph Bauer (2010)."""

from pathlib import Path

from signoria.core.about import About
from signoria.games.habemus_papam.constants import SEAT_COUNTS

ABOUT = About(
    name="habemus-papam",
    title="1655 – Habemus Papam",
    designer="Christoph Bauer",
    year=2010,
    shelf=3,
    folder=Path(__file__).parent,
    seats=SEAT_COUNTS,
    options=(),
)
