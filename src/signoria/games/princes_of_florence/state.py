"""The Princes of Florence's state record, its phases and events by number. Money is counted in hundreds."""

from __future__ import annotations

from typing import Any

import numpy as np

from signoria.core.rules.journal import EventTable, as_number, named_by, one_of
from signoria.core.rules.state_record import Grid, Record, Row, hidden, owned, public
from signoria.games.princes_of_florence.constants import (
    BUILDINGS,
    CHARACTER_NAMES,
    CHARACTERS,
    FREEDOM_NAMES,
    FREEDOMS,
    ITEM_NAMES,
    ITEMS,
    LANDSCAPES,
    MAX_SEATS,
    PIECE_NAMES,
    PIECES,
    PILE_NAMES,
    PROFESSIONS,
    ROUNDS,
    TURN_NAMES,
)
from signoria.games.princes_of_florence.placements import square_name

NOBODY = -1
NOTHING = -1

STAGES = ("over", "opening", "auctions", "last-call", "characters", "actions", "closing")
GAME_OVER, OPENING_HANDS, AUCTIONS, LAST_CALL, CHARACTER_BIDS, ACTIONS_STAGE, CLOSING = range(len(STAGES))

PHASES = (
    "over", "return", "open", "bid", "last", "settle", "choose", "place", "recruit", "look", "under",
    "professor", "merchant", "character", "act", "bonus", "pay", "partner", "join", "price", "answer", "reply",
)  # fmt: skip
(
    OVER, RETURN, OPEN, BID, LAST, SETTLE, CHOOSE, PLACE, RECRUIT, LOOK_AT, UNDER,
    PROFESSOR_PHASE, MERCHANT_PHASE, CHARACTER, ACT, BONUS, PAY, PARTNER, JOIN, PRICE, ANSWER, REPLY,
) = range(len(PHASES))  # fmt: skip

SOLD = len(PHASES)
NEXT = SOLD + 1
"""Between decisions: an auction is over, and the stage goes on. No seat is asked anything in these."""

PROFESSION_PILE, BONUS_PILE, PRESTIGE_PILE = range(3)
PILES = 3
PILE_ROOM = PROFESSIONS
HAND_LOOKED_AT = 5
CARDS_A_PILE = 32
"""An event names a card of any pile by one number: pile * 32 + card."""

FOREST_ITEM, LAKE_ITEM, PARK_ITEM, JESTER, ARCHITECT, PRESTIGE_CARD, RECRUITING = range(ITEMS)
MUSE, CARDINAL, PRINCESS, MERCHANT, PROFESSOR, BANKER = range(CHARACTERS)

SOURCES = (
    "works", "best-works", "buildings", "landscapes", "architects", "merchant", "cards", "banker", "going-back",
)  # fmt: skip
(
    BY_WORKS, BY_BEST_WORKS, BY_BUILDINGS, BY_LANDSCAPES, BY_ARCHITECTS, BY_MERCHANT, BY_CARDS, BY_BANKER, GONE_BACK,
) = range(len(SOURCES))  # fmt: skip

MAX_TILES = ROUNDS + BUILDINGS
"""A landscape a round at most, and one building of each kind."""

NUMBERS = 16
"""Room for the numbers of a character's card."""
MAX_PRESTIGE = 128
MAX_PRICES = 31

_profession, _bonus, _prestige_card = named_by("professions"), named_by("bonus_cards"), named_by("prestige_cards")
_piece, _item, _freedom = one_of(PIECE_NAMES), one_of(ITEM_NAMES), one_of(FREEDOM_NAMES)
_character, _pile, _source, _turn = one_of(CHARACTER_NAMES), one_of(PILE_NAMES), one_of(SOURCES), one_of(TURN_NAMES)


def _square(_components: Any, number: int) -> str:
    return square_name(number)


def _florins(_components: Any, hundreds: int) -> int:
    return hundreds * 100


def _card_of_pile(components: Any, number: int) -> str:
    pile, card = divmod(number, CARDS_A_PILE)
    return str(components.cards(pile)[card])


