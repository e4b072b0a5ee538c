"""The legal moves, phase by phase: what `may` allows, listed without asking about every number."""

from __future__ import annotations

from signoria.core.bits import has_bit
from signoria.core.record import Row
from signoria.games.princes_of_florence.actions import (
    may_build,
    may_draw_bonus,
    may_draw_profession,
    may_take_freedom,
    may_use_professor,
)
from signoria.games.princes_of_florence.allowed import to_act
from signoria.games.princes_of_florence.auctions import (
    may_buy,
    may_choose_landscape,
    may_raise,
    opening_price,
)
from signoria.games.princes_of_florence.characters import holder_of
from signoria.games.princes_of_florence.components import (
    CHARACTER_HIGH,
    CHARACTER_LOW,
    JOINT_COUNT,
    MAX_PRICE,
    MINIMUM,
    PLACE_COUNT,
    PLACE_MASK,
    PLACE_START,
)
from signoria.games.princes_of_florence.cooperation import may_accept, may_counter, may_join, may_offer
from signoria.games.princes_of_florence.figures import all_bonus_values, landscape_bits
from signoria.games.princes_of_florence.grid import (
    border_between,
    closed_to,
    joint_row,
    may_lay_jointly,
    shape_row,
)
from signoria.games.princes_of_florence.kinds import (
    BONUS_CARDS,
    BUILDINGS,
    CHARACTERS,
    FREEDOMS,
    ITEMS,
    LANDSCAPES,
    PROFESSIONS,
)
from signoria.games.princes_of_florence.recruiting import within_reach
from signoria.games.princes_of_florence.state import (
    ACCEPT,
    ACT,
    ANSWER,
    ASK_PRICE,
    BID,
    BONUS,
    BONUS_PILE,
    BUILD_KIND,
    CHARACTER,
    CHARACTER_BIDS,
    CHOOSE,
    CHOOSE_KIND,
    COUNTER,
    DECLINE,
    DRAW_BONUS,
    DRAW_PROFESSION,
    DROP,
    END_TURN,
    GIVE_UP,
    INTO_PRESTIGE,
    JOIN,
    KEEP_CARD,
    LAST,
    LATER,
    LOOK_AT,
    MERCHANT,
    MERCHANT_PHASE,
    MERCHANT_POINTS,
    NOBODY,
    NUMBERS,
    OFFER_KIND,
    OPEN,
    OPEN_ITEM,
    PARTNER,
    PASS,
    PAY,
    PAY_AND_WAIT,
    PILES,
    PLACE,
    PLACE_AT,
    PLAY_BONUS,
    PRICE,
    PRINCESS_WORK,
    PROFESSOR_DRAW,
    PROFESSOR_PHASE,
    RAISE_BID,
    RECRUIT,
    RECRUIT_CARD,
    REST,
    RETURN,
    RETURN_CARD,
    SETTLE,
    STAND_ON,
    TAKE_FREE,
    TAKE_FREEDOM,
    TAKE_ITEM,
    UNDER,
    UNDER_CARD,
    WITH_PARTNER,
    WORK_BY,
    WORK_DONE,
    State,
)
from signoria.games.princes_of_florence.works import (
    common_value,
    liked,
    may_stop_bonus,
    may_use_princess,
    most_prestige,
)


def legal(state: State, seat: int, moves: Row) -> int:
    """Write the numbers of this seat's legal moves; how many there are."""
    if not has_bit(to_act(state), seat):
        return 0
    phase = state.phase
    if phase == ACT:
        return legal_actions(state, seat, moves)
    if phase == BID:
        return legal_bids(state, seat, moves)
    if phase == OPEN:
        return legal_items(state, seat, moves, OPEN_ITEM)
    if phase == LAST:
        return legal_items(state, seat, moves, TAKE_ITEM)
    if phase == PLACE:
        return legal_places(state, seat, moves)
    if phase == LOOK_AT or phase == UNDER:
        return legal_cards(state, moves)
    if phase == CHARACTER:
        return legal_characters(state, seat, moves)
    if phase == BONUS:
        return legal_bonus(state, seat, moves)
    if phase == PAY:
        return legal_range(moves, 0, INTO_PRESTIGE, most_prestige(state) + 1)
    return legal_others(state, seat, moves)


