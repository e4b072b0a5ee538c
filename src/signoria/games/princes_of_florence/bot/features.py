"""What a seat may know, as numbers for learning; a seat as a number counts from 1 for oneself."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits, has_bit, lowest_bit
from signoria.core.rules.feature_rows import (
    Axis,
    axis,
    bit,
    bits,
    block,
    for_each,
    for_each_seat,
    is_here,
    number,
    one_hot,
)
from signoria.core.rules.feature_table import FeatureTable
from signoria.core.rules.state_record import Row
from signoria.games.princes_of_florence.components import MINIMUM
from signoria.games.princes_of_florence.constants import (
    BONUS_CARDS,
    BUILDING_NAMES,
    CELLS,
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    ITEMS,
    LANDSCAPE_NAMES,
    MAX_SEATS,
    PIECE_NAMES,
    PILE_NAMES,
    PRESTIGE_CARDS,
    PROFESSIONS,
    SIZE,
)
from signoria.games.princes_of_florence.rules.card_values import (
    bonus_value_now,
    cards_on_table,
    free_squares,
    landscape_bits,
    prestige_card_points,
)
from signoria.games.princes_of_florence.rules.grid import fits_somewhere
from signoria.games.princes_of_florence.rules.works import common_value, liked
from signoria.games.princes_of_florence.shown.area import area_of
from signoria.games.princes_of_florence.state import (
    NOBODY,
    PHASES,
    PILE_ROOM,
    PILES,
    PRESTIGE_CARD,
    PRESTIGE_PILE,
    STAGES,
    State,
)

# -- the table


def steps_from(state: State, seat: int, other: int) -> int:
    """How many places clockwise another seat sits, from 1 for the seat itself; 0 for nobody."""
    if other == NOBODY:
        return 0
    return other - seat + 1 if other >= seat else other - seat + state.seats + 1


def steps_to_bidder(state: State, seat: int) -> int:
    return steps_from(state, seat, state.bidder)


def steps_to_turn(state: State, seat: int) -> int:
    return steps_from(state, seat, state.turn)


def steps_to_owner(state: State, seat: int, character: int) -> int:
    return steps_from(state, seat, state.character_owner[character])


def minimum_now(state: State) -> int:
    """What a work must be worth this round."""
    return MINIMUM[state.round]


def items_left(state: State, item: int) -> int:
    """How many of an item can still be auctioned."""
    return state.pile_size[PRESTIGE_PILE] if item == PRESTIGE_CARD else state.supply[item]


# -- what lies open before a seat


def is_seated(state: State, seat: int) -> int:
    """1, since nothing else is written for an empty seat."""
    return 1


def building_count(state: State, seat: int) -> int:
    return count_bits(state.buildings[seat])


def profession_seen(state: State, seat: int, card: int) -> int:
    """1 for a profession on the table, 2 for one in hand that all saw being recruited."""
    seen = state.table[seat] | state.shown[seat]
    return (seen >> card & 1) + (state.shown[seat] >> card & 1)


# -- what only the seat knows


def write_hand(state: State, seat: int, features: Row, at: int) -> None:
    """The professions in hand and what a work of each would be worth now."""
    common = common_value(state, seat)
    buildings = state.buildings[seat]
    landscapes = landscape_bits(state, seat)
    freedoms = state.freedoms[seat]
    cards = state.hand[seat]
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        features[at + card] = 1
        features[at + PROFESSIONS + card] = common + liked(card, buildings, landscapes, freedoms)


def write_bonus_cards(state: State, seat: int, features: Row, at: int) -> None:
    """The bonus cards in hand and what each would add now."""
    cards = state.bonus_hand[seat]
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        features[at + card] = 1
        features[at + BONUS_CARDS + card] = bonus_value_now(state, seat, card)


def write_prestige_cards(state: State, seat: int, features: Row, at: int) -> None:
    """The prestige cards in hand and what each would score now."""
    cards = state.prestige_hand[seat]
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        features[at + card] = 1
        features[at + PRESTIGE_CARDS + card] = prestige_card_points(state, seat, card)


def write_piles(state: State, seat: int, features: Row, at: int) -> None:
    """1 for every card of a pile that the seat looks at, and its place and 2 more for one that it put there."""
    if state.actor == seat:
        for place in range(state.looked_size):
            features[at + state.looked_pile * PILE_ROOM + state.looked[seat, place]] = 1
    for pile in range(PILES):
        if has_bit(known_in_pile(state, pile), seat):
            for place in range(state.pile_size[pile]):
                if has_bit(state.pile_known[pile, place], seat):
                    features[at + pile * PILE_ROOM + state.pile[pile, place]] = place + 2


def known_in_pile(state: State, pile: int) -> int:
    """Who knows any card of a pile, by bits."""
    known = 0
    for place in range(PILE_ROOM):
        known |= state.pile_known[pile, place]
    return known


CARD = Axis("card", PROFESSIONS, lambda components: components.professions)
BONUS_CARD = Axis("card", BONUS_CARDS, lambda components: components.bonus_cards)
PRESTIGE = Axis("card", PRESTIGE_CARDS, lambda components: components.prestige_cards)
ITEM = axis("item", ITEM_NAMES)
BUILDING = axis("building", BUILDING_NAMES)
FREEDOM = axis("freedom", FREEDOM_NAMES)
PILE = axis("pile", PILE_NAMES)
PIECE = axis("piece", PIECE_NAMES)
CHARACTER = axis("character", CHARACTER_NAMES)
CELL = Axis("cell", CELLS, lambda components: [area_of(components).name(*divmod(cell, SIZE)) for cell in range(CELLS)])
PILE_PLACE = [
    (f"{pile} pile {{card}}", Axis("card", PILE_ROOM, cards.names))
    for pile, cards in zip(PILE_NAMES, (CARD, BONUS_CARD, PRESTIGE), strict=True)
]

FEATURES = FeatureTable(
    __name__,
    State,
    number("seats", "seats"),
    number("muse and princess", "muse_and_princess"),
    number("cooperation", "cooperation"),
    number("round", "round"),
    number("minimum", minimum_now),
    number("bid", "bid"),
    number("bidder", steps_to_bidder),
    number("turn", steps_to_turn),
    number("actions left", "actions_left"),
    number("drew profession", "drew_profession"),
    number("took freedom", "took_freedom"),
    number("refusals", "refusals"),
    number("work value", "work_value"),
    number("price", "price", plus=1),
    one_hot("phase {phase}", "phase", axis("phase", PHASES)),
    one_hot("stage {stage}", "stage", axis("stage", STAGES)),
    number("left {item}", items_left, axis("item", ITEM_NAMES[:ITEMS])),
    bits("sold {item}", "sold", ITEM),
    one_hot("auctioned {item}", "item", ITEM),
    number("stock {building}", "stock", BUILDING),
    number("supply {freedom}", "freedom_supply", FREEDOM),
    number("pile {pile}", "pile_size", PILE),
    for_each_seat(
        MAX_SEATS,
        number("{seat} there", is_seated),
        number("{seat} prestige", "prestige"),
        number("{seat} professions", "hand_size"),
        number("{seat} cards on table", cards_on_table),
        number("{seat} recruiting hand", "recruiting_hand"),
        number("{seat} recruiting table", "recruiting_table"),
        number("{seat} bonus cards", "bonus_size"),
        number("{seat} prestige cards", "prestige_size"),
        number("{seat} jesters", "jesters"),
        number("{seat} architects", "architects"),
        number("{seat} buildings", building_count),
        number("{seat} free squares", free_squares),
        number("{seat} best work", "best_work"),
        is_here("{seat} first", "first"),
        bit("{seat} out", "out"),
        bit("{seat} passed", "passed"),
        bit("{seat} settled", "settled"),
        number("{seat} stands on", "standing", plus=1),
        number("{seat} stands at", "number"),
        is_here("{seat} partner", "partner"),
        number("{seat} table {card}", profession_seen, CARD),
        bits("{seat} freedom {freedom}", "freedoms", FREEDOM),
        bits("{seat} building {building}", "buildings", BUILDING),
        number("{seat} landscape {landscape}", "landscapes", axis("landscape", LANDSCAPE_NAMES)),
        is_here("{seat} has {character}", "character_owner", CHARACTER),
        number("{seat} fits {piece}", fits_somewhere, PIECE),
    ),
    for_each(
        CHARACTER,
        number("{character} owner", steps_to_owner),
        bit("{character} taken", "taken"),
        number("{character} banker's money", "banker_money"),
    ),
    number("florins", "florins"),
    number("returned", "returned", plus=1),
    block(write_hand, ("hand {card}", CARD), ("work {card}", CARD)),
    block(write_bonus_cards, ("bonus {card}", BONUS_CARD), ("bonus value {card}", BONUS_CARD)),
    block(write_prestige_cards, ("prestige {card}", PRESTIGE), ("prestige now {card}", PRESTIGE)),
    block(write_piles, *PILE_PLACE),
    one_hot("piece {piece}", "piece", PIECE),
    bits("covered {cell}", "covered", CELL),
)
