"""What a seat may know, as numbers for learning; the seat itself always comes first."""

from __future__ import annotations

from signoria.core.bits import count_bits, has_bit, lowest_bit
from signoria.core.record import Row
from signoria.games.princes_of_florence.components import MINIMUM
from signoria.games.princes_of_florence.figures import (
    bonus_value_now,
    cards_on_table,
    free_squares,
    landscape_bits,
    prestige_card_points,
)
from signoria.games.princes_of_florence.grid import fits_somewhere
from signoria.games.princes_of_florence.kinds import (
    BONUS_CARDS,
    BUILDINGS,
    CELLS,
    CHARACTERS,
    FREEDOMS,
    ITEMS,
    LANDSCAPES,
    MAX_SEATS,
    PIECES,
    PRESTIGE_CARDS,
    PROFESSIONS,
)
from signoria.games.princes_of_florence.state import (
    NOBODY,
    NOTHING,
    PHASES,
    PILE_ROOM,
    PILES,
    PRESTIGE_CARD,
    PRESTIGE_PILE,
    STAGES,
    State,
)
from signoria.games.princes_of_florence.works import common_value, liked

PHASE_COUNT = len(PHASES)
STAGE_COUNT = len(STAGES)
TABLE_FEATURES = 14 + PHASE_COUNT + STAGE_COUNT + ITEMS + 2 * (ITEMS + 1) + BUILDINGS + FREEDOMS + PILES
CHARACTERS_SEEN = 20 + PROFESSIONS + FREEDOMS + BUILDINGS + LANDSCAPES
SEAT_FEATURES = CHARACTERS_SEEN + CHARACTERS + PIECES
CARDS_OF_ONES_OWN = 2 * PROFESSIONS + 2 * BONUS_CARDS + 2 * PRESTIGE_CARDS + PILES * PILE_ROOM + PIECES
"""What only the seat knows of cards, and the piece it is about to lay."""
OWN_FEATURES = 2 + CARDS_OF_ONES_OWN + CELLS
CHARACTER_FEATURES = 3
FEATURES = TABLE_FEATURES + MAX_SEATS * SEAT_FEATURES + OWN_FEATURES + CHARACTERS * CHARACTER_FEATURES


def observe(state: State, seat: int, features: Row) -> None:
    """Write the numbers that `feature_names` names."""
    at = observe_table(state, seat, features)
    for step in range(MAX_SEATS):
        at = observe_seat(state, seat, step, features, at)
    at = observe_characters(state, seat, features, at)
    observe_own(state, seat, features, at)


def steps_from(state: State, seat: int, other: int) -> int:
    """How many places clockwise another seat sits, from 1 for the seat itself; 0 for nobody."""
    if other == NOBODY:
        return 0
    return other - seat + 1 if other >= seat else other - seat + state.seats + 1


def observe_table(state: State, seat: int, features: Row) -> int:
    """Options, round, what is decided, the auction, the offer, and all supplies."""
    for feature in range(TABLE_FEATURES):
        features[feature] = 0
    features[0] = state.seats
    features[1] = state.muse_and_princess
    features[2] = state.cooperation
    features[3] = state.round
    features[4] = MINIMUM[state.round]
    features[5] = state.bid
    features[6] = steps_from(state, seat, state.bidder)
    features[7] = steps_from(state, seat, state.turn)
    features[8] = state.actions_left
    features[9] = state.drew_profession
    features[10] = state.took_freedom
    features[11] = state.refusals
    features[12] = state.work_value
    features[13] = state.price + 1
    features[14 + state.phase] = 1
    at = 14 + PHASE_COUNT
    features[at + state.stage] = 1
    at += STAGE_COUNT
    for item in range(ITEMS):
        features[at + item] = state.pile_size[PRESTIGE_PILE] if item == PRESTIGE_CARD else state.supply[item]
    at += ITEMS
    for item in range(ITEMS + 1):
        features[at + item] = has_bit(state.sold, item)
    if state.item != NOTHING:
        features[at + ITEMS + 1 + state.item] = 1
    at += 2 * (ITEMS + 1)
    for kind in range(BUILDINGS):
        features[at + kind] = state.stock[kind]
    at += BUILDINGS
    for freedom in range(FREEDOMS):
        features[at + freedom] = state.freedom_supply[freedom]
    at += FREEDOMS
    for pile in range(PILES):
        features[at + pile] = state.pile_size[pile]
    return at + PILES


