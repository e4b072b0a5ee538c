"""1655's state record, its phases and events by number."""

from __future__ import annotations

from typing import Any

import numpy as np

from signoria.core.rules.journal import EventTable, as_number, named_by, one_of
from signoria.core.rules.state_record import Grid, Record, Row, hidden, owned, public
from signoria.games.habemus_papam.constants import (
    ACTION_KINDS,
    ACTION_NAMES,
    CARDINAL_DECK,
    CARDS,
    DECK,
    GEM_NAMES,
    GEMS,
    MAX_SEATS,
    MOST_ON_OFFER,
    ORDER_CARDS,
    ORDER_NAMES,
    ORDERS_DEALT,
    PEOPLE,
    gems_of,
)

NOBODY = -1
NOTHING = -1

PHASES = ("over", "order", "action", "bribe", "swap", "swap-with", "bid", "bid-second", "take", "exclude", "death")
OVER, ORDER, ACTION, BRIBE_WHOM, SWAP_ONE, SWAP_OTHER, BID, BID_SECOND, TAKE, EXCLUDE, NAME_VICTIM = range(len(PHASES))
"""What is decided: which order goes; which action card is played; who is bribed; which two are swapped; bids; which
card is taken; who is excluded by Felipe; whose oldest dies."""

NEW_ROUND, RESOLVE, START_BIDS, SECOND_BIDS, RANK_BIDS, NEXT_TAKER, ROUND_DONE = range(len(PHASES), len(PHASES) + 7)
"""What goes on by itself, between two decisions."""

_card, _order = named_by("cards"), one_of(ORDER_NAMES)
_action, _gem = one_of(ACTION_NAMES), one_of(GEM_NAMES)


def _bid(_components: Any, number: int) -> list[str]:
    return gems_of(number)


def _truth(_components: Any, number: int) -> bool:
    return bool(number)


EVENTS = EventTable()
GAME_BEGUN = EVENTS.kind("game-begun", seat=as_number)
ORDER_DEALT = EVENTS.kind("order-dealt", seat=as_number, order=_order)
ROUND_BEGUN = EVENTS.kind("round-begun", round=as_number)
CARD_TURNED_UP = EVENTS.kind("card-turned-up", card=_card)
BLACK_SMOKE_SEEN = EVENTS.kind("black-smoke")
WHITE_SMOKE_SEEN = EVENTS.kind("white-smoke", count=as_number)
BAGS_PAID = EVENTS.kind("bags-paid", seat=as_number, count=as_number, gold=as_number)
ORDER_DISCARDED = EVENTS.kind("order-discarded", seat=as_number, order=_order)
ACTION_CHOSEN = EVENTS.kind("action-chosen", seat=as_number, action=_action)
ACTION_PLAYED = EVENTS.kind("action-played", seat=as_number, action=_action)
NO_ACTION = EVENTS.kind("no-action", seat=as_number)
GOLD_GAINED = EVENTS.kind("gold-gained", seat=as_number, gold=as_number)
GOLD_TAKEN = EVENTS.kind("gold-taken", seat=as_number, owner=as_number, gold=as_number)
ACTION_RETURNED = EVENTS.kind("action-returned", seat=as_number, action=_action)
BRIBED = EVENTS.kind("bribed", seat=as_number, owner=as_number, card=_card, gold=as_number)
SWAPPED = EVENTS.kind("swapped", seat=as_number, card=_card, other=_card)
SWAP_DECLINED = EVENTS.kind("swap-declined", seat=as_number)
BID_CHOSEN = EVENTS.kind("bid-chosen", seat=as_number, gems=_bid)
BID_REVEALED = EVENTS.kind("bid-revealed", seat=as_number, gems=_bid)
RANKED = EVENTS.kind("ranked", seat=as_number, place=as_number)
CARD_TAKEN = EVENTS.kind("card-taken", seat=as_number, card=_card)
GEM_GAINED = EVENTS.kind("gem-gained", seat=as_number, gem=_gem, count=as_number)
NAMED_CAMERLENGO = EVENTS.kind("named-camerlengo", seat=as_number)
CARD_LEFT = EVENTS.kind("card-left", card=_card)
SQUADRONE_PAID = EVENTS.kind("squadrone-paid", seat=as_number, gold=as_number)
SQUADRONE_UNPAID = EVENTS.kind("squadrone-unpaid", seat=as_number)
EXCLUDED = EVENTS.kind("excluded", seat=as_number, owner=as_number, card=_card)
DIED = EVENTS.kind("died", seat=as_number, owner=as_number, card=_card)
GAME_ENDED = EVENTS.kind("game-ended")
GEMS_SOLD = EVENTS.kind("gems-sold", seat=as_number, count=as_number)
FELIPE_PAID = EVENTS.kind("felipe-paid", seat=as_number, count=as_number, gold=as_number)
ORDER_OPENED = EVENTS.kind("order-opened", seat=as_number, order=_order, fulfilled=_truth)
VOTES_COUNTED = EVENTS.kind("votes-counted", seat=as_number, votes=as_number)