EVENTS = EventTable()
GAME_BEGUN = EVENTS.kind("game-begun", seat=as_number)
PROFESSION_DEALT = EVENTS.kind("profession-dealt", seat=as_number, card=_profession)
PROFESSIONS_KEPT = EVENTS.kind("professions-kept")
ROUND_BEGUN = EVENTS.kind("round-begun", round=as_number, seat=as_number, minimum=as_number)
AUCTION_OPENED = EVENTS.kind("auction-opened", seat=as_number, item=_item, florins=_florins)
BID_RAISED = EVENTS.kind("bid-raised", seat=as_number, florins=_florins)
BID_PASSED = EVENTS.kind("bid-passed", seat=as_number)
GAVE_UP = EVENTS.kind("gave-up", seat=as_number)
ITEM_BOUGHT = EVENTS.kind("item-bought", seat=as_number, item=_item, florins=_florins)
ITEM_FREE = EVENTS.kind("item-free", seat=as_number, item=_item, florins=_florins)
WENT_BACK = EVENTS.kind("went-back", seat=as_number, points=as_number)
TILE_PLACED = EVENTS.kind("tile-placed", seat=as_number, piece=_piece, square=_square, turn=_turn)
POINTS_GAINED = EVENTS.kind("points-gained", seat=as_number, points=as_number, source=_source)
CARDS_LOOKED_AT = EVENTS.kind("cards-looked-at", seat=as_number, pile=_pile, count=as_number)
CARD_SEEN = EVENTS.kind("card-seen", seat=as_number, card=_card_of_pile)
CARD_KEPT = EVENTS.kind("card-kept", seat=as_number, pile=_pile)
CARD_TAKEN = EVENTS.kind("card-taken", seat=as_number, card=_card_of_pile)
CARDS_RETURNED = EVENTS.kind("cards-returned", seat=as_number, pile=_pile)
RECRUITED = EVENTS.kind("recruited", seat=as_number, card=_profession, owner=as_number)
CHARACTER_CHOSEN = EVENTS.kind("character-chosen", seat=as_number, character=_character, florins=_florins)
CHARACTER_PASSED = EVENTS.kind("character-passed", seat=as_number)
CHARACTER_TAKEN = EVENTS.kind("character-taken", seat=as_number, character=_character, florins=_florins)
BANKER_PAID = EVENTS.kind("banker-paid", seat=as_number, florins=_florins)
PROFESSOR_LOST = EVENTS.kind("professor-lost", seat=as_number)
WORK_BEGUN = EVENTS.kind("work-begun", seat=as_number, card=_profession, value=as_number)
BONUS_PLAYED = EVENTS.kind("bonus-played", seat=as_number, card=_bonus, value=as_number)
PRINCESS_HELPED = EVENTS.kind("princess-helped", seat=as_number, value=as_number)
WORK_MADE = EVENTS.kind("work-made", seat=as_number, value=as_number)
WORK_PAID = EVENTS.kind("work-paid", seat=as_number, florins=_florins, points=as_number)
FREEDOM_TAKEN = EVENTS.kind("freedom-taken", seat=as_number, freedom=_freedom)
TURN_ENDED = EVENTS.kind("turn-ended", seat=as_number)
BEST_WORK = EVENTS.kind("best-work", seat=as_number, value=as_number, points=as_number)
JOINT_PROPOSED = EVENTS.kind("joint-proposed", seat=as_number, piece=_piece, square=_square, turn=_turn)
PRICE_ASKED = EVENTS.kind("price-asked", seat=as_number, owner=as_number, florins=_florins)
OFFER_DECLINED = EVENTS.kind("offer-declined", seat=as_number, owner=as_number)
PRICE_COUNTERED = EVENTS.kind("price-countered", seat=as_number, owner=as_number, florins=_florins)
COUNTER_DROPPED = EVENTS.kind("counter-dropped", seat=as_number, owner=as_number)
JOINT_BUILT = EVENTS.kind("joint-built", seat=as_number, owner=as_number, piece=_piece)
PARTNER_PAID = EVENTS.kind("partner-paid", seat=as_number, owner=as_number, florins=_florins)
CARD_SCORED = EVENTS.kind("card-scored", seat=as_number, card=_prestige_card, points=as_number)
FLORINS_EXCHANGED = EVENTS.kind("florins-exchanged", seat=as_number, florins=_florins, points=as_number)
GAME_ENDED = EVENTS.kind("game-ended")


