"""The names of 1655's features, in the order `observe` writes them."""

from __future__ import annotations

from signoria.core.components import Components
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.kinds import ACTION_NAMES, FACTION_NAMES, GEM_NAMES, MAX_SEATS, ORDER_NAMES
from signoria.games.habemus_papam.state import PHASES


def feature_names(components: Components) -> tuple[str, ...]:
    """A name for each number; `+n` is the seat n places clockwise."""
    assert isinstance(components, PapamComponents)
    people = [person["name"] for person in components.people]
    return (
        *("seats", "round", "black smoke", "white smoke", "cardinals to come", "deck"),
        *(f"phase {phase}" for phase in PHASES),
        *(f"bank {gem}" for gem in GEM_NAMES),
        *(f"offer {card}" for card in components.cards),
        *(f"seen {card}" for card in components.cards),
        *(f"swapping {name}" for name in people),
        *(f"+{step} {what}" for step in range(MAX_SEATS) for what in (*_SEAT, *(f"has {name}" for name in people))),
        *("gold", "gems"),
        *(f"own {gem}" for gem in GEM_NAMES),
        *(f"own card {action}" for action in ACTION_NAMES),
        *(f"order {order}" for order in ORDER_NAMES),
        *(f"order {order} fulfilled" for order in ORDER_NAMES),
    )


_SEAT = (
    *("people", "mazarin", "louis", "felipe", "squadrone", "action cards", "camerlengo", "asked", "chosen", "has bid"),
    "takes",
    *(f"plays {action}" for action in ACTION_NAMES),
    *(f"bid {gem}" for gem in GEM_NAMES),
    *(f"coats {faction}" for faction in FACTION_NAMES),
)
