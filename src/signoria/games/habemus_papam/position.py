"""A position of 1655 in words, and back; reading and checking it is in the modules beside.

What follows from the rest is left out: which smokes have risen, who has chosen, how many cards are left, have been
turned up or used, and the votes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.kinds import (
    ACTION_NAMES,
    GEM_NAMES,
    ORDER_CARDS,
    ORDER_NAMES,
    ORDERS_DEALT,
    PEOPLE,
)
from signoria.games.habemus_papam.position_checks import check_state
from signoria.games.habemus_papam.position_reader import Reader, deck_names
from signoria.games.habemus_papam.state import ACTION, NOBODY, NOTHING, OVER, PHASES, State
from signoria.games.habemus_papam.words import gems_of

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.record import GridRow, Row

Words = dict[str, Any]


def from_words(game: Game, words: Words, state: State) -> None:
    """Fill a blank state (seats, first seat and generator are there) from the words, and check it."""
    Reader(game, state).read(words)
    check_state(game, state)
    if state.phase == OVER:
        for seat in range(state.seats):
            state.votes[seat] = game.rules.votes_of(state, seat)


def to_words(game: Game, state: State) -> Words:
    """The position in words: the next card of a deck comes first."""
    components = game.components
    assert isinstance(components, PapamComponents)
    names = components.cards
    top = game.rules.top_of_cardinals(state)
    orders_out = ORDER_CARDS - ORDERS_DEALT * state.seats
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "camerlengo": state.camerlengo,
        "ranking": [state.rank[place] for place in range(state.seats)] if any(state.rank) else [],
        "swapping": None if state.swapping == NOTHING else names[state.swapping],
        "offer": [names[state.offer[place]] for place in range(state.offer_size)],
        "cardinals": [deck_names(components)[state.cardinals[place]] for place in range(top, -1, -1)],
        "politics": [names[state.politics[place]] for place in range(state.deck_size - 1, -1, -1)],
        "actions": [names[state.action_deck[place]] for place in range(state.deck_size - 1, -1, -1)],
        "gone": [names[person] for person in range(PEOPLE) if state.gone >> person & 1],
        "orders_out": [ORDER_NAMES[state.orders_out[place]] for place in range(orders_out)],
        "bank": _gems(state.bank),
        "squadrone": None if state.squadrone == NOBODY else state.squadrone,
        "players": [_player(components, state, seat) for seat in range(state.seats)],
    }


def _gems(counts: Row | GridRow) -> dict[str, int]:
    return {name: counts[gem] for gem, name in enumerate(GEM_NAMES)}


def _player(components: PapamComponents, state: State, seat: int) -> Words:
    held = [state.order[seat, place] for place in range(ORDERS_DEALT)]
    return {
        "gold": state.gold[seat],
        "gems": _gems(state.gems[seat]),
        "orders": [ORDER_NAMES[order] for order in held if order != NOTHING],
        "discarded": None if state.discarded[seat] == NOTHING else ORDER_NAMES[state.discarded[seat]],
        "actions": {name: state.actions[seat, kind] for kind, name in enumerate(ACTION_NAMES)},
        "people": [components.cards[person] for person in range(PEOPLE) if state.owner[person] == seat],
        "mazarin": state.mazarin[seat],
        "louis": state.louis[seat],
        "felipe": state.felipe[seat],
        "chosen": _chosen(state, seat),
        "played": None if state.played[seat] == NOTHING else ACTION_NAMES[state.played[seat]],
        "bid": None if state.bid[seat] == NOTHING else gems_of(state.bid[seat]),
    }


def _chosen(state: State, seat: int) -> list[str] | None:
    """The action card (an empty list is none) or the gems chosen and not yet revealed."""
    choice = state.choice[seat]
    if choice == NOTHING:
        return None
    if state.phase == ACTION:
        return [ACTION_NAMES[choice]] if choice >= 0 else []
    return gems_of(choice)
