"""What follows from the words of a position of 1655: cards seen, who has chosen, how far a phase has come."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from signoria.games.habemus_papam.kinds import CAMERLENGO, CARDINALS, RUBIES, SECOND
from signoria.games.habemus_papam.state import (
    ACTION,
    BID,
    BID_SECOND,
    BRIBE_WHOM,
    EXCLUDE,
    NAME_VICTIM,
    NOTHING,
    ORDER,
    OVER,
    SWAP_ONE,
    SWAP_OTHER,
    TAKE,
    State,
)

if TYPE_CHECKING:
    from signoria.core.components import Components
    from signoria.core.game import Game

RESOLVING = (BRIBE_WHOM, SWAP_ONE, SWAP_OTHER)
"""Action cards are resolved."""
TAKING = (TAKE, EXCLUDE, NAME_VICTIM)
"""Bids are ranked and paid for, and cards are taken."""
USUAL_OFFER = 4


def follow(game: Game, state: State) -> None:
    """Fill in what the words leave out."""
    seen = cards_in_the_box(game.components) - cards_in_decks(state)
    for card, count in seen.items():
        state.seen[card] = count
    state.seen[CAMERLENGO] = state.round
    for seat in range(state.seats):
        if _has_chosen(state, seat):
            state.chosen |= 1 << seat
    state.step = _step(state)


def cards_in_the_box(components: Components) -> Counter[int]:
    """HP-1, HP-2: how many cards there are of each kind, without the Camerlengo."""
    tables = components.tables
    return Counter([*range(CARDINALS), *map(int, tables["POLITICS_DECK"]), *map(int, tables["ACTION_DECK"])])


def cards_in_decks(state: State) -> Counter[int]:
    """The cards that are still to be turned up."""
    cardinals = [card for card in cardinals_and_smokes(state) if card < CARDINALS]
    return Counter([*cardinals, *list(state.politics)[: state.deck_size], *list(state.action_deck)[: state.deck_size]])


def cardinals_and_smokes(state: State) -> list[int]:
    """The cardinals' deck, the next card last."""
    return list(state.cardinals)[: state.cardinals_left + 2 - state.smoke - state.is_last_round]


def on_offer(state: State) -> list[int]:
    """The cards that lie open."""
    return list(state.offer)[: state.offer_size]


def _has_chosen(state: State, seat: int) -> bool:
    """Where all choose at once: who has, or is not asked; elsewhere everybody has."""
    if state.phase == ORDER:
        return state.discarded[seat] != NOTHING
    has_choice = state.choice[seat] != NOTHING
    if state.phase == ACTION:
        return has_choice or state.action_count[seat] == 0
    if state.phase == BID:
        return has_choice or state.played[seat] in (SECOND, RUBIES)
    return has_choice or state.phase != BID_SECOND or state.played[seat] != SECOND


def _step(state: State) -> int:
    """How many of a phase's players are done with."""
    if state.phase in (ORDER, ACTION):
        return 0
    if state.phase in RESOLVING:
        return distance(state, state.turn) + 1
    if state.phase in (BID, BID_SECOND):
        nobody_had_a_card = not any(state.action_count) and set(list(state.played)[: state.seats]) == {NOTHING}
        return 0 if nobody_had_a_card else state.seats
    if state.phase == OVER:
        return min(state.seats, turned_up(state))
    ranking = ranked(state)
    return ranking.index(state.turn) + 1 if state.turn in ranking else 0


def distance(state: State, seat: int) -> int:
    """How many steps clockwise a seat is from the Camerlengo."""
    return (seat - state.camerlengo) % state.seats


def ranked(state: State) -> list[int]:
    """The seats in the order of their bids: of this round's, or of the last round's before they are ranked."""
    return list(state.rank)[: state.seats]


def turned_up(state: State) -> int:
    """HP-10, HP-21: how many cards lay open at the beginning of this round."""
    return 1 + 3 * under_white(state) if state.is_last_round else USUAL_OFFER


def under_white(state: State) -> int:
    """HP-21: in the last round, how many cardinals lay under White Smoke."""
    return CARDINALS + 1 - state.round


def takers(state: State) -> list[int]:
    """HP-15: who has taken a card this round."""
    if state.phase == TAKE:
        return ranked(state)[: state.step - 1]
    return ranked(state)[: state.step] if state.phase in (*TAKING, OVER) else []


def is_camerlengo_taken(state: State) -> bool:
    """HP-19: whether the Camerlengo card has been taken this round; at the end it may have been."""
    return CAMERLENGO not in on_offer(state)
