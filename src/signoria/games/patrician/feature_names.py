"""The names of Patrician's features, in the order `observe` writes them."""

from __future__ import annotations

from signoria.core.components import Components
from signoria.games.patrician.components import (
    HEAD_NAMES,
    MAX_CARDS,
    MAX_ROADS,
    MAX_SEATS,
    SITE_NAMES,
    SYMBOLS,
    PatricianComponents,
)
from signoria.games.patrician.state import PHASES


def feature_names(components: Components) -> tuple[str, ...]:
    """A name for each number; `+n` is the seat n places clockwise."""
    assert isinstance(components, PatricianComponents)
    cards = [*components.cards, *(f"no-card-{n}" for n in range(len(components.cards), MAX_CARDS))]
    roads = ["-".join(road) for road in components.roads]
    roads += [f"no-road-{n}" for n in range(len(roads), MAX_ROADS)]
    towers = [f"{city} {site}" for city in components.cities for site in SITE_NAMES]
    return (
        "seats",
        "ambassadors",
        "messengers",
        "deck",
        "floors due",
        *(f"phase {phase}" for phase in PHASES),
        *(f"{city} {what}" for city in components.cities for what in _CITY),
        *(f"{tower} height" for tower in towers),
        *(f"{tower} tile won" for tower in towers),
        *(f"messenger {road}" for road in roads),
        *(
            f"+{step} {what}"
            for step in range(MAX_SEATS)
            for what in (*_SEAT, *(f"floors {tower}" for tower in towers), *(f"leads {tower}" for tower in towers))
        ),
        *(f"hand {card}" for card in cards),
        *(f"played {card}" for card in cards),
        *(f"heads {head}" for head in HEAD_NAMES),
    )


_CITY = (
    "room",
    "scored",
    "messengers",
    "card",
    "card city",
    "card crests",
    *(f"card {symbol}" for symbol in SYMBOLS),
    *(f"card head {head}" for head in HEAD_NAMES),
)
_SEAT = ("points", "hand", "reserve", "messengers", "tokens", "first")
