"""What makes the cards of a position of Il Principe impossible: lost ones, and those not drawn, laid or won by now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.position_words import require
from signoria.games.il_principe.kinds import CITIES, COLOUR_NAMES, COLOURS, FIRST, RED, SECOND
from signoria.games.il_principe.position_figures import (
    earlier_roles,
    holders,
    is_round_played,
    is_settling,
    normal_rounds,
    roles_a_colour,
    rounds_laid,
    turns_before,
)
from signoria.games.il_principe.state import DECK_GONE, State

Tables = Mapping[str, Any]


def check_cards(tables: Tables, state: State) -> None:
    """Refuse cards that are not where they can be."""
    _check_colours(tables, state)
    _check_deck(tables, state)
    _check_reserves(tables, state)
    for seat in range(state.seats):
        _check_kept(tables, state, seat)
        _check_laid(tables, state, seat)


def _laid(state: State, seat: int, colour: int) -> int:
    return state.face_up_cards[seat, colour] + state.face_down_cards[seat, colour]


def _owned(state: State, seat: int) -> int:
    """All cards a seat holds or has laid."""
    return state.hand_size[seat] + sum(_laid(state, seat, colour) for colour in range(COLOURS))


def _check_colours(tables: Tables, state: State) -> None:
    """IP-2, IP-7: no card is lost, and none is too many; IP-13: what is known of a hand is in it."""
    wanted = int(tables["CARDS_OF_COLOUR"][state.seats])
    for colour, name in enumerate(COLOUR_NAMES):
        count = state.deck[colour] + state.discards[colour] + state.reserve[colour]
        for seat in range(state.seats):
            count += state.hand[seat, colour] + _laid(state, seat, colour)
            known = state.known[seat, colour] <= state.hand[seat, colour]
            require(known, f"player {seat} holds fewer {name} cards than everybody knows (IP-13)")
        clause = "IP-7" if state.seats == 2 else "IP-2"
        require(count == wanted, f"there are {count} {name} cards, not {wanted} ({clause})")


# -- the deck


def _check_deck(tables: Tables, state: State) -> None:
    """IP-11, IP-47, IP-51 to IP-54: so many cards are drawn by now."""
    size = state.deck_size
    which = "the last round (IP-53)" if state.is_last_round else f"round {state.round} (IP-11)"
    require(size in _deck_sizes(tables, state), f"the deck has not {size} cards in {which}")


def _deck_sizes(tables: Tables, state: State) -> set[int]:
    """What the deck may have now, by how many cards the red roles have drawn in earlier rounds."""
    everybody = state.seats * int(tables["DRAWN"][state.seats])
    start = COLOURS * int(tables["CARDS_OF_COLOUR"][state.seats]) - normal_rounds(state) * everybody
    drawn_now = holders(state, RED) if is_settling(state) or is_round_played(state) else 0
    drawn_before = holders(state, RED) - drawn_now
    sizes: set[int] = set()
    for drawn in range(drawn_before, drawn_before + earlier_roles(state) * roles_a_colour(state) + 1):
        if state.is_last_round and start >= 0:
            before_drawing = _after_last_reserve(tables, state, max(0, start - drawn))
        else:
            before_drawing = range(max(0, start - drawn), start - drawn + 1)
        sizes |= {max(0, size - drawn_now) for size in before_drawing}
    return sizes


def _after_last_reserve(tables: Tables, state: State, left: int) -> range:
    """IP-51, IP-53, IP-54: what a deck may have after the last reserve was taken from it."""
    wanted, size = int(tables["LAST_RESERVE"][state.seats]), left
    if left >= state.seats * int(tables["DRAWN"][state.seats]):
        return range(0)
    if state.seats == 2:
        size = 0 if state.edition == SECOND else max(0, left - wanted)
    elif left >= wanted:
        size = left - wanted
    elif state.edition == FIRST:
        return range(rounds_laid(state) * state.seats * int(tables["RESERVED"][state.seats]) + 1)
    elif state.ending != DECK_GONE:
        return range(0)
    return range(size, size + 1)


# -- what everybody has got


def _kept(tables: Tables, state: State) -> int:
    """IP-11, IP-12: the cards everybody has drawn and not laid into the reserve."""
    drawn, laid = int(tables["DRAWN"][state.seats]), int(tables["RESERVED"][state.seats])
    return normal_rounds(state) * drawn - rounds_laid(state) * laid


def _check_reserves(tables: Tables, state: State) -> None:
    """IP-12, IP-23: nothing is auctioned, sold or not, that was not in a reserve."""
    count = sum(state.discards) + sum(state.reserve)
    most = rounds_laid(state) * state.seats * int(tables["RESERVED"][state.seats])
    if state.is_last_round:
        most += state.seats * int(tables["DRAWN"][state.seats])
    require(count <= most, f"{count} cards are in the reserve or unsold, but {most} were laid there (IP-12)")


def _check_kept(tables: Tables, state: State, seat: int) -> None:
    """IP-11 to IP-13: nobody has fewer cards than were drawn and kept; what is known was won beyond that."""
    more = _owned(state, seat) - _kept(tables, state)
    require(more >= 0, f"player {seat} has fewer than the {_kept(tables, state)} cards everybody keeps (IP-12)")
    known = sum(state.known[seat])
    require(known <= more, f"player {seat} has won {more} cards at most, but {known} are known (IP-13)")


def _check_laid(tables: Tables, state: State, seat: int) -> None:
    """IP-32: cities are built with cards; IP-37: others are laid by colour; IP-46: only a major role turns any down."""
    turns = state.round - 1 + turns_before(state, seat)
    colours = 0
    for colour, name in enumerate(COLOUR_NAMES):
        needed = sum(int(tables["CITY_NEEDS"][city][colour]) for city in range(CITIES) if state.built_by[city] == seat)
        laid = _laid(state, seat, colour)
        require(laid >= needed, f"player {seat} has built with {needed} {name} cards, but {laid} are laid (IP-32)")
        colours += laid > needed
        had_major = earlier_roles(state) or state.holder[colour] == seat
        down = state.face_down_cards[seat, colour]
        require(had_major or not down, f"player {seat} has turned no {name} card down yet (IP-46)")
    require(colours <= turns, f"player {seat} has laid {colours} colours in {turns} turns (IP-37)")
