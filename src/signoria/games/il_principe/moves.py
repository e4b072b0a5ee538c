"""Il Principe's moves: number, text and what a page needs to show them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from signoria.core.components import Components
from signoria.core.moves import NOT_NOW, WHOLE_NUMBER, FixedMoveBook, KnownTo, Move
from signoria.core.record import Record
from signoria.games.il_principe.components import PrincipeComponents, reserve_choices
from signoria.games.il_principe.kinds import COLOUR_NAMES, MAX_CARDS_OF_COLOUR, MAX_COINS, REGION_NAMES
from signoria.games.il_principe.state import (
    BID_COINS,
    BUILD_CITY,
    LAY_CARDS,
    LAY_IN_RESERVE,
    PASS,
    PLACE_SHIELD,
    TURN_CARD_UP,
    State,
)

KNOWN_TO = {
    "reserve": KnownTo.OWN_SEAT,  # IP-12: nobody is told who laid which card
    "bid": KnownTo.EVERYBODY,
    "build": KnownTo.EVERYBODY,
    "lay": KnownTo.EVERYBODY,
    "turn": KnownTo.EVERYBODY,
    "shield": KnownTo.EVERYBODY,
    "pass": KnownTo.EVERYBODY,
}
"""Who learns of a move, by its `do`."""

COLOUR = f"({'|'.join(COLOUR_NAMES)})"
OTHER_AMOUNTS = f"bid {WHOLE_NUMBER}|lay {COLOUR} {WHOLE_NUMBER}|reserve( {COLOUR})*"
"""Bids, cards to lay and cards for the reserve of any number there is no move for."""


class PrincipeMoveBook(FixedMoveBook):
    """A bid above all there are is refused for the coins one lacks, as the highest one is."""

    def parse(self, state: Record, seat: int, text: str) -> int | None:
        assert isinstance(state, State)
        number = super().parse(state, seat, text)
        verb, _, coins = text.lower().strip().partition(" ")
        if number == NOT_NOW and verb == "bid" and int(coins) > MAX_COINS > state.coins[seat]:
            return BID_COINS + MAX_COINS
        return number


def move_book(components: Components) -> PrincipeMoveBook:
    """Every number means the same move throughout a game; cards for the reserve may be named in any order."""
    assert isinstance(components, PrincipeComponents)
    reordered = {
        " ".join(("reserve", *colours)): number
        for number, chosen in enumerate(_reserves(), LAY_IN_RESERVE)
        for colours in permutations(chosen)
    }
    return PrincipeMoveBook(_moves(components), reordered, OTHER_AMOUNTS)


def _reserves() -> Iterator[list[str]]:
    """The colours of every choice for the reserve."""
    for counts in reserve_choices():
        yield [name for name, count in zip(COLOUR_NAMES, counts, strict=True) for _ in range(count)]


def _moves(components: PrincipeComponents) -> Iterator[Move]:
    for number, chosen in enumerate(_reserves(), LAY_IN_RESERVE):
        yield Move(number, " ".join(("reserve", *chosen)), {"do": "reserve", "colours": chosen})
    for coins in range(1, MAX_COINS + 1):
        yield Move(BID_COINS + coins, f"bid {coins}", {"do": "bid", "coins": coins})
    for number, city in enumerate(components.cities):
        yield Move(BUILD_CITY + number, f"build {city}", {"do": "build", "city": city})
    for number, colour in enumerate(COLOUR_NAMES):
        for count in range(1, MAX_CARDS_OF_COLOUR + 1):
            lay = LAY_CARDS + number * MAX_CARDS_OF_COLOUR + count - 1
            yield Move(lay, f"lay {colour} {count}", {"do": "lay", "colour": colour, "count": count})
        yield Move(TURN_CARD_UP + number, f"turn {colour}", {"do": "turn", "colour": colour})
    for number, region in enumerate(REGION_NAMES):
        yield Move(PLACE_SHIELD + number, f"shield {region}", {"do": "shield", "region": region})
    yield Move(PASS, "pass", {"do": "pass"})
