"""Patrician's moves: number, text and what a page needs to show them."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.components import Components
from signoria.core.moves import FixedMoveBook, KnownTo, Move
from signoria.games.patrician.components import SITE_NAMES, SITES, PatricianComponents
from signoria.games.patrician.state import BUILD_ON, MOVE_FROM, PASS, PLAY_CARD, SEND_BETWEEN, TAKE_AT

KNOWN_TO = {
    "play": KnownTo.EVERYBODY,
    "floor": KnownTo.EVERYBODY,
    "move": KnownTo.EVERYBODY,
    "take": KnownTo.EVERYBODY,
    "messenger": KnownTo.EVERYBODY,
    "pass": KnownTo.EVERYBODY,
}
"""Who learns of a move, by its `do`."""


def move_book(components: Components) -> FixedMoveBook:
    """Every number means the same move throughout a game."""
    assert isinstance(components, PatricianComponents)
    reversed_roads = {
        f"messenger {other} {one}": SEND_BETWEEN + number for number, (one, other) in enumerate(components.roads)
    }
    return FixedMoveBook(_moves(components), reversed_roads)


def _moves(components: PatricianComponents) -> Iterator[Move]:
    for number, card in enumerate(components.cards):
        yield Move(PLAY_CARD + number, f"play {card}", {"do": "play", "card": components.card_in_words(number)})
    for number, city in enumerate(components.cities):
        for site, name in enumerate(SITE_NAMES):
            tower = number * SITES + site
            yield Move(BUILD_ON + tower, f"floor {city} {name}", {"do": "floor", "city": city, "site": name})
            yield Move(MOVE_FROM + tower, f"move {city} {name}", {"do": "move", "city": city, "site": name})
        yield Move(TAKE_AT + number, f"take {city}", {"do": "take", "city": city})
    for number, (one, other) in enumerate(components.roads):
        yield Move(SEND_BETWEEN + number, f"messenger {one} {other}", {"do": "messenger", "cities": [one, other]})
    yield Move(PASS, "pass", {"do": "pass"})
