"""The names of The Princes of Florence's features, in the order `observe` writes them."""

from __future__ import annotations

from signoria.core.components import Components
from signoria.games.princes_of_florence.area import area_of
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.kinds import (
    BUILDING_NAMES,
    CELLS,
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    ITEMS,
    LANDSCAPE_NAMES,
    MAX_SEATS,
    PIECE_NAMES,
    PILE_NAMES,
    SIZE,
)
from signoria.games.princes_of_florence.state import PHASES, PILE_ROOM, STAGES


def feature_names(components: Components) -> tuple[str, ...]:
    """A name for each number; `+n` is the seat n places clockwise, and a seat as a value counts from 1 for oneself."""
    assert isinstance(components, PrincesComponents)
    seats = [f"+{step}" for step in range(MAX_SEATS)]
    area = area_of(components)
    return (
        *_TABLE,
        *(f"phase {phase}" for phase in PHASES),
        *(f"stage {stage}" for stage in STAGES),
        *(f"left {item}" for item in ITEM_NAMES[:ITEMS]),
        *(f"sold {item}" for item in ITEM_NAMES),
        *(f"auctioned {item}" for item in ITEM_NAMES),
        *(f"stock {kind}" for kind in BUILDING_NAMES),
        *(f"supply {freedom}" for freedom in FREEDOM_NAMES),
        *(f"pile {pile}" for pile in PILE_NAMES),
        *(f"{seat} {what}" for seat in seats for what in _seat_features(components)),
        *(f"{name} {what}" for name in CHARACTER_NAMES for what in ("owner", "taken", "banker's money")),
        "florins",
        "returned",
        *(f"{what} {card}" for what in ("hand", "work") for card in components.professions),
        *(f"{what} {card}" for what in ("bonus", "bonus value") for card in components.bonus_cards),
        *(f"{what} {card}" for what in ("prestige", "prestige now") for card in components.prestige_cards),
        *(f"{pile} pile {card}" for number, pile in enumerate(PILE_NAMES) for card in _pile(components, number)),
        *(f"piece {piece}" for piece in PIECE_NAMES),
        *(f"covered {area.name(*divmod(cell, SIZE))}" for cell in range(CELLS)),
    )


def _seat_features(components: PrincesComponents) -> tuple[str, ...]:
    return (
        *_SEAT,
        *(f"table {card}" for card in components.professions),
        *(f"freedom {freedom}" for freedom in FREEDOM_NAMES),
        *(f"building {kind}" for kind in BUILDING_NAMES),
        *(f"landscape {kind}" for kind in LANDSCAPE_NAMES),
        *(f"has {name}" for name in CHARACTER_NAMES),
        *(f"fits {piece}" for piece in PIECE_NAMES),
    )


def _pile(components: PrincesComponents, number: int) -> list[str]:
    cards = list(components.cards(number))
    return cards + [f"no-card-{spare}" for spare in range(len(cards), PILE_ROOM)]


_TABLE = (
    "seats", "muse and princess", "cooperation", "round", "minimum", "bid", "bidder", "turn", "actions left",
    "drew profession", "took freedom", "refusals", "work value", "price",
)  # fmt: skip
_SEAT = (
    "there", "prestige", "professions", "cards on table", "recruiting hand", "recruiting table", "bonus cards",
    "prestige cards", "jesters", "architects", "buildings", "free squares", "best work", "first", "out", "passed",
    "settled", "stands on", "stands at", "partner",
)  # fmt: skip
