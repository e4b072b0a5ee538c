"""The Princes of Florence's events and endings in words; the sentences themselves are in words.*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.core.rules.journal import EventKind, as_number
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.constants import (
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    PIECE_NAMES,
    PILE_NAMES,
    TURN_NAMES,
)
from signoria.games.princes_of_florence.state import (
    CARDS_A_PILE,
    SOURCES,
    State,
)

if TYPE_CHECKING:
    from signoria.core.kit import GameRules


def _profession(components: PrincesComponents, number: int) -> str:
    return components.professions[number]


def _bonus(components: PrincesComponents, number: int) -> str:
    return components.bonus_cards[number]


def _prestige_card(components: PrincesComponents, number: int) -> str:
    return components.prestige_cards[number]


def _piece(_components: Any, number: int) -> str:
    return PIECE_NAMES[number]


def _item(_components: Any, number: int) -> str:
    return ITEM_NAMES[number]


def _freedom(_components: Any, number: int) -> str:
    return FREEDOM_NAMES[number]


def _character(_components: Any, number: int) -> str:
    return CHARACTER_NAMES[number]


def _pile(_components: Any, number: int) -> str:
    return PILE_NAMES[number]


def _source(_components: Any, number: int) -> str:
    return SOURCES[number]


def _square(components: PrincesComponents, number: int) -> str:
    return components.square(number)


def _turn(_components: Any, number: int) -> str:
    return TURN_NAMES[number]


def _florins(_components: Any, hundreds: int) -> int:
    return hundreds * 100


def _card_of_pile(components: PrincesComponents, number: int) -> str:
    pile, card = divmod(number, CARDS_A_PILE)
    return components.cards(pile)[card]


EVENTS = (
    EventKind("game-begun", {"seat": as_number}),
    EventKind("profession-dealt", {"seat": as_number, "card": _profession}),
    EventKind("professions-kept", {}),
    EventKind("round-begun", {"round": as_number, "seat": as_number, "minimum": as_number}),
    EventKind("auction-opened", {"seat": as_number, "item": _item, "florins": _florins}),
    EventKind("bid-raised", {"seat": as_number, "florins": _florins}),
    EventKind("bid-passed", {"seat": as_number}),
    EventKind("gave-up", {"seat": as_number}),
    EventKind("item-bought", {"seat": as_number, "item": _item, "florins": _florins}),
    EventKind("item-free", {"seat": as_number, "item": _item, "florins": _florins}),
    EventKind("went-back", {"seat": as_number, "points": as_number}),
    EventKind("tile-placed", {"seat": as_number, "piece": _piece, "square": _square, "turn": _turn}),
    EventKind("points-gained", {"seat": as_number, "points": as_number, "source": _source}),
    EventKind("cards-looked-at", {"seat": as_number, "pile": _pile, "count": as_number}),
    EventKind("card-seen", {"seat": as_number, "card": _card_of_pile}),
    EventKind("card-kept", {"seat": as_number, "pile": _pile}),
    EventKind("card-taken", {"seat": as_number, "card": _card_of_pile}),
    EventKind("cards-returned", {"seat": as_number, "pile": _pile}),
    EventKind("recruited", {"seat": as_number, "card": _profession, "owner": as_number}),
    EventKind("character-chosen", {"seat": as_number, "character": _character, "florins": _florins}),
    EventKind("character-passed", {"seat": as_number}),
    EventKind("character-taken", {"seat": as_number, "character": _character, "florins": _florins}),
    EventKind("banker-paid", {"seat": as_number, "florins": _florins}),
    EventKind("professor-lost", {"seat": as_number}),
    EventKind("work-begun", {"seat": as_number, "card": _profession, "value": as_number}),
    EventKind("bonus-played", {"seat": as_number, "card": _bonus, "value": as_number}),
    EventKind("princess-helped", {"seat": as_number, "value": as_number}),
    EventKind("work-made", {"seat": as_number, "value": as_number}),
    EventKind("work-paid", {"seat": as_number, "florins": _florins, "points": as_number}),
    EventKind("freedom-taken", {"seat": as_number, "freedom": _freedom}),
    EventKind("turn-ended", {"seat": as_number}),
    EventKind("best-work", {"seat": as_number, "value": as_number, "points": as_number}),
    EventKind("joint-proposed", {"seat": as_number, "piece": _piece, "square": _square, "turn": _turn}),
    EventKind("price-asked", {"seat": as_number, "owner": as_number, "florins": _florins}),
    EventKind("offer-declined", {"seat": as_number, "owner": as_number}),
    EventKind("price-countered", {"seat": as_number, "owner": as_number, "florins": _florins}),
    EventKind("counter-dropped", {"seat": as_number, "owner": as_number}),
    EventKind("joint-built", {"seat": as_number, "owner": as_number, "piece": _piece}),
    EventKind("partner-paid", {"seat": as_number, "owner": as_number, "florins": _florins}),
    EventKind("card-scored", {"seat": as_number, "card": _prestige_card, "points": as_number}),
    EventKind("florins-exchanged", {"seat": as_number, "florins": _florins, "points": as_number}),
    EventKind("game-ended", {}),
)
"""In the order of the event numbers in `state`."""


def ending(_game: GameRules, _state: State) -> str:
    """PF-72: the only way to end."""
    return "ending-seven-rounds"