def legal_others(state: State, seat: int, moves: Row) -> int:
    """The phases that come up less often."""
    phase = state.phase
    if phase == RETURN:
        return legal_returns(state, seat, moves)
    if phase == SETTLE:
        return legal_range(moves, 0, TAKE_FREE, PAY_AND_WAIT - TAKE_FREE + 1)
    if phase == CHOOSE:
        return legal_kinds(state, seat, moves)
    if phase == RECRUIT:
        count = legal_recruits(state, seat, moves, 0)
        moves[count] = LATER
        return count + 1
    if phase == MERCHANT_PHASE or phase == PROFESSOR_PHASE:
        return legal_uses(state, seat, moves)
    if phase == PARTNER:
        return legal_partners(state, seat, moves)
    if phase == JOIN:
        return legal_joint_places(state, seat, moves)
    if phase == PRICE:
        return legal_range(moves, 0, ASK_PRICE, MAX_PRICE + 1)
    if phase == ANSWER:
        return legal_answers(state, seat, moves)
    moves[0] = ACCEPT
    moves[1] = DROP
    return 2


def legal_range(moves: Row, count: int, start: int, length: int) -> int:
    """Numbers one after another."""
    for step in range(length):
        moves[count + step] = start + step
    return count + length


def legal_returns(state: State, seat: int, moves: Row) -> int:
    """PF-2: any of the four."""
    count = 0
    for card in range(PROFESSIONS):
        if has_bit(state.hand[seat], card):
            moves[count] = RETURN_CARD + card
            count += 1
    return count


# -- auctions


def legal_items(state: State, seat: int, moves: Row, start: int) -> int:
    """PF-10: any available item, or give up (PF-13)."""
    count = 0
    for item in range(ITEMS + 1):
        if may_buy(state, seat, item, opening_price(state)) == 0:
            moves[count] = start + item
            count += 1
    moves[count] = GIVE_UP
    return count + 1


def legal_bids(state: State, seat: int, moves: Row) -> int:
    """PF-11: 100 more, or pass."""
    count = 0
    if may_raise(state, seat) == 0:
        moves[count] = RAISE_BID
        count += 1
    moves[count] = PASS
    return count + 1


def legal_kinds(state: State, seat: int, moves: Row) -> int:
    """PF-76: a landscape in supply that fits."""
    count = 0
    for kind in range(LANDSCAPES):
        if may_choose_landscape(state, seat, kind) == 0:
            moves[count] = CHOOSE_KIND + kind
            count += 1
    return count


def legal_places(state: State, seat: int, moves: Row) -> int:
    """PF-20, PF-41, PF-42, PF-124: every place on the own grid; `may_lay` says the same of one.

    Each is written and then counted or not: nobody could foretell a branch.
    """
    row = shape_row(state, state.piece)
    start = PLACE_START[row]
    closed = closed_to(state, seat, state.piece)
    count = 0
    for place_of_tile in range(state.first_fit[seat, state.piece], PLACE_COUNT[row]):
        moves[count] = PLACE_AT + place_of_tile
        count += 1 if PLACE_MASK[start + place_of_tile] & closed == 0 else 0
    return count


def legal_recruits(state: State, seat: int, moves: Row, count: int) -> int:
    """PF-25: face-up professions of the others."""
    cards = within_reach(state, seat)
    for card in range(PROFESSIONS):
        if has_bit(cards, card):
            moves[count] = RECRUIT_CARD + card
            count += 1
    return count


def legal_cards(state: State, moves: Row) -> int:
    """PF-24, PF-45, PF-47: keep any; then any under the pile, or the rest as they are."""
    if state.phase == LOOK_AT:
        return legal_range(moves, 0, KEEP_CARD, state.looked_size)
    count = legal_range(moves, 0, UNDER_CARD, state.looked_size)
    moves[count] = REST
    return count + 1


# -- characters


def legal_characters(state: State, seat: int, moves: Row) -> int:
    """PF-101, PF-103: every number one can pay on a character not yet taken, above a piece that stands there."""
    count = 0
    for character in range(CHARACTERS):
        if not has_bit(state.taken, character):
            low = CHARACTER_LOW[character]
            holder = holder_of(state, character)
            if holder != NOBODY:
                low = max(low, state.number[holder] + 1)
            for number in range(low, min(CHARACTER_HIGH[character], state.florins[seat]) + 1):
                moves[count] = STAND_ON + character * NUMBERS + number
                count += 1
    moves[count] = PASS
    return count + 1


