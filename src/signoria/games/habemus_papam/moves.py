"""1655's moves: number, text and what a page needs to show them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from signoria.core.components import Components
from signoria.core.moves import FixedMoveBook, KnownTo, Move
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.kinds import ACTION_NAMES, BIDS, GEM_NAMES, MAX_SEATS, ORDER_NAMES
from signoria.games.habemus_papam.state import (
    BID_GEMS,
    CHOOSE_PERSON,
    CHOOSE_SEAT,
    DISCARD_ORDER,
    PASS,
    PLAY_ACTION,
    TAKE_CARD,
)

KNOWN_TO = {
    "discard": KnownTo.OWN_SEAT,  # HP-20: face down
    "play": KnownTo.EVERYBODY_ONCE_ALL_CHOSE,  # HP-11
    "bid": KnownTo.EVERYBODY_ONCE_ALL_CHOSE,  # HP-12
    "take": KnownTo.EVERYBODY,
    "choose": KnownTo.EVERYBODY,
    "victim": KnownTo.EVERYBODY,
    "pass": KnownTo.EVERYBODY_ONCE_ALL_CHOSE,  # HP-11: no card is a choice, too
}
"""Who learns of a move, by its `do`."""
MORE_GEMS = f"bid( ({'|'.join(GEM_NAMES)}))+"
"""Bids of more gems than any may have."""


def move_book(components: Components) -> FixedMoveBook:
    """Every number means the same move throughout a game; gems may be named in any order, a seat by its letter."""
    assert isinstance(components, PapamComponents)
    also = {
        " ".join(("bid", *gems)): BID_GEMS + number
        for number, chosen in enumerate(_bids())
        for gems in permutations(chosen)
        if gems
    }
    also |= {f"victim {letter}": CHOOSE_SEAT + seat for seat, letter in enumerate("abcd"[:MAX_SEATS])}
    return FixedMoveBook(_moves(components), also, MORE_GEMS)


def _bids() -> Iterator[list[str]]:
    """The gems of every bid."""
    for bid in BIDS:
        yield [name for name, count in zip(GEM_NAMES, bid, strict=True) for _ in range(count)]


def _moves(components: PapamComponents) -> Iterator[Move]:
    for number, order in enumerate(ORDER_NAMES):
        yield Move(DISCARD_ORDER + number, f"discard {order}", {"do": "discard", "order": order})
    for number, kind in enumerate(ACTION_NAMES):
        yield Move(PLAY_ACTION + number, f"play {kind}", {"do": "play", "action": kind})
    for number, gems in enumerate(_bids()):
        yield Move(BID_GEMS + number, " ".join(("bid", *(gems or ["nothing"]))), {"do": "bid", "gems": gems})
    for number, card in enumerate(components.cards):
        yield Move(TAKE_CARD + number, f"take {card}", {"do": "take", "card": card})
    for number, person in enumerate(components.people):
        yield Move(CHOOSE_PERSON + number, f"choose {person['name']}", {"do": "choose", "card": person["name"]})
    for seat in range(MAX_SEATS):
        yield Move(CHOOSE_SEAT + seat, f"victim {seat}", {"do": "victim", "owner": seat})
    yield Move(PASS, "pass", {"do": "pass"})
