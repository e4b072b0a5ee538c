"""A position of Il Principe in words, and back; reading and checking it is in the modules beside.

What follows from the rest is left out: sizes of hands and of the deck, shields left, points for cities and at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from signoria.core.bits import has_bit
from signoria.games.il_principe.components import PrincipeComponents
from signoria.games.il_principe.kinds import CITIES, COLOUR_NAMES, FACE_UP, REGION_NAMES
from signoria.games.il_principe.position_checks import check_state
from signoria.games.il_principe.position_reader import AFTER, EARNED, Reader, roles_in_play
from signoria.games.il_principe.state import (
    ENDINGS,
    GOING_ON,
    NO_LOT,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    ROLE_LOT,
    SOURCES,
    State,
)
from signoria.games.il_principe.words import role_name

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.record import GridRow, Row

Words = dict[str, Any]


def from_words(game: Game, words: Words, state: State) -> None:
    """Fill a blank state (seats, options, first seat and generator are there) from the words, and check it."""
    Reader(game, state).read(words)
    check_state(game, state)
    if state.phase == OVER:
        game.rules.end_game(state, state.ending)


def to_words(game: Game, state: State) -> Words:
    """The position in words: the next city of the pile comes first."""
    components = game.components
    assert isinstance(components, PrincipeComponents)
    return {
        "round": state.round,
        "last_round": bool(state.is_last_round),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "after": next((name for name, number in AFTER.items() if number == state.after), None),
        "ending": None if state.ending == GOING_ON else ENDINGS[state.ending],
        "principe": state.principe,
        "deck": _cards(state.deck),
        "unsold": _cards(state.discards),
        "reserve": _cards(state.reserve),
        "colour": _name(COLOUR_NAMES, state.colour),
        "auction": None if state.lot == NO_LOT else _auction(state),
        "seconds": _seats(state, state.seconds),
        **_cities(components, state),
        "regions": {
            name: [state.shields[region, seat] for seat in range(state.seats)]
            for region, name in enumerate(REGION_NAMES)
        },
        "roles": {role_name(role): _seat(state.holder[role]) for role in roles_in_play(state)},
        "players": [_player(components, state, seat) for seat in range(state.seats)],
    }


def _cards(counts: Row | GridRow) -> dict[str, int]:
    return {name: counts[colour] for colour, name in enumerate(COLOUR_NAMES)}


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seats(state: State, bits: int) -> list[int]:
    return [seat for seat in range(state.seats) if has_bit(bits, seat)]


def _name(names: Sequence[str], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def _auction(state: State) -> Words:
    return {
        "role": role_name(state.role) if state.lot == ROLE_LOT else None,
        "bid": state.bid,
        "bidder": _seat(state.bidder),
        "rivals": _seats(state, state.rivals),
        "bidding": _seats(state, state.bidding),
    }


def _cities(components: PrincipeComponents, state: State) -> Words:
    """On offer, to come, left out and built; and the one whose shields are placed."""
    names = components.cities
    left_out = int(components.tables["CITIES_OUT"][state.seats])
    top = left_out + state.city_pile_size - 1
    building = {"city": _name(names, state.city), "shields_due": state.shields_due}
    return {
        "cities_on_offer": [_name(names, state.face_up[offer]) for offer in range(FACE_UP)],
        "city_pile": [names[state.city_pile[place]] for place in range(top, left_out - 1, -1)],
        "cities_out": [names[state.city_pile[place]] for place in range(left_out)],
        "built": {names[city]: state.built_by[city] for city in range(CITIES) if state.built_by[city] != NOBODY},
        "building": None if state.city == NOTHING else building,
    }


def _player(components: PrincipeComponents, state: State, seat: int) -> Words:
    return {
        "coins": state.coins[seat],
        "hand": _cards(state.hand[seat]),
        "known": _cards(state.known[seat]),
        "up": _cards(state.face_up_cards[seat]),
        "down": _cards(state.face_down_cards[seat]),
        "earned": {SOURCES[source]: state.earned[seat, source] for source in EARNED},
        "chosen": _chosen(components, state.choice[seat]),
    }


def _chosen(components: PrincipeComponents, choice: int) -> list[str] | None:
    """The colours laid into the reserve."""
    if choice == NOTHING:
        return None
    needs = components.tables["RESERVE_NEEDS"][choice]
    return [name for colour, name in enumerate(COLOUR_NAMES) for _ in range(needs[colour])]
