"""Il Principe, by Emanuele Ornella (2005): both editions, and the variant with more coins."""

from pathlib import Path

from signoria.core.about import About
from signoria.core.play.options import ON_OFF, Option
from signoria.games.il_principe.constants import EDITIONS, SEAT_COUNTS

ABOUT = About(
    name="il-principe",
    title="Il Principe",
    designer="Emanuele Ornella",
    year=2005,
    shelf=1,
    folder=Path(__file__).parent,
    seats=SEAT_COUNTS,
    options=(
        Option("edition", EDITIONS, "second", SEAT_COUNTS),
        Option("abundance", ON_OFF, False, SEAT_COUNTS),
    ),
)