class State(Record):
    """Everything there is to know of a game of The Princes of Florence."""

    muse_and_princess: int = public(np.int8, meaning="1 with Muse & Princess")
    cooperation: int = public(np.int8, meaning="1 with Cooperation: the boards' backs, joined")
    scarce_freedoms: int = public(np.int8, meaning="1 with one extra freedom instead of two (two players)")
    round: int = public(np.int8, meaning="1 to 7")
    stage: int = public(np.int8, meaning="the part of the round being played")
    phase: int = public(np.int8, meaning="what is decided now")
    turn: int = public(np.int8, meaning="whose opening, piece or action turn it is")
    actor: int = public(np.int8, meaning="who decides now, unless all choose at once")
    # cards
    hand: Row = owned(np.int32, MAX_SEATS, meaning="professions in hand, a bit for each")
    hand_size: Row = public(np.int8, MAX_SEATS, meaning="how many professions each holds")
    shown: Row = public(np.int32, MAX_SEATS, meaning="professions in hand that all saw being recruited")
    table: Row = public(np.int32, MAX_SEATS, meaning="professions face up, a bit for each")
    recruiting_hand: Row = public(np.int8, MAX_SEATS, meaning="recruiting cards in hand")
    recruiting_table: Row = public(np.int8, MAX_SEATS, meaning="recruiting cards left with each")
    returned: Row = owned(np.int8, MAX_SEATS, meaning="the profession each gave back at the start")
    chosen: int = public(np.int8, meaning="who has given a profession back, a bit for each")
    drawn: Row = public(np.int8, MAX_SEATS, meaning="professions each has drawn from the pile")
    bonus_hand: Row = owned(np.int32, MAX_SEATS, meaning="bonus cards in hand, a bit for each")
    bonus_size: Row = public(np.int8, MAX_SEATS, meaning="how many bonus cards each holds")
    prestige_hand: Row = owned(np.int16, MAX_SEATS, meaning="prestige cards, a bit for each")
    prestige_size: Row = public(np.int8, MAX_SEATS, meaning="how many prestige cards each holds")
    pile: Grid = hidden(
        np.int8, PILES, PILE_ROOM, meaning="the piles of cards, the top card first", known_to="pile_known"
    )
    pile_size: Row = public(np.int8, PILES, meaning="how many cards each pile has")
    pile_known: Grid = public(np.int8, PILES, PILE_ROOM, meaning="who knows the card in a place of a pile, by bits")
    looked: Grid = owned(np.int8, MAX_SEATS, HAND_LOOKED_AT, meaning="cards of a pile being looked at")
    looked_size: int = public(np.int8, meaning="how many cards are being looked at")
    looked_pile: int = public(np.int8, meaning="which pile they are from")
    # money and prestige
    florins: Row = owned(np.int16, MAX_SEATS, meaning="hundreds of florins")
    prestige: Row = public(np.int16, MAX_SEATS, meaning="prestige points")
    earned: Grid = public(np.int16, MAX_SEATS, len(SOURCES), meaning="prestige points by where they came from")
    # principalities
    jesters: Row = public(np.int8, MAX_SEATS, meaning="jesters of each")
    architects: Row = public(np.int8, MAX_SEATS, meaning="architects of each")
    freedoms: Row = public(np.int8, MAX_SEATS, meaning="freedoms of each, by bits")
    buildings: Row = public(np.int16, MAX_SEATS, meaning="kinds of building each owns or shares, by bits")
    landscapes: Grid = public(np.int8, MAX_SEATS, LANDSCAPES, meaning="landscapes of each kind")
    covered: Row = public(np.int64, MAX_SEATS, meaning="squares covered, palace included, by bits")
    touched: Row = public(np.int64, MAX_SEATS, meaning="squares beside a building or palace of the same land, by bits")
    across: Row = public(np.int64, MAX_SEATS, meaning="squares beside a building or palace across a border, by bits")
    first_fit: Grid = public(np.int16, MAX_SEATS, PIECES, meaning="the first place at which a piece fits")
    tile_count: Row = public(np.int8, MAX_SEATS, meaning="tiles laid")
    tile_piece: Grid = public(np.int8, MAX_SEATS, MAX_TILES, meaning="the piece of each tile")
    tile_place: Grid = public(np.int16, MAX_SEATS, MAX_TILES, meaning="the place of each tile")
    tile_border: Grid = public(np.int8, MAX_SEATS, MAX_TILES, meaning="the border a joint building lies on")
    # supplies
    supply: Row = public(np.int8, ITEMS, meaning="items left (prestige cards: see their pile)")
    stock: Row = public(np.int8, BUILDINGS, meaning="buildings left of each kind")
    freedom_supply: Row = public(np.int8, FREEDOMS, meaning="freedoms left of each kind")
    # auctions
    sold: int = public(np.int16, meaning="items sold this round, by bits")
    out: int = public(np.int8, meaning="who has bought or given up this round, by bits")
    passed: int = public(np.int8, meaning="who has passed in this auction, by bits")
    item: int = public(np.int8, meaning="the item being auctioned or settled")
    bid: int = public(np.int16, meaning="the last bid, in hundreds")
    bidder: int = public(np.int8, meaning="who made it")
    # characters
    character_owner: Row = public(np.int8, CHARACTERS, meaning="who has each character")
    standing: Row = public(np.int8, MAX_SEATS, meaning="the character each one's piece stands on")
    number: Row = public(np.int8, MAX_SEATS, meaning="at which number it stands")
    settled: int = public(np.int8, meaning="who has passed or taken a character, by bits")
    taken: int = public(np.int8, meaning="characters taken this round, by bits")
    banker_money: int = public(np.int8, meaning="hundreds on the banker")
    banker_taker: int = public(np.int8, meaning="who took the banker this round")
    # an action turn
    actions_left: int = public(np.int8, meaning="actions left in this turn")
    drew_profession: int = public(np.int8, meaning="1 once a profession was drawn this turn")
    took_freedom: int = public(np.int8, meaning="1 once a freedom was introduced this turn")
    refusals: int = public(np.int8, meaning="offers refused this turn")
    work_value: int = public(np.int16, meaning="value of the work being made")
    best_work: Row = public(np.int16, MAX_SEATS, meaning="value of each one's best work this round")
    piece: int = public(np.int8, meaning="the piece to be placed")
    partner: int = public(np.int8, meaning="the neighbour of an offer")
    place: int = public(np.int16, meaning="the place of an offer")
    price: int = public(np.int8, meaning="what the partner would pay, in hundreds")
