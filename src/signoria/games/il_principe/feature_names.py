"""The names of Il Principe's features, in the order `observe` writes them."""

from __future__ import annotations

from signoria.core.components import Components
from signoria.games.il_principe.components import PrincipeComponents
from signoria.games.il_principe.kinds import COLOUR_NAMES, FACE_UP, MAX_SEATS, REGION_NAMES, ROLES
from signoria.games.il_principe.state import PHASES
from signoria.games.il_principe.words import role_name


def feature_names(components: Components) -> tuple[str, ...]:
    """A name for each number; `+n` is the seat n places clockwise."""
    assert isinstance(components, PrincipeComponents)
    return (
        *_TABLE,
        *(f"phase {phase}" for phase in PHASES),
        *("group auction", "role auction", "minor role", "bid"),
        *(f"lot {colour}" for colour in COLOUR_NAMES),
        *(f"lot {colour} cards" for colour in COLOUR_NAMES),
        *(f"reserve {colour}" for colour in COLOUR_NAMES),
        *(f"unsold {colour}" for colour in COLOUR_NAMES),
        *(f"offer {offer} {what}" for offer in range(1, FACE_UP + 1) for what in _OFFER),
        *(f"built {city}" for city in components.cities),
        *(f"+{step} {what}" for step in range(MAX_SEATS) for what in _SEAT),
        "coins",
        *(f"hand {colour}" for colour in COLOUR_NAMES),
        *(f"in sight {colour}" for colour in COLOUR_NAMES),
    )


_TABLE = ("seats", "edition", "abundance", "round", "last round", "deck", "cities to come", "may build", "shields due")
_OFFER = (
    "there",
    "price",
    "points",
    "shields",
    *(f"needs {colour}" for colour in COLOUR_NAMES),
    *(f"touches {region}" for region in REGION_NAMES),
)
_SEAT = (
    *("points", "hand", "shields", "principe", "asked", "chosen", "bidding", "bidder", "second"),
    *(f"known {colour}" for colour in COLOUR_NAMES),
    *(f"up {colour}" for colour in COLOUR_NAMES),
    *(f"down {colour}" for colour in COLOUR_NAMES),
    *(f"shields in {region}" for region in REGION_NAMES),
    *(f"holds {role_name(role)}" for role in range(ROLES)),
)
