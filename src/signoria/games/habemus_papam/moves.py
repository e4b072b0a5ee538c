"""1655's moves: what they are called, when they can be made, what allows them and what follows."""

from __future__ import annotations

from signoria.core.rules.move_table import MoveTable, named, named_by, seat_of, several
from signoria.core.rules.moves import KnownTo
from signoria.core.rules.written_moves import moves_chapter
from signoria.games.habemus_papam import state
from signoria.games.habemus_papam.constants import (
    ACTION_NAMES,
    BIDS,
    CARDS,
    FIRST_LEADER,
    GEM_NAMES,
    MAX_SEATS,
    ORDER_NAMES,
    PEOPLE,
)
from signoria.games.habemus_papam.rules import action_cards, bidding, flow, revealing, taking

ORDER_NAME = named("order", ORDER_NAMES)
ACTION_NAME = named("action", ACTION_NAMES)
GEMS_BID = several("gems", BIDS, GEM_NAMES, nothing="nothing")
CARD = named_by("cards", "card", CARDS)
PERSON = named_by("cards", "person", PEOPLE, told="card", used=FIRST_LEADER)

MOVES = MoveTable("HP", state.PHASES, to_act=flow.to_act, over="HP-22", then=flow.go_on)
DISCARD_ORDER = MOVES.kind("discard {order}", ORDER_NAME, known_to=KnownTo.OWN_SEAT)  # HP-20: face down
PLAY_ACTION = MOVES.kind("play {action}", ACTION_NAME, known_to=KnownTo.EVERYBODY_ONCE_ALL_CHOSE)  # HP-11
BID_GEMS = MOVES.kind(
    "bid {gems}",
    GEMS_BID,
    known_to=KnownTo.EVERYBODY_ONCE_ALL_CHOSE,  # HP-12
    alike=f"bid( ({'|'.join(GEM_NAMES)}))+",
)
TAKE_CARD = MOVES.kind("take {card}", CARD)
CHOOSE_PERSON = MOVES.kind("choose {person}", PERSON)
CHOOSE_SEAT = MOVES.kind("victim {seat}", seat_of(MAX_SEATS))
PASS = MOVES.kind("pass", known_to=KnownTo.EVERYBODY_ONCE_ALL_CHOSE)  # HP-11: no card is a choice, too

MOVES.phase(
    state.ORDER,
    "HP-20",
    DISCARD_ORDER.row(may=revealing.may_discard_order, do=revealing.discard_order, listing=revealing.list_orders),
)
MOVES.phase(
    state.ACTION,
    "HP-11",
    PLAY_ACTION.row(may=action_cards.may_play, do=action_cards.choose_action, listing=action_cards.list_actions),
    PASS.row(do=action_cards.choose_no_action),
)
MOVES.phase(state.BRIBE_WHOM, "HP-45", CHOOSE_PERSON.row(may=action_cards.may_bribe, do=action_cards.bribe))
MOVES.phase(
    state.SWAP_ONE,
    "HP-46",
    CHOOSE_PERSON.row(may=action_cards.may_swap, do=action_cards.choose_first_to_swap),
    PASS.row(do=action_cards.decline_swap),
)
MOVES.phase(state.SWAP_OTHER, "HP-46", CHOOSE_PERSON.row(may=action_cards.may_swap_with, do=action_cards.swap))
MOVES.phase(state.BID, "HP-12", BID_GEMS.row(may=bidding.may_bid, do=bidding.choose_bid, listing=bidding.list_bids))
MOVES.phase(
    state.BID_SECOND, "HP-42", BID_GEMS.row(may=bidding.may_bid, do=bidding.choose_bid, listing=bidding.list_bids)
)
MOVES.phase(state.TAKE, "HP-15", TAKE_CARD.row(may=taking.may_take, do=taking.take_card, listing=taking.list_offer))
MOVES.phase(state.EXCLUDE, "HP-32", CHOOSE_PERSON.row(may=taking.may_exclude, do=taking.exclude))
MOVES.phase(state.NAME_VICTIM, "HP-34", CHOOSE_SEAT.row(may=taking.may_name_victim, do=taking.name_victim))

move_rules = moves_chapter(MOVES, __package__)
