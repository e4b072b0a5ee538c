"""1655's moves: what they are called, when they can be made, what allows them and what follows."""

from __future__ import annotations

from signoria.core.rules.move_table import MoveTable, named, named_by, seat_of, several
from signoria.core.rules.moves import KnownTo
from signoria.core.rules.written_moves import moves_chapter
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
from signoria.games.habemus_papam.rules.action_cards import (
    bribe,
    choose_action,
    choose_first_to_swap,
    choose_no_action,
    decline_swap,
    list_actions,
    may_bribe,
    may_play,
    may_swap,
    may_swap_with,
    swap,
)
from signoria.games.habemus_papam.rules.bidding import choose_bid, list_bids, may_bid
from signoria.games.habemus_papam.rules.flow import go_on, to_act
from signoria.games.habemus_papam.rules.revealing import discard_order, list_orders, may_discard_order
from signoria.games.habemus_papam.rules.taking import (
    exclude,
    list_offer,
    may_exclude,
    may_name_victim,
    may_take,
    name_victim,
    take_card,
)
from signoria.games.habemus_papam.state import (
    ACTION,
    BID,
    BID_SECOND,
    BRIBE_WHOM,
    EXCLUDE,
    NAME_VICTIM,
    ORDER,
    PHASES,
    SWAP_ONE,
    SWAP_OTHER,
    TAKE,
)

ORDER_NAME = named("order", ORDER_NAMES)
ACTION_NAME = named("action", ACTION_NAMES)
GEMS_BID = several("gems", BIDS, GEM_NAMES, nothing="nothing")
CARD = named_by("cards", "card", CARDS)
PERSON = named_by("cards", "person", PEOPLE, told="card", used=FIRST_LEADER)

MOVES = MoveTable("HP", PHASES, to_act=to_act, over="HP-22", then=go_on)
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

MOVES.phase(ORDER, "HP-20", DISCARD_ORDER.row(may=may_discard_order, do=discard_order, listing=list_orders))
MOVES.phase(
    ACTION,
    "HP-11",
    PLAY_ACTION.row(may=may_play, do=choose_action, listing=list_actions),
    PASS.row(do=choose_no_action),
)
MOVES.phase(BRIBE_WHOM, "HP-45", CHOOSE_PERSON.row(may=may_bribe, do=bribe))
MOVES.phase(SWAP_ONE, "HP-46", CHOOSE_PERSON.row(may=may_swap, do=choose_first_to_swap), PASS.row(do=decline_swap))
MOVES.phase(SWAP_OTHER, "HP-46", CHOOSE_PERSON.row(may=may_swap_with, do=swap))
MOVES.phase(BID, "HP-12", BID_GEMS.row(may=may_bid, do=choose_bid, listing=list_bids))
MOVES.phase(BID_SECOND, "HP-42", BID_GEMS.row(may=may_bid, do=choose_bid, listing=list_bids))
MOVES.phase(TAKE, "HP-15", TAKE_CARD.row(may=may_take, do=take_card, listing=list_offer))
MOVES.phase(EXCLUDE, "HP-32", CHOOSE_PERSON.row(may=may_exclude, do=exclude))
MOVES.phase(NAME_VICTIM, "HP-34", CHOOSE_SEAT.row(may=may_name_victim, do=name_victim))

move_rules = moves_chapter(MOVES, __package__)