class State(Record):
    """Everything there is to know of a game of 1655."""

    phase: int = public(np.int8, meaning="what is decided now")
    round: int = public(np.int8, meaning="the round, from 1 on")
    is_last_round: int = public(np.int8, meaning="1 once White Smoke has risen")
    smoke: int = public(np.int8, meaning="1 once Black Smoke has risen")
    camerlengo: int = public(np.int8, meaning="who is Camerlengo")
    turn: int = public(np.int8, meaning="the seat that is asked, where one is asked alone")
    chosen: int = public(np.int8, meaning="who has chosen, where all choose at once, a bit for each")
    step: int = public(np.int8, meaning="how many of this phase's players are done with")
    gold: Row = owned(np.int16, MAX_SEATS, meaning="gold of each")
    gems: Grid = owned(np.int8, MAX_SEATS, GEMS, meaning="gems of each")
    bank: Row = public(np.int8, GEMS, meaning="gems in the bank")
    order: Grid = owned(np.int8, MAX_SEATS, ORDERS_DEALT, meaning="orders held")
    discarded: Row = owned(np.int8, MAX_SEATS, meaning="the order each has discarded")
    orders_out: Row = hidden(
        np.int8, ORDER_CARDS, meaning="orders nobody was dealt; places from their number on are zero"
    )
    actions: Grid = owned(np.int8, MAX_SEATS, ACTION_KINDS, meaning="action cards behind the screens")
    action_count: Row = public(np.int8, MAX_SEATS, meaning="how many action cards each holds")
    choice: Row = owned(np.int8, MAX_SEATS, meaning="the order, action card or bid chosen and not yet revealed")
    played: Row = public(np.int8, MAX_SEATS, meaning="the action card each plays this round")
    bid: Row = public(np.int8, MAX_SEATS, meaning="the bid of each this round, once revealed")
    rank: Row = public(np.int8, MAX_SEATS, meaning="the seats in the order of their bids")
    cardinals: Row = hidden(np.int8, CARDINAL_DECK, meaning="cardinals and smokes to come, the next one last")
    cardinals_left: int = public(np.int8, meaning="cardinals still to come, without the smokes")
    politics: Row = hidden(np.int8, DECK, meaning="politics cards to come, the next one last")
    action_deck: Row = hidden(np.int8, DECK, meaning="action cards and leaders to come, the next one last")
    deck_size: int = public(np.int8, meaning="how many cards the politics and the action deck have left each")
    offer: Row = public(np.int8, MOST_ON_OFFER, meaning="cards on offer; places from their number on are zero")
    offer_size: int = public(np.int8, meaning="how many cards are on offer, the Camerlengo too")
    owner: Row = public(np.int8, PEOPLE, meaning="in whose display each cardinal and leader lies")
    gone: int = public(np.int32, meaning="cardinals and leaders that have left the game, a bit for each")
    mazarin: Row = public(np.int8, MAX_SEATS, meaning="Mazarin cards of each")
    louis: Row = public(np.int8, MAX_SEATS, meaning="Louis XIV cards of each")
    felipe: Row = public(np.int8, MAX_SEATS, meaning="Felipe IV cards of each")
    squadrone: int = public(np.int8, meaning="who has the Squadrone Volante")
    seen: Row = public(np.int8, CARDS, meaning="how many cards of each kind have been turned up")
    swapping: int = public(np.int8, meaning="the first of two cardinals to be swapped")
    votes: Row = public(np.int16, MAX_SEATS, meaning="votes of each, at the end")
