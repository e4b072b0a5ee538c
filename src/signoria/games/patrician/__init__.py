"""Patrician, by Michael Schacht (2007), with Ambassadors and Messengers."""

from pathlib import Path

from signoria.core.about import About
from signoria.core.play.options import ON_OFF, Option

SEAT_COUNTS = range(2, 6)

ABOUT = About(
    name="patrician",
    title="Patrician",
    designer="Michael Schacht",
    year=2007,
    shelf=2,
    folder=Path(__file__).parent,
    seats=SEAT_COUNTS,
    options=(
        Option("ambassadors", ON_OFF, False, SEAT_COUNTS),
        Option("messengers", ON_OFF, False, SEAT_COUNTS),
    ),
)
