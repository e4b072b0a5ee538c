"""The Princes of Florence, by Wolfgang Kramer and Richard Ulrich (2000), with Muse & Princess and Cooperation."""

from pathlib import Path

from signoria.core.about import About
from signoria.core.play.options import ON_OFF, Option
from signoria.games.princes_of_florence.constants import SEAT_COUNTS

ABOUT = About(
    name="princes-of-florence",
    title="The Princes of Florence",
    designer="Wolfgang Kramer, Richard Ulrich",
    year=2000,
    shelf=4,
    folder=Path(__file__).parent,
    seats=SEAT_COUNTS,
    options=(
        Option("muse_and_princess", ON_OFF, False, SEAT_COUNTS),
        Option("cooperation", ON_OFF, False, SEAT_COUNTS),
        Option("scarce_freedoms", ON_OFF, False, range(2, 3)),
    ),
)
