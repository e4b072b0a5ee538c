"""What a seat may know, as numbers for learning."""

from __future__ import annotations

from signoria.core.rules.feature_rows import (
    Axis,
    axis,
    bit,
    block,
    for_each_seat,
    is_here,
    is_there,
    looked_up,
    number,
    one_hot,
)
from signoria.core.rules.feature_table import FeatureTable
from signoria.core.rules.state_record import Row
from signoria.games.habemus_papam.components import COUNTED, COUNTED_BITS, PERSON_VOTES
from signoria.games.habemus_papam.constants import (
    ACTION_NAMES,
    CARDS,
    FACTION_NAMES,
    GEM_NAMES,
    MAX_SEATS,
    ORDER_NAMES,
    ORDERS,
    PEOPLE,
)
from signoria.games.habemus_papam.rules.counting_votes import gems_left, is_fulfilled
from signoria.games.habemus_papam.rules.flow import to_act
from signoria.games.habemus_papam.state import EXCLUDE, NAME_VICTIM, NOTHING, PHASES, TAKE, State

MOST_COUNTED = (1 << COUNTED_BITS) - 1


def write_offer(state: State, features: Row, at: int) -> None:
    """How many of each card are on offer."""
    for place in range(state.offer_size):
        features[at + state.offer[place]] += 1


def people_counted(state: State, seat: int) -> int:
    """The cardinals and leaders in a seat's display and their coats of arms, counted in one number."""
    counted = 0
    for person in range(PEOPLE):
        counted += COUNTED[person] if state.owner[person] == seat else 0
    return counted


def votes_counted(counted: int) -> int:
    """The votes that those people bring."""
    return PERSON_VOTES * (counted & MOST_COUNTED)


def coats_counted(counted: int, faction: int) -> int:
    """A faction's coats of arms among them."""
    return (counted >> COUNTED_BITS * (1 + faction)) & MOST_COUNTED


def place_in_taking(state: State, seat: int) -> int:
    """When a seat takes a card this round: 1 for the first; 0 before the bids are ranked."""
    if state.phase == TAKE or state.phase == EXCLUDE or state.phase == NAME_VICTIM:
        for place in range(state.seats):
            if state.rank[place] == seat:
                return place + 1
    return 0


def write_orders(state: State, seat: int, features: Row, at: int) -> None:
    """The orders a seat holds, and whether they are fulfilled."""
    for held in range(2):
        order = state.order[seat, held]
        if order != NOTHING:
            features[at + order] += 1
            features[at + ORDERS + order] = is_fulfilled(state, seat, order)


CARD = Axis("card", CARDS, lambda components: components.cards)
PERSON = Axis("person", PEOPLE, lambda components: [person["name"] for person in components.people])
GEM = axis("gem", GEM_NAMES)
ACTION = axis("action", ACTION_NAMES)
ORDER = axis("order", ORDER_NAMES)

FEATURES = FeatureTable(
    __name__,
    State,
    number("seats", "seats"),
    number("round", "round"),
    number("black smoke", "smoke"),
    number("white smoke", "is_last_round"),
    number("cardinals to come", "cardinals_left"),
    number("deck", "deck_size"),
    one_hot("phase {phase}", "phase", axis("phase", PHASES)),
    number("bank {gem}", "bank", GEM),
    block(write_offer, ("offer {card}", CARD)),
    number("seen {card}", "seen", CARD),
    one_hot("swapping {person}", "swapping", PERSON),
    for_each_seat(
        MAX_SEATS,
        number("{seat} people", votes_counted),
        number("{seat} mazarin", "mazarin"),
        number("{seat} louis", "louis"),
        number("{seat} felipe", "felipe"),
        is_here("{seat} squadrone", "squadrone"),
        number("{seat} action cards", "action_count"),
        is_here("{seat} camerlengo", "camerlengo"),
        bit("{seat} asked", "asked"),
        bit("{seat} chosen", "chosen"),
        is_there("{seat} has bid", "bid"),
        number("{seat} takes", place_in_taking),
        one_hot("{seat} plays {action}", "played", ACTION),
        looked_up("{seat} bid {gem}", "BID_SEEN", "bid", GEM),
        number("{seat} coats {faction}", coats_counted, axis("faction", FACTION_NAMES)),
        is_here("{seat} has {person}", "owner", PERSON),
        once={"asked": to_act, "counted": people_counted},
    ),
    number("gold", "gold"),
    number("gems", gems_left),
    number("own {gem}", "gems", GEM),
    number("own card {action}", "actions", ACTION),
    block(write_orders, ("order {order}", ORDER), ("order {order} fulfilled", ORDER)),
)