def observe_seat(state: State, seat: int, step: int, features: Row, at: int) -> int:
    """What lies open before a seat."""
    if step < state.seats:
        other = seat + step
        if other >= state.seats:
            other -= state.seats
        observe_counts(state, other, features, at)
        start = at + 20
        for card in range(PROFESSIONS):
            features[start + card] = has_bit(state.table[other], card)
        shown = state.shown[other]
        while shown != 0:
            features[start + lowest_bit(shown)] = 2
            shown &= shown - 1
        start += PROFESSIONS
        for freedom in range(FREEDOMS):
            features[start + freedom] = has_bit(state.freedoms[other], freedom)
        start += FREEDOMS
        for kind in range(BUILDINGS):
            features[start + kind] = has_bit(state.buildings[other], kind)
        start += BUILDINGS
        for kind in range(LANDSCAPES):
            features[start + kind] = state.landscapes[other, kind]
        start += LANDSCAPES
        for character in range(CHARACTERS):
            features[start + character] = 0
        start += CHARACTERS
        for piece in range(PIECES):
            features[start + piece] = fits_somewhere(state, other, piece)
    else:
        for feature in range(SEAT_FEATURES):
            features[at + feature] = 0
    return at + SEAT_FEATURES


def observe_counts(state: State, other: int, features: Row, at: int) -> None:
    """The plain numbers of a seat."""
    features[at] = 1
    features[at + 1] = state.prestige[other]
    features[at + 2] = state.hand_size[other]
    features[at + 3] = cards_on_table(state, other)
    features[at + 4] = state.recruiting_hand[other]
    features[at + 5] = state.recruiting_table[other]
    features[at + 6] = state.bonus_size[other]
    features[at + 7] = state.prestige_size[other]
    features[at + 8] = state.jesters[other]
    features[at + 9] = state.architects[other]
    features[at + 10] = count_bits(state.buildings[other])
    features[at + 11] = free_squares(state, other)
    features[at + 12] = state.best_work[other]
    features[at + 13] = 1 if state.first == other else 0
    features[at + 14] = has_bit(state.out, other)
    features[at + 15] = has_bit(state.passed, other)
    features[at + 16] = has_bit(state.settled, other)
    features[at + 17] = state.standing[other] + 1
    features[at + 18] = state.number[other]
    features[at + 19] = 1 if state.partner == other else 0


def observe_characters(state: State, seat: int, features: Row, at: int) -> int:
    """Who has each character, here and among what is seen of that seat; whether it is taken, and the banker's money."""
    for character in range(CHARACTERS):
        steps = steps_from(state, seat, state.character_owner[character])
        if steps > 0:
            features[TABLE_FEATURES + (steps - 1) * SEAT_FEATURES + CHARACTERS_SEEN + character] = 1
        features[at] = steps
        features[at + 1] = has_bit(state.taken, character)
        features[at + 2] = state.banker_money
        at += CHARACTER_FEATURES
    return at


def observe_own(state: State, seat: int, features: Row, at: int) -> None:
    """What only the seat knows: purse, hands with their worth, cards looked at or put back, and its grid."""
    features[at] = state.florins[seat]
    features[at + 1] = state.returned[seat] + 1
    at += 2
    for feature in range(CARDS_OF_ONES_OWN):
        features[at + feature] = 0
    observe_hand(state, seat, features, at)
    at += 2 * PROFESSIONS
    cards = state.bonus_hand[seat]
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        features[at + card] = 1
        features[at + BONUS_CARDS + card] = bonus_value_now(state, seat, card)
    at += 2 * BONUS_CARDS
    cards = state.prestige_hand[seat]
    while cards != 0:
        card = lowest_bit(cards)
        cards &= cards - 1
        features[at + card] = 1
        features[at + PRESTIGE_CARDS + card] = prestige_card_points(state, seat, card)
    at += 2 * PRESTIGE_CARDS
    if state.actor == seat:
        for place in range(state.looked_size):
            features[at + state.looked_pile * PILE_ROOM + state.looked[seat, place]] = 1
    for pile in range(PILES):
        observe_pile(state, seat, pile, features, at + pile * PILE_ROOM)
    at += PILES * PILE_ROOM
    if state.piece != NOTHING:
        features[at + state.piece] = 1
    at += PIECES
    for cell in range(CELLS):
        features[at + cell] = has_bit(state.covered[seat], cell)


def observe_hand(state: State, seat: int, features: Row, at: int) -> None:
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


def observe_pile(state: State, seat: int, pile: int, features: Row, at: int) -> None:
    """For every card of a pile that the seat put there its place and 1 more; 1 stands for one it is looking at."""
    if has_bit(known_in_pile(state, pile), seat):
        for place in range(state.pile_size[pile]):
            if has_bit(state.pile_known[pile, place], seat):
                features[at + state.pile[pile, place]] = place + 2


def known_in_pile(state: State, pile: int) -> int:
    """Who knows any card of a pile, by bits."""
    known = 0
    for place in range(PILE_ROOM):
        known |= state.pile_known[pile, place]
    return known