def legal_uses(state: State, seat: int, moves: Row) -> int:
    """PF-108, PF-109: now or later; the professor at its last moment: now or never."""
    if state.phase == MERCHANT_PHASE:
        moves[0] = MERCHANT_POINTS
        moves[1] = LATER
        return 2
    count = legal_professor(state, seat, moves, 0)
    moves[count] = LATER if state.stage == CHARACTER_BIDS else DECLINE
    return count + 1


def legal_professor(state: State, seat: int, moves: Row, count: int) -> int:
    """PF-109: a bonus or a prestige card."""
    for pile in range(BONUS_PILE, PILES):
        if may_use_professor(state, seat, pile) == 0:
            moves[count] = PROFESSOR_DRAW + pile
            count += 1
    return count


# -- actions


def legal_actions(state: State, seat: int, moves: Row) -> int:
    """PF-30: everything a turn offers, and its end."""
    count = 0
    if state.actions_left > 0:
        count = legal_works(state, seat, moves, count)
        count = legal_buildings(state, seat, moves, count)
        if may_draw_profession(state, seat) == 0:
            moves[count] = DRAW_PROFESSION
            count += 1
        if may_draw_bonus(state, seat) == 0:
            moves[count] = DRAW_BONUS
            count += 1
        for freedom in range(FREEDOMS):
            if may_take_freedom(state, seat, freedom) == 0:
                moves[count] = TAKE_FREEDOM + freedom
                count += 1
    count = legal_recruits(state, seat, moves, count)
    if state.character_owner[MERCHANT] == seat:
        moves[count] = MERCHANT_POINTS
        count += 1
    count = legal_professor(state, seat, moves, count)
    moves[count] = END_TURN
    return count + 1


def legal_works(state: State, seat: int, moves: Row, count: int) -> int:
    """PF-31, PF-32, PF-107: works that can reach the minimum; `may_work` says the same of one."""
    hand = state.hand[seat]
    buildings = state.buildings[seat]
    landscapes = landscape_bits(state, seat)
    freedoms = state.freedoms[seat]
    short = MINIMUM[state.round] - all_bonus_values(state, seat, 1) - common_value(state, seat)
    for card in range(PROFESSIONS):
        if has_bit(hand, card) and liked(card, buildings, landscapes, freedoms) >= short:
            moves[count] = WORK_BY + card
            count += 1
    if may_use_princess(state, seat) == 0:
        moves[count] = PRINCESS_WORK
        count += 1
    return count


def legal_buildings(state: State, seat: int, moves: Row, count: int) -> int:
    """PF-40, PF-121: alone, or with a neighbour."""
    for kind in range(BUILDINGS):
        if may_build(state, seat, kind) == 0:
            moves[count] = BUILD_KIND + kind
            count += 1
    if state.cooperation:
        for kind in range(BUILDINGS):
            if may_offer(state, seat, kind) == 0:
                moves[count] = OFFER_KIND + kind
                count += 1
    return count


def legal_bonus(state: State, seat: int, moves: Row) -> int:
    """PF-31: any bonus card; PF-32: done once the minimum is reached."""
    count = 0
    for card in range(BONUS_CARDS):
        if has_bit(state.bonus_hand[seat], card):
            moves[count] = PLAY_BONUS + card
            count += 1
    if may_stop_bonus(state) == 0:
        moves[count] = WORK_DONE
        count += 1
    return count


# -- offers


def legal_partners(state: State, seat: int, moves: Row) -> int:
    """PF-121, PF-122: neighbours with whom the building is possible."""
    count = 0
    for other in range(state.seats):
        if may_join(state, seat, other, state.piece) == 0:
            moves[count] = WITH_PARTNER + other
            count += 1
    return count


def legal_joint_places(state: State, seat: int, moves: Row) -> int:
    """PF-121, PF-123: every place across the border."""
    border = border_between(state, seat, state.partner)
    count = 0
    for place_of_tile in range(JOINT_COUNT[joint_row(border, state.piece)]):
        if may_lay_jointly(state, seat, state.partner, state.piece, place_of_tile) == 0:
            moves[count] = PLACE_AT + place_of_tile
            count += 1
    return count


def legal_answers(state: State, seat: int, moves: Row) -> int:
    """PF-125: accept if able to pay, decline, or one other price."""
    moves[0] = DECLINE
    count = 1
    if may_accept(state, seat) == 0:
        moves[count] = ACCEPT
        count += 1
    for price in range(MAX_PRICE + 1):
        if may_counter(state, seat, price) == 0:
            moves[count] = COUNTER + price
            count += 1
    return count
