"""What must add up at every table of 1655, for its tests."""

from __future__ import annotations

from collections import Counter

from signoria.games.habemus_papam.constants import (
    ACTION_KINDS,
    CAMERLENGO,
    CARDINALS,
    CARDS,
    GEMS,
    MOST_ON_OFFER,
    ORDER_CARDS,
    PEOPLE,
)
from signoria.games.habemus_papam.state import (
    ACTION,
    BID,
    BID_SECOND,
    EXCLUDE,
    NAME_VICTIM,
    ORDER,
    SWAP_OTHER,
    TAKE,
    State,
)
from tests.games.habemus_papam.decks import owned
from tests.games.habemus_papam.tables import COMPONENTS

GEMS_IN_ALL = [16, 10, 11, 15]
TABLES = COMPONENTS.tables
ALL_CARDS = Counter(map(int, [*range(CARDINALS), *TABLES["POLITICS_DECK"], *TABLES["ACTION_DECK"]]))


def check_gems(state: State) -> None:
    """Every gem is behind a screen or in the bank, and diamonds only go there."""
    for gem in range(GEMS):
        held = [state.gems[seat, gem] for seat in range(state.seats)]
        assert sum(held) + state.bank[gem] == GEMS_IN_ALL[gem]
        assert min(*held, state.bank[gem]) >= 0
    assert all(state.gems[seat, 0] <= 4 for seat in range(state.seats))
    assert all(state.gold[seat] >= 0 for seat in range(state.seats))


def on_offer(state: State) -> Counter[int]:
    return Counter(state.offer[place] for place in range(state.offer_size))


def in_decks(state: State) -> Counter[int]:
    """The cards to come."""
    size = state.cardinals_left + 2 - state.smoke - state.is_last_round
    cards = Counter(state.cardinals[place] for place in range(size))
    assert list(state.cardinals)[size:] == [0] * (len(state.cardinals) - size)
    smokes = [cards.pop(CARDINALS, 0), cards.pop(CARDINALS + 1, 0)]
    assert smokes == [1 - state.smoke, 1 - state.is_last_round]
    assert cards.total() == state.cardinals_left
    for deck in (state.politics, state.action_deck):
        cards.update(deck[place] for place in range(state.deck_size))
        assert list(deck)[state.deck_size :] == [0] * (len(deck) - state.deck_size)
    return cards


def check_cards(state: State) -> None:
    """No card is in two places; people are somewhere or gone; what was turned up is what is not to come."""
    seen = ALL_CARDS - in_decks(state)
    offered, held = on_offer(state), owned(state)
    for card in range(CAMERLENGO):
        assert state.seen[card] == seen[card]
        assert offered[card] + held[card] <= seen[card]
    for person in range(PEOPLE):
        assert offered[person] + held[person] + (state.gone >> person & 1) == seen[person]
        assert state.owner[person] < state.seats
    assert offered[CAMERLENGO] <= 1
    assert state.seen[CARDS - 1] == state.round
    assert list(state.offer)[state.offer_size :] == [0] * (MOST_ON_OFFER - state.offer_size)


def check_orders(state: State) -> None:
    """Every order is held, discarded or was left over; one of two goes at Black Smoke."""
    out = ORDER_CARDS - 2 * state.seats
    orders = [state.orders_out[place] for place in range(out)]
    for seat in range(state.seats):
        held = [state.order[seat, place] for place in range(2) if state.order[seat, place] != -1]
        gone = [] if state.discarded[seat] == -1 else [state.discarded[seat]]
        assert len(held) + len(gone) == 2
        has_chosen = state.smoke and (state.phase != ORDER or bool(state.chosen >> seat & 1))
        assert len(gone) == int(has_chosen)
        orders += held + gone
    assert Counter(orders) == Counter(map(int, TABLES["ORDER_DECK"]))
    assert list(state.orders_out)[out:] == [0] * (ORDER_CARDS - out)


def check_choices(state: State) -> None:
    """A choice waits only where all choose at once, and only of who has chosen; the rest of the round is as it must."""
    at_once = state.phase in (ACTION, BID, BID_SECOND)
    for seat in range(state.seats):
        assert state.choice[seat] == -1 or (at_once and state.chosen >> seat & 1)
        assert state.action_count[seat] == sum(state.actions[seat, kind] for kind in range(ACTION_KINDS))
        if state.phase in (TAKE, EXCLUDE, NAME_VICTIM):
            assert state.bid[seat] != -1
    assert (state.swapping != -1) == (state.phase == SWAP_OTHER)
    if state.phase in (TAKE, EXCLUDE, NAME_VICTIM):
        assert sorted(state.rank[place] for place in range(state.seats)) == list(range(state.seats))
        assert state.turn == state.rank[state.step - 1]


CHECKS = (check_gems, check_cards, check_orders, check_choices)
